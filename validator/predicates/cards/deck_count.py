"""The number of cards given is not what the decks hold.

Decks times cards, with the jokers added and the removed cards taken off, come to the total the
rules give. A wrong total shows that the text was taken from a game with another deck, and leaves
open which deck is meant.

## Says
- removed: The rules give a deck of {said} cards with {gone} taken out ({@}). That leaves {right}.
  Fix: Write {right} cards, or name the cards that are taken out.
- total: The rules give a total of {total} cards ({@}), but {decks:deck} of {size} cards[ and
  {jokers:joker}] come to {right}[ ({@basis})].
  Fix: Write {right} cards, or describe the deck that comes to {total}.
  See basis: the deck of {size} cards
- not-whole: The rules give a total of {total} cards ({@}), which is no number of whole decks: one
  deck has {one} cards[ ({@basis})].
  Fix: Say how many decks are used, and what is left out of them.
  See basis: the deck of {size} cards
- right: The total of {total} cards is what the decks hold.
- no-total: The rules describe the deck and give no total that could be wrong.
- none: The rules do not describe the deck.

## Examples
```yaml violated total
deck: [{cards: 52}, {decks: 8, total: 424}]
```
> The rules give a total of 424 cards (line 4), but eight decks of 52 cards come to 416 (line 4).
```yaml met right
deck: {cards: 52, jokers: 1, total: 53}
```
"""

from __future__ import annotations

from ...docket.hands import RANKS, group
from ...model.cards import Deck
from ...model.game import Game
from .._cards import described
from ..answer import Answers, Ask, Subject, concluded, unclear, violated

FULL = 52
SUITS = FULL // len(RANKS)
MOST_DECKS = 12


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    counted = [deck for deck in game.deck if deck.total is not None]
    found = [answer for deck in game.deck for answer in _removed(deck)]
    found += [answer for deck in counted for answer in _total(game, deck)]
    if counted:
        yield from concluded(found, counted, "right", total=counted[0].total)
    else:
        yield from concluded(found, described(game)[:1], "no-total")


def _removed(deck: Deck) -> Answers:
    """A deck said to have more or fewer cards than are left in it."""
    gone = _gone(deck)
    if (
        deck.cards is not None
        and gone
        and not deck.marked
        and deck.cards not in (FULL, FULL - gone)
    ):
        yield violated(
            "removed", deck, key=deck.cards, said=deck.cards, gone=gone, right=FULL - gone
        )


def _gone(deck: Deck) -> int:
    return SUITS * len({rank for label in deck.removed for rank in group(label) or ()})


def _total(game: Game, deck: Deck) -> Answers:
    size, jokers, basis = _one(game, deck)
    total = deck.total or 0
    see = [(basis, "basis")] if basis is not deck else []
    if deck.decks is None:
        one = size + jokers
        if total not in _sums(1, MOST_DECKS, one):
            yield unclear("not-whole", deck, see=see, key=total, total=total, one=one, size=size)
        return
    low, high = int(deck.decks.low), int(deck.decks.high or MOST_DECKS)
    each, extra = (jokers, 0) if deck.jokers_per != "game" else (0, jokers)
    if total - extra not in _sums(low, high, size + each):
        yield violated(
            "total",
            deck,
            see=see,
            key=total,
            total=total,
            decks=high,
            size=size,
            jokers=jokers or None,
            right=high * (size + each) + extra,
        )


def _sums(low: int, high: int, size: int) -> range:
    """What from *low* to *high* decks of a size come to."""
    return range(low * size, high * size + 1, size) if size else range(1)


def _one(game: Game, deck: Deck) -> tuple[int, int, Deck]:
    """Cards and jokers of one deck, from this statement or the nearest other one."""
    basis = next((d for d in (deck, *game.deck) if d.cards is not None), deck)
    cards = basis.cards if basis.cards is not None else FULL
    if cards == FULL and not basis.marked:
        cards -= _gone(deck if deck.removed else basis)
    jokers = next((d.jokers for d in (deck, *game.deck) if d.jokers is not None), 0)
    return cards, jokers, basis
