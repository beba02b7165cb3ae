"""An order of cards that leaves out a card, repeats one, or names one the deck does not hold.

## What is asked
The order of cards names every rank of the deck once, and no rank that was taken out.

## Why
A rank left out has no place among the others; a tie that turns on it cannot be settled from the rules.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
deck: {cards: 52}
cards: {high-to-low: [A, K, Q, J, 10, 9, 8, 7, 6, 5, 4, 3]}
```
One tile stands at two places.
```yaml violated
kind: game
name: Example
category: player-dealer
cards: {of: single-tiles, high-to-low: [6-6, 6-1, 6-1 & 5-2]}
```
A tile of which a hand is made has no place.
```yaml violated
kind: game
name: Example
category: player-dealer
cards: {of: single-tiles, high-to-low: [6-6, 6-1 & 5-2], at: 66}
hands: {ranking: bo, high-to-low: [heaven, mixed-seven], examples: [{hand: heaven, highest: [6-6, 6-6]}, {hand: mixed-seven, highest: [5-2, 4-3], at: 33}]}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
deck: {cards: 52}
cards: {high-to-low: [A, K, Q, J, 10, 9, 8, 7, 6, 5, 4, 3, 2]}
```

## Boundary
A deck without sevens to tens has an order without them.
```yaml met
kind: game
name: Example
category: pan
deck: {cards: 52, removed: [8, 9, 10]}
cards: {high-to-low: [K, Q, J, 7, 6, 5, 4, 3, 2, A]}
```
A game that says nothing of its deck may leave the deuce out.
```yaml unclear
kind: game
name: Example
category: player-dealer
cards: {high-to-low: [A, K, Q, J, 10, 9, 8, 7, 6, 5, 4, 3]}
```

## How to fix
Name every rank of the deck once.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from ...docket import Subject
from ...hands import RANKS, rank
from ...model.cards import Example, Ranks
from ...model.game import Game
from .._cards import ranks, removed
from .._say import listed
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

PART_OF_DECK = ("low", "suits")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    found = False
    for order in game.cards:
        names = [name for entry in order.high_to_low for name in re.split(r" *(?:&|,| and ) *", entry)]
        twice = [name for name, count in Counter(names).items() if count > 1]
        lost = _unplaced(game, order, names)
        said = [f"names the {' and the '.join(twice)} more than once"] * bool(twice) + [f"leaves out the {' and the '.join(lost)}, of which hands are made"] * bool(lost)
        if said:
            found = True
            yield violated(f"the order of cards {' and '.join(said)}", "name every card once", order, *((example, "a hand of it") for example in [*lost.values()][:1]))
        for answer in _against_deck(game, order, names):
            found = True
            yield answer
    if not game.cards:
        yield not_applicable("the rules give no order of cards")
    elif not found:
        yield met("the order of cards names every rank once", *game.cards)


def _unplaced(game: Game, order: Ranks, names: list[str]) -> dict[str, Example]:
    """Tiles of which hands are made and which have no place in the order of tiles, each with such a hand."""
    if any(rank(name) for name in names):
        return {}
    made = {tile: example for ranking in game.hands for example in ranking.examples for tile in (*example.highest, *example.lowest)}
    return {tile: example for tile, example in made.items() if tile not in names} if set(made) & set(names) else {}


def _against_deck(game: Game, order: Ranks, names: list[str]) -> Iterator[Answer]:
    given = {found for name in names if (found := rank(name))}
    if not given or order.of in PART_OF_DECK:
        return
    for name, deck in removed(game).items():
        if name in given:
            yield violated(
                f"the order of cards names the {name}, which is taken out of the deck",
                f"leave the {name} out of the order of cards",
                order,
                (deck, f"the {name} is taken out"),
            )
    missing = [name for name in RANKS if name in ranks(game) and name not in given]
    if not missing:
        return
    said = f"the order of cards leaves out the {listed(missing)}"
    fix = f"give the {listed(missing)} a place in the order of cards"
    stated = [deck for deck in game.deck if deck.cards or deck.total]
    if stated:
        yield violated(said, fix, order, (stated[0], "the deck"))
    else:
        yield unclear(f"{said}, and the rules do not say what deck is used", fix, order)
