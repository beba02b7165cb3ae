"""Settlement starts at the same seat and goes the same way wherever the rules say so.

## What is asked
The direction of settlement agrees in all places that speak of every wager, and so does the seat it starts from. The order of the wagers is a matter of another
rule.

## Why
When the player-dealer's wager runs out, the order of seats decides who is paid.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
settles: [{from: action-button, direction: clockwise, at: 10}, {from: action-button, direction: counter-clockwise, at: 40}]
```
```yaml unclear
kind: game
name: Example
category: player-dealer
settles: [{from: left-of-player-dealer, direction: clockwise, at: 10}, {from: action-button, direction: clockwise, at: 40}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
settles: [{from: action-button, direction: clockwise, at: 10}, {from: action-button, direction: left, at: 40}]
round: [{does: settle, first: action-button, direction: clockwise, at: 40}]
```

## Boundary
Two starts, each under its own condition, are one rule; a start for one wager is no start for all.
```yaml met
kind: game
name: Example
category: player-dealer
settles:
  - {from: left-of-house-dealer, note: when the bank covers all, at: 1003}
  - {from: action-button, note: when it does not, at: 1005}
  - {from: action-button, wagers: [tie], at: 1746}
```
A place that repeats the start of one of the two cases without its condition speaks of that case.
```yaml met
kind: game
name: Example
category: player-dealer
settles: [{from: left-of-house-dealer, note: when the bank covers all, at: 1003}, {from: action-button, note: when it does not, at: 1005}]
round: [{does: settle, first: action-button, at: 1027}]
```

## How to fix
Say once where settlement starts and which way it goes, and under which condition.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...docket import Subject
from ...model.game import Game, Step
from ...model.part import Part
from ...model.wagers import Settlement
from .._agree import CONTRADICTION, Clash, Said, agreement, line
from .._say import plain
from ..legacy import Answer, Ask, not_applicable
from .rotation_agrees import WAY

FIX = "say once where settlement starts and which way it goes"
CONDITION = re.compile(r"\b(when|if|only|unless)\b")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    parts = _parts(subject.game)
    ways = [Said(part, part, f"settlement goes {plain(part.direction)}") for part in parts if part.direction]
    cases = {_start(part) for part in parts if _conditional(part)}
    several = len(cases) > 1  # each start has a case of its own, and a place that names one of them speaks of that case
    starts = [Said(part, (_start(part), _conditional(part) or (several and _start(part) in cases)), f"settlement starts from the {plain(_start(part))}") for part in parts if _start(part)]
    if not ways and not starts:
        yield not_applicable("the rules do not say where settlement starts")
        return
    yield from agreement("the direction of settlement", ways, _ways, FIX)
    yield from agreement("the start of settlement", starts, _starts, FIX)


def _parts(game: Game) -> list[Settlement | Step]:
    """What is said of every wager; a step of the round that repeats a statement at its own line counts once."""
    whole: list[Settlement | Step] = [settles for settles in game.settles if not settles.wagers]
    lines = {line(part) for part in game.settles}
    return whole + [step for step in game.round if step.does == "settle" and not step.wagers and (line(step) == 0 or line(step) not in lines)]


def _start(part: Settlement | Step) -> str | None:
    return part.from_ if isinstance(part, Settlement) else part.first


def _conditional(part: Part) -> bool:
    return bool(part.note and CONDITION.search(part.note))


def _ways(first: Settlement | Step, second: Settlement | Step) -> Clash | None:
    if WAY[str(first.direction)] == WAY[str(second.direction)]:
        return None
    return Clash("Each may hold in a case of its own") if _conditional(first) or _conditional(second) else CONTRADICTION


def _starts(first: tuple[str, bool], second: tuple[str, bool]) -> Clash | None:
    if first[0] == second[0] or (first[1] and second[1]):
        return None
    return Clash("The two seats are the same only by chance, unless one place is meant for a case of its own")
