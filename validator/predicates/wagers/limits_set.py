"""A table minimum that may be set above the table maximum.

## What is asked
Where a schedule lets the minimum and the maximum of a table be chosen from two ranges, every choice
leaves the minimum below the maximum.

## Why
A minimum from $5 to $1,000 beside a maximum from $50 allows a table nobody can bet at.

## Says
- turned: The table limit of {row} is printed as {limit} ({@}), with the minimum above the maximum.
  Fix: Write the lower figure first.
- above: The minimum of {low} ({@}) is above the maximum of {high} ({@maximum}).
  Fix: Correct one of the two.
  See maximum: the maximum
- may-be-above: A minimum of up to {low} ({@}) and a maximum from {high} ({@maximum}) may be chosen,
  so the minimum could be set above the maximum.
  Reading: Which minimum goes with which maximum?
  Together (): In {schedules} a minimum and a maximum may be chosen so that the minimum is above
    the maximum. Which minimum goes with which maximum?
  Fix: Say which minimum goes with which maximum.
  See maximum: the maximum
- below: Every minimum is below its maximum.
- none: This schedule has no limits.

## Fails
```yaml unclear may-be-above
kind: schedule
name: Example
blocks: [{limits: [{wager: base, minimum: 5-1000}, {wager: base, maximum: 50-2000}], options: [{option: 1, player: 1}]}]
```
> A minimum of up to $1,000 (line 3) and a maximum from $50 (line 3) may be chosen, so the minimum
> could be set above the maximum. Which minimum goes with which maximum?

## Passes
```yaml met below
kind: schedule
name: Example
blocks: [{limits: [{wager: base, minimum: 5-50}, {wager: base, maximum: 50-2000}], options: [{option: 1, player: 1}]}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from itertools import chain
from typing import NamedTuple

from ...docket.filings import Row, Subject
from ...model.fees import Block, WagerLimit
from ...model.values import Limit
from ..answer import Answer, Ask, met, not_applicable, roles, unclear, violated
from ..values import money


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    blocks = subject.schedule.blocks
    limits = [limit for block in blocks for limit in block.limits]
    rows = chain.from_iterable(rows for _, rows in subject.schedule_file.blocks)
    printed = [row for row in rows if row.option.limit]
    found = [*_printed(printed), *chain.from_iterable(map(_chosen, blocks))]
    yield from found
    if not limits and not printed:
        yield not_applicable("none")
    elif not found:
        yield met("below", *limits[:1], see=roles(limits[1:2]))


def _printed(rows: list[Row]) -> Iterator[Answer]:
    for row in rows:
        limit = row.option.limit
        if limit and not limit.last and len(limit.figures) == 2 and _falls(limit):
            key = (row.of, row.option.option)
            yield violated("turned", row.place, key=key, row=row, limit=limit)


def _falls(limit: Limit) -> bool:
    return limit.figures[0] > limit.figures[1]


class End(NamedTuple):
    """A minimum or a maximum of a table: the range it is chosen from."""

    low: Decimal
    high: Decimal
    place: WagerLimit


def _chosen(block: Block) -> Iterator[Answer]:
    """Each minimum against the lowest maximum that goes with it."""
    lowest: dict[object, End] = {}
    for limit in block.limits:
        of = (limit.wager, limit.options)
        for end in _end(limit, limit.maximum):
            if of not in lowest or end.low < lowest[of].low:
                lowest[of] = end
    for limit in block.limits:
        most = lowest.get((limit.wager, limit.options))
        for least in _end(limit, limit.minimum) if most else ():
            assert most
            if least.high > most.low:
                yield _above(least, most)


def _end(limit: WagerLimit, end: Limit | None) -> Iterator[End]:
    if end is not None and end.low is not None and end.high is not None:
        yield End(end.low, end.high, limit)


def _above(least: End, most: End) -> Answer:
    """A minimum that is, or may be chosen, above the maximum."""
    limit = least.place
    key = (limit.wager, limit.minimum, most.place.maximum, *limit.options)
    certain = least.low > most.high
    verdict, case = (violated, "above") if certain else (unclear, "may-be-above")
    low, high = (least.low, most.high) if certain else (least.high, most.low)
    see = [(most.place, "maximum")]
    return verdict(case, limit, see=see, key=key, low=money(low), high=money(high))
