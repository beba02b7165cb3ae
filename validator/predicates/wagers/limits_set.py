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
  Together (): In {schedules} a minimum and a maximum may be chosen so that the minimum is above
    the maximum.
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
> could be set above the maximum.

## Passes
```yaml met below
kind: schedule
name: Example
blocks: [{limits: [{wager: base, minimum: 5-50}, {wager: base, maximum: 50-2000}], options: [{option: 1, player: 1}]}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from ...docket.filings import Row, Subject
from ...model.fees import Block, WagerLimit
from ..answer import Answer, Ask, met, not_applicable, unclear, violated
from ..values import money


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    blocks = subject.schedule_file.blocks
    limits = [limit for block, _ in blocks for limit in block.limits]
    found = [answer for block, rows in blocks for answer in (*_printed(rows), *_chosen(block))]
    yield from found
    if not limits and not any(row.option.limit for _, rows in blocks for row in rows):
        yield not_applicable("none")
    elif not found:
        yield met("below", *limits[:1], see=[(limit, "also") for limit in limits[1:2]])


def _printed(rows: tuple[Row, ...]) -> Iterator[Answer]:
    for row in rows:
        limit = row.option.limit
        if (
            limit
            and len(limit.figures) == 2
            and not limit.last
            and limit.figures[0] > limit.figures[1]
        ):
            yield violated(
                "turned", row.place, key=(row.of, row.option.option), row=row, limit=limit
            )


def _chosen(block: Block) -> Iterator[Answer]:
    for low, high in product(block.limits, repeat=2):
        if low.wager == high.wager and low.options == high.options:
            yield from _pair(block, low, high)


def _pair(block: Block, low: WagerLimit, high: WagerLimit) -> Iterator[Answer]:
    """A minimum that is, or may be chosen, above the maximum that goes with it."""
    if low.minimum is None or high.maximum is None:
        return
    most, least = low.minimum.high, high.maximum.low
    if most is None or least is None or most <= least:
        return
    lowest, highest = low.minimum.low, high.maximum.high
    single = len(low.minimum.figures) == len(high.maximum.figures) == 1
    see = [(high, "maximum")]
    key = (low.wager, low.minimum, high.maximum, *low.options)
    if single or (lowest is not None and highest is not None and lowest > highest):
        yield violated(
            "above", low, see=see, key=key, low=money(lowest or most), high=money(highest or least)
        )
    else:
        yield unclear("may-be-above", low, see=see, key=key, low=money(most), high=money(least))
