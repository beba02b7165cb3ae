"""Nothing says who may take the bank.

## What is asked
The rules say to whom the player-dealer position goes: the seated players in turn, any player, a third party.

## Why
Whoever may bank may win; rules that leave open who that is let the house choose.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2, unit: times}}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2, unit: hands, among: seated-players}}
```

## Boundary
Around the table is to the seats in turn.
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2, unit: hands, then: offered, direction: clockwise}}
```

The rate sheet for the game says it.
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2, unit: hands}}
---
kind: schedule
name: Sheet
player-dealer: {rotation: {offered-after: 2, unit: hands, direction: clockwise}}
blocks: [{games: [{document: example}]}]
```

Only who may not is said.
```yaml not-stated
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2}, may-hold: [{who: house, is: false}, {who: house, is: true}]}
```

## How to fix
Say that the position goes to the seated players in turn, and who else may hold it.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from .._law import banks
from ..legacy import Answer, Ask, met, not_applicable, not_stated

NEEDS_FILING = True
NOT_A_TAKER = ("house", "nobody")
FIX = "say that the position goes to the seated players in turn, and who else may hold it"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    bank = subject.game.player_dealer
    if bank is None or not bank.rotation:
        yield not_applicable("nothing is said of how the position passes on")
        return
    takers = [said for place in banks(subject) for said in place.may_hold if said.is_ and said.who not in NOT_A_TAKER]
    named = [*takers, *(said for place in banks(subject) for said in place.rotation if said.among not in (None, *NOT_A_TAKER) or said.direction)]
    if named:
        yield met("the rules say who may take the position", *named)
    else:
        others = [(said, "who may not") for said in bank.may_hold]
        yield not_stated("the rules do not say to whom the position passes", FIX, bank.rotation[0], *others)
