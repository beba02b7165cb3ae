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
from ...model.statements import Exposure
from .._law import bank
from ..agreement import Clash, Said, agreement, stated
from ..answer import Answer, Ask
from ..values import Value, phrase

WORDS = ("money-on-table", "table-limit")
STAKE = ("original-wager", "amount-wagered", "amount-covered")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = bank(subject)
    yield from agreement(bounds(said.wins_or_loses_at_most if said else ()), bound_clash)


def bounds(parts: tuple[Exposure, ...], own: bool = True) -> list[Said]:
    return stated(parts, lambda e: e.is_, _shown, own)


def _shown(exposure: Exposure) -> Value:
    bound = exposure.is_
    named = phrase(bound) if bound in WORDS else phrase("the-bound", bound=bound)
    return phrase("most", bound=named)


def bound_clash(first: str, second: str) -> Clash | None:
    if first == second or (first in STAKE and second in STAKE):
        return None
    return Clash(phrase("own-wager"))
