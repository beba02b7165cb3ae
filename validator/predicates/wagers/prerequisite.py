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

from ...docket import Subject
from ...judge.answer import Answer, Ask, met, not_applicable, violated
from ...model.game import Game
from ...model.wagers import Needs, Wager
from .._agree import listed, plain


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    wager, game = subject.wager, subject.game
    found = False
    for needs in wager.needs:
        if missing := strangers(game, needs):
            found = True
            yield violated(f"{plain(wager.name)} needs {listed(missing)}, which the game does not have", "name a wager of the game", needs)
    chain = _circle(game, wager)
    if chain:
        found = True
        yield violated(f"{plain(wager.name)} needs {listed(chain)} and so waits for itself", "say which wager comes first", wager.needs[0])
    if not wager.needs:
        yield not_applicable("the rules name nothing that must be wagered first")
    elif not found:
        yield met("what must be wagered first is a wager of the game", *wager.needs)


def strangers(game: Game, needs: Needs) -> list[str]:
    """The wagers a statement asks for first that the game does not have."""
    names = {other.name for other in game.wagers}
    return [name for name in needs.all if name not in names] or ([] if set(needs.any) & names else list(needs.any))


def _circle(game: Game, wager: Wager) -> list[str]:
    """The wagers through which a wager needs itself. The first of them in the game is asked, so that a circle is found once."""
    by_name = {other.name: other for other in game.wagers}
    seen: list[str] = []
    waiting = [wager.name]
    while waiting:
        current = waiting.pop()
        for name in (name for needs in by_name[current].needs for name in needs.all if name in by_name):
            if name == wager.name:
                return [*seen, current][-1:] if list(by_name).index(wager.name) == min(map(list(by_name).index, [wager.name, current])) else []
            if name not in seen:
                seen.append(name)
                waiting.append(name)
    return []
