"""An envy payment that is not a fixed amount.

## What is asked
An envy bonus, paid for another player's hand, is a fixed number of dollars for each row.

## Why
No chips stand on an envy bonus; odds would have nothing to multiply.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: envy-bonus, bonus: true, needs: fortune-bonus, pays: {rows: [[five-aces, 250], [royal-flush, 50 to 1]]}}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: envy-bonus, bonus: true, needs: fortune-bonus, pays: {rows: [[five-aces, 250], [royal-flush, 50]]}}]
```

## Boundary
A row that pays no envy is no odds.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: envy-bonus, bonus: true, pays: {rows: [[five-aces, 250], [flush, none]]}}]
```
Only envy bonuses are asked.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
wagers: [{name: fortune-bonus, bonus: true, pays: {rows: [[five-aces, 250 to 1]]}}]
```

## How to fix
Write the envy payment in dollars.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from .._say import plain
from ..legacy import Answer, Ask, met, not_applicable, violated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    rows = [row for table in subject.wager.pays for row in table.rows if row.pays]
    if "envy" not in subject.wager.name or not rows:
        yield not_applicable("the wager is no envy bonus with a pay table")
        return
    odds = [(row, paid) for row in rows for paid in row.pays if paid.style in ("to", "for")]
    if odds:
        row, paid = odds[0]
        yield violated(f"the envy bonus for {plain(row.label)} is {paid}, though no chips are wagered on it", "write the payment in dollars", row)
    else:
        yield met("the envy payments are fixed amounts", rows[0])
