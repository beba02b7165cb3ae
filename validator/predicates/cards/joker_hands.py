"""A hand that cannot be made from the deck: no joker for it, or its cards are taken out.

## What is asked
Five aces, five of a kind and hands with a joker are ranked or paid only where one deck with a
joker, or more than one deck, is used. A royal flush is ranked only where its five cards are in the
deck.

## Why
A hand that cannot occur shows that the ranking or pay table belongs to another game.

## Says
- no-joker: {hand} ({@}) cannot be made: the deck has no joker ({@deck}).
  Fix: Strike {hand}, or add a joker to the deck.
  See deck: no joker
- no-royal: The rules rank a {hand} ({@}), but the {card} it needs is taken out of the deck
  ({@deck}).
  Reading: Is the highest straight flush meant?
  Fix: Say which cards make a {hand}, or strike it.
  See deck: takes the {card} out
- possible: The deck ({@}) allows the hands that need a joker: {hands}.
- none: No hand of this game needs a joker.
- no-deck: The rules do not describe the deck.

## Fails
```yaml violated no-joker
deck: {cards: 52, jokers: 0}
hands: {ranking: five-card-high, high-to-low: [five-aces, royal-flush, straight-flush]}
```
> Five aces (line 5) cannot be made: the deck has no joker (line 4).

## Passes
```yaml met possible
deck: {cards: 52, jokers: 1}
hands: {ranking: five-card-high, high-to-low: [five-aces, royal-flush, straight-flush]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import Subject
from ...model.game import Game
from .._cards import decks_with_joker, joker_statements, removed, several_decks
from ..answer import Answer, Ask, met, not_applicable, unclear, violated
from ..values import as_called

FIVE = ("five-aces", "5-of-a-kind")
ROYALS = {"royal-flush": ("10", "J", "Q", "K", "A"), "mini-royal-flush": ("Q", "K", "A")}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    hands = dict(reversed(list(_hands(game))))
    gone = list(_royals(game))
    allowed = decks_with_joker(game) or joker_statements(game) or several_decks(game)
    yield from gone
    if game.deck and hands and not allowed:
        deck = next((deck for deck in game.deck if deck.jokers == 0), game.deck[0])
        for hand, place in reversed(hands.items()):
            yield violated("no-joker", place, see=[(deck, "deck")], key=hand, hand=as_called(hand))
    elif gone:
        return
    elif not game.deck:
        yield not_applicable("no-deck")
    elif not hands:
        yield not_applicable("none")
    else:
        yield met("possible", game.deck[0], hands=[as_called(hand) for hand in reversed(hands)][:5])


def _royals(game: Game) -> Iterator[Answer]:
    """Royal flushes whose cards are not in the deck, and are not named otherwise."""
    for hand, needed in ROYALS.items():
        ranked = [ranking for ranking in game.hands if hand in ranking.high_to_low]
        bare = [r for r in ranked if not any(example.hand == hand for example in r.examples)]
        lost = [(card, deck) for card, deck in removed(game).items() if card in needed]
        if bare and lost:
            card, deck = lost[0]
            yield unclear("no-royal", bare[0], see=[(deck, "deck")], key=hand, hand=hand, card=card)


def _hands(game: Game) -> Iterator[tuple[str, Place]]:
    for ranking in game.hands:
        for hand in ranking.high_to_low:
            if hand in FIVE or hand.endswith("-with-joker"):
                yield hand, ranking
    for row in (row for wager in game.wagers for table in wager.pays for row in table.rows):
        if row.label in FIVE or (row.event and row.event.joker):
            yield row.label, row
