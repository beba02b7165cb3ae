"""A table minimum that may be set above the table maximum.

## What is asked
Where a schedule lets the minimum and the maximum of a table be chosen from two ranges, every choice leaves the minimum below the maximum.

## Why
A minimum from $5 to $1,000 beside a maximum from $50 allows a table nobody can bet at.

## Fails
```yaml unclear
kind: schedule
name: Example
blocks: [{limits: [{wager: base, minimum: 5-1000}, {wager: base, maximum: 50-2000}], options: [{option: 1, player: 1}]}]
```
```yaml violated
kind: schedule
name: Example
blocks: [{options: [{option: 1, limit: 500-5, player: 1}]}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks: [{limits: [{wager: base, minimum: 5-50}, {wager: base, maximum: 50-2000}], options: [{option: 1, player: 1}]}]
```

## Boundary
One figure each.
```yaml violated
kind: schedule
name: Example
blocks: [{limits: [{wager: base, minimum: 100, maximum: 50}], options: [{option: 1, player: 1}]}]
```
Stakes of two figures are no choice: the lowest game and the highest.
```yaml met
kind: schedule
name: Example
blocks: [{limits: [{minimum: 1-2, maximum: 200-400}], options: [{option: 1, player: 1}]}]
```

## How to fix
Say which minimum goes with which maximum.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Row, Subject
from ...model.fees import Block
from ...model.values import dollars
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

FIX = "say which minimum goes with which maximum"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    found = False
    limits = [limit for block, _ in subject.schedule_file.blocks for limit in block.limits]
    for block, rows in subject.schedule_file.blocks:
        for answer in (*_printed(rows), *_chosen(block)):
            found = True
            yield answer
    if not limits and not any(row.option.limit for _, rows in subject.schedule_file.blocks for row in rows):
        yield not_applicable("the schedule states no limits")
    elif not found:
        yield met("every minimum is below its maximum", *limits[:2])


def _printed(rows: tuple[Row, ...]) -> Iterator[Answer]:
    for row in rows:
        limit = row.option.limit
        if limit and len(limit.figures) == 2 and not limit.last and limit.figures[0] > limit.figures[1]:
            yield violated(
                f"the table limit {limit} of option {row.option.option} has its minimum above its maximum", "write the lower figure first", row.place
            )


def _chosen(block: Block) -> Iterator[Answer]:
    for low in block.limits:
        for high in block.limits:
            if low.minimum is None or high.maximum is None or low.wager != high.wager or low.options != high.options:
                continue
            most, least = low.minimum.high, high.maximum.low
            if most is None or least is None or most <= least:
                continue
            said = f"{dollars(most)} may be chosen as the minimum and {dollars(least)} as the maximum"
            single = len(low.minimum.figures) == len(high.maximum.figures) == 1
            if single or (low.minimum.low is not None and high.maximum.high is not None and low.minimum.low > high.maximum.high):
                yield violated(
                    f"the minimum, {dollars(low.minimum.low or most)}, is above the maximum, {dollars(high.maximum.high or least)}",
                    FIX,
                    low,
                    (high, f"maximum {high.maximum}"),
                )
            else:
                yield unclear(f"{said}: the ranges do not say which go together", FIX, low, (high, f"maximum {high.maximum}"))
