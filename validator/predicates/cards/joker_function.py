"""A joker without a function, or a function without a joker.

## What is asked
Where a joker is in the deck, the rules say what it stands for, in a flush too where flushes rank; where they say what it stands for, it is in the deck.

## Why
Whether a joker completes a flush or only a straight decides hands.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
deck: {cards: 52, jokers: 1, total: 53}
```
```yaml violated
kind: game
name: Example
category: player-dealer
deck: {cards: 52, jokers: 0}
joker: {acts-as: ace-straight-or-flush, where: tie}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
deck: {cards: 52, jokers: 1, total: 53}
joker: {acts-as: ace-straight-or-flush}
```

## Boundary
A deck of 52 cards, and a joker that nobody has added.
```yaml unclear
kind: game
name: Example
category: player-dealer
deck: {cards: 52}
joker: {acts-as: wild}
```
A joker that completes straights and straight flushes, and a flush that ranks between them.
```yaml unclear
kind: game
name: Example
category: player-dealer
deck: {cards: 52, jokers: 1, total: 53}
joker: {acts-as: ace-or-straight, at: 4959}
hands: {ranking: five-card-high, high-to-low: [straight-flush, flush, straight, pair, high-card], at: 4971}
```
That one place has a joker and another none is a contradiction, told by `joker-agrees`.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
deck: {cards: 52, jokers: 0}
joker: {acts-as: ace-straight-or-flush}
```
Points are a function too.
```yaml met
kind: game
name: Example
category: player-dealer
deck: {jokers: 1}
values: {table: [[joker, 0-9]]}
```
A joker that is left out only as a rule may be used, and nothing says as what.
```yaml unclear
kind: game
name: Example
category: poker
deck: {cards: 52}
joker: {acts-as: not-used, usually: true, at: 583}
```
What completes a straight for the high hand says nothing of the low one.
```yaml unclear
kind: game
name: Example
category: poker
deck: {cards: 52, jokers: 1}
joker: {acts-as: ace-straight-or-flush, at: 307}
pot: {to: high-low, at: 315}
```

## How to fix
Say in one place whether a joker is used and what it stands for.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.game import Game, Pot
from .._cards import decks_with_joker, joker_statements
from ..filing.joker_agrees import denied
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear, violated

HIGH = ("ace", "ace-or-straight", "ace-straight-or-flush")
"""Functions that say nothing of a hand which wins by being low."""
LOW = ("low", "high-low", "badugi-low")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    functions = joker_statements(game)
    inside, none = decks_with_joker(game), [deck for deck in game.deck if deck.jokers == 0]
    valued = [statement for statement in game.values for label, _ in statement.table if "joker" in label]
    narrow = [joker for joker in functions if joker.acts_as == "ace-or-straight"]
    flushes = [ranking for ranking in game.hands if "flush" in ranking.high_to_low]
    usual = [joker for joker in game.joker if joker.usually]
    low = _low_untold(game)
    if denied(game):
        yield not_applicable("one place has a joker and another says that none is used: see joker-agrees")
    elif usual and not functions:
        said = "a joker is left out only as a rule; what it stands for when one is used is not said"
        yield unclear(said, "strike the exception, or say what the joker stands for", usual[0], *((other, "and here") for other in usual[1:]))
    elif inside and low:
        said = "the rules say what the joker stands for in a high hand, and not what it is in the low one. An ace may be meant there too"
        yield unclear(said, "say what the joker is in the low hand", functions[0], (low[0], "the low hand"))
    elif inside and flushes and narrow and len(narrow) == len(functions):
        yield unclear(
            "the joker completes a straight or straight flush, and whether it completes a flush, which ranks between the two, is not said. It may be meant not to",
            "say whether the joker completes a flush",
            narrow[0],
            (next((example for example in flushes[0].examples if example.hand == "flush"), flushes[0]), "flushes rank"),
        )
    elif inside and (functions or valued):
        yield met("the rules say what the joker stands for", *inside, *functions, *valued)
    elif inside:
        yield not_stated("a joker is in the deck, and the rules do not say what it stands for", "say which cards the joker may stand for", inside[0])
    elif functions and none:
        yield violated(
            "the rules say what the joker stands for, and no joker is in the deck",
            "put the joker in the deck, or strike its function",
            functions[0],
            (none[0], "no joker"),
        )
    elif functions and game.deck:
        yield unclear(
            "the rules say what the joker stands for, but not that one is in the deck",
            "say whether a joker is added to the deck",
            functions[0],
            (game.deck[0], "the deck"),
        )
    elif functions:
        yield met("the rules say what the joker stands for", *functions)
    else:
        yield not_applicable("the game has no joker")


def _low_untold(game: Game) -> list[Pot]:
    """Pots for a low hand, where every word on the joker is of high hands."""
    functions = joker_statements(game)
    if not functions or any(joker.where or joker.acts_as not in HIGH for joker in functions):
        return []
    return [pot for pot in game.pot if pot.to in LOW]
