"""The turns of the player-dealer position are counted in one unit throughout a document.

## What is asked
A document that limits the position to two hands in one place does not limit it to two rounds in
another.

## Why
A round can hold several hands. The law of rotation counts one of them. Times and turns are whatever
the other places count.

## Says
- (fact): the unit in which turns at the bank are counted
- (differ): Turns at the bank are counted in two ways
- (remedy): Count hands or rounds, but the same everywhere.

## Fails
```yaml unclear two-ways-unless
player-dealer: {rotation: [{holds-at-most: 2, unit: rounds, at: 10}, {holds-at-most: 2, unit: hands, at: 40}]}
```
> Turns at the bank are counted in two ways: held for at most two rounds (line 4), and held for at
> most two hands (line 4). Do rounds and hands mean the same here?

## Passes
```yaml met agree
player-dealer: {rotation: [{holds-at-most: 2, unit: hands, at: 10}, {offered-after: 2, unit: hands, at: 40}]}
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
