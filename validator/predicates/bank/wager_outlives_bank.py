"""A wager stays on the table while the bank moves on.

## What is asked
A wager that may stay into the next round says who answers for it when the player-dealer position has passed to another person.

## Why
The player-dealer who took the wager is gone, and the new one never agreed to pay it.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2, unit: rounds}}
wagers: [{name: flex, bonus: true, lasts-beyond-round: true}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2, unit: rounds}}
wagers: [{name: flex, bonus: true, lasts-beyond-round: false}]
```

## Boundary
Most filings do not speak of it, because no wager stays.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2, unit: rounds}}
wagers: [{name: base}]
```

## How to fix
Settle or return the wager when the position passes on, or say that the next player-dealer takes it over.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ..legacy import Answer, Ask, met, not_applicable, unclear

FIX = "say that the wager is settled or returned when the position passes on, or who takes it over"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    wager, bank = subject.wager, subject.game.player_dealer
    assert wager
    stays = [said for said in wager.lasts_beyond_round if said.is_]
    rotation = bank.rotation if bank else ()
    if not wager.lasts_beyond_round:
        yield not_applicable("the wager is not said to outlast a round")
    elif not stays:
        yield met("the wager does not outlast a round", *wager.lasts_beyond_round)
    elif not rotation:
        yield not_applicable("the bank is not said to move")
    else:
        name = wager.name.replace("-", " ")
        told = f"the {name} wager can stay into the next round, when another person may hold the bank; who then pays or collects it must be guessed"
        yield unclear(told, FIX, stays[0], (rotation[-1], "the position moves on"))
