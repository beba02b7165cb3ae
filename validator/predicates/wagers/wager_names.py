"""A wager spoken of that the game does not have.

## What is asked
Backline statements, sizes, limits and fees name wagers the rules describe. Settlement and outcomes have rules of their own.

## Why
A schedule that fixes a fee or limit for a wager of another game was copied from there; and a name that differs in two places leaves open
whether one wager is meant or two.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: ante}, {name: play}]
backline: {allowed: true, on: [ante, pair-plus]}
```
```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: player-line}, {name: tie}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], limits: [{wager: panda-8, within-table-limit: true}], options: [{option: 1, player: 1}]}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: ante}, {name: play}]
backline: {allowed: true, on: [ante, play]}
```

## Boundary
Words for wagers in general name no wager.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: ante}, {name: pair-plus, bonus: true}]
---
kind: schedule
name: Fees
blocks:
  - {games: [{document: example}], limits: [{wager: bonus, is: 1-50}], defines: {basis: total-table-action, counts: [base]}, options: [{option: 1, player: 1}]}
```
A name much like one of the game's.
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers: [{name: player-line}, {name: dealer-line}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], defines: {basis: total-table-action, counts: [player-line, banker-line]}, options: [{option: 1, player: 1}]}]
```

Other rules of the filing that bear the same name have the wager.
```yaml unclear
kind: game
name: Baccarat
category: player-dealer
wagers: [{name: tie}]
---
kind: game
name: Baccarat Bonus 8
also-called: {is: Baccarat, at: 2494}
category: player-dealer
wagers: [{name: bonus-8}]
---
kind: schedule
name: Fees
blocks: [{games: [{called: Baccarat, document: baccarat}], limits: [{wager: bonus-8, is: 1-100, at: 1476}]}]
```

## How to fix
Use the name the rules give the wager, or describe the wager.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import GameFile, Subject
from ...filed import Place
from ...model.fees import Block
from ...model.game import Game
from .._names import core, heading, names
from .._say import plain
from .._wagers import ACTIONS, SUMS, blocks
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    if not game.wagers:
        yield not_applicable("the rules describe no wager")
        return
    known = {wager.name for wager in game.wagers} | {*SUMS, *ACTIONS} | {forced.is_ for forced in game.forced_bets}
    strange: dict[str, list[tuple[Place, str]]] = {}
    alike: dict[str, list[str]] = {}
    for name, place, what in _inside(game):
        if name not in known:
            strange.setdefault(name, []).append((place, what))
    for block, _ in blocks(subject):
        others = {wager.name for other in subject.filing.games_of(block) for wager in other.game.wagers}
        named = list(_schedule(block))
        unnamed = [wager.name for wager in game.wagers if wager.name not in {name for name, _, _ in named}]
        for name, place, what in named:
            if name not in known | others:
                strange.setdefault(name, []).append((place, what))
                alike[name] = [other for other in unnamed if set(other.split("-")) & set(name.split("-"))]
    for name, places in strange.items():
        yield _answer(name, places, alike.get(name, []), next((other.game for other in _twins(subject) if name in {wager.name for wager in other.game.wagers}), None))
    if not strange:
        yield met("every wager spoken of is one of the game", *game.wagers[:1])


def _twins(subject: Subject) -> Iterator[GameFile]:
    """Other rules of the filing that print this game's name for themselves."""
    own = {core(name) for name in names(subject.game)}
    yield from (other for other in subject.filing.games if other is not subject.game_file and own & {core(name) for name in names(other.game)})


def _answer(name: str, places: list[tuple[Place, str]], alike: list[str], twin: Game | None) -> Answer:
    (place, what), *more = places
    said = f"{what} names {plain(name)}, a wager the rules of the game do not have"
    if alike:
        return unclear(f"{said}; perhaps {plain(alike[0])} is meant", "use one name for the wager", place, *more[:2])
    if twin:
        return unclear(f"{said}; those of {twin.name}, which bear that name too, have it and may be meant", "say which rules the sheet is for", place, *more[:2], (heading(twin), twin.name))
    return violated(said, "use the rules' name for the wager, or describe it", place, *more[:2])


def _inside(game: Game) -> Iterator[tuple[str, Place, str]]:
    for backline in game.backline:
        yield from ((name, backline, "the statement on backline betting") for name in backline.on)
    for wager in game.wagers:
        yield from ((name, size, f"the size of {plain(wager.name)}") for size in wager.size for name in size.of)
    for limit in game.limits:
        yield from ((name, limit, "a limit") for name in (*limit.wager, *limit.behind))


def _schedule(block: Block) -> Iterator[tuple[str, Place, str]]:
    yield from ((limit.wager, limit, "a limit of the schedule") for limit in block.limits if limit.wager)
    for fee in block.fees:
        yield from ((name, fee, "a fee of the schedule") for name in (*fee.wagers, *fee.counts, *fee.excludes))
    for definition in block.defines:
        yield from ((name, definition, "the schedule's basis") for name in (*definition.counts, *definition.excludes))
