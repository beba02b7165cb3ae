"""The order of settlement names a wager the game does not have.

## What is asked
Every wager named where the rules speak of settling, covering and returning wagers is a wager of the game.

## Why
A name that leads nowhere is a wager forgotten, or an order copied from another game.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: ante}, {name: play}]
settles: {order: [play, ante, pair-plus]}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: ante}, {name: play}]
settles: {order: [play, ante]}
```

## Boundary
Losing wagers are a kind of wager, not a wager's name.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: ante}]
settles: {first: losing-wagers, order: [ante]}
```

## How to fix
Use the name the wager has in the game, or take it out of the order.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.part import Part
from ..legacy import Answer, Ask, met, not_applicable, violated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game, bank = subject.game, subject.game.player_dealer
    known = {wager.name for wager in game.wagers}
    named: list[tuple[Part, str]] = [(said, name) for said in game.settles for name in (*said.order, *said.wagers)]
    if bank:
        named += [(uncovered, name) for uncovered in bank.uncovered_wagers for name in uncovered.wagers]
        named += [(settling, name) for settling in bank.settling for name in settling.wagers]
    unknown = dict.fromkeys(name for _, name in named if name not in known)
    if not named:
        yield not_applicable("nothing is said of single wagers")
    for name in unknown:
        first, *others = [part for part, given in named if given == name]
        said = f"the {name.replace('-', ' ')} wager is named for settlement, but the game has no such wager"
        yield violated(said, "use the name the wager has in the game", first, *((part, "names it too") for part in others))
    if named and not unknown:
        yield met("every wager named for settlement is a wager of the game", *dict.fromkeys(part for part, _ in named))
