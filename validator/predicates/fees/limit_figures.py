"""A table limit is given by two figures like the others beside it.

## What is asked
Where the options of a game give a lowest and a highest wager, each of them does.

## Why
One figure leaves it open whether it is the least, the most or the only wager.

## Says
- single: The table limit of {single} is the single amount {amounts} ({@}), where {ranged} gives a
  range, {range} ({@ranged}). Is it the lowest, the highest or the only bet?
  Fix: Give the lowest and the highest bet of {single}.
  See ranged: table limit {range}
- alike: The table limits beside each other are given alike.
- none: This schedule has no two table limits beside each other.

## Fails
```yaml unclear single
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, player]
    options: [{option: 1, limit: 10-100, player: 0}, {option: 2, limit: 100, player: 1, at: 1086}]
```
> The table limit of option 2 is the single amount $100 (line 5), where option 1 gives a range,
> 10-100 (line 5). Is it the lowest, the highest or the only bet?

## Passes
```yaml met alike
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, player]
    options: [{option: 1, limit: 10-100, player: 0}, {option: 2, limit: 20-100, player: 1}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket.filings import Row, Subject
from ...docket.ladders import components, damaged
from ..answer import Answer, Ask, met, not_applicable, unclear
from ..values import money


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    blocks = [
        [row for row in rows if row.option.limit and not damaged(row)]
        for _, rows in subject.schedule_file.blocks
    ]
    found = [answer for rows in blocks for answer in _single(rows)]
    seen = next((rows[1].place for rows in blocks if len(rows) > 1), None)
    yield from found
    if seen is None:
        yield not_applicable("none")
    elif not found:
        yield met("alike", seen)


def _single(rows: list[Row]) -> Iterator[Answer]:
    ranged = next(
        (row for row in rows if row.option.limit and len(row.option.limit.figures) > 1), None
    )
    single = [(row, figure) for row in rows if (figure := _figure(row)) is not None]
    if ranged and single:
        row = single[0][0]
        yield unclear(
            "single",
            row.place,
            see=[(ranged.place, "ranged"), *((other.place, "single") for other, _ in single[1:])],
            key=row.of,
            single=[row for row, _ in single],
            amounts=[money(figure) for _, figure in single],
            ranged=ranged,
            range=ranged.option.limit,
        )


def _figure(row: Row) -> Decimal | None:
    """The one figure of a table limit, unless a fee is printed for that bet alone."""
    limit = row.option.limit
    if limit is None or len(limit.figures) != 1 or limit.open or limit.last:
        return None
    figure = limit.figures[0]
    ladders = [
        fee.cell.tiers for fee in components(row) if fee.payer == "player" and fee.cell.tiers
    ]
    only = [
        len(tiers) == 1 and tiers[0].range.low == tiers[0].range.high == figure for tiers in ladders
    ]
    return None if only and all(only) else figure
