"""A fee taken only below an amount that no wager can reach.

## What is asked
Where the prose takes a fee only on wagers under some amount, the table limits of those options allow wagers on both sides of it.

## Why
"Each wager under $500" at a table whose maximum is $100 changes nothing, or speaks of another amount (the total table action, say) than its words do.

## Fails
```yaml unclear
kind: schedule
name: Example
blocks:
  - fees: [{from: player, per: wager, under: 500}]
    options: [{option: 2, limit: 5-100, player: 1}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: player, per: wager, under: 500}]
    options: [{option: 2, limit: 5-1000, player: 1}]
```

## Boundary
A maximum equal to the amount can reach it.
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: player, per: wager, under: 500}]
    options: [{option: 2, limit: 5-500, player: 1}]
```

## How to fix
Strike the condition, or say of which amount it speaks.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.values import dollars
from .._fees import options, scope, who
from ..legacy import Answer, Ask, met, not_applicable, unclear


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    found, place = False, None
    for block, rows in subject.schedule_file.blocks:
        for fee in block.fees:
            bounded = [(row, limit.high) for row in scope(rows, fee) if (limit := row.option.limit) and limit.high is not None]
            if fee.under is None or not bounded:
                continue
            place = place or fee
            below = [(row, high) for row, high in bounded if high < fee.under]
            if below:
                found = True
                row, high = below[0]
                yield unclear(
                    f"the fee from {who(fee.from_)} is taken on wagers under {dollars(fee.under)}, but no wager above {dollars(high)} is allowed under {options(r for r, _ in below)}: "
                    "the condition never matters, or speaks of another amount",
                    "strike the condition, or say of which amount it speaks",
                    fee,
                    (row.place, f"table limit {row.option.limit}"),
                )
    if place is None:
        yield not_applicable("no fee is taken only under an amount")
    elif not found:
        yield met("wagers on both sides of the amount are allowed", place)
