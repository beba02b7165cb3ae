"""A fee that falls as the table limit rises.

Where a block has one option for each table limit, a higher limit is charged no less than a lower
one. It is more often a swapped row than a rate anyone chose; a person must decide. Blocks that
offer several options for one limit are left out: there the house chooses among them.

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

from itertools import pairwise

from ...docket.filings import Row, Subject
from ...docket.ladders import components
from ...model.values import Limit
from .._fees import Rows, parts
from ..answer import Answers, Ask, judged, unclear

Step = tuple[Limit, Row]


def judge(subject: Subject, ask: Ask) -> Answers:
    ordered = [steps for _, rows in parts(subject) if (steps := _one_each(rows))]
    found = [a for steps in ordered for pair in pairwise(steps) for a in _falls(*pair)]
    yield from judged(found, [steps[0][1].place for steps in ordered], "rises")


def _falls(below: Step, above: Step) -> Answers:
    (lower, one), (upper, two) = below, above
    before = {fee.name: fee for fee in components(one) if fee.cell.fee and fee.amounts}
    for fee in components(two):
        other = before.get(fee.name)
        if other and fee.cell.fee and fee.amounts and fee.amounts[0] < other.amounts[0]:
            yield unclear(
                "falls",
                two.place,
                see=[(one.place, "lower")],
                key=(two.of, upper, fee.name),
                payer=fee.name,
                before=other.cell.fee,
                after=fee.cell.fee,
                lower=lower,
                upper=upper,
                rows=[one, two],
            )


def _one_each(rows: Rows) -> list[Step]:
    """The options of a block from the lowest limit to the highest, if each limit has just one."""
    plain = [row for row in rows if not row.option.players]
    steps = [(limit, row) for row in plain if (limit := row.option.limit) and limit.low is not None]
    different = {(limit.figures, limit.last, limit.open) for limit, _ in steps}
    if len(different) != max(len(rows), 2):
        return []
    return sorted((step for step in steps if not _turned(step[0])), key=_size)


def _turned(limit: Limit) -> bool:
    """Whether the least is above the most, which limits-set reports."""
    return limit.low is not None and limit.high is not None and limit.low > limit.high


def _size(step: Step) -> tuple[bool, object, object]:
    limit = step[0]
    return limit.high is None, limit.low if limit.high is None else limit.high, limit.low
