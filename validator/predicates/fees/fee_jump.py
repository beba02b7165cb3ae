"""A series of fees with a jump in it.

## What is asked
The fees offered for one table limit rise in steps of one order. A series such as $10, $11, $12, $13, $40, $50 is looked at by a person.

## Why
A figure many steps above its neighbours may be a digit too many or a fee for another period; where it is meant, the sheet does not say for what.

## Fails
```yaml unclear
kind: schedule
name: Example
blocks:
  - columns: [option, limit, player]
    rows: {table: [[1, 10-20, 10], [2, 10-20, 11], [3, 10-20, 12], [4, 10-20, 13], [5, 10-20, 40]]}
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - columns: [option, limit, player]
    rows: {table: [[1, 10-20, 10], [2, 10-20, 11], [3, 10-20, 12], [4, 10-20, 13], [5, 10-20, 14]]}
```

## Boundary
Three fees make no series.
```yaml not-applicable
kind: schedule
name: Example
blocks:
  - columns: [option, limit, player]
    rows: {table: [[1, 10-20, 10], [2, 10-20, 11], [3, 10-20, 40]]}
```

## How to fix
Say what the higher fee is for, or correct the figure.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from itertools import pairwise
from statistics import median_low

from ...docket import Row, Subject
from ...ladders import components
from ...model.values import dollars
from .._fees import options, who
from ..legacy import Answer, Ask, met, not_applicable, unclear

SERIES = 4
TIMES = 10


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    series = [found for _, rows in subject.schedule_file.blocks for found in _series(rows)]
    jumps = [(fees, at) for fees in series if (at := _jump([amount for amount, _, _ in fees])) is not None]
    if not series:
        yield not_applicable("no table limit has a series of flat fees")
        return
    if not jumps:
        yield met("no series of fees has a jump in it", series[0][0][1].place)
        return
    fees, at = jumps[0]
    (low, before, payer), (high, row, _) = fees[at], fees[at + 1]
    more = f"; likewise for {len(jumps) - 1} more limits" if len(jumps) > 1 else ""
    yield unclear(
        f"beside fees from {who(payer)} of {dollars(fees[0][0])} to {dollars(low)} in small steps the limit {row.option.limit} has one of {dollars(high)} ({options([row])}){more}. "
        "It may be meant; what sets it apart is not said",
        "say what the higher fee is for, or correct the figure",
        row.place,
        (before.place, f"{dollars(low)}"),
    )


def _series(rows: tuple[Row, ...]) -> Iterator[list[tuple[Decimal, Row, str]]]:
    """For each limit and payer, the flat fees the options offer, from the lowest to the highest."""
    found: dict[tuple[str, str], dict[Decimal, Row]] = {}
    for row in rows:
        periods = {fee.per for fee in row.block.fees if fee.options and row.option.option in {str(r.low) for r in fee.options if r.low == r.high}}
        for component in components(row):
            if row.option.limit is not None and not component.cell.tiers and component.amounts and component.amounts[0] and not periods:
                found.setdefault((str(row.option.limit), component.payer), {}).setdefault(component.amounts[0], row)
    for (_, payer), fees in found.items():
        if len(fees) >= SERIES:
            yield [(amount, fees[amount], payer) for amount in sorted(fees)]


def _jump(fees: list[Decimal]) -> int | None:
    steps = [b - a for a, b in pairwise(fees)]
    usual = median_low(steps)
    return next((n for n, step in enumerate(steps) if n > 0 and step > TIMES * usual), None)
