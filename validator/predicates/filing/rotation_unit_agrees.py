"""The turns of the player-dealer position are counted in one unit throughout a document.

## What is asked
A document that limits the position to two hands in one place does not limit it to two rounds in
another.

## Why
A round can hold several hands. The law of rotation counts one of them. Times and turns are whatever
the other places count.

## Says
- (fact): the unit in which turns at the bank are counted
- (differ): Turns at the bank are counted in two ways
- (remedy): Count hands or rounds, but the same everywhere.

## Fails
```yaml unclear two-ways-unless
player-dealer: {rotation: [{holds-at-most: 2, unit: rounds, at: 10}, {holds-at-most: 2, unit: hands, at: 40}]}
```
> Turns at the bank are counted in two ways: held for at most two rounds (line 4), and held for at
> most two hands (line 4). Do rounds and hands mean the same here?

## Passes
```yaml met agree
player-dealer: {rotation: [{holds-at-most: 2, unit: hands, at: 10}, {offered-after: 2, unit: hands, at: 40}]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.statements import Rotation
from .._law import bank
from ..agreement import CONTRADICTION, Clash, Said, agreement, stated
from ..answer import Answer, Ask, not_applicable
from ..values import phrase
from .rotation_agrees import number, shown

LOOSE = ("turns", "times")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = bank(subject)
    if said is None or not units(said.rotation):
        yield not_applicable("silent")
        return
    yield from agreement(units(said.rotation), unit_clash)


def units(parts: tuple[Rotation, ...], own: bool = True) -> list[Said]:
    """Statements with a number and a unit."""
    counted = [part for part in parts if number(part) is not None and part.unit]
    return stated(counted, lambda r: r, shown, own)


def unit_clash(first: Rotation, second: Rotation) -> Clash | None:
    """A turn or a time is whatever the others count; how many minutes it lasts nobody can say."""
    timed = "minutes" in (first.unit, second.unit)
    loose = first.unit in LOOSE or second.unit in LOOSE
    if first.unit == second.unit or (loose and not timed):
        return None
    if loose:
        return Clash(phrase("so-many-minutes"))
    if timed:
        return CONTRADICTION
    return Clash(phrase("same-turns", one=first.unit, other=second.unit))
