"""The deck is the same wherever the rules describe it.

Cards in a deck, jokers and number of decks agree between all places. Every probability of the game
rests on the deck.

## Says
- (remedy): Describe the deck once: cards, jokers and number of decks.
- (size): the number of cards in a deck
- (joker-count): the number of jokers
- (deck-count): the number of decks
- (cards): {number:figure} cards
- (jokers): {number:joker}[ for each {per}]
- (decks): {number:deck}
- (what-is-left): Is the smaller number what is left after cards are taken out?
- (per-deck): Is one counted for a single deck and the other for all decks?
- (within): Does the narrower number apply everywhere?
- undescribed: The rules do not describe the deck.

## Examples
```yaml violated two-ways
category: poker
deck: [{cards: 52, jokers: 0, at: 10}, {cards: 52, jokers: 1, at: 40}]
```
> The rules give the number of jokers in two ways: no jokers (line 4), and one joker (line 4). Which
> is it?
Decks used in turn are not decks used together.
```yaml met agree
deck: [{cards: 52, decks: 1}, {cards: 52, alternating: 2}]
```
"""

from __future__ import annotations

from ...model.cards import Deck
from ...model.values import Range
from ..agreement import CONTRADICTION, Clash, agreement, line, stated
from ..answer import Answers, Ask, Subject, not_applicable
from ..values import Value, counts, phrase


def judge(subject: Subject, ask: Ask) -> Answers:
    deck = subject.game.deck
    if not deck:
        yield not_applicable("undescribed")
        return
    sized = stated([d for d in deck if d.cards is not None], lambda d: d, _size)
    joined = stated([d for d in deck if d.jokers is not None], lambda d: d, _joined)
    used = stated([d for d in deck if d.total is None or _one(deck, d)], lambda d: d.decks, _used)
    yield from agreement(sized, _cards, phrase("size"), "cards")
    yield from agreement(joined, _jokers, phrase("joker-count"), "jokers")
    yield from agreement(used, _decks, phrase("deck-count"), "decks")


def _one(every: tuple[Deck, ...], deck: Deck) -> bool:
    """Whether a place with a total gives one number of decks, and not one of several to choose from."""
    beside = [other for other in every if other.total and line(other) == line(deck)]
    return bool(deck.decks and deck.decks.low == deck.decks.high and beside == [deck])


def _size(deck: Deck) -> Value:
    return phrase("cards", number=deck.cards)


def _joined(deck: Deck) -> Value:
    return phrase("jokers", number=deck.jokers, per=deck.jokers_per)


def _used(deck: Deck) -> Value | None:
    return phrase("decks", number=counts(deck.decks.low, deck.decks.high)) if deck.decks else None


def _cards(first: Deck, second: Deck) -> Clash | None:
    if first.cards == second.cards:
        return None
    return Clash(phrase("what-is-left")) if first.removed or second.removed else CONTRADICTION


def _jokers(first: Deck, second: Deck) -> Clash | None:
    if first.jokers == second.jokers:
        return None
    apart = first.jokers and second.jokers and first.jokers_per != second.jokers_per
    return Clash(phrase("per-deck")) if apart else CONTRADICTION


def _decks(first: Range, second: Range) -> Clash | None:
    if (first.low, first.high) == (second.low, second.high):
        return None
    lower, upper = sorted((first, second), key=lambda one: one.low)
    apart = lower.high is not None and lower.high < upper.low
    return CONTRADICTION if apart else Clash(phrase("within"))
