"""A table minimum above the table maximum.

The minimum of a table is below its maximum. Where each may be chosen from a range, some choice
leaves it so. Nobody can bet at a table whose minimum is above its maximum.

## Says
- turned: The table limit of {row} is printed as {limit} ({@}), with the minimum above the maximum.
  Fix: Write the lower figure first.
- above: The minimum of {low} ({@}) is above the maximum of {high} ({@maximum}).
  Fix: Correct one of the two.
  See maximum: the maximum
- below: Every minimum is below its maximum.
- none: This schedule has no limits.

## Examples
```yaml violated above
kind: schedule
name: Example
blocks: [{limits: [{wager: base, minimum: 100, maximum: 50}], options: [{option: 1, player: 1}]}]
```
> The minimum of $100 (line 3) is above the maximum of $50 (line 3).
```yaml met below
kind: schedule
name: Example
blocks: [{limits: [{wager: base, minimum: 5-1000}, {wager: base, maximum: 50-2000}], options: [{option: 1, player: 1}]}]
```
"""

from __future__ import annotations

from decimal import Decimal
from itertools import chain

from ...docket.filings import Row, Subject
from ...model.fees import Block, WagerLimit
from ...model.values import Limit
from ..answer import Answers, Ask, met, not_applicable, roles, violated
from ..values import money


def judge(subject: Subject, ask: Ask) -> Answers:
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


def _printed(rows: list[Row]) -> Answers:
    for row in rows:
        limit = row.option.limit
        if limit and not limit.last and len(limit.figures) == 2 and _falls(limit):
            key = (row.of, row.option.option)
            yield violated("turned", row.place, key=key, row=row, limit=limit)


def _falls(limit: Limit) -> bool:
    return limit.figures[0] > limit.figures[1]


def _chosen(block: Block) -> Answers:
    """Minimums above every maximum that goes with them."""
    for limit in block.limits:
        goes = [one for one in block.limits if _of(one) == _of(limit) and _high(one)]
        least, most = limit.minimum, max(goes, key=_high, default=None)
        if least and least.low and most and least.low > _high(most):
            key = (limit.wager, least, most.maximum, *limit.options)
            values = {"low": money(least.low), "high": money(_high(most))}
            yield violated("above", limit, see=[(most, "maximum")], key=key, **values)


def _of(limit: WagerLimit) -> object:
    return limit.wager, limit.options


def _high(limit: WagerLimit) -> Decimal:
    return (limit.maximum and limit.maximum.high) or Decimal(0)
