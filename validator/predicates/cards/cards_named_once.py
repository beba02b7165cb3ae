'''A list of cards gives two of them one name.

## What is asked
Where a bonus bet counts cards in a row and the rules list the order, every card of the list has a name of its own.

## Why
A list that runs "first card, second card, first hit card, second card, third card" means the second and the third hit card; by its words it counts the second
card twice.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers: [{name: red-flex, bonus: true, card-order: {cards: [first, second, first hit, second, third, fourth hit]}}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: red-flex, bonus: true, card-order: {cards: [first, second, first hit, second hit]}}]
```

## Boundary
```yaml not-applicable
kind: game
name: Example
category: player-dealer
wagers: [{name: red-flex, bonus: true}]
```

## How to fix
Name each card of the list once, and the cards drawn as hit cards.
'''

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from .._say import listed, plain
from ..legacy import Answer, Ask, met, not_applicable, unclear


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    given = [(wager, order) for wager in subject.game.wagers for order in wager.card_order]
    if not given:
        yield not_applicable("no list gives the order of the cards looked at")
    for wager, order in given:
        names = [name.lower() for name in order.cards]
        twice = [name for name in dict.fromkeys(names) if names.count(name) > 1]
        if twice:
            yield unclear(
                f"the list of cards for {plain(wager.name)} has two cards called the {listed(twice)} card; which one is counted when is left to the reader",
                "name each card of the list once",
                order,
            )
        else:
            yield met("every card of the list has its own name", order)
