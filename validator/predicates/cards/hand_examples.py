"""A hand given as the highest or lowest of its kind is not.

## What is asked
Where the rules name the highest or lowest hand of a rank, no hand of that rank is higher or lower, and its cards are in the deck.

## Why
The examples decide ties in the eyes of the players; a wrong one contradicts the order of cards.

The code knows the ranks of poker. A straight flush ends at the king where a royal flush is ranked above it; whether an ace may end a straight
at the bottom is taken from the filing.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
hands:
  ranking: five-card-high
  high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight]
  examples: [{hand: flush, highest: [A, K, Q, J, 9], lowest: [7, 6, 5, 4, 2]}]
```
The best straight flush is already a mini royal.
```yaml violated
kind: game
name: Example
category: player-dealer
hands:
  ranking: three-card
  high-to-low: [mini-royal-flush, straight-flush, 3-of-a-kind]
  examples: [{hand: straight-flush, highest: [A, K, Q], lowest: [A, 2, 3]}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
hands:
  ranking: three-card
  high-to-low: [mini-royal-flush, straight-flush, 3-of-a-kind, straight, flush, pair, high-card]
  examples: [{hand: straight-flush, highest: [K, Q, J], lowest: [A, 2, 3]}, {hand: high-card, highest: [A, K, J], lowest: [5, 3, 2]}]
```

## Boundary
A straight that runs through a card taken out of the deck.
```yaml violated
kind: game
name: Example
category: poker
deck: {cards: 52, removed: [8, 9, 10]}
hands: {ranking: five-card-high, high-to-low: [flush, straight, pair], examples: [{hand: straight, highest: [10, J, Q, K, A]}]}
```
Five cards for a hand of three.
```yaml violated
kind: game
name: Example
category: poker
hands: {ranking: three-card-front, high-to-low: [3-of-a-kind, pair, high-card], examples: [{hand: high-card, highest: [A, K, Q, J, 9]}]}
```
A badugi with two spades.
```yaml violated
kind: game
name: Example
category: poker
hands: {ranking: badugi-low, high-to-low: [four-card-badugi], examples: [{hand: four-card-badugi, highest: [A♠, 2♠, 3♦, 4♥]}]}
```
Two hands of one ranking given as the same tiles.
```yaml violated
kind: game
name: Example
category: player-dealer
hands: {ranking: bo, high-to-low: [heaven, hatchet], examples: [{hand: heaven, highest: [6-6, 6-6]}, {hand: hatchet, highest: [6-6, 6-6]}]}
```

## How to fix
Name the hand the order of cards makes highest or lowest.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...hands import ROYAL, STANDARD, Hand, bounds, canonical, rank, suit
from ...model.cards import Example, HandRanking
from ...model.game import Game
from .._cards import ranks, removed, size_of
from ..legacy import Answer, Ask, met, not_applicable, violated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    examples = [(ranking, example) for ranking in game.hands for example in ranking.examples]
    found = False
    for ranking, example in examples:
        for answer in _judge(game, ranking, example):
            found = True
            yield answer
    for ranking in game.hands:
        for answer in _same(ranking):
            found = True
            yield answer
    if not examples:
        yield not_applicable("the rules give no examples of hands")
    elif not found:
        yield met("the highest and lowest hands given are right", *(example for _, example in examples[:3]))


def _judge(game: Game, ranking: HandRanking, example: Example) -> Iterator[Answer]:
    name = example.hand.replace("-", " ")
    gone = removed(game)
    given = [(which, cards) for which, cards in (("highest", example.highest), ("lowest", example.lowest)) if cards]
    for which, cards in given:
        out = [card for card in map(rank, cards) if card in gone]
        suits = [mark for card in cards if (mark := suit(card))]
        said = f"the {which} {name} is said to be {', '.join(cards)}"
        if out:
            yield violated(
                f"{said}, and the {out[0]} is taken out of the deck", "name cards of the deck", example, (gone[str(out[0])], f"the {out[0]} is taken out")
            )
            return
        if "badugi" in example.hand and len(set(suits)) < len(suits):
            yield violated(f"{said}, which has two cards of one suit", "name cards of different suits", example)
            return
    wrong = [(which, cards, best) for which, cards in given if (best := _better(game, ranking, example, which, cards))]
    if not wrong:
        return
    size = size_of(ranking) or 0
    if all(len(cards) > size for _, cards, _ in wrong):
        cards = wrong[0][1]
        yield violated(
            f"the {wrong[0][0]} {name} is given with {len(cards)} cards ({', '.join(cards)}), in a ranking of {size}-card hands",
            f"name {size} cards",
            example,
            (ranking, "the ranking"),
        )
        return
    said = "; ".join(f"the {which} {name} is said to be {', '.join(cards)} and is {', '.join(best)}" for which, cards, best in wrong)
    yield violated(said, "; ".join(f"write {', '.join(best)}" for _, _, best in wrong), example, *_cause(ranking, example, wrong))


def _better(game: Game, ranking: HandRanking, example: Example, which: str, cards: tuple[str, ...]) -> Hand | None:
    """The hand that should stand there, when the one given is wrong."""
    right = _right(game, ranking, example, which)
    made = [card for card in map(rank, cards) if card]
    if not right or len(made) < len(cards) or canonical(made) in right:
        return None
    return min(right, key=lambda hand: (len(hand) != len(cards), -len(hand), hand[0] == "A"))


def _cause(ranking: HandRanking, example: Example, wrong: list[tuple[str, tuple[str, ...], Hand]]) -> Iterator[tuple[Example, str]]:
    """The other example that shows it: the royal above, or the straight with a low ace."""
    for other in ranking.examples:
        if other is not example and "straight" in example.hand and (other.hand in ROYAL or other.hand == "straight"):
            which = "highest" if other.hand in ROYAL else "lowest"
            if any(which == found for found, _, _ in wrong) and getattr(other, which):
                yield other, f"the {which} {other.hand.replace('-', ' ')} is {', '.join(getattr(other, which))}"


def _right(game: Game, ranking: HandRanking, example: Example, which: str) -> frozenset[Hand]:
    """The hands that may rightly stand there; nothing when the code cannot say."""
    size = 7 if example.hand.startswith("seven-card-straight-flush") else size_of(ranking)
    hand = "straight-flush" if size == 7 else example.hand
    if size is None or size >= len(ranks(game)) or hand not in (*STANDARD, *ROYAL) or len([e for e in ranking.examples if e.hand == example.hand]) > 1:
        return frozenset()
    above = frozenset(ranking.high_to_low[: ranking.high_to_low.index(example.hand)]) if example.hand in ranking.high_to_low and size != 7 else frozenset()
    straights = any("straight" in other for other in ranking.high_to_low)
    found = bounds(hand, size, ranks(game), above, straights, _ace_low(game, ranking, size))
    return found.highest if which == "highest" else found.lowest


def _ace_low(game: Game, ranking: HandRanking, size: int) -> bool | None:
    """Whether the filing lets an ace end a straight at the bottom; None when it does not say."""
    if any("low-in-straights" in order.ace for order in game.cards):
        return True
    lowest = ranks(game)[0]
    shown = [
        set(map(rank, cards)) for example in ranking.examples if "straight" in example.hand for cards in (example.highest, example.lowest) if len(cards) == size
    ]
    return True if any({"A", lowest} <= cards for cards in shown) else None


def _same(ranking: HandRanking) -> Iterator[Answer]:
    seen: dict[tuple[str, ...], Example] = {}
    for example in ranking.examples:
        if "flush" in example.hand or example.hand in STANDARD or not example.highest:
            continue
        first = seen.setdefault(tuple(sorted(example.highest)), example)
        if first.hand != example.hand:
            name, other = example.hand.replace("-", " "), first.hand.replace("-", " ")
            yield violated(f"{name} and {other} are given as the same hand: {', '.join(example.highest)}", "name the cards of each", example, (first, other))
