"""A hand that cannot be made from the deck: no joker for it, or its cards are taken out.

## What is asked
Five aces, five of a kind and hands with a joker are ranked or paid only where one deck with a joker, or more than one deck, is used. A royal flush is ranked only where its five cards are in the deck.

## Why
A hand that cannot occur shows that the ranking or pay table belongs to another game.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
deck: {cards: 52, jokers: 0}
hands: {ranking: five-card-high, high-to-low: [five-aces, royal-flush, straight-flush]}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
deck: {cards: 52, jokers: 1}
hands: {ranking: five-card-high, high-to-low: [five-aces, royal-flush, straight-flush]}
```

## Boundary
Six decks hold five of a kind without a joker.
```yaml met
kind: game
name: Example
category: player-dealer
deck: {cards: 52, decks: 6}
hands: {ranking: six-deck, high-to-low: [5-of-a-kind, royal-flush]}
```
The ranking is taken from another game, whose deck has a joker: a hand that cannot be dealt does no harm.
```yaml not-applicable
kind: game
name: Draw
category: poker
deck: {cards: 52, jokers: 1}
---
kind: game
name: Stud
category: player-dealer
deck: {cards: 52}
inherits: {from: Draw, document: draw}
```
A royal flush without tens; the highest straight flush may be meant. Where the rules name its cards, they are looked at with the other examples of hands.
```yaml unclear
kind: game
name: Example
category: poker
deck: {cards: 52, removed: [8, 9, 10], at: 373}
hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, flush], at: 381}
```

## How to fix
Strike the hand, or say that a joker is in the deck.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ...model.game import Game
from .._cards import decks_with_joker, joker_statements, removed, several_decks
from .._say import plain
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

FIVE = ("five-aces", "5-of-a-kind")
ROYALS = {"royal-flush": ("10", "J", "Q", "K", "A"), "mini-royal-flush": ("Q", "K", "A")}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    own = list(_hands(game))
    gone = list(_royals(game))
    yield from gone
    if not game.deck or not own:
        if not gone:
            yield not_applicable("no hand of the game needs a joker" if game.deck else "the rules do not describe the deck")
    elif decks_with_joker(game) or joker_statements(game) or several_decks(game):
        if not gone:
            yield met("the deck allows the hands that need a joker", game.deck[0])
    else:
        deck = next((deck for deck in game.deck if deck.jokers == 0), game.deck[0])
        for word in dict.fromkeys(word for word, _ in own):
            places = [place for name, place in own if name == word]
            yield violated(
                f"{plain(word)} cannot be made: the deck has no joker", f"strike {plain(word)}, or add a joker to the deck", places[0], (deck, "no joker")
            )


def _royals(game: Game) -> Iterator[Answer]:
    """Royal flushes whose cards are not in the deck, and are not named otherwise."""
    for word, needed in ROYALS.items():
        ranking = next((ranking for ranking in game.hands if word in ranking.high_to_low and not any(example.hand == word for example in ranking.examples)), None)
        lost = [(card, deck) for card, deck in removed(game).items() if card in needed]
        if ranking and lost:
            card, deck = lost[0]
            said = f"a {plain(word)} is ranked, and the {card} it needs is taken out of the deck. The highest straight flush may be meant"
            yield unclear(said, f"say which cards make a {plain(word)}", ranking, (deck, f"the {card} is taken out"))


def _hands(game: Game) -> Iterator[tuple[str, Place]]:
    for ranking in game.hands:
        yield from ((hand, ranking) for hand in ranking.high_to_low if hand in FIVE or hand.endswith("-with-joker"))
    for wager in game.wagers:
        for table in wager.pays:
            yield from ((row.label, row) for row in table.rows if row.label in FIVE or (row.event and row.event.joker))
