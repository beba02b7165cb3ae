"""The number of collection rates a document says are allowed is the same wherever it says so.

## What is asked
A document that recites how many collection rates may be used gives one number, and says of what: a table, a table limit, a game.

## Why
Three rates for a game and five for a table limit are different ceilings, and the house could follow either.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
states: [{that: rate-cap, rates: 3, at: 50}, {that: rate-cap, rates: 5, at: 90}]
```
The same number of different things.
```yaml unclear
kind: game
name: Example
category: player-dealer
states: [{that: rate-cap, rates: 5, per: table, at: 50}, {that: rate-cap, rates: 5, per: table-limit, at: 90}]
```

## Passes
```yaml met
kind: schedule
name: Example
states: [{that: rate-cap, rates: 5, per: table-limit, at: 50}, {that: rate-cap, rates: 5, per: table-limit, at: 90}]
```

## Boundary
A place that does not say of what contradicts none that does.
```yaml met
kind: game
name: Example
category: player-dealer
states: [{that: rate-cap, rates: 3, at: 50}, {that: rate-cap, rates: 3, per: game, at: 90}]
```

## How to fix
Recite the ceiling once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...docket import Subject
from ...model.statements import Claim
from .._agree import CONTRADICTION, Clash, Said, agreement, stated
from .._say import plain
from ..legacy import Answer, Ask

FIX = "recite the ceiling on collection rates once, with what it is counted for"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    states = subject.game.states if subject.game_file else _all(subject)
    yield from agreement("how many collection rates are allowed", caps(states), cap_clash, FIX)


def _all(subject: Subject) -> tuple[Claim, ...]:
    return (*subject.schedule.states, *(claim for block in subject.schedule.blocks for claim in block.states))


def caps(states: Iterable[Claim], own: bool = True) -> list[Said]:
    return stated([claim for claim in states if claim.that == "rate-cap" and claim.rates is not None], lambda c: c, _told, own)


def _told(claim: Claim) -> str:
    return f"{'' if claim.is_ else 'not '}{claim.rates} rates" + (f" for a {plain(claim.per)}" if claim.per else "")


def cap_clash(first: Claim, second: Claim) -> Clash | None:
    if not (first.is_ and second.is_):  # a denial contradicts only what it denies
        return CONTRADICTION if first.is_ != second.is_ and (first.rates, first.per) == (second.rates, second.per) else None
    if None not in (first.per, second.per) and first.per != second.per:
        return Clash(f"One ceiling is counted for a {plain(first.per)}, the other for a {plain(second.per)}")
    return CONTRADICTION if first.rates != second.rates else None
