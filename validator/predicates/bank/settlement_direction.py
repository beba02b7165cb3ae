"""Where the rules say at which seat settlement starts, they say which way it goes on.

## What is asked
With the seat that is settled first, the rules state whether the next is the one to the left or to the right. A start beside the player-dealer says it by itself:
the other way, the next seat is the player-dealer's own.

## Why
When the player-dealer's wager does not reach around the table, the direction decides who is paid and who gets the wager back.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
settles: {from: action-button, at: 1364}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
settles: {from: action-button, direction: clockwise, at: 851}
```

## Boundary
Seats are counted clockwise to place the button; whether settlement goes that way is a question.
```yaml unclear
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: card, direction: clockwise, at: 324}}
settles: {from: action-button, at: 324}
```
```yaml met
kind: game
name: Example
category: player-dealer
round: [{does: deal, to: players, cards: 2, direction: clockwise}]
settles: {from: left-of-player-dealer, at: 1589}
```
Where no seat is named, the start itself is missing.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
settles: {order: [ante, play], at: 10}
```

## How to fix
Say that settlement goes clockwise or counter-clockwise.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...docket import Subject
from ...model.game import Game, Step
from ...model.statements import Button
from ...model.wagers import Settlement
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear

FIX = "say which way settlement goes"
TURNS = ("settle", "compare")
BESIDE = re.compile(r"(?:left|right)-of-(?:.*-)?dealer$")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    told: list[Settlement | Step] = [*game.settles, *(step for step in game.round if step.does in TURNS)]
    starts = [part for part in told if (part.from_ if isinstance(part, Settlement) else part.first)]
    ways = [part for part in told if part.direction]
    if not starts or game.inherits:
        yield not_applicable("the rules do not say where settlement starts, or take over those of another game")
    elif ways:
        yield met(f"settlement goes {ways[0].direction}", ways[0])
    elif beside := [part for part in starts if BESIDE.match((part.from_ if isinstance(part, Settlement) else part.first) or "")]:
        yield met("settlement starts at one side of the dealer and goes on away from there", beside[0])
    else:
        others = [(part, "the start again") for part in starts[1:3]]
        other = _other(game)
        said = "the rules say where settlement starts and not which way it goes on"
        if other:
            yield unclear(f"{said}; it may go {other.direction}, as seats are counted or cards dealt", FIX, starts[0], (other, f"{other.direction}"), *others)
        else:
            yield not_stated(said, FIX, starts[0], *others)


def _other(game: Game) -> Button | Step | None:
    """A direction told of something else: the count of seats, the deal."""
    buttons: list[Button | Step] = [*(game.player_dealer.action_button if game.player_dealer else ())]
    return next((part for part in (*buttons, *(step for step in game.round if step.does == "deal")) if part.direction), None)
