"""The natural of a game can be made with the fewest decks allowed.

## What is asked
A hand that needs jokers is possible however many decks are used.

## Why
A game whose best hand depends on jokers is another game at a table without them.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
deck: [{decks: 1+, at: 314}, {jokers: 1, jokers-per: deck, jokers-when: several-decks, at: 314}]
compares: {by: closest-to-target, target: [22], natural: {ranks: [joker, joker], at: 389}}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
deck: {decks: 2-8, jokers: 1, jokers-per: deck}
compares: {by: closest-to-target, target: [22], natural: {ranks: [joker, joker]}}
```

## Boundary
One joker in one deck does not make a pair of them.
```yaml unclear
kind: game
name: Example
category: player-dealer
deck: {decks: 1-8, jokers: 1, jokers-per: deck}
compares: {by: closest-to-target, target: [22], natural: {ranks: [joker, joker]}}
```
Jokers counted for all decks together do not grow with them.
```yaml met
kind: game
name: Example
category: player-dealer
deck: {decks: 1-8, jokers: 8, jokers-per: game}
compares: {by: closest-to-target, target: [22], natural: {ranks: [joker, joker]}}
```

## How to fix
Use at least as many decks as the hand needs, or add the jokers to every deck.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ..legacy import Answer, Ask, met, not_applicable, unclear

FIX = "raise the fewest decks, or add jokers to every deck"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    natural = next((c.natural for c in game.compares if c.natural and "joker" in c.natural.ranks), None)
    fewest = min((deck.decks.low for deck in game.deck if deck.decks), default=None)
    added = [deck for deck in game.deck if deck.jokers]
    if natural is None or fewest is None or not added:
        yield not_applicable("no natural of the game needs a joker, or decks and jokers are not given")
        return
    needed = natural.ranks.count("joker")
    jokers = added[0]
    held = 0 if jokers.jokers_when == "several-decks" and fewest < 2 else int(jokers.jokers or 0) * (int(fewest) if jokers.jokers_per == "deck" else 1)
    place = next(deck for deck in game.deck if deck.decks and deck.decks.low == fewest)
    if held >= needed:
        yield met("the natural can be made with the fewest decks", natural, place)
        return
    count = "no joker" if not held else f"{held} joker{'s' if held > 1 else ''}"
    yield unclear(
        f"the natural needs {needed} jokers, and with the fewest decks allowed, {fewest}, there {'are' if held > 1 else 'is'} {count}. Several decks may be meant throughout",
        FIX,
        place,
        (natural, "the natural"),
        *(((jokers, "the jokers"),) if jokers is not place else ()),
    )
