"""A fee that falls as the table limit rises.

## What is asked
Where a block has one option for each table limit, a higher limit is charged no less than a lower
one.

## Why
It is more often a swapped row than a rate anyone chose; a person must decide. Blocks that offer
several options for one limit are left out: there the house chooses among them.

## Says
- falls: The {payer} fee falls from {before} at the limit {lower} to {after} at the higher limit
  {upper} ({rows}).
  Reading: Have two rows been swapped?
  Fix: Correct the fee, or confirm that the higher limit is charged less.
  See lower: {before} at the limit {lower}
- rises: No higher limit is charged less than a lower one.
- none: This schedule does not have one option for each of several table limits.

## Fails
```yaml unclear falls
  - options: [{option: 1, limit: 5-40, player: 1}, {option: 2, limit: 10-100, player: 0.50}]
```
> The player fee falls from $1 at the limit 5-40 to $0.50 at the higher limit 10-100 (options 1 and
> 2). Have two rows been swapped?

## Passes
```yaml met rises
  - options: [{option: 1, limit: 5-40, player: 0.50}, {option: 2, limit: 10-100, player: 1}, {option: 3, limit: 100+, player: 1}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ...docket.filings import Row, Subject
from ...docket.ladders import Component, components
from ..answer import Answer, Ask, met, not_applicable, unclear


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    ordered = [rows for _, every in subject.schedule_file.blocks if (rows := _one_each(every))]
    found = [answer for rows in ordered for pair in pairwise(rows) for answer in _falls(*pair)]
    yield from found
    if not ordered:
        yield not_applicable("none")
    elif not found:
        yield met("rises", ordered[0][0].place)


def _falls(lower: Row, upper: Row) -> Iterator[Answer]:
    before = {fee.name: fee for fee in _flat(lower)}
    for fee in _flat(upper):
        other = before.get(fee.name)
        if other and fee.amounts[0] < other.amounts[0]:
            yield unclear(
                "falls",
                upper.place,
                see=[(lower.place, "lower")],
                key=(upper.of, upper.option.limit, fee.name),
                payer=fee.name,
                before=other.cell.fee,
                after=fee.cell.fee,
                lower=lower.option.limit,
                upper=upper.option.limit,
                rows=[lower, upper],
            )


def _flat(row: Row) -> list[Component]:
    return [fee for fee in components(row) if not fee.cell.tiers and fee.amounts]


def _one_each(rows: tuple[Row, ...]) -> list[Row]:
    """The options of a block from the lowest limit to the highest, if each limit has just one."""
    limits = [row.option.limit for row in rows]
    plain = [limit for limit in limits if limit is not None and limit.low is not None]
    different = {(limit.figures, limit.last, limit.open) for limit in plain}
    if len(rows) < 2 or len(different) != len(rows) or any(row.option.players for row in rows):
        return []
    return sorted((row for row in rows if not _turned(row)), key=_size)


def _turned(row: Row) -> bool:
    """Whether the least is above the most, which limits-set reports."""
    limit = row.option.limit
    return bool(
        limit and limit.low is not None and limit.high is not None and limit.low > limit.high
    )


def _size(row: Row) -> tuple[bool, object, object]:
    limit = row.option.limit
    assert limit is not None
    return limit.high is None, limit.high if limit.high is not None else limit.low, limit.low
