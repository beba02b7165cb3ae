"""The number of cards given is not what the decks hold.

## What is asked
Decks times cards, with the jokers added and the removed cards taken off, come to the total the rules give.

## Why
A wrong total shows that the text was taken from a game with another deck, and leaves open which deck is meant.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
deck: [{cards: 52}, {decks: 8, total: 424}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
deck: {cards: 52, jokers: 1, total: 53}
```

## Boundary
Eight decks with a joker each.
```yaml met
kind: game
name: Example
category: player-dealer
deck: {cards: 52, decks: 2-8, jokers: 8, jokers-per: game, total: 424}
```
A count that already leaves out the removed cards.
```yaml met
kind: game
name: Example
category: player-dealer
deck: [{cards: 48, removed: [10]}, {decks: 4, total: 192}]
```
Fifty cards are not a deck without its tens.
```yaml violated
kind: game
name: Example
category: player-dealer
deck: {cards: 50, removed: [10]}
```

## How to fix
Give the total the decks come to, or the deck that comes to the total.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...hands import RANKS, group
from ...model.cards import Deck
from ...model.game import Game
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

FULL = 52
SUITS = FULL // len(RANKS)
MOST_DECKS = 12


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    found = False
    counted = [deck for deck in game.deck if deck.total is not None]
    for deck in game.deck:
        gone = SUITS * len({rank for label in deck.removed for rank in group(label) or ()})
        if deck.cards is not None and gone and not deck.added and deck.cards not in (FULL, FULL - gone):
            found = True
            yield violated(f"a deck with {gone} cards taken out is said to have {deck.cards}, and has {FULL - gone}", f"write {FULL - gone} cards", deck)
    for deck in counted:
        for answer in _total(game, deck):
            found = True
            yield answer
    if not game.deck:
        yield not_applicable("the rules do not describe the deck")
    elif not found:
        yield met("the number of cards is what the deck holds" if counted else "the rules give no total of cards that could be wrong", *(counted or game.deck))


def _total(game: Game, deck: Deck) -> Iterator[Answer]:
    size, jokers, basis = _one(game, deck)
    total = deck.total or 0
    if deck.decks is None:
        if total not in _sums(1, MOST_DECKS, size + jokers):
            yield unclear(
                f"{total} cards are no number of whole decks: one deck as described has {size + jokers}",
                "say how many decks are used, and what is left out of them",
                deck,
                *_related(basis, deck, size, jokers),
            )
        return
    low, high = int(deck.decks.low), int(deck.decks.high or MOST_DECKS)
    each = jokers if deck.jokers_per != "game" else 0
    extra = jokers if deck.jokers_per == "game" else 0
    if total - extra not in _sums(low, high, size + each):
        right = high * (size + each) + extra
        what = f"{high} deck{'s' if high > 1 else ''} of {size} cards{_jokers(jokers)}"
        yield violated(
            f"{what} come to {right}, and the rules say {total}",
            f"write {right} cards, or name the deck that comes to {total}",
            deck,
            *_related(basis, deck, size, jokers),
        )


def _sums(low: int, high: int, size: int) -> range:
    """What from *low* to *high* decks of a size come to."""
    return range(low * size, high * size + 1, size) if size else range(1)


def _one(game: Game, deck: Deck) -> tuple[int, int, Deck]:
    """Cards and jokers of one deck, from this statement or the nearest other one."""
    basis = next((d for d in (deck, *game.deck) if d.cards is not None), deck)
    cards = basis.cards if basis.cards is not None else FULL
    gone = SUITS * len({rank for label in (deck.removed or basis.removed) for rank in group(label) or ()})
    if cards == FULL and not basis.added:
        cards -= gone
    jokers = next((d.jokers for d in (deck, *game.deck) if d.jokers is not None), 0)
    return cards, jokers, basis


def _jokers(count: int) -> str:
    return f" and {count} joker{'s' if count > 1 else ''}" if count else ""


def _related(basis: Deck, deck: Deck, size: int, jokers: int) -> tuple[tuple[Deck, str], ...]:
    return () if basis is deck else ((basis, f"{size} cards{f', {jokers} jokers' if jokers else ''}"),)
