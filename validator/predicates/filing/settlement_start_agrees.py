"""Settlement starts at the same seat and goes the same way wherever the rules say so.

The direction of settlement agrees in all places that speak of every wager, and so does the seat it
starts from. When the player-dealer's wager runs out, the order of seats decides who is paid.

## Says
- (remedy): Say once where settlement starts and which way it goes.
- (differ): Two places differ on {fact}
- (direction): the direction of settlement
- (start): the seat where settlement starts
- (goes): {way}
- (from): from the {seat}
- (own-case): Does each of the two apply in a different case?
- (own-situation): Does one of the two apply only in a special case?
- silent: The rules do not say where settlement starts.

## Examples
```yaml violated two-ways
settles: [{from: action-button, direction: clockwise, at: 10}, {from: action-button, direction: counter-clockwise, at: 40}]
```
> Two places differ on the direction of settlement: clockwise (line 4), and counterclockwise (line
> 4). Which is it?
```yaml met agree
settles: [{from: action-button, direction: clockwise, at: 10}, {from: action-button, direction: left, at: 40}]
round: [{does: settle, first: action-button, direction: clockwise, at: 40}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...model.game import Game
from ...model.play import Step
from ...model.wagers import Settlement
from .._bank import WAY
from ..agreement import CONTRADICTION, Clash, Said, agreement, line
from ..answer import Answers, Ask, Subject, not_applicable
from ..values import phrase

Told = Settlement | Step


def judge(subject: Subject, ask: Ask) -> Answers:
    parts = _parts(subject.game)
    ways = [Said(one, one, phrase("goes", way=one.direction)) for one in parts if one.direction]
    starts = list(_starting(parts))
    if not ways and not starts:
        yield not_applicable("silent")
        return
    yield from agreement(ways, _ways, phrase("direction"), "direction")
    yield from agreement(starts, _starts, phrase("start"), "start")


def _parts(game: Game) -> list[Told]:
    """What is said of every wager; a step that repeats a statement at its own line counts once."""
    lines = {line(part) for part in game.settles} - {0}
    steps = [step for step in game.round if step.does == "settle" and line(step) not in lines]
    told: list[Told] = [*game.settles, *steps]
    return [part for part in told if not part.wagers]


def _starting(parts: list[Told]) -> Iterator[Said]:
    """Where each place has it start, and whether in one case: that of a start named elsewhere."""
    cases = {_start(part) for part in parts if _case(part)}
    for part in parts:
        if start := _start(part):
            bound = bool(_case(part)) or (len(cases) > 1 and start in cases)
            yield Said(part, (start, bound), phrase("from", seat=start))


def _start(part: Told) -> str | None:
    return part.from_ if isinstance(part, Settlement) else part.first


def _case(part: Told) -> str | None:
    return part.when if isinstance(part, Settlement) else None


def _ways(first: Told, second: Told) -> Clash | None:
    if WAY[str(first.direction)] == WAY[str(second.direction)]:
        return None
    return Clash(phrase("own-case")) if _case(first) or _case(second) else CONTRADICTION


def _starts(first: tuple[str, bool], second: tuple[str, bool]) -> Clash | None:
    if first[0] == second[0] or (first[1] and second[1]):
        return None
    return Clash(phrase("own-situation"))
