"""Where the lowest hand wins, the rules say whether the ace is low.

## What is asked
A game whose pot, or half of it, goes to the low hand gives the order of cards for it, or says how the ace counts.
What a game referred to and not filed may say is told with the finding of `references-lead`.

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
An order of cards says it too; of rules taken from another game it is asked whether they say it.
```yaml met
kind: game
name: Razz
category: poker
cards: {high-to-low: [A, K, Q], at: 1724}
pot: {to: low, at: 1760}
```
```yaml not-stated
kind: game
name: Hold-Em Hi-Lo
category: poker
inherits: {from: Hold-Em, at: 694}
pot: {to: high-low, at: 695}
---
kind: game
name: Hold-Em
category: poker
cards: {high-to-low: [A, K, Q], at: 6}
pot: {to: high, at: 657}
```
```yaml unclear
kind: game
name: Hold-Em Hi-Lo
category: poker
inherits: {from: Hold-Em, at: 694}
pot: {to: high-low, at: 695}
```
A game that takes over a low hand has it as it is told there, and is not asked. What is said of one version does not hold for another.
```yaml not-stated
kind: game
name: Stud
category: poker
pot: [{to: high-low, where: hi-lo, at: 649}, {to: low, where: razz, at: 653}]
facts: [{of: ace-in-low, whose: razz, is: low, at: 653}]
```
Where the pot is divided, an order with the ace high is for the high hand.
```yaml not-stated
kind: game
name: Poker
category: poker
cards: {high-to-low: [A, K, Q, J, 10, 9, 8, 7, 6, 5, 4, 3, 2], at: 697}
pot: {to: high-low, low-qualifier: eight-or-better, at: 729}
```

## How to fix
Say whether the ace is the lowest card or the highest, and whether straights and flushes count.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.cards import Ranks
from ...model.game import Game, Pot
from ...model.told import Fact
from .._inherited import elsewhere, pointed, resting, silent, sources
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear

NEEDS_FILING = True
LOW = ("low", "high-low", "badugi-low")
FIX = "say whether the ace is the lowest card or the highest"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    game, *parents = sources(subject, subject.game_file)
    low = _low(game)
    if not low or any(_low(parent) for parent in parents):
        yield not_applicable("no low hand wins, or it is that of another game")
        return
    facts = [fact for one in (game, *parents) for fact in one.facts if fact.of == "ace-in-low"]
    untold = [pot for pot in low if not any(_holds(fact, pot) for fact in facts)]
    orders = [order for order in game.cards if _for_low(order, low)]
    if orders or not untold:
        yield met("the rules say how the ace counts in a low hand", *orders, *facts)
        return
    outside = elsewhere(subject, subject.game_file)
    version = f" of the version {untold[0].where}" if untold[0].where and len(untold) < len(low) else ""
    said = silent(f"whether the ace is low or high in the low hand{version}, which wins", subject.game_file, outside)
    others = [*((pot, "low hand") for pot in untold[1:]), *((order, "the order of cards") for order in game.cards[:1])]
    yield resting((unclear if outside else not_stated)(said, FIX, untold[0], *others, *pointed(subject.game_file, outside)), outside)


def _low(game: Game) -> list[Pot]:
    return [pot for pot in game.pot if pot.to in LOW]


def _for_low(order: Ranks, low: list[Pot]) -> bool:
    """Whether an order of cards tells of low hands: where the pot is divided, one that has the ace high alone is for the high hand."""
    return any(pot.to != "high-low" for pot in low) or "low" in (order.of or "") or bool(order.ace) or order.high_to_low[-1] == "A"


def _holds(fact: Fact, pot: Pot) -> bool:
    """Whether a fact is of this pot: of its version, or of no version in particular."""
    return pot.where is None or fact.whose is None or fact.whose == pot.where
