"""The action button is placed after the dice that decide its seat are thrown.

## What is asked
Where dice decide at which seat the action button goes, the round throws them before it places the button in front of a player, or deals
from that seat on.

## Why
A button that lies before the dice are shaken shows another seat than theirs, or must be moved, and nobody says so.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: dice, dice: 3, at: 943}}
round: [{does: place-button, to: players, at: 941}, {does: roll, at: 943}]
```
```yaml unclear
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: dice, dice: 3, at: 5005}}
round: [{does: deal, to: seats, first: action-seat, at: 4994}, {does: roll, at: 5005}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: dice, dice: 3}}
round: [{does: roll}, {does: place-button, to: players}]
```

## Boundary
A button placed by a card does not wait for dice.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: card, card: third}}
round: [{does: place-button, to: players}, {does: roll}]
```
A button laid on a pile of cards marks the pile; the dice then say whose it is.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: dice, dice: 3}}
round: [{does: place-button}, {does: roll}]
```

## How to fix
Put the steps in order.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ..legacy import Answer, Ask, met, not_applicable, unclear

ACTION = ("action-seat", "action-button")
SEATED = ("players", "each-player", "seats")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    thrown = bool(game.player_dealer and any(button.by == "dice" for button in game.player_dealer.action_button))
    steps = [step for step in game.round if step.where is None]
    placed = next((n for n, step in enumerate(steps) if (step.does == "place-button" and step.to in SEATED) or (step.does == "deal" and step.first in ACTION)), None)
    rolled = next((n for n, step in enumerate(steps) if step.does == "roll"), None)
    if not thrown or placed is None or rolled is None:
        yield not_applicable("dice do not decide where the action button goes, or the round does not tell both steps")
    elif placed < rolled:
        dealt = steps[placed].does == "deal"
        said = "cards are dealt from the seat of the dice total on, before the dice are thrown" if dealt else "the action button is placed before the dice that decide its seat are thrown"
        meant = f"{'They may be meant to be dealt' if dealt else 'It may be meant to be placed'} when the dice have been read"
        yield unclear(f"{said}. {meant}", "have the dice thrown first", steps[placed], (steps[rolled], "the dice"))
    else:
        yield met("the dice are thrown before the action button is placed", steps[rolled], steps[placed])
