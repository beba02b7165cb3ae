"""An envy payment that is not a fixed amount.

## What is asked
An envy bonus, paid for another player's hand, is a fixed number of dollars for each row.

## Why
No chips stand on an envy bonus; odds would have nothing to multiply.

## Says
- odds: The envy bonus for {hand} pays {odds} ({@}), but nothing is wagered on an envy bonus, so
  there is no bet for the odds to multiply.
  Fix: Write the envy bonus for {hand} in dollars.
- fixed: The envy bonus pays fixed amounts ({@}).
- none: This wager is not an envy bonus with a pay table.

## Fails
```yaml violated odds
wagers: [{name: envy-bonus, bonus: true, needs: fortune-bonus, pays: {rows: [[five-aces, 250], [royal-flush, 50 to 1]]}}]
```
> The envy bonus for royal flush pays 50 to 1 (line 4), but nothing is wagered on an envy bonus, so
> there is no bet for the odds to multiply.

## Passes
```yaml met fixed
wagers: [{name: envy-bonus, bonus: true, needs: fortune-bonus, pays: {rows: [[five-aces, 250], [royal-flush, 50]]}}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ..answer import Answer, Ask, met, not_applicable, violated
from ..values import as_called


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    rows = [row for table in subject.wager.pays for row in table.rows if row.pays]
    if "envy" not in subject.wager.name or not rows:
        yield not_applicable("none")
        return
    odds = [(row, paid) for row in rows for paid in row.pays if paid.style in ("to", "for")]
    if odds:
        row, paid = odds[0]
        yield violated("odds", row, key=row.label, hand=as_called(row.label), odds=paid)
    else:
        yield met("fixed", rows[0])
