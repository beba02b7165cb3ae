"""The turns of the player-dealer position are counted in one unit throughout a document.

## What is asked
A document that limits the position to two hands in one place does not limit it to two rounds in another.

## Why
A round can hold several hands. The law of rotation counts one of them. Times and turns are whatever the other places count.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: [{holds-at-most: 2, unit: rounds, at: 10}, {holds-at-most: 2, unit: hands, at: 40}]}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: [{holds-at-most: 2, unit: hands, at: 10}, {offered-after: 2, unit: hands, at: 40}]}
```

## Boundary
A button that shows the first or second turn, and a position held two times, count no other unit; minutes cannot be hands.
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: [{holds-at-most: 2, unit: turns}, {holds-at-most: 2, unit: times}, {offered-after: 2, unit: hands}]}
```
```yaml violated
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: [{offered-after: 30, unit: minutes}, {offered-after: 2, unit: hands}]}
```

A turn may be timed.
```yaml unclear
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: [{holds-at-most: 2, unit: times}, {holds-at-most: 2, unit: minutes}]}
```

## How to fix
Use one word for what is counted, and define it.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.statements import Rotation
from .._agree import CONTRADICTION, Clash, Said, agreement, bank, stated
from .._say import plain
from ..legacy import Answer, Ask, not_applicable
from .rotation_agrees import number, told

FIX = "count hands or rounds, but the same everywhere"
LOOSE = ("turns", "times")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = bank(subject)
    if said is None or not units(said.rotation):
        yield not_applicable("the document counts no turns of the position")
        return
    yield from agreement("what is counted for the rotation", units(said.rotation), unit_clash, FIX)


def units(parts: tuple[Rotation, ...], own: bool = True) -> list[Said]:
    """Statements with a number and a unit."""
    return stated([r for r in parts if number(r) is not None and r.unit], lambda r: r, told, own)


def unit_clash(first: Rotation, second: Rotation) -> Clash | None:
    """A turn or a time is whatever the others count in hands or rounds; how many minutes it lasts nobody can say."""
    timed = "minutes" in (first.unit, second.unit)
    loose = first.unit in LOOSE or second.unit in LOOSE
    if first.unit == second.unit or (loose and not timed):
        return None
    if loose:
        return Clash("They agree only if a turn lasts so many minutes")
    if timed:
        return CONTRADICTION
    return Clash(f"They agree only if {plain(first.unit)} and {plain(second.unit)} mean the same here")
