"""A table limit the rules name is one the schedules offer.

## What is asked
Every limit of a game that its rules mention is printed in a schedule for the game.

## Why
A game at a limit without a fee cannot be opened; a rule that speaks of it is left over or premature.

## Fails
```yaml unclear
kind: game
id: example
name: Example
category: poker
table-limit: [{is: 3-6, at: 166}, {is: 10-20, at: 170}]
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    columns: [option, limit, player]
    rows: {table: [[1, 10-20, 5], [2, 20-40, 6]], at: 1113}
```

## Passes
```yaml met
kind: game
id: example
name: Example
category: poker
table-limit: {is: 10-20}
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    columns: [option, limit, player]
    rows: {table: [[1, 10-20, 5]]}
```

## Boundary
A wide limit, and an open one, takes in those within it.
```yaml met
kind: game
id: example
name: Example
category: poker
table-limit: {is: 40-80}
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    columns: [option, limit, player]
    options: [{option: 1, limit: 10-20+, player: 5}]
```

## How to fix
Add the limit to the schedule, or strike it from the rules.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject, options
from ...judge.answer import Answer, Ask, met, not_applicable, unclear
from ...model.values import Limit
from .._fees import current

NEEDS_DOCKET = True
FIX = "add the limit to the schedule, or strike it from the rules"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    named = subject.game.table_limit
    rows = [row for _, block in current(subject.filing, subject.game_file) for row in options(block) if row.option.limit]
    if not named or not rows:
        yield not_applicable("the rules name no table limit, or no schedule prints one for the game")
        return
    missing = [said for said in named if not any(row.option.limit and _offers(row.option.limit, said.is_) for row in rows)]
    if missing:
        limits = " and ".join(dict.fromkeys(str(said.is_) for said in missing))
        first, *others = missing
        example = ". It may be an example of limits in general" if any("example" in (said.note or "") for said in missing) else ""
        said = f"the rules name the table limit {limits}, for which no schedule for the game has a fee{example}"
        yield unclear(said, FIX, first, *((other, f"limit {other.is_}") for other in others[:2] if other.at != first.at), (rows[0].place, "limits offered"))
    else:
        yield met("every limit the rules name has a fee", named[0])


def _offers(offered: Limit, named: Limit) -> bool:
    if offered.unlimited or named.unlimited:
        return offered.unlimited == named.unlimited
    if named.last:  # a span of limits, of which some may be offered
        return True
    assert offered.low is not None
    assert named.low is not None
    inside = named.low >= offered.low and (offered.open or (offered.high is not None and named.high is not None and named.high <= offered.high))
    return offered.figures == named.figures or inside
