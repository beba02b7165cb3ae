"""What the player-dealer can win or lose is bounded by the same thing everywhere in a document.

## What is asked
A document that bounds the player-dealer's wins and losses by the wager put up does not bound them
by all the money on the table elsewhere.

## Why
The bound is what keeps the position from being a bank; two bounds are none.

## Says
- (fact): the most the player-dealer can win or lose
- (remedy): Say in one place that the player-dealer can win or lose no more than the wager put up.

## Fails
The money on the table may be meant as the player-dealer's own, so a person must say which bound
holds.
```yaml unclear two-ways-unless
player-dealer: {wins-or-loses-at-most: [{is: original-wager, at: 14}, {is: money-on-table, at: 118}]}
```
> The rules give the most the player-dealer can win or lose in two ways: at most the original wager
> (line 4), and at most all the money on the table (line 4). Do both mean the player-dealer's own
> wager?

## Passes
```yaml met agree
player-dealer: {wins-or-loses-at-most: [{is: original-wager, at: 14}, {is: amount-wagered, at: 64}]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from .._bank import EXPOSURE
from .._law import bank
from ..agreement import agreement
from ..answer import Answer, Ask


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = bank(subject)
    yield from agreement(EXPOSURE.said(said, True) if said else (), EXPOSURE.clash)
