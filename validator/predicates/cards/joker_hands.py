"""A hand that cannot be made from the deck: no joker for it, or its cards are taken out.

Five aces, five of a kind and hands with a joker are ranked or paid only where one deck with a
joker, or more than one deck, is used. A royal flush is ranked only where its five cards are in the
deck. A hand that cannot occur shows that the ranking or pay table belongs to another game.

## Says
- no-joker: {hand} ({@}) cannot be made: the deck has no joker ({@deck}).
  Fix: Strike {hand}, or add a joker to the deck.
  See deck: no joker
- no-royal: The rules rank a {hand} ({@}), but the {card} it needs is taken out of the deck
  ({@deck}).
  Reading: Is the highest straight flush meant?
  Fix: Say which cards make a {hand}, or strike it.
  See deck: takes the {card} out
- gone: The pay table has a row “{row}” ({@}), which needs {card:a}. That card is taken out of the deck
  ({@deck}).
  Fix: Strike the row, or correct the deck.
  See deck: the deck
- possible: The deck ({@}) allows the hands that need a joker: {hands}.
- none: No hand of this game needs a joker.
- no-deck: The rules do not describe the deck.

## Examples
```yaml violated no-joker
deck: {cards: 52, jokers: 0}
hands: {ranking: five-card-high, high-to-low: [five-aces, royal-flush, straight-flush]}
```
> Five aces (line 5) cannot be made: the deck has no joker (line 4).
```yaml met possible
deck: {cards: 52, jokers: 1}
hands: {ranking: five-card-high, high-to-low: [five-aces, royal-flush, straight-flush]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.hands import group
from ...model.cards import HandRanking
from ...model.game import Game
from ...model.wagers import PayRow
from .._cards import decks_with_joker, joker_statements, removed, several_decks
from ..answer import Answers, Ask, Place, Subject, met, not_applicable, unclear, violated
from ..values import as_called, card

FIVE = ("five-aces", "5-of-a-kind")
ROYALS = {"royal-flush": ("10", "J", "Q", "K", "A"), "mini-royal-flush": ("Q", "K", "A")}


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    hands = _hands(game) if game.deck else {}
    found = [*_royals(game), *_no_joker(game, hands), *_gone(game)]
    yield from found
    if not game.deck and not found:
        yield not_applicable("no-deck")
    elif not hands and not found:
        yield not_applicable("none")
    elif not found:
        yield met("possible", game.deck[0], hands=[as_called(hand) for hand in hands][:5])


def _no_joker(game: Game, hands: dict[str, Place]) -> Answers:
    """Hands that need a joker, where none is in the deck."""
    if decks_with_joker(game) or joker_statements(game) or several_decks(game):
        return
    for hand, place in hands.items():
        deck = next((deck for deck in game.deck if deck.jokers == 0), game.deck[0])
        yield violated("no-joker", place, see=[(deck, "deck")], key=hand, hand=as_called(hand))


def _royals(game: Game) -> Answers:
    """Royal flushes whose cards are not in the deck, and are not named otherwise."""
    gone = removed(game)
    for hand, needed in ROYALS.items():
        lost = [card for card in gone if card in needed]
        bare = [ranking for ranking in game.hands if _bare(ranking, hand)]
        if bare and lost:
            see = [(gone[lost[0]], "deck")]
            yield unclear("no-royal", bare[0], see=see, key=hand, hand=hand, card=lost[0])


def _gone(game: Game) -> Answers:
    """Rows of pay tables that name a card which is not in the deck."""
    lost = removed(game)
    for row in _rows(game) if lost else ():
        named = [group(one) or () for one in (row.event.ranks if row.event else ())]
        cards = [ranks[0] for ranks in named if ranks and lost.keys() >= {*ranks}]
        if cards:
            see, values = [(lost[cards[0]], "deck")], {"row": as_called(row.label)}
            yield violated("gone", row, see=see, key=row.label, card=card(cards[0]), **values)


def _bare(ranking: HandRanking, hand: str) -> bool:
    """Whether an order has a hand, and no example of it."""
    return hand in ranking.high_to_low and all(one.hand != hand for one in ranking.examples)


def _hands(game: Game) -> dict[str, Place]:
    """The hands that need a joker, each with the first place that has it."""
    found: dict[str, Place] = {}
    for hand, place in (*_ranked(game), *_paid(game)):
        found.setdefault(hand, place)
    return found


def _ranked(game: Game) -> Iterator[tuple[str, Place]]:
    for ranking in game.hands:
        for hand in ranking.high_to_low:
            if hand in FIVE or hand.endswith("-with-joker"):
                yield hand, ranking


def _rows(game: Game) -> list[PayRow]:
    return [row for wager in game.wagers for table in wager.pays for row in table.rows]


def _paid(game: Game) -> Iterator[tuple[str, Place]]:
    for row in _rows(game):
        if row.label in FIVE or (row.event and row.event.with_joker):
            yield row.label, row
