"""A fee that falls as the amount rises.

## What is asked
The tiers of a ladder charge no less for more. A lower fee on a higher tier may be meant (a waiver for large action), but the filing should say so.

## Why
It is more often a mistyped figure or a shifted row than a rate anyone chose; a person must decide.

## Fails
```yaml unclear
kind: schedule
name: Example
blocks:
  - columns: [option, limit, {is: player, on: total-table-action}]
    options: [{option: 2, limit: 5-100, player: [[5-100, 1], [101-500, 1], [501+, 0]]}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - columns: [option, limit, {is: player, on: total-table-action}]
    options: [{option: 2, limit: 5-100, player: [[5-100, 0.50], [101-500, 1], [501+, 1]]}]
```

## Boundary
The tiers are compared by amount, not in the order printed.
```yaml met
kind: schedule
name: Example
blocks:
  - options: [{option: 1, limit: 5-500, player-dealer: [[51+, 2], [5-50, 1]]}]
```

The prose takes the fee only on wagers under an amount.
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: player, per: wager, under: 500}]
    options: [{option: 2, limit: 5-1000, player: [[5-500, 1], [501+, 0]]}]
```

## How to fix
Correct the fee, or say in the prose that the higher amounts are charged less.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ...docket import Subject
from ...ladders import components, damaged, prose
from .._fees import BROKEN, speaks_of
from ..legacy import Answer, Ask, met, not_applicable, unclear


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.row
    if damaged(subject.row):
        yield not_applicable(BROKEN)
        return
    ladders = [c for c in components(subject.row) if len(c.cell.tiers) > 1]
    found = False
    for ladder in ladders:
        if any(fee.under is not None and speaks_of(fee, ladder) for fee in prose(subject.row.block, subject.row)):
            continue
        priced = sorted((tier for tier in ladder.cell.tiers if tier.fee.dollars is not None), key=lambda tier: tier.range.low)
        for lower, upper in pairwise(priced):
            assert lower.fee.dollars is not None
            assert upper.fee.dollars is not None
            if upper.fee.dollars < lower.fee.dollars:
                found = True
                yield unclear(
                    f"the {ladder.name} fee falls from {lower.fee} (tier {lower.range}) to {upper.fee} (tier {upper.range})",
                    f"correct the fee of the tier {upper.range}, or say that it is meant",
                    upper,
                    (lower, f"the tier {lower.range}"),
                )
    if not ladders:
        yield not_applicable("the option has no ladder of fees")
    elif not found:
        yield met("no tier charges less than the one below it", subject.row.place)
