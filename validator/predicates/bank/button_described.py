"""Settlement starts from an action button that is not described.

Rules that settle wagers from the action button say what decides where the button goes. Whoever
places a button nobody described decides whose wager is covered.

## Says
- (each):
  Fix (start-not-placed, not-placed): Say which card or dice place the action button.
  Write (start-not-placed, not-placed): player-dealer: {action-button: {by: card, card: third}}
- start-not-placed: Settlement starts from the action button ({@}), but the rules do not say what
  decides where the button goes.
- not-placed: The rules list an action button ({@}), but do not say what decides where it goes.
- not-used: Settlement starts from the action button ({@}), but the rules also say that there is
  none ({@denied}).
  Fix: Name the seat at which settlement starts, or say which card or dice place the button.
  See denied: no button
- placed: The rules say what places the action button ({@}): {by}.
- none: Nothing starts from an action button.
- no-button: The rules say that there is no action button.

## Examples
```yaml not-stated start-not-placed
settles: {from: action-button, direction: clockwise}
```
> Settlement starts from the action button (line 4), but the rules do not say what decides where the
> button goes.
```yaml met placed
player-dealer: {action-button: {by: dice, dice: 3}}
settles: {from: action-button, direction: clockwise}
```
"""

from __future__ import annotations

from ...docket.filed import Place
from ...model.game import Game
from .._button import buttons
from ..answer import Answer, Answers, Ask, Subject, met_by, not_applicable, not_stated, violated

BUTTON = "action-button"


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    starts: list[Place] = [said for said in game.settles if said.from_ == BUTTON]
    starts += [step for step in game.round if step.first == BUTTON]
    listed = [thing for thing in game.equipment if thing.is_ == BUTTON]
    if starts or listed:
        yield _described(game) or _undescribed(game, starts, [*starts, *listed])
    else:
        yield not_applicable("none")


def _described(game: Game) -> Answer | None:
    said = [button for button in buttons(game) if button.by != "none"]
    return met_by("placed", said, by=[button.by for button in said]) if said else None


def _undescribed(game: Game, starts: list[Place], places: list[Place]) -> Answer:
    denied = [(button, "denied") for button in buttons(game, "none")]
    if denied and starts:
        return violated("not-used", starts[0], see=denied[:1])
    if denied:
        return not_applicable("no-button")
    return not_stated("start-not-placed" if starts else "not-placed", places[0])
