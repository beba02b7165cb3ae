"""Settlement starts from an action button that is not described.

## What is asked
Rules that settle wagers from the action button say what decides where the button goes.

## Why
Whoever places a button nobody described decides whose wager is covered.

## Says
- start-not-placed: Settlement starts from the action button ({@}), but the rules do not say what
  decides where the button goes.
  Fix: Say which card or dice place the action button.
  Write: player-dealer: {action-button: {by: card, card: third}}
- not-placed: The rules list an action button ({@}), but do not say what decides where it goes.
  Fix: Say which card or dice place the action button.
  Write: player-dealer: {action-button: {by: card, card: third}}
- not-used: Settlement starts from the action button ({@}), but the rules also say that there is
  none ({@denied}).
  Fix: Name the seat at which settlement starts, or say which card or dice place the button.
  See denied: no button
- placed: The rules say what places the action button ({@}): {by}.
- none: Nothing starts from an action button.
- no-button: The rules say that there is no action button.

## Fails
```yaml not-stated start-not-placed
settles: {from: action-button, direction: clockwise}
```
> Settlement starts from the action button (line 4), but the rules do not say what decides where the
> button goes.

## Passes
```yaml met placed
player-dealer: {action-button: {by: dice, dice: 3}}
settles: {from: action-button, direction: clockwise}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import Subject
from .._button import buttons
from ..answer import Answer, Ask, met, not_applicable, not_stated, violated

BUTTON = "action-button"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    steps = [step for step in game.round if step.first == BUTTON]
    starts: list[Place] = [*(said for said in game.settles if said.from_ == BUTTON), *steps]
    listed = [thing for thing in game.equipment if thing.is_ == BUTTON]
    described = [button for button in buttons(game) if button.by != "none"]
    denied = buttons(game, "none")
    if not starts and not listed:
        yield not_applicable("none")
    elif described:
        also = [(button, "also") for button in described[1:]]
        yield met("placed", described[0], see=also, by=[button.by for button in described])
    elif denied and starts:
        yield violated("not-used", starts[0], see=[(denied[0], "denied")])
    elif denied:
        yield not_applicable("no-button")
    elif starts:
        yield not_stated("start-not-placed", starts[0])
    else:
        yield not_stated("not-placed", listed[0])
