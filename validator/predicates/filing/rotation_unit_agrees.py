"""The turns of the player-dealer position are counted in one unit throughout a document.

## What is asked
A document that limits the position to two hands in one place does not limit it to thirty minutes
in another. Hands, rounds, turns and times are taken for the same.

## Why
Half an hour may be one hand or ten.

## Says
- (fact): the unit in which turns at the bank are counted
- (differ): Turns at the bank are counted in two ways
- (remedy): Count hands or minutes, but the same everywhere.

## Fails
```yaml violated two-ways
player-dealer: {rotation: [{offered-after: 30, unit: minutes, at: 10}, {offered-after: 2, unit: hands, at: 40}]}
```
> Turns at the bank are counted in two ways: offered to the next player after 30 minutes (line 4),
> and offered to the next player after two hands (line 4). Which is it?

## Passes
```yaml met agree
player-dealer: {rotation: [{holds-at-most: 2, unit: rounds, at: 10}, {offered-after: 2, unit: hands, at: 40}]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from .._bank import UNIT
from .._law import bank
from ..agreement import agreement
from ..answer import Answer, Ask


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = bank(subject)
    yield from agreement(UNIT.said(said, True) if said else (), UNIT.clash)
