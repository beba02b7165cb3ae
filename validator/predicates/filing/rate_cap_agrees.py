"""The number of collection rates a document says are allowed is the same wherever it says so.

## What is asked
A document that recites how many collection rates may be used gives one number, and says of what: a
table, a table limit, a game.

## Why
Three rates for a game and five for a table limit are different ceilings, and the house could follow
either.

## Says
- (fact): how many collection rates are allowed
- (remedy): Give the limit on collection rates once, and say what it is counted for.
- (differ): Two places differ on {fact}

## Fails
```yaml violated two-ways
states: [{that: rate-cap, rates: 3, at: 50}, {that: rate-cap, rates: 5, at: 90}]
```
> Two places differ on how many collection rates are allowed: three rates (line 4), and five rates
> (line 4). Which is it?

## Passes
```yaml met agree
kind: schedule
name: Example
states: [{that: rate-cap, rates: 5, per: table-limit, at: 50}, {that: rate-cap, rates: 5, per: table-limit, at: 90}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from .._bank import cap_clash, caps
from .._law import claims
from ..agreement import agreement
from ..answer import Answer, Ask


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    states = subject.game.states if subject.game_file else claims(subject)
    yield from agreement(caps(states), cap_clash)
