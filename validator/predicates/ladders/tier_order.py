"""Tiers printed out of order.

## What is asked
The tiers of a ladder stand from the lowest amount to the highest, and each from its lower bound to its upper.

## Why
A ladder out of order is read wrongly at the table, and is often the sign of a mistyped bound.

## Fails
```yaml violated
kind: schedule
name: Example
blocks:
  - options: [{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [301+, 4], [51-300, 2]]}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - options: [{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [51-300, 2], [301+, 4]]}]
```

## Boundary
A tier whose bounds are the wrong way round.
```yaml violated
kind: schedule
name: Example
blocks:
  - options: [{option: 1, limit: 5-500, player-dealer: [[50-5, 1], [51+, 2]]}]
```

## How to fix
Print the tiers from lowest to highest.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ...docket import Subject
from ...ladders import components, damaged
from .._fees import BROKEN
from ..legacy import Answer, Ask, met, not_applicable, violated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.row
    if damaged(subject.row):
        yield not_applicable(BROKEN)
        return
    ladders = [c for c in components(subject.row) if c.cell.tiers]
    found = False
    for ladder in ladders:
        tiers = ladder.cell.tiers
        for tier in tiers:
            if tier.range.high is not None and tier.range.high < tier.range.low:
                found = True
                yield violated(f"the tier {tier.range} of the {ladder.name} fee ends below its start", "write the lower bound first", tier)
        for first, second in pairwise(tiers):
            if second.range.low < first.range.low:
                found = True
                yield violated(
                    f"the tier {second.range} of the {ladder.name} fee stands after the tier {first.range}",
                    "print the tiers from lowest to highest",
                    second,
                    (first, f"the tier {first.range}"),
                )
    if not ladders:
        yield not_applicable("the option has no ladder of fees")
    elif not found:
        yield met("the tiers stand in order", subject.row.place)
