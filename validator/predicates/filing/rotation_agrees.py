"""The rotation of the player-dealer position is stated in the same way everywhere in a document.

## What is asked
Where a document says more than once how long one person may hold the position, which way it moves and whether it must move, the numbers, the
directions and the verbs agree. Hands against rounds or times is a matter of `rotation-unit-agrees`; rules against rate sheet of `rules-and-sheet-agree`.

## Why
A position that moves after two hands on one page and after three on another moves by no rule.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: [{holds-at-most: 2, unit: hands, at: 10}, {holds-at-most: 3, unit: hands, at: 40}]}
```
```yaml violated
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: [{then: offered, direction: clockwise, at: 10}, {then: offered, direction: counter-clockwise, at: 40}]}
```

## Passes
Left is clockwise, and holding it twice is being offered on after two.
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: [{holds-at-most: 2, unit: hands, direction: left}, {offered-after: 2, unit: hands, direction: clockwise}]}
```

## Boundary
Offered on after every hand, and never held for more than two, can both be true; so can a position that may and must move.
```yaml unclear
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: [{offered-after: 1, unit: hands}, {holds-at-most: 2, unit: hands}]}
```
```yaml unclear
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: [{then: may-rotate}, {then: must-rotate}]}
```

## How to fix
State the rotation once, and refer to that place.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.statements import Rotation
from .._agree import CONTRADICTION, Clash, Said, agreement, bank, stated
from .._say import plain
from ..legacy import Answer, Ask, not_applicable

FIX = "state the rotation once, in the section on the type of game, and refer to it elsewhere"
WAY = {"clockwise": "clockwise", "left": "clockwise", "counter-clockwise": "counter-clockwise", "right": "counter-clockwise"}
FREE = ("offered", "may-rotate")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = bank(subject)
    if said is None or not said.rotation:
        yield not_applicable("the document does not state the rotation")
        return
    yield from agreement("how long the position is held", counts(said.rotation), count_clash, FIX)
    yield from agreement("the direction of rotation", directions(said.rotation), way_clash, FIX)
    yield from agreement("whether the position must move", verbs(said.rotation), verb_clash, FIX)


def number(rotation: Rotation) -> int | None:
    return rotation.offered_after if rotation.holds_at_most is None else rotation.holds_at_most


def told(rotation: Rotation) -> str:
    unit = plain(rotation.unit or "turns")
    return f"offered on after {number(rotation)} {unit}" if rotation.holds_at_most is None else f"held for at most {number(rotation)} {unit}"


def counts(parts: tuple[Rotation, ...], own: bool = True) -> list[Said]:
    return stated([part for part in parts if number(part) is not None], lambda r: r, told, own)


def directions(parts: tuple[Rotation, ...], own: bool = True) -> list[Said]:
    return stated(parts, lambda r: r.direction, lambda r: f"the position moves {plain(r.direction)}", own)


def verbs(parts: tuple[Rotation, ...], own: bool = True) -> list[Said]:
    return stated(
        parts,
        lambda r: r.then,
        lambda r: f"the position is to be {plain(r.then)}" if r.then not in ("must-rotate", "may-rotate") else f"it {plain(r.then)}",
        own,
    )


def count_clash(first: Rotation, second: Rotation) -> Clash | None:
    if number(first) == number(second):
        return None
    if (first.holds_at_most is None) != (second.holds_at_most is None):
        return Clash("Both hold if the position is offered on more often than it must be given up")
    if None not in (first.unit, second.unit) and first.unit != second.unit:
        return Clash(f"Whether {plain(first.unit)} and {plain(second.unit)} are counted alike is not said")
    return CONTRADICTION


def way_clash(first: str, second: str) -> Clash | None:
    return None if WAY[first] == WAY[second] else CONTRADICTION


def verb_clash(first: str, second: str) -> Clash | None:
    if {first, second} & {"must-rotate"} and {first, second} & set(FREE):
        return Clash("A position that is only offered need not move; one that must rotate does")
    return None
