"""The order of settlement names a wager the game does not have.

Every wager named where the rules speak of settling, covering and returning wagers is a wager of the
game. A name that leads nowhere is a wager forgotten, or an order copied from another game.

## Says
- unknown: The rules settle a {wager} wager ({@}), but the game has none.
  Fix: Use the name the bet has in this game, describe it, or take it out.
  See also: names it too
- known: Every bet named for settlement is a bet of the game ({@}).
- none: No single bet is named for settlement.

## Examples
```yaml violated unknown
wagers: [{name: ante}, {name: play}]
settles: {order: [play, ante, pair-plus]}
```
> The rules settle a pair plus wager (line 5), but the game has none.
```yaml met known
wagers: [{name: ante}, {name: play}]
settles: {order: [play, ante]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...model.part import Part
from ...model.statements import Settling, Uncovered
from ..answer import Answers, Ask, Subject, met_by, not_applicable, roles, violated


def judge(subject: Subject, ask: Ask) -> Answers:
    known = {wager.name for wager in subject.game.wagers}
    named: dict[str, list[Part]] = {}
    for part, wager in _named(subject):
        named.setdefault(wager, []).append(part)
    for wager, parts in named.items():
        if wager not in known:
            yield violated("unknown", parts[0], see=roles(parts[1:]), key=wager, wager=wager)
    if not named:
        yield not_applicable("none")
    elif known >= set(named):
        yield met_by("known", list(dict.fromkeys(part for part, _ in _named(subject))))


def _named(subject: Subject) -> Iterator[tuple[Part, str]]:
    """Every place that settles, covers or returns a wager by its name."""
    bank = subject.game.player_dealer
    for settles in subject.game.settles:
        yield from ((settles, wager) for wager in (*settles.order, *settles.wagers))
    told: tuple[Uncovered | Settling, ...] = ()
    if bank:
        told = (*bank.uncovered_wagers, *bank.settling)
    yield from ((said, wager) for said in told for wager in said.wagers)
