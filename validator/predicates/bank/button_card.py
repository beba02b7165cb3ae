"""The card that decides the action button does not exist, or lies two ways.

## What is asked
The card that places the button is one that is dealt, and it lies face up or face down, not both.

## Why
A button placed by a card everyone sees and one placed by a card nobody sees are different games.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: [{by: card, card: third, face: up}, {by: card, face: down}]}
```

Two cards are dealt; there is no third.
```yaml violated
kind: game
name: Example
category: player-dealer
round: [{does: deal, to: player-dealer, cards: 2}]
player-dealer: {action-button: {by: card, card: third}}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
round: [{does: deal, to: player-dealer, cards: 3}]
player-dealer: {action-button: {by: card, card: third, face: up}}
```

## Boundary
A third card may be drawn.
```yaml unclear
kind: game
name: Example
category: player-dealer
round: [{does: deal, to: player-dealer, cards: 2}, {does: draw, to: player-dealer}]
player-dealer: {action-button: {by: card, card: third}}
```

## How to fix
Name one card that is always dealt and say once how it lies.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.game import Game, Step
from ...model.statements import Button
from .._button import buttons
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

ORDINALS = ("first", "second", "third", "fourth", "fifth")
HANDS = ("player-dealer", "everyone", "dealer", "banker-hand")
FIX = "name one card that is always dealt and say once how it lies"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = buttons(subject.game, "card")
    if not said:
        yield not_applicable("no card decides where settlement starts")
        return
    found = [*_faces(said), *_dealt(subject.game, said)]
    yield from found or [met("the card that places the button is dealt, and lies one way", *said)]


def _faces(said: tuple[Button, ...]) -> Iterator[Answer]:
    up = [button for button in said if button.face == "up"]
    down = [button for button in said if button.face == "down"]
    if up and down:
        yield violated("the card that places the action button is said to lie face up and face down", FIX, down[0], (up[0], "face up"))


def _dealt(game: Game, said: tuple[Button, ...]) -> Iterator[Answer]:
    steps = [step for step in game.round if step.does == "deal" and step.to in HANDS]
    drawn = [step for step in game.round if step.does == "draw" and (step.to is None or step.to in HANDS)] or game.charts or game.draw_rules or game.draw_matrix
    if not steps or any(step.cards is None for step in steps):
        return
    count = max(_hand(steps, hand) for hand in HANDS)
    for button in said:
        if button.card in ORDINALS and ORDINALS.index(button.card) >= count:
            told = f"the {button.card} card places the action button, but the deal gives {count}"
            if drawn:
                yield unclear(f"{told}; a further card is not always drawn", FIX, button, (steps[0], "the deal"))
            else:
                yield violated(told, FIX, button, (steps[0], "the deal"))


def _hand(steps: list[Step], hand: str) -> int:
    """Cards dealt to one hand, counting those dealt to everyone."""
    return sum(int(step.cards.high or step.cards.low) for step in steps if step.cards and step.to in (hand, "everyone"))
