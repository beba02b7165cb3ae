"""A bonus bet filed by itself says with which game it is offered.

## What is asked
Rules for a bonus bet alone name the game it belongs to, or a game of the filing has the bet among its wagers.

## Why
The game decides who deals, when a hand is over its target, how it is drawn, and above all whose money pays: rules that know only a dealer read as if the house did.

## Fails
```yaml not-stated
kind: game
name: Buster
category: bonus-bet
wagers: [{name: base, required: true, at: 217}, {name: buster, bonus: true, at: 217}]
```

## Passes
```yaml met
kind: game
name: Buster
category: bonus-bet
wagers: [{name: buster, bonus: true, at: 217}]
---
kind: game
name: Twenty-One and a Half
category: player-dealer
wagers: [{name: base}, {name: buster, bonus: true, at: 40}]
```

## Boundary
The rules name the game.
```yaml met
kind: game
name: Buster
category: bonus-bet
inherits: {from: Pure 21.5 Blackjack, at: 217}
wagers: [{name: buster, bonus: true, at: 217}]
```
A whole game has no need of another.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
wagers: [{name: base, required: true}]
```

## How to fix
Name the game, and say that its player-dealer pays and collects the bet.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ...model.wagers import Wager
from ..legacy import Answer, Ask, met, not_applicable, not_stated

NEEDS_FILING = True
KIND = "bonus-bet"
FIX = "name the game, and say that its player-dealer pays and collects the bet"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    own = [wager for wager in game.wagers if wager.bonus]
    if game.category != KIND or not own:
        yield not_applicable("the rules are not of a bonus bet alone")
        return
    names = {wager.name for wager in own}
    hosts: list[Wager] = [wager for file in subject.filing.games if file.game.category != KIND for wager in file.game.wagers if wager.name in names]
    if game.inherits or hosts:
        yield met("the game the bet belongs to is known", *game.inherits[:1], *hosts[:1])
        return
    dealt: list[tuple[Place, str]] = [(step, "only a dealer is named") for step in game.round if step.to == "dealer"]
    told = f"with which game the {own[0].name.replace('-', ' ')} bet is offered is not said, and so not who holds the position that pays it"
    yield not_stated(f"{told}{'; the rules know only a dealer' if dealt else ''}", FIX, own[0], *dealt[-1:])
