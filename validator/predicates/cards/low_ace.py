"""Where the lowest hand wins, the rules say whether the ace is low.

## What is asked
A game whose pot, or half of it, goes to the low hand gives the order of cards for it, or says how the ace counts.

## Why
Ace to five and deuce to seven are different games, and a pair of words tells them apart.

## Fails
```yaml not-stated
kind: game
name: Low Ball
category: poker
pot: {to: low, at: 339}
```

## Passes
```yaml met
kind: game
name: Low Ball
category: poker
pot: {to: low, at: 29}
facts: [{of: ace-in-low, is: low, at: 52}]
```

## Boundary
An order of cards says it too; rules taken from another game are not asked.
```yaml met
kind: game
name: Razz
category: poker
cards: {high-to-low: [A, K, Q], at: 1724}
pot: {to: low, at: 1760}
```
```yaml not-applicable
kind: game
name: Jacks Back
category: poker
inherits: {from: Draw Poker}
pot: {to: low, at: 325}
```

## How to fix
Say whether the ace is the lowest card or the highest, and whether straights and flushes count.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...judge.answer import Answer, Ask, met, not_applicable, not_stated

LOW = ("low", "high-low", "badugi-low")
FIX = "say whether the ace is the lowest card or the highest"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    low = [pot for pot in game.pot if pot.to in LOW]
    said = [*game.cards, *(fact for fact in game.facts if fact.of == "ace-in-low")]
    if not low or game.inherits:
        yield not_applicable("no low hand wins, or the rules are taken from another game")
    elif said:
        yield met("the rules say how the ace counts in a low hand", *said)
    else:
        yield not_stated("the low hand wins, and the rules do not say whether the ace is low or high in it", FIX, low[0])
