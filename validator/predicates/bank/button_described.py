"""Settlement starts from an action button that is not described.

## What is asked
Rules that settle wagers from the action button say what decides where the button goes; where it is laid on a pile of cards, which seat is given the pile.

## Why
Whoever places a button nobody described decides whose wager is covered.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
settles: {from: action-button, direction: clockwise}
```

The rules say that there is no such button.
```yaml violated
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: none}}
settles: {from: action-button, direction: clockwise}
```

Dealt by hand, a pile is chosen, and no dice say whose it is.
```yaml unclear
kind: game
name: Example
category: player-dealer
player-dealer:
  action-button:
    - {by: dice, dice: 3, where: shuffle-machine, at: 3991}
    - {by: player-dealer-choice, where: hand-shuffle, values: [[1-7, pile]], at: 3995}
settles: {from: action-button, direction: clockwise}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: dice, dice: 3}}
settles: {from: action-button, direction: clockwise}
```

## Boundary
The button is among the equipment and nowhere else.
```yaml not-stated
kind: game
name: Example
category: player-dealer
equipment: {is: action-button}
```

## How to fix
Say which card, dice or rotation places the button.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.statements import Button
from .._button import buttons
from .._say import plain
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear, violated

BUTTON = "action-button"
FIX = "say which card, dice or rotation places the button"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    starts = [*(said for said in game.settles if said.from_ == BUTTON), *(step for step in game.round if step.first == BUTTON)]
    listed = [thing for thing in game.equipment if thing.is_ == BUTTON]
    described = [button for button in buttons(game) if button.by != "none"]
    denied = buttons(game, "none")
    if not starts and not listed:
        yield not_applicable("nothing starts from an action button")
    elif piles := [button for button in described if not _seated(button) and not any(_seated(other) and other.where in (None, button.where) for other in described)]:
        said = "the player-dealer chooses the pile of cards on which the action button is laid, and which seat is given that pile is not said"
        others = [(button, "a seat is found here") for button in described if _seated(button)]
        also = f". What holds for the {plain(others[0][0].where)} may be meant" if others else ""
        yield unclear(f"{said}{also}", "say how the seat is found that is given the pile", piles[0], *others[:1])
    elif described:
        yield met("the rules say what places the action button", *described)
    elif denied and starts:
        yield violated("settlement starts from the action button, which the rules say is not used", FIX, starts[0], (denied[0], "says that there is none"))
    elif denied:
        yield not_applicable("the rules say that no action button is used")
    else:
        used = "settlement starts from the action button" if starts else "an action button is used"
        yield not_stated(f"{used}, but nothing says what decides where it goes", FIX, (starts or listed)[0])


def _seated(button: Button) -> bool:
    """Whether the statement finds a seat, and not only a pile of cards."""
    return not any(to == "pile" for _, to in button.values)
