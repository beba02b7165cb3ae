"""The action button may fall on a seat without a wager.

## What is asked
The procedure that places the action button says what happens when the seat it gives has no wager.

## Why
Tables are rarely full: most of the time some seats have nothing to settle.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: dice, dice: 3, from: player-dealer, direction: clockwise}}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: dice, dice: 3, from: player-dealer, direction: clockwise, empty-seat: next-active-seat}}
```

## Boundary
The player-dealer chooses, and will not choose an empty seat.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: player-dealer-choice}}
```

## How to fix
Say that the next seat with a wager has the button.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...judge.answer import Answer, Ask, met, not_applicable, not_stated
from .._button import buttons, elsewhere


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = buttons(subject.game, "card", "dice", "flop")
    ruled = [button for button in said if button.empty_seat]
    if not said:
        yield not_applicable("neither cards nor dice place an action button")
    elif not ruled and (source := elsewhere(subject)):
        yield not_applicable(f"the procedure is that of {source.from_}, and is judged there")
    elif ruled:
        yield met("a seat without a wager is provided for", *ruled)
    else:
        place = next((button for button in said if button.values or button.from_ or button.seats), said[0])
        yield not_stated("where the action starts when the seat it falls on has no wager is not said", "say that the next seat with a wager has the button", place)
