"""The action button may fall on a seat without a wager.

The procedure that places the action button says what happens when the seat it gives has no wager.
Tables are rarely full. Where settlement goes on from the button, an empty seat is passed over.

## Says
- not-said: The action button may fall on a seat without a wager ({@}), but the rules do not say
  where settlement starts then.
  Fix: Say where settlement starts then, such as at the next seat with a wager.
  Write: player-dealer: {action-button: {empty-seat: next-active-seat}}
- said: When the seat has no wager, the button goes to: {then} ({@}).
- passed-over: Settlement goes on from the action button ({@}), so a seat without a wager is passed
  over.
- not-drawn: Neither cards nor dice place an action button.

## Examples
```yaml not-stated not-said
player-dealer: {action-button: {by: dice, dice: 3, from: player-dealer, direction: clockwise}}
```
> The action button may fall on a seat without a wager (line 4), but the rules do not say where
> settlement starts then.
```yaml met said
player-dealer: {action-button: {by: dice, dice: 3, from: player-dealer, direction: clockwise, empty-seat: next-active-seat}}
```
"""

from __future__ import annotations

from ...model.statements import Button
from ...model.wagers import Settlement
from .._button import buttons, elsewhere
from ..answer import Answers, Ask, Subject, met_by, not_applicable, not_stated
from ..values import name


def judge(subject: Subject, ask: Ask) -> Answers:
    said = buttons(subject.game, "card", "dice", "flop")
    ruled = [button for button in said if button.empty_seat]
    if not said:
        yield not_applicable("not-drawn")
    elif ruled:
        yield met_by("said", ruled, then=ruled[0].empty_seat)
    elif source := elsewhere(subject):
        yield not_applicable("elsewhere", game=name(source.from_))
    elif onward := [one for one in subject.game.settles if _onward(one)]:
        yield met_by("passed-over", onward)
    else:
        yield not_stated("not-said", next(filter(_placing, said), said[0]))


def _onward(one: Settlement) -> bool:
    """Settlement that goes on from the button passes over a seat without a wager."""
    return one.from_ == "action-button" and bool(one.direction or one.by == "seat")


def _placing(button: Button) -> bool:
    return bool(button.seat_of_card or button.from_ or button.seat_of_total)
