"""What becomes of a bonus bet when the player surrenders is not said.

## What is asked
Where a player may surrender, the rules say of every bonus bet that is not yet decided whether it stays or is lost.

## Why
The rules often say that a bonus bet stays up when the player busts or has a natural, and forget surrender, after which the player has no hand.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
playing-options: [{is: surrender, allowed: true}]
wagers: [{name: base, on-surrender: lost}, {name: buster, bonus: true, on-bust: stays}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
playing-options: [{is: surrender, allowed: true}]
wagers: [{name: base, on-surrender: lost}, {name: buster, bonus: true, on-surrender: stays}, {name: red-flex, bonus: true, survives: true}]
```

## Boundary
A bonus bet on the first two cards is decided before anyone surrenders.
```yaml met
kind: game
name: Example
category: player-dealer
playing-options: [{is: surrender, allowed: true}]
wagers: [{name: match, bonus: true, judged: {whose: own, cards: 2}}]
```
```yaml not-applicable
kind: game
name: Example
category: player-dealer
playing-options: [{is: surrender, allowed: false}]
wagers: [{name: buster, bonus: true}]
```

## How to fix
Say whether the bonus bet stays or is lost when the player surrenders.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.wagers import Wager
from .._say import listed
from ..legacy import Answer, Ask, met, not_applicable, unclear

FIRST = 2
"""Cards a player has when surrender is offered."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    surrender = [option for option in game.playing_options if option.is_ == "surrender" and option.allowed]
    bonuses = [wager for wager in game.wagers if wager.bonus and "envy" not in wager.name]
    if not surrender or not bonuses:
        yield not_applicable("nobody may surrender, or there is no bonus bet")
        return
    silent = [wager for wager in bonuses if not (wager.on_surrender or any(said.is_ for said in wager.survives) or _decided(wager))]
    if silent:
        said = [(fate, "what is said of other ends") for wager in silent for fate in (*wager.on_bust, *wager.on_natural)[:1]]
        yield unclear(
            f"a player may surrender, and the rules do not say what becomes of {listed(wager.name for wager in silent)} then. That a bonus bet goes its own way may be meant",
            "say whether the bonus bet stays or is lost when the player surrenders",
            surrender[0],
            *said,
        )
    else:
        yield met("what becomes of each bonus bet when the player surrenders can be told", *bonuses)


def _decided(wager: Wager) -> bool:
    """Whether the first cards dealt decide it."""
    return any(judged.whose.startswith("own") and (judged.cards or FIRST + 1) <= FIRST for judged in wager.judged)
