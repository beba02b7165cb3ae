"""Two documents of one name tell the same game.

## What is asked
Where a filing has two sets of rules under one name, and neither replaces the other, backline betting and what each wager pays agree.

## Why
Whoever asks for the rules by name gets either.

## Fails
```yaml unclear
kind: game
name: No Bust Blackjack
category: player-dealer
backline: {allowed: true, at: 1102}
---
kind: game
id: no-bust-4
name: No-Bust Blackjack
category: player-dealer
backline: {allowed: false, at: 1246}
```

## Passes
```yaml met
kind: game
name: No Bust Blackjack
category: player-dealer
backline: {allowed: true, at: 1102}
---
kind: game
id: no-bust-4
name: No-Bust Blackjack
category: player-dealer
backline: {allowed: true, at: 1246}
```

## Boundary
A document that replaces the other may differ from it.
```yaml not-applicable
kind: game
name: No Bust Blackjack
category: player-dealer
backline: {allowed: true}
---
kind: game
id: no-bust-4
name: No-Bust Blackjack
category: player-dealer
supersedes: [no-bust-blackjack]
backline: {allowed: false}
```
```yaml unclear
kind: game
name: No Bust Blackjack
category: player-dealer
wagers: [{name: base, pays: {odds: 1:1, at: 5}}]
---
kind: game
id: no-bust-4
name: No-Bust Blackjack
category: player-dealer
wagers: [{name: base, pays: {odds: 6:5, at: 9}}]
```

## How to fix
Give each version a name of its own, or say which replaces which.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...docket import GameFile, Subject
from ...filed import Place
from ...judge.answer import Answer, Ask, met, not_applicable, unclear
from ...model.game import Game
from .._agree import plain
from .._names import core

NEEDS_DOCKET = True
FIX = "give each version a name of its own, or say which replaces which"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    pairs = [(a, b) for a, b in combinations(subject.filing.games, 2) if core(a.game.name) == core(b.game.name) and not _linked(a, b)]
    if not pairs:
        yield not_applicable("no two games of the filing have the same name")
    for first, second in pairs:
        differences = list(_differences(first.game, second.game))
        if differences:
            words = "; ".join(text for text, _, _ in differences)
            _, here, there = differences[0]
            related = [(there, first.id), *((place, "") for _, a, b in differences[1:3] for place in (a, b))]
            yield unclear(
                f"two documents are called {second.game.name}, {first.id} and {second.id}, and they differ: {words}. They may be two versions",
                FIX,
                here,
                *related,
            )
        else:
            yield met(f"{first.id} and {second.id} have one name and agree", (second.game, "name"))


def _linked(first: GameFile, second: GameFile) -> bool:
    return first.id in second.game.supersedes or second.id in first.game.supersedes or first.game.extends == second.id or second.game.extends == first.id


def _differences(first: Game, second: Game) -> Iterator[tuple[str, Place, Place]]:
    one = [backline for backline in first.backline if not backline.on]
    other = [backline for backline in second.backline if not backline.on]
    if one and other and {b.allowed for b in one} != {b.allowed for b in other}:
        yield (
            f"backline betting is {'' if one[0].allowed else 'not '}allowed in the first and {'' if other[0].allowed else 'not '}allowed in the second",
            other[0],
            one[0],
        )
    for wager in first.wagers:
        for twin in second.wagers:
            here = {(table.when, table.odds.multiple): table for table in wager.pays if table.odds}
            there = {(table.when, table.odds.multiple): table for table in twin.pays if table.odds}
            if wager.name == twin.name and here and there and not here.keys() & there.keys() and {when for when, _ in here} & {when for when, _ in there}:
                a, b = next(iter(here.values())), next(iter(there.values()))
                yield f"the {plain(wager.name)} wager pays {a.odds} in the first and {b.odds} in the second", b, a
