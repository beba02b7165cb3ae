"""Rules that compare hands of cards by rank give the order of the cards.

## What is asked
Where the better hand wins by an order of hands, the rules also say which card is the highest and which the lowest, and whether an ace is high.

## Why
Two flushes, two pairs and two hands without a pair are told apart by their cards alone.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
hands: {ranking: three-card, high-to-low: [straight-flush, 3-of-a-kind, straight, flush, pair, high-card], at: 20}
compares: {by: ranked-hand, at: 40}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
cards: {high-to-low: [A, K, Q, J, 10, 9, 8, 7, 6, 5, 4, 3, 2], ace: [high, low-in-straights], at: 18}
hands: {ranking: three-card, high-to-low: [straight-flush, 3-of-a-kind, straight, flush, pair, high-card], at: 20}
compares: {by: ranked-hand, at: 40}
```

## Boundary
Examples of the highest and lowest hands show the order without stating it.
```yaml unclear
kind: game
name: Example
category: player-dealer
hands: {ranking: three-card, high-to-low: [flush, pair], examples: [{hand: pair, highest: [A, A], lowest: [2, 2], at: 21}], at: 20}
compares: {by: ranked-hand, at: 40}
```
Where straights count, the ace may have a second place.
```yaml unclear
kind: game
name: Example
category: poker
cards: {high-to-low: [A, K, Q, J, 10, 9, 8, 7, 6, 5, 4, 3, 2], at: 697}
hands: {ranking: five-card-high, high-to-low: [flush, straight, pair], at: 699}
compares: {by: pot}
```
Rules taken from another game, and hands counted in points, are not asked.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
inherits: {from: Pai Gow Poker}
hands: {ranking: five-card-high, high-to-low: [flush, pair]}
compares: {by: two-hands}
```

## How to fix
Add the order of the cards, from highest to lowest.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.cards import HandRanking
from ...model.game import Game
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear

BY_RANK = ("ranked-hand", "two-hands")
FIX = "add the order of the cards, from highest to lowest"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    compared = [comparison for comparison in game.compares if comparison.by in BY_RANK]
    if straights := _open_straights(game):
        said = "the ace is the highest card, and the rules do not say whether it may also end a straight below the two. That it may not may be meant"
        yield unclear(said, "say whether an ace may complete a straight with the lowest cards", game.cards[0], (straights[0], "straights"))
        return
    if not compared or not game.hands or game.inherits:
        yield not_applicable("hands are not compared by rank, or the rules are taken from another game")
    elif game.cards:
        yield met("the rules give the order of the cards", *game.cards)
    elif examples := [example for ranking in game.hands for example in ranking.examples if example.highest or example.lowest]:
        yield unclear("the order of the cards is not stated; examples of hands show it", FIX, game.hands[0], (examples[-1], "an example"))
    else:
        yield not_stated("hands are compared by rank, and the rules do not give the order of the cards", FIX, game.hands[0])


def _open_straights(game: Game) -> list[HandRanking]:
    """Orders of high hands with straights, where an order of cards has the ace on top and nothing tells of one below."""
    orders = [order for order in game.cards if order.high_to_low[:1] == ("A",)]
    told = any(order.ace for order in game.cards) or any(fact.of == "ace-in-low" for fact in game.facts) or any("ace" in note.about for note in game.notes)
    straights = [example for ranking in game.hands for example in ranking.examples if "straight" in example.hand]
    shown = any({"A", "2"} <= {*cards} for example in straights for cards in (example.lowest, example.highest))
    if told or shown or game.inherits or not orders:
        return []
    return [ranking for ranking in game.hands if "straight" in ranking.high_to_low and "low" not in ranking.ranking]
