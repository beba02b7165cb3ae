"""Cents that fall between two tiers.

## What is asked
Tiers such as $5-$50 and $51-$150 give no fee for $50.50. Where wagers are whole dollars that does not matter; the filing
should say so, or write its tiers so that they touch.

## Why
A half-dollar wager or an even-money tie of odd chips makes such totals. A person must decide whether they can occur here, so this is
one question per schedule, never a violation.

## Fails
```yaml unclear
kind: schedule
name: Example
blocks:
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [51+, 2]]}]
```

## Passes
```yaml met
kind: schedule
name: Example
steps: 1
blocks:
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [51+, 2]]}]
```

## Boundary
Tiers that touch leave no cents between them.
```yaml met
kind: schedule
name: Example
blocks:
  - columns: [option, limit, {is: player, on: player-wager}]
    options: [{option: 1, limit: 5-100, player: [[5-35, 1], [">35-100", 2]]}]
```

## How to fix
Say that wagers are made in whole dollars, or start each tier just above the end of the one before it.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket import Subject
from ...ladders import MONEY_BASES, damaged, gaps, tiered
from .._fees import options
from ..legacy import Answer, Ask, met, not_applicable, unclear

CENT = Decimal("0.01")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    ladders = [(row, c) for row, c in tiered(subject.schedule_file) if c.basis in (None, *MONEY_BASES) and len(c.cell.tiers) > 1 and not damaged(row)]
    if not ladders:
        yield not_applicable("the schedule has no ladder over amounts of money")
        return
    if subject.schedule.steps:
        yield met("the schedule states the step between its tiers", subject.schedule.steps[0])
        return
    for row, ladder in ladders:
        for first, second, low, high in gaps(ladder.cell.tiers, CENT):
            if high - low < 1 - CENT:  # a wider hole is of whole dollars, and tier-gap's
                yield unclear(
                    f"an amount with cents between {first.range} and {second.range} has no fee ({options([row])}"
                    f"{f', and likewise in {len(ladders) - 1} more ladders' if len(ladders) > 1 else ''}); the schedule does not say that wagers are whole dollars",
                    "say that wagers are made in whole dollars",
                    second,
                    (first, f"the tier {first.range}"),
                )
                return
    yield met("neighbouring tiers touch", ladders[0][1].cell.tiers[0])
