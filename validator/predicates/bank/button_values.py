"""A card that can be dealt gives the action button no seat.

## What is asked
Where a card decides who has first action, every rank of the deck has a value: the ten as well as the nine, and the joker if there is one.

## Why
The card will come up, and when the player-dealer cannot cover everyone, where the button stands is money.

## Fails
The ten is passed over.
```yaml not-stated
kind: game
name: Example
category: player-dealer
deck: {cards: 52}
player-dealer: {action-button: {by: card, values: [[A, 1], [2-9, face], [J, 11], [Q, 12], [K, 13]]}}
```

No value at all: the numbered cards speak for themselves, the others do not.
```yaml not-stated
kind: game
name: Example
category: player-dealer
deck: {cards: 52}
player-dealer: {action-button: {by: card, card: second}}
```

No number is printed on the face of a king.
```yaml not-stated
kind: game
name: Example
category: player-dealer
deck: {cards: 52}
player-dealer: {action-button: {by: card, values: [[A, 1], [J, 11], [Q, 12], [other, face]]}}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
deck: {cards: 52}
player-dealer: {action-button: {by: card, values: [[A, 1], [2-10, face], [J, 11], [Q, 12], [K, 13]]}}
```

## Boundary
The tens were taken out of the deck.
```yaml met
kind: game
name: Example
category: player-dealer
deck: {cards: 48, removed: [10]}
player-dealer: {action-button: {by: card, values: [[A, 1], [2-9, face], [J-K, 11]]}}
```

A joker was put in.
```yaml not-stated
kind: game
name: Example
category: player-dealer
deck: {cards: 52, jokers: 1}
player-dealer: {action-button: {by: card, values: [[A, 1], [other, face]]}}
```

Court cards count here as in play, where nothing else is open.
```yaml met
kind: game
name: Example
category: player-dealer
deck: {cards: 52}
values: {table: [[J-K, 10], [other, face]], at: 254}
player-dealer: {action-button: {by: card, values: [[A, 1]], at: 282}}
```

Where one court card has a number of its own, the others need one too.
```yaml not-stated
kind: game
name: Example
category: player-dealer
deck: {cards: 52}
values: {table: [[J-K, 10], [other, face]], at: 254}
player-dealer: {action-button: {by: card, values: [[A, 1], [J, 11], [K, 13]], at: 282}}
```

A chart that is lost from the text is not asked for.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
deck: {cards: 52}
player-dealer: {action-button: {by: card, card: second, damaged: picture}}
```

## How to fix
Give every card of the deck its number.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.statements import Button
from .._button import buttons, deck, valued
from .._say import card, listed
from ..legacy import Answer, Ask, met, not_applicable, not_stated

COURTS = {"J", "Q", "K"}
FIX = "give every card of the deck its number"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = buttons(subject.game, "card", "flop")
    tables = [button for button in said if button.values] or list(said[:1])
    if not said:
        yield not_applicable("no card decides where settlement starts")
        return
    if any(button.damaged for button in said) and not any(button.values for button in said):
        yield not_applicable("the chart that gives the cards their seats is damaged")
        return
    missing = [(button, _missing(subject, button)) for button in tables]
    for ranks in dict.fromkeys(ranks for _, ranks in missing if ranks):
        first, *others = [button for button, gone in missing if gone == ranks]
        related = [(button, "says the same") for button in others]
        yield not_stated(f"the card decides where the action button goes, but no seat is given for the {listed(map(card, ranks))}", FIX, first, *related)
    if not any(ranks for _, ranks in missing):
        yield met("every card of the deck gives the action button a seat", *tables)


def _missing(subject: Subject, button: Button) -> tuple[str, ...]:
    """The ranks without a seat. Court cards of which the list says nothing at all count as they do in play, where that is told."""
    cards = deck(subject.game)
    ranks = tuple(rank for rank in cards if rank not in valued(button))
    return () if set(ranks) == COURTS & set(cards) and subject.game.values else ranks
