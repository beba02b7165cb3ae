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

from collections.abc import Iterable, Iterator

from ...docket.filings import Subject
from ...model.statements import Claim
from ..agreement import CONTRADICTION, Clash, Said, agreement, stated
from ..answer import Answer, Ask
from ..values import Value, phrase


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    states = subject.game.states if subject.game_file else _all(subject)
    yield from agreement(caps(states), cap_clash)


def _all(subject: Subject) -> tuple[Claim, ...]:
    blocks = subject.schedule.blocks
    return (*subject.schedule.states, *(claim for block in blocks for claim in block.states))


def caps(states: Iterable[Claim], own: bool = True) -> list[Said]:
    given = [claim for claim in states if claim.that == "rate-cap" and claim.rates is not None]
    return stated(given, lambda c: c, _shown, own)


def _shown(claim: Claim) -> Value:
    return phrase("cap", **{"not": "" if claim.is_ else "not"}, rates=claim.rates, per=claim.per)


def cap_clash(first: Claim, second: Claim) -> Clash | None:
    same = (first.rates, first.per) == (second.rates, second.per)
    if not (first.is_ and second.is_):  # a denial contradicts only what it denies
        return CONTRADICTION if first.is_ != second.is_ and same else None
    if None not in (first.per, second.per) and first.per != second.per:
        return Clash(phrase("cap-of", one=first.per, other=second.per))
    return CONTRADICTION if first.rates != second.rates else None
