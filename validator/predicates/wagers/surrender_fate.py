"""The rules do not say what happens to a bonus bet when the player surrenders.

## What is asked
Where a player may surrender, the rules say of every bonus bet that is not yet decided whether it
stays or is lost.

## Why
The rules often say that a bonus bet stays up when the player busts or has a natural, and forget
surrender, after which the player has no hand.

## Says
- silent: A player may surrender ({@}), but the rules do not say what happens then to the {wagers}
  bet{wagers:s}.
  Reading: Does a bonus bet play on whatever happens to the hand?
  Fix: Say whether a bonus bet plays on or is lost when the player surrenders.
  Write: on-surrender: stays
  See other: covers another end of the hand
- said: The rules settle each bonus bet when a player surrenders: {wagers} ({@}).
- none: Nobody may surrender, or there is no bonus bet.

## Fails
```yaml unclear silent
playing-options: [{is: surrender, allowed: true}]
wagers: [{name: base, on-surrender: lost}, {name: buster, bonus: true, on-bust: stays}]
```
> A player may surrender (line 4), but the rules do not say what happens then to the buster bet.
> Does a bonus bet play on whatever happens to the hand?

## Passes
```yaml met said
playing-options: [{is: surrender, allowed: true}]
wagers: [{name: base, on-surrender: lost}, {name: buster, bonus: true, on-surrender: stays}, {name: red-flex, bonus: true, survives: true}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.wagers import Fate, Wager
from .._wagers import ENVY, offered, own_cards
from ..answer import Answer, Ask, met, not_applicable, roles, unclear

FIRST = 2
"""Cards a player has when surrender is offered."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    surrender = offered(game, "surrender")
    bonuses = [wager for wager in game.wagers if wager.bonus and wager.name != ENVY]
    silent = [wager for wager in bonuses if not _settled(wager)]
    if not surrender or not bonuses:
        yield not_applicable("none")
    elif silent:
        see = roles(_other_ends(silent), "other")
        yield unclear("silent", surrender[0], see=see, wagers=silent)
    else:
        yield met("said", bonuses[0], wagers=bonuses)


def _other_ends(wagers: list[Wager]) -> list[Fate]:
    """What the rules do say of them: when the player busts or has a natural."""
    return [fate for wager in wagers for fate in (*wager.on_bust, *wager.on_natural)[:1]]


def _settled(wager: Wager) -> bool:
    """Whether surrender cannot touch it: so it is said, or the first cards dealt decide it."""
    if wager.on_surrender or any(said.is_ for said in wager.survives):
        return True
    return any((judged.cards or FIRST + 1) <= FIRST for judged in own_cards(wager))
