"""A game has two schedules that differ, and nothing says which holds.

## What is asked
Where a game's own schedule and a collective sheet both set its fees, they set the same ones, or one says that it replaces the other.

## Why
An option approved on one sheet and absent from the other may or may not be used. Which of two sheets is in force is for a person to say, so
this is a question, not a violation.

Schedules replaced by a later one (`supersedes`) are left out.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
---
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, limit: 5-100, player-dealer: 1}]
---
kind: schedule
name: Rates
collective: true
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, limit: 5-200, player-dealer: 2}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
---
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, limit: 5-100, player-dealer: 1}]
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    options: [{option: 7, limit: 5-100, player-dealer: 1}]
```

## Boundary
The later sheet says what it replaces.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
---
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, limit: 5-100, player-dealer: 1}]
---
kind: schedule
name: Rates
supersedes: [example-fees]
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, limit: 5-200, player-dealer: 2}]
```

## How to fix
Withdraw one schedule, or say which replaces the other and from when.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...docket import Row, ScheduleFile, Subject, options
from ...judge.answer import Answer, Ask, met, not_applicable, unclear
from ...ladders import prose
from ...model.fees import Cell
from .._fees import current
from .._fees import options as named

NEEDS_DOCKET = True

PERIODS = ("half-hour", "hour", "day")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    sheets: dict[str, tuple[ScheduleFile, list[Row]]] = {}
    for schedule, block in current(subject.filing, subject.game_file):
        if rows := options(block):
            sheets.setdefault(schedule.id, (schedule, []))[1].extend(rows)
    if len(sheets) < 2:
        yield not_applicable("fewer than two schedules in force print fees for the game")
        return
    found = False
    for (one, some), (two, others) in combinations(sorted(sheets.values(), key=lambda pair: (bool(pair[0].schedule.collective), pair[0].id)), 2):
        only = [row for row in some if _signature(row) not in set(map(_signature, others))]
        extra = [row for row in others if _signature(row) not in set(map(_signature, some))]
        if only or extra:
            found = True
            place = (only or some)[0]
            other = next((row for row in others if str(row.option.limit) == str(place.option.limit)), (extra or others)[0])
            yield unclear(
                f"two schedules set the fees of this game and differ: {' and '.join(_tell(*side) for side in ((only, one), (extra, two)) if side[0])}; nothing says which of them holds",
                "withdraw one of them, or say which replaces the other",
                place.place,
                (other.place, f"in “{two.schedule.name}”"),
            )
    if not found:
        yield met("the schedules of the game print the same options", next(iter(sheets.values()))[1][0].place)


def _tell(only: list[Row], sheet: ScheduleFile) -> str:
    period = f" (fees per {_period(only[0])})" if _period(only[0]) else ""
    return f"{named(only)}{period} only in “{sheet.schedule.name}”"


def _signature(row: Row) -> tuple[object, ...]:
    """What an option comes to, whatever its number and however it is written."""
    limit = row.option.limit
    cells = sorted((name, _cell(cell)) for name, cell in row.cells.items() if _cell(cell))
    return (limit.low, limit.high, limit.figures) if limit else None, str(row.option.players or ""), tuple(cells), _period(row)


def _period(row: Row) -> str:
    """A fee by time is not the same as one by hand."""
    return next((fee.per for fee in prose(row.block, row) if fee.per in PERIODS), "")


def _cell(cell: Cell) -> str:
    """A fee of nothing is the same however it is printed."""
    if cell.tiers:
        return "; ".join(f"{tier.range.low}-{tier.range.high}: {tier.fee}" for tier in cell.tiers)
    return "" if cell.fee is None or cell.fee.dollars == 0 or cell.fee.text in ("none", "waived") else str(cell.fee)
