"""A bonus bet on the player-dealer's hand is decided when no base wager is left.

## What is asked
Where a bonus bet is decided by the player-dealer going over, the rules say that the hand is played out for it even when all base wagers are settled.

## Why
When every player has surrendered, gone over or been paid, the player-dealer has no reason to draw, and the bonus bet has no result.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
wagers:
  - {name: base}
  - {name: buster, bonus: true, decided: [{is: wins, when: [{whose: player-dealer, result: bust}], at: 882}]}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
facts: [{of: played-out, whose: player-dealer, is: for-the-bonus-bet-alone, at: 139}]
wagers:
  - {name: base}
  - {name: buster, bonus: true, decided: [{is: wins, when: [{whose: player-dealer, result: bust}]}]}
```

## Boundary
A bonus bet on the player's own cards needs no hand of the player-dealer.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
wagers: [{name: base}, {name: red-flex, bonus: true, decided: [{is: wins, when: [{whose: own, result: bust}]}]}]
```

## How to fix
Say that the player-dealer completes the hand as long as a bonus bet is up.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...judge.answer import Answer, Ask, met, not_applicable, not_stated
from ...model.wagers import Wager, Wins

DEALERS = ("player-dealer", "dealer")
FIX = "say that the hand is completed as long as a bonus bet is up"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    bets = [(wager, wins) for wager in game.wagers if wager.bonus for wins in _by_dealer(wager)]
    told = [fact for fact in game.facts if fact.of == "played-out"]
    if not bets:
        yield not_applicable("no bonus bet is decided by the player-dealer going over")
    elif told:
        yield met("the rules say that the hand is played out for a bonus bet", *told)
    else:
        wager, wins = bets[0]
        name = wager.name.replace("-", " ")
        stays = [(said, "stays in action") for said in wager.survives[:1]]
        yield not_stated(f"whether the player-dealer's hand is played out for the {name} wager when no base wager is left is not said", FIX, wins, *stays)


def _by_dealer(wager: Wager) -> Iterator[Wins]:
    for wins in wager.decided:
        if any(event.result == "bust" and event.whose in DEALERS for event in wins.when):
            yield wins
