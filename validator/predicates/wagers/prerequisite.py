"""A wager that needs another the game does not have, or that needs itself.

## What is asked
What must be wagered first is a wager of the game, and no wager waits for itself.

## Why
A wager whose condition cannot be met can never be placed.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: ante}, {name: pair-plus, needs: [ante, play]}]
```
```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: ante, needs: blind}, {name: blind, needs: ante}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: ante}, {name: pair-plus, needs: ante}]
```

## Boundary
One of several is enough.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: player-line}, {name: dragon, needs: {any: [player-line, banker-line]}}]
```

## How to fix
Name a wager of the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import dropwhile, pairwise

from ...docket import Subject
from ...model.game import Game
from ...model.wagers import Needs, Wager
from .._say import listed, plain
from ..legacy import Answer, Ask, met, not_applicable, violated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    wager, game = subject.wager, subject.game
    found = False
    for needs in wager.needs:
        if missing := strangers(game, needs):
            found = True
            yield violated(f"{plain(wager.name)} needs {listed(missing)}, which the game does not have", "name a wager of the game", needs)
    if circle := _circle(game, wager):
        found = True
        names = [plain(name) for name, _ in (*circle, circle[0])]
        related = [(needs, f"{name} needs {other}") for (_, needs), (name, other) in zip(circle, pairwise(names), strict=True)][1:]
        told = f"{names[0]} needs {', which needs '.join(names[1:]) if related else 'itself'}"
        yield violated(told, "say which wager comes first", circle[0][1], *related)
    if not wager.needs:
        yield not_applicable("the rules name nothing that must be wagered first")
    elif not found:
        yield met("what must be wagered first is a wager of the game", *wager.needs)


def strangers(game: Game, needs: Needs) -> list[str]:
    """The wagers a statement asks for first that the game does not have."""
    names = {other.name for other in game.wagers}
    return [name for name in needs.all if name not in names] or ([] if set(needs.any) & names else list(needs.any))


def _circle(game: Game, wager: Wager) -> list[tuple[str, Needs]]:
    """The wagers through which a wager needs itself, each with where it says what it needs: the shortest way. Only wagers after it in the game are asked,
    so that a circle is found once, from its first wager. Of two wagers of one name the first is meant."""
    named = {other.name: other for other in reversed(game.wagers)}
    later = {other.name for other in dropwhile(lambda other: other is not wager, game.wagers) if named[other.name] is other}
    ways: dict[str, list[tuple[str, Needs]]] = {wager.name: []}
    waiting = [wager.name]
    for name in waiting:
        for needs in named[name].needs:
            for other in (other for other in needs.all if other in later):
                if other == wager.name:
                    return [*ways[name], (name, needs)]
                if other not in ways:
                    ways[other] = [*ways[name], (name, needs)]
                    waiting.append(other)
    return []
