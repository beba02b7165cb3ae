"""The action button may fall on a seat without a wager.

## What is asked
The procedure that places the action button says what happens when the seat it gives has no wager, and, where a total of the dice means the player-dealer's own
seat, who has the button then.

## Why
Tables are rarely full: most of the time some seats have nothing to settle. Where settlement goes on from the button around the table or from seat to
seat, an empty seat is passed over, and nothing more need be said.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: dice, dice: 3, from: player-dealer, direction: clockwise}}
```

The player-dealer keeps a button that falls on the own seat, where nothing is settled.
```yaml unclear
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: dice, dice: 3, player-dealer-numbers: [1, 8, 15], empty-seat: next-active-seat, own-seat: player-dealer, at: 3991}}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: dice, dice: 3, from: player-dealer, direction: clockwise, empty-seat: next-active-seat}}
```

## Boundary
The player-dealer's own seat has nothing to settle.
```yaml unclear
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: dice, dice: 3, player-dealer-numbers: [1, 8, 15], empty-seat: next-active-seat, at: 5006}}
```
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: dice, dice: 3, player-dealer-numbers: [8, 15], own-seat: left-of-player-dealer, empty-seat: next-active-seat}}
```
The player-dealer chooses, and will not choose an empty seat.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: player-dealer-choice}}
```

Settlement goes on clockwise from the button: an empty seat is passed over.
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: dice, dice: 3, from: player-dealer, direction: clockwise}}
settles: {from: action-button, direction: clockwise}
```

## How to fix
Say that the next seat with a wager has the button.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.statements import Button
from .._button import SIDES, buttons, elsewhere
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = buttons(subject.game, "card", "dice", "flop")
    ruled = [button for button in said if button.empty_seat]
    onward = [settles for settles in subject.game.settles if settles.from_ == "action-button" and (settles.direction or settles.by == "seat")]
    if not said:
        yield not_applicable("neither cards nor dice place an action button")
    elif not ruled and (source := elsewhere(subject)):
        yield not_applicable(f"the procedure is that of {source.from_}, and is judged there")
    elif ruled and (kept := next((button for button in said if button.own_seat == "player-dealer"), None)):
        held = "the action button may go to the player-dealer, at whose seat nothing is settled: where settlement then starts is not said"
        yield unclear(f"{held}. The next seat with a wager may be meant", "say which seat is first when the player-dealer has the button", kept)
    elif ruled and (own := _own_seat(said)):
        totals = " or ".join(str(total) for total in own.player_dealer_numbers if _thrown(own, total))
        yield unclear(
            f"{totals} gives the player-dealer's own seat, and who then has the action button is not said. The rule for a seat without a wager may be meant",
            "say who has the button when the player-dealer's seat is given",
            own,
        )
    elif ruled:
        yield met("a seat without a wager is provided for", *ruled)
    elif onward:
        yield met("settlement goes on from the button to the other seats: one without a wager is passed over", *onward)
    else:
        place = next((button for button in said if button.values or button.from_ or button.seats), said[0])
        yield not_stated("where the action starts when the seat it falls on has no wager is not said", "say that the next seat with a wager has the button", place)


def _own_seat(said: tuple[Button, ...]) -> Button | None:
    """Dice that may give the player-dealer's own seat, where nothing says who has the button then."""
    given = [button for button in said if any(_thrown(button, total) for total in button.player_dealer_numbers)]
    return given[0] if given and not any(button.own_seat for button in said) else None


def _thrown(button: Button, total: int) -> bool:
    """Whether the dice can give the total."""
    return button.dice is not None and button.dice <= total <= button.dice * SIDES
