"""The turns of the player-dealer position are counted in one unit throughout a document.

## What is asked
A document that counts the turns of the position in hands in one place does not count them in minutes in another. A hand of the player-dealer is a round of
the game: hands, rounds, times and turns count the same.

## Why
How many hands are played in half an hour is nobody's to say; a position that moves by the clock and one that moves by hands are two rules.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: [{offered-after: 30, unit: minutes, at: 10}, {offered-after: 2, unit: hands, at: 40}]}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: [{holds-at-most: 2, unit: hands, at: 10}, {offered-after: 2, unit: hands, at: 40}]}
```

## Boundary
A button that shows the first or second turn, and a position held two times, count no other unit; two rounds are two hands.
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: [{holds-at-most: 2, unit: turns}, {holds-at-most: 2, unit: times}, {offered-after: 2, unit: hands}]}
```
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: [{holds-at-most: 2, unit: rounds, at: 10}, {holds-at-most: 2, unit: hands, at: 40}]}
```

## How to fix
Use one word for what is counted, and define it.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...judge.answer import Answer, Ask, not_applicable
from ...model.statements import Rotation
from .._agree import CONTRADICTION, Clash, Said, agreement, bank, stated
from .rotation_agrees import number, told

FIX = "count hands or minutes, but the same everywhere"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = bank(subject)
    if said is None or not units(said.rotation):
        yield not_applicable("the document counts no turns of the position")
        return
    yield from agreement("what is counted for the rotation", units(said.rotation), unit_clash, FIX)


def units(parts: tuple[Rotation, ...], own: bool = True) -> list[Said]:
    """Statements with a number and a unit; a turn or a time is whatever unit the others count."""
    return stated([r for r in parts if number(r) is not None and r.unit not in (None, "turns", "times")], lambda r: r, told, own)


def unit_clash(first: Rotation, second: Rotation) -> Clash | None:
    return CONTRADICTION if (first.unit == "minutes") != (second.unit == "minutes") else None
