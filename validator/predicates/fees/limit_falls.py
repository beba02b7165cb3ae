"""A fee that falls as the table limit rises.

## What is asked
Where a block has one option for each table limit, a higher limit is charged no less than a lower one.

## Why
It is more often a swapped row than a rate anyone chose; a person must decide. Blocks that offer several options for one limit are left out:
there the house chooses among them.

## Fails
```yaml unclear
kind: schedule
name: Example
blocks:
  - options: [{option: 1, limit: 5-40, player: 1}, {option: 2, limit: 10-100, player: 0.50}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - options: [{option: 1, limit: 5-40, player: 0.50}, {option: 2, limit: 10-100, player: 1}, {option: 3, limit: 100+, player: 1}]
```

## Boundary
Several options for one limit.
```yaml not-applicable
kind: schedule
name: Example
blocks:
  - options: [{option: 1, limit: 5-40, player: 1}, {option: 2, limit: 5-40, player: 2}, {option: 3, limit: 10-100, player: 0.50}]
```

## How to fix
Correct the fee, or say that it is meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ...docket import Row, Subject
from ...ladders import components
from .._fees import options
from ..legacy import Answer, Ask, met, not_applicable, unclear


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    found, place = False, None
    for _, rows in subject.schedule_file.blocks:
        ordered = _one_each(rows)
        place = place or (ordered[0].place if ordered else None)
        for lower, upper in pairwise(ordered):
            before = {c.name: c for c in components(lower) if not c.cell.tiers and c.amounts}
            for component in components(upper):
                other = before.get(component.name)
                if other and not component.cell.tiers and component.amounts and component.amounts[0] < other.amounts[0]:
                    found = True
                    yield unclear(
                        f"the {component.name} fee falls from {other.cell.fee} at the limit {lower.option.limit} to {component.cell.fee} at the limit {upper.option.limit} ({options([lower, upper])})",
                        "correct the fee, or say that it is meant",
                        upper.place,
                        (lower.place, f"{other.cell.fee} at {lower.option.limit}"),
                    )
    if place is None:
        yield not_applicable("no block has one option for each of several table limits")
    elif not found:
        yield met("no higher limit is charged less", place)


def _one_each(rows: tuple[Row, ...]) -> list[Row]:
    """The options of a block from the lowest limit to the highest, if each limit has just one."""
    limits = [row.option.limit for row in rows]
    plain = [limit for limit in limits if limit is not None and limit.low is not None]
    if len(rows) < 2 or len(plain) != len(rows) or len({(x.figures, x.last, x.open) for x in plain}) != len(rows) or any(row.option.players for row in rows):
        return []
    return sorted((row for row in rows if not _turned(row)), key=_size)


def _turned(row: Row) -> bool:
    """Whether the least is above the most, which limits-set reports."""
    limit = row.option.limit
    return limit is not None and limit.low is not None and limit.high is not None and limit.low > limit.high


def _size(row: Row) -> tuple[bool, object, object]:
    limit = row.option.limit
    assert limit is not None
    return limit.high is None, limit.high if limit.high is not None else limit.low, limit.low
