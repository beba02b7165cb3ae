"""What the player-dealer can win or lose is bounded by the same thing everywhere in a document.

## What is asked
A document that bounds the player-dealer's wins and losses by the wager put up does not bound them by all the money on the table elsewhere.

## Why
The bound is what keeps the position from being a bank; two bounds are none.

## Fails
The money on the table may be meant as the player-dealer's own, so a person must say which bound holds.
```yaml unclear
kind: game
name: Example
category: player-dealer
player-dealer: {wins-or-loses-at-most: [{is: original-wager, at: 14}, {is: money-on-table, at: 118}]}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {wins-or-loses-at-most: [{is: original-wager, at: 14}, {is: amount-wagered, at: 64}]}
```

## Boundary
One statement cannot disagree with itself.
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {wins-or-loses-at-most: money-on-table}
```

## How to fix
Bound wins and losses by the player-dealer's wager, in one place.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.statements import Exposure
from .._agree import Clash, Said, agreement, bank, stated
from .._say import plain
from ..legacy import Answer, Ask

FIX = "say in one place what most the player-dealer can win or lose: the wager put up"
WORDS = {"money-on-table": "all the money on the table", "table-limit": "the table limit"}
STAKE = ("original-wager", "amount-wagered", "amount-covered")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = bank(subject)
    yield from agreement("the most the player-dealer can win or lose", bounds(said.wins_or_loses_at_most if said else ()), bound_clash, FIX)


def bounds(parts: tuple[Exposure, ...], own: bool = True) -> list[Said]:
    return stated(parts, lambda e: e.is_, lambda e: f"at most {WORDS.get(e.is_, 'the ' + plain(e.is_))}", own)


def bound_clash(first: str, second: str) -> Clash | None:
    if first == second or (first in STAKE and second in STAKE):
        return None
    return Clash("They agree only if both mean the player-dealer's own wager")
