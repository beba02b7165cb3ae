"""A total is said to leave out something that is no wager.

## What is asked
What a total of wagers is said to leave out are wagers.

## Why
A total that "does not count additional wagers, such as when a hand is surrendered" speaks of wagers nobody places. It may mean that a surrender does
not lower the total, or be a slip; a person must decide.

## Fails
```yaml unclear
kind: schedule
name: Example Fees
blocks:
  - defines: {basis: total-table-action, counts: [base], excludes: [double-down, surrender]}
```

## Passes
```yaml met
kind: schedule
name: Example Fees
blocks:
  - defines: {basis: total-table-action, counts: [base], excludes: [double-down, split, insurance]}
```

## Boundary
Nothing is left out.
```yaml not-applicable
kind: schedule
name: Example Fees
blocks:
  - defines: {basis: total-table-action, counts: [base]}
```

## How to fix
Strike what is no wager, or say that it does not lower the total.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from .._fees import basis
from ..legacy import Answer, Ask, met, not_applicable, unclear

NO_WAGER = ("surrender", "fold", "stand")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = [one for block in subject.schedule.blocks for one in block.defines if one.excludes]
    wrong = [(one, name) for one in said for name in one.excludes if name in NO_WAGER]
    if wrong:
        first, name = wrong[0]
        yield unclear(
            f"{basis(first.basis)} is said to leave out wagers placed later, by a {name} among others, and a {name} places none; it may mean that the total stays as it was",
            f"strike the {name}, or say that it does not lower the total",
            first,
            *((one, "likewise") for one, _ in wrong[1:]),
        )
    elif said:
        yield met("what the totals leave out are wagers", *said)
    else:
        yield not_applicable("no total is said to leave anything out")
