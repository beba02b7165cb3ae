"""The deck is the same wherever the rules describe it.

## What is asked
Cards in a deck, jokers and number of decks agree between all places. Totals are a matter of arithmetic, and of another rule.

## Why
Every probability of the game rests on the deck.

## Fails
```yaml violated
kind: game
name: Example
category: poker
deck: [{cards: 52, jokers: 0, at: 10}, {cards: 52, jokers: 1, at: 40}]
```
```yaml violated
kind: game
name: Example
category: player-dealer
deck: [{cards: 52, decks: 1-2, at: 10}, {decks: 6-8, at: 40}]
```

## Passes
Decks used in turn are not decks used together.
```yaml met
kind: game
name: Example
category: player-dealer
deck: [{cards: 52, decks: 1}, {cards: 52, alternating: 2}]
```

## Boundary
One place leaves the number of decks open and another fixes it.
```yaml unclear
kind: game
name: Example
category: player-dealer
deck: [{decks: 1+, at: 314}, {cards: 52, decks: 8, at: 433}]
```
A place that works out the total for one deck sets no number of decks.
```yaml met
kind: game
name: Example
category: player-dealer
deck: [{decks: 1-8}, {decks: 1, total: 52}, {decks: 8, total: 416}]
```

## How to fix
Describe the deck once.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.cards import Deck
from ...model.values import Range
from .._agree import CONTRADICTION, Clash, agreement, stated
from ..legacy import Answer, Ask, not_applicable

FIX = "describe the deck once: cards, jokers, number of decks"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    deck = subject.game.deck
    if not deck:
        yield not_applicable("the rules do not describe the deck")
        return
    used = [part for part in deck if part.total is None]
    yield from agreement("the size of the deck", stated([d for d in deck if d.cards is not None], lambda d: d, lambda d: f"{d.cards} cards"), _cards, FIX)
    yield from agreement("the number of jokers", stated([d for d in deck if d.jokers is not None], lambda d: d, _jokers_told), _jokers, FIX)
    yield from agreement("the number of decks", stated(used, lambda d: d.decks, lambda d: f"{d.decks} deck{'' if d.decks.text == '1' else 's'}"), _decks, FIX)


def _jokers_told(deck: Deck) -> str:
    return (f"{deck.jokers} joker{'' if deck.jokers == 1 else 's'}" if deck.jokers else "no joker") + (
        f" for each {deck.jokers_per}" if deck.jokers_per else ""
    )


def _cards(first: Deck, second: Deck) -> Clash | None:
    if first.cards == second.cards:
        return None
    taken = first.removed or second.removed
    return Clash("The smaller number may be what is left after cards are taken out") if taken else CONTRADICTION


def _jokers(first: Deck, second: Deck) -> Clash | None:
    if first.jokers == second.jokers:
        return None
    if first.jokers and second.jokers and first.jokers_per != second.jokers_per:
        return Clash("They may be counted for one deck or for all of them")
    return CONTRADICTION


def _decks(first: Range, second: Range) -> Clash | None:
    if (first.low, first.high) == (second.low, second.high):
        return None
    apart = (first.high is not None and first.high < second.low) or (second.high is not None and second.high < first.low)
    return CONTRADICTION if apart else Clash("Both hold only for the numbers common to them")
