"""What happens to wagers the player-dealer does not cover is stated in the same way everywhere in a document.

## What is asked
Uncovered wagers are returned, or they are not; a document does not say both.

## Why
A player whose wager was not in action must know whether it comes back.

## Says
- (fact): what happens to a wager the bank does not cover
- (remedy): Say once that wagers the player-dealer does not cover are returned.
- (differ): Two places differ on {fact}

## Fails
```yaml violated two-ways
player-dealer: {uncovered-wagers: [{are: returned, at: 10}, {are: carried-over, at: 40}]}
```
> Two places differ on what happens to a wager the bank does not cover: returned (line 4), and carried
> over (line 4). Which is it?

## Passes
Not being in action and being returned come to the same.
```yaml met agree
player-dealer: {uncovered-wagers: [{are: returned, at: 10}, {are: no-action, at: 40}]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from .._bank import UNCOVERED
from .._law import bank
from ..agreement import agreement
from ..answer import Answer, Ask


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = bank(subject)
    yield from agreement(UNCOVERED.said(said, True) if said else (), UNCOVERED.clash)
