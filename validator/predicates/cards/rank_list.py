"""An order of cards that leaves out a card, repeats one, or names one the deck does not hold.

The order of cards names every rank of the deck once, and no rank that was taken out. A rank left
out has no place among the others; a tie that turns on it cannot be settled from the rules.

## Says
- twice: The order of {things} ({@}) lists {cards} more than once[ and leaves out {lost}, of which a
  hand is made ({@hand})].
  Fix: List each of the {things} once.
  See hand: a hand made with it
- unplaced: The order of {things} ({@}) leaves out {lost}, of which a hand is made ({@hand}).
  Fix: Give {lost} a place in the order.
  See hand: a hand made with it
- removed: The order of cards ({@}) lists the {card}, which is taken out of the deck ({@deck}).
  Fix: Leave the {card} out of the order of cards.
  See deck: takes the {card} out
- left-out: The order of cards ({@}) leaves out the {cards}, which the deck has ({@deck}).
  Fix: Give the {cards} a place in the order of cards.
  See deck: the deck
- left-out-perhaps: The order of cards ({@}) leaves out the {cards}, and the rules do not say what
  deck is used.
  Reading: Is the {cards} taken out of the deck?
  Fix: Give the {cards} a place in the order of cards, or describe the deck.
- (cards): cards
- (tiles): tiles
- (suits): suits
- whole: The order of cards lists every rank once ({@}).
- none: The rules give no order of cards.

## Examples
```yaml violated left-out
deck: {cards: 52}
cards: {high-to-low: [A, K, Q, J, 10, 9, 8, 7, 6, 5, 4, 3]}
```
> The order of cards (line 5) leaves out the 2, which the deck has (line 4).
```yaml met whole
deck: {cards: 52}
cards: {high-to-low: [A, K, Q, J, 10, 9, 8, 7, 6, 5, 4, 3, 2]}
```
"""

from __future__ import annotations

import re
from collections import Counter

from ...docket.hands import RANKS, rank
from ...model.cards import Deck, Example, Ranks
from ...model.game import Game
from .._cards import removed
from ..answer import Answers, Ask, Subject, concluded, unclear, violated
from ..values import name, phrase

PART_OF_DECK = ("low", "suits")
APART = re.compile(r" *(?:&|,| and ) *")
"""Between cards of the same rank in one entry of a list."""


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    gone, tiles = removed(game), _made(game)
    found = (answer for order in game.cards for answer in _faults(game, order, gone, tiles))
    yield from concluded(found, game.cards, "whole")


def _made(game: Game) -> dict[str, Example]:
    """The cards or tiles of which hands are made, each with such a hand."""
    examples = [example for ranking in game.hands for example in ranking.examples]
    return {tile: example for example in examples for tile in (*example.highest, *example.lowest)}


def _faults(game: Game, order: Ranks, gone: dict[str, Deck], made: dict[str, Example]) -> Answers:
    named = [one for entry in order.high_to_low for one in APART.split(entry)]
    given = {found for one in named if (found := rank(one))}
    yield from _listed(order, named, {} if given else _unplaced(made, named))
    if given and order.of not in PART_OF_DECK:
        yield from _against_deck(game, order, given, gone)


def _listed(order: Ranks, named: list[str], lost: dict[str, Example]) -> Answers:
    """Cards listed twice, and tiles of which hands are made that are not listed."""
    twice = [one for one, count in Counter(named).items() if count > 1]
    if twice or lost:
        yield violated(
            "twice" if twice else "unplaced",
            order,
            see=[(example, "hand") for example in [*lost.values()][:1]],
            key=order.of,
            things=phrase(_things(order, named)),
            cards=[name(one) for one in twice],
            lost=[name(one) for one in lost],
        )


def _things(order: Ranks, named: list[str]) -> str:
    if order.of == "suits":
        return "suits"
    return "cards" if any(map(rank, named)) else "tiles"


def _unplaced(made: dict[str, Example], named: list[str]) -> dict[str, Example]:
    """Tiles of hands that have no place in the order of tiles, each with such a hand."""
    lost = {tile: example for tile, example in made.items() if tile not in named}
    return lost if len(lost) < len(made) else {}


def _against_deck(game: Game, order: Ranks, given: set[str], gone: dict[str, Deck]) -> Answers:
    for one in sorted(given & gone.keys()):
        yield violated("removed", order, see=[(gone[one], "deck")], key=one, card=name(one))
    stated = [(deck, "deck") for deck in game.deck if deck.cards or deck.total][:1]
    if missing := [name(one) for one in RANKS if one not in {*gone, *given}]:
        answer, case = (violated, "left-out") if stated else (unclear, "left-out-perhaps")
        yield answer(case, order, see=stated, key=order.of, cards=missing)
