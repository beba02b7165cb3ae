"""Two documents of one name tell the same game.

## What is asked
Where a filing has two sets of rules under one name, and neither replaces the other, backline betting, what each wager pays and the hands on which a wager
pushes agree. A name is one that rules print for themselves, be it as a heading or in passing.

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

The rules that print another game's name for themselves.
```yaml unclear
kind: game
name: Baccarat Bonus 8
also-called: {is: Baccarat, at: 2494}
category: player-dealer
backline: {allowed: false, at: 2520}
---
kind: game
name: Baccarat
category: player-dealer
backline: {allowed: true, at: 937}
```

## How to fix
Give each version a name of its own, or say which replaces which.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...docket import GameFile, Subject
from ...filed import Place
from ...model.game import Game
from ...model.part import SaidText
from ...model.wagers import Event, Wins
from .._names import core, names
from .._say import plain
from ..legacy import Answer, Ask, met, not_applicable, unclear

NEEDS_FILING = True
FIX = "give each version a name of its own, or say which replaces which"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    pairs = [(a, b, name) for a, b in combinations(subject.filing.games, 2) if (name := _shared(a.game, b.game)) and not _linked(a, b)]
    if not pairs:
        yield not_applicable("no two games of the filing have the same name")
    for first, second, name in pairs:
        differences = list(_differences(first.game, second.game))
        if differences:
            words = "; ".join(text for text, _, _ in differences)
            _, here, there = differences[0]
            printed = [(said, f"called {said.is_}") for said in _printed(first.game, second.game)]
            related = [(there, first.id), *((place, "") for _, a, b in differences[1:3] for place in (a, b)), *printed]
            alias = [file for file in (first, second) if core(file.game.name) != core(name)]
            titled = f"{alias[0].id} is titled {name} too, though it names its game {alias[0].game.name} elsewhere; {first.id} and {second.id} differ" if alias else ""
            yield unclear(
                f"{titled or f'two documents are called {name}, {first.id} and {second.id}, and they differ'}: {words}. {'The title alone may be wrong' if alias else 'They may be two versions'}",
                FIX,
                here,
                *related,
            )
        else:
            yield met(f"{first.id} and {second.id} have one name and agree", (second.game, "name"))


def _shared(first: Game, second: Game) -> str:
    """The name of the one that the other bears as well."""
    both = {core(name) for name in names(first)} & {core(name) for name in names(second)}
    return next((game.name for game in (second, first) if core(game.name) in both), "")


def _printed(first: Game, second: Game) -> list[SaidText]:
    """Where one prints the other's name for itself."""
    return [said for game, other in ((first, second), (second, first)) for said in game.also_called if core(said.is_) == core(other.name) != core(game.name)][:1]


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
    for bars, lets, barring, letting in ((first, second, "first", "second"), (second, first, "second", "first")):
        for barred in _barred(bars):
            like = [decided for wager in lets.wagers for decided in wager.decided if any(_same(event, barred[2]) for event in decided.when)]
            if like and not any(decided.is_ == "pushes" for decided in like):
                yield f"{plain(barred[0])} pushes on a winning {barred[2].points} of {barred[2].cards} cards in the {barring} and nothing pushes on it in the {letting}", like[0], barred[1]


def _barred(game: Game) -> Iterator[tuple[str, Wins, Event]]:
    """Wagers that push on a hand by itself."""
    for wager in game.wagers:
        for decided in wager.decided:
            for event in decided.when:
                if decided.is_ == "pushes" and event.points and event.cards:
                    yield wager.name, decided, event


def _same(event: Event, other: Event) -> bool:
    return (event.points, event.cards) == (other.points, other.cards)
