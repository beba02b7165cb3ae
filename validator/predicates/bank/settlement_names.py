"""The order of settlement names a wager the game does not have.

## What is asked
Every wager named where the rules speak of settling, covering and returning wagers is a wager of the
game.

## Why
A name that leads nowhere is a wager forgotten, or an order copied from another game.

## Says
- unknown: The rules settle a {wager} wager ({@}), but the game has none.
  Fix: Use the name the bet has in this game, describe it, or take it out.
  See also: names it too
- known: Every bet named for settlement is a bet of the game ({@}).
- none: No single bet is named for settlement.

## Fails
```yaml violated unknown
wagers: [{name: ante}, {name: play}]
settles: {order: [play, ante, pair-plus]}
```
> The rules settle a pair plus wager (line 5), but the game has none.

## Passes
```yaml met known
wagers: [{name: ante}, {name: play}]
settles: {order: [play, ante]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.part import Part
from ..answer import Answer, Ask, met, not_applicable, violated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game, bank = subject.game, subject.game.player_dealer
    known = {wager.name for wager in game.wagers}
    named: list[tuple[Part, str]] = [
        (s, wager) for s in game.settles for wager in (*s.order, *s.wagers)
    ]
    if bank:
        named += [
            (returned, wager) for returned in bank.uncovered_wagers for wager in returned.wagers
        ]
        named += [(settling, wager) for settling in bank.settling for wager in settling.wagers]
    unknown = dict.fromkeys(wager for _, wager in named if wager not in known)
    for wager in unknown:
        first, *others = [part for part, given in named if given == wager]
        see = [(part, "also") for part in others]
        yield violated("unknown", first, see=see, key=wager, wager=wager)
    if not named:
        yield not_applicable("none")
    elif not unknown:
        first, *others = dict.fromkeys(part for part, _ in named)
        yield met("known", first, see=[(part, "also") for part in others])
