"""The rules and the schedules of a game know the same table limits.

## What is asked
Every limit of a game that its rules mention is printed in a schedule for the game. A limit of three bets is for rules that tell of three.

## Why
A game at a limit without a fee cannot be opened; a rule that speaks of it is left over or premature. And where the rules know a lower and a higher bet,
nobody can tell which rounds the third one is for.

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

A lowest and a highest limit above the table take in those between them.
```yaml met
kind: game
id: example
name: Example
category: poker
table-limit: {is: 2-4-6-12, at: 85}
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    limits: [{minimum: 1-2, maximum: 200-400, at: 4531-4533}]
    columns: [option, players, regular]
    options: [{option: 1, players: 6+, regular: 8, at: 4536}]
```

Three bets are printed for rounds that know two.
```yaml unclear
kind: game
id: example
name: Example
category: poker
round: [{does: betting-round, limit: lower, at: 1756}, {does: betting-round, limit: higher, at: 1757}]
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    columns: [option, limit, player]
    rows: {table: [[1, 10-20, 5], [7, 10-20-40, 6]], at: 1809}
```

## How to fix
Add the limit to the schedule, or strike it from the rules; say in which round each bet holds.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject, options
from ...model.fees import WagerLimit
from ...model.values import Limit
from .._fees import current
from ..legacy import Answer, Ask, met, not_applicable, unclear

NEEDS_FILING = True
BETS = 2
"""Bets the rules know where they tell a lower from a higher one."""
FIX = "add the limit to the schedule, or strike it from the rules"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    named = subject.game.table_limit
    blocks = [block for _, block in current(subject.filing, subject.game_file)]
    rows = [row for block in blocks for row in options(block) if row.option.limit]
    spans = [limit for block in blocks for limit in block.limits if limit.wager is None and (limit.is_ or (limit.minimum and limit.maximum))]
    levels = [step for level in ("lower", "higher") for step in subject.game.round if step.limit == level]
    if not (named or levels) or not (rows or spans):
        yield not_applicable("the rules name no table limit, or no schedule prints one for the game")
        return
    more = [row for row in rows if levels and row.option.limit and not row.option.limit.last and len(row.option.limit.figures) > BETS]
    if more:
        limits = " and ".join(dict.fromkeys(str(row.option.limit) for row in more))
        told = [levels[0], *(step for step in levels if step.limit != levels[0].limit)][:2]
        yield unclear(
            f"the schedule offers the limit {limits}, and the rules tell of a lower and a higher bet: for which rounds the third is meant cannot be told",
            "say in which round each bet of the limit holds",
            told[0],
            *((step, "the higher limit") for step in told[1:]),
            (more[0].place, "limits offered"),
        )
    missing = [said for said in named if not any(row.option.limit and _offers(row.option.limit, said.is_) for row in rows) and not any(_spans(span, said.is_) for span in spans)]
    if missing:
        limits = " and ".join(dict.fromkeys(str(said.is_) for said in missing))
        first, *others = missing
        example = ". It may be an example of limits in general" if any("example" in (said.note or "") for said in missing) else ""
        said = f"the rules name the table limit {limits}, for which no schedule for the game has a fee{example}"
        yield unclear(said, FIX, first, *((other, f"limit {other.is_}") for other in others[:2] if other.at != first.at), (rows[0].place if rows else spans[0], "limits offered"))
    elif not more:
        yield met("every limit the rules name has a fee, and every bet a round", *named[:1], *levels[:1])


def _spans(offered: WagerLimit, named: Limit) -> bool:
    """Whether a limit set above the options takes in one the rules name."""
    if offered.is_:
        return _offers(offered.is_, named)
    least, most = offered.minimum, offered.maximum
    assert least
    assert most
    if most.unlimited or most.high is None or named.unlimited:
        return most.unlimited or most.high is None
    return named.low is not None and named.high is not None and least.low is not None and least.low <= named.low and named.high <= most.high


def _offers(offered: Limit, named: Limit) -> bool:
    if offered.unlimited or named.unlimited:
        return offered.unlimited == named.unlimited
    if named.last:  # a span of limits, of which some may be offered
        return True
    assert offered.low is not None
    assert named.low is not None
    inside = named.low >= offered.low and (offered.open or (offered.high is not None and named.high is not None and named.high <= offered.high))
    return offered.figures == named.figures or inside
