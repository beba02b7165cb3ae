"""Backline betting is allowed at one place and refused at another.

## What is asked
Whether people who are not seated may bet, and on which wagers, is the same wherever it is said.

## Why
A backline bettor whose bonus bet is taken at one table and refused at the next has two texts to show.

A general permission beside a refusal for one wager is often meant as a rule with an exception; that is unclear.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
backline: [{allowed: true, on: [base, bonus-bet]}]
wagers: [{name: base}, {name: bonus-bet, backline: false}]
```
```yaml violated
kind: game
name: Example
category: player-dealer
backline: [{allowed: true}, {allowed: false}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
backline: [{allowed: true, on: [base]}, {allowed: false, on: [bonus-bet]}]
wagers: [{name: base}, {name: bonus-bet, backline: false}]
```

## Boundary
```yaml unclear
kind: game
name: Example
category: player-dealer
backline: {allowed: true}
wagers: [{name: base}, {name: bonus-bet, backline: false}]
```

The general statement is explained by one that names the wagers it means.
```yaml met
kind: game
name: Example
category: player-dealer
backline: [{allowed: true, at: 3997}, {allowed: true, on: [base], at: 3975}, {allowed: false, on: [bonus-bet], at: 3975}]
wagers: [{name: base}, {name: bonus-bet}]
```

## How to fix
Say once on which wagers backline betting is allowed.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ...model.game import Game
from .._agree import line
from .._say import listed, plain
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

FIX = "say once on which wagers backline betting is allowed"
Said = tuple[bool, Place]


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    general: list[Said] = [(said.allowed, said) for said in game.backline if not said.on]
    narrow = {wager.name: _narrow(game, wager.name) for wager in game.wagers}
    yes, no = _split(general)
    if yes and no:
        yield violated("backline betting is allowed at one place and refused at another", FIX, no[0], (yes[0], "allowed"))
        return
    found = False
    for name, said in narrow.items():
        allowed, refused = _split(said)
        if allowed and refused:
            found = True
            yield violated(f"backline bets on {plain(name)} are allowed at one place and refused at another", FIX, refused[0], (allowed[0], "allowed"))
    whole = {line(place) for _, place in general} - {0}
    against = {name: [place for yes_, place in said if yes_ != general[0][0] and line(place) not in whole] for name, said in narrow.items()} if general and not found else {}
    told_apart = bool(general) and any(yes_ == general[0][0] for said in narrow.values() for yes_, _ in said)  # the text names the wagers it means
    against = {name: places for name, places in against.items() if places and not told_apart}
    if against:
        found = True
        word, other = ("allowed", "refused") if general[0][0] else ("refused", "allowed")
        first = next(iter(against.values()))
        yield unclear(
            f"backline betting is {word} without exception at one place, and {other} for {listed(against)} at another, perhaps as an exception",
            FIX,
            general[0][1],
            *((place, other) for place in first[:2]),
        )
    if not general and not any(narrow.values()):
        yield not_applicable("the rules do not speak of backline betting")
    elif not found:
        yield met("the statements on backline betting agree", *(place for _, place in (*general, *(said for each in narrow.values() for said in each))))


def _narrow(game: Game, name: str) -> list[Said]:
    """What is said of one wager by name."""
    wager = next(wager for wager in game.wagers if wager.name == name)
    return [*((said.allowed, said) for said in game.backline if name in said.on), *((said.is_, said) for said in wager.backline)]


def _split(said: list[Said]) -> tuple[list[Place], list[Place]]:
    return [place for yes, place in said if yes], [place for yes, place in said if not yes]
