"""The rotation of the player-dealer position is stated in the same way everywhere in a document.

## What is asked
Where a document says more than once how long one person may hold the position, which way it moves
and whether it must move, the numbers, the directions and the verbs agree. Hands against rounds or
times is a matter of `rotation-unit-agrees`; rules against rate sheet of `rules-and-sheet-agree`.

## Why
A position that moves after two hands on one page and after three on another moves by no rule.

## Says
- (remedy): Give the rotation once, in the section on the type of game, and refer to it elsewhere.
- (turns): how long a player may hold the bank
- (direction): the direction in which the bank moves
- (duty): whether the bank must move on
- (verb): the bank is {then}
- (must): it must rotate
- (may): it may rotate
- (only-offered): A bank that is only offered need not move; one that must rotate does. Which is
  meant?
- (differ): Two places differ on {fact}

## Fails
```yaml violated two-ways
player-dealer: {rotation: [{holds-at-most: 2, unit: hands, at: 10}, {holds-at-most: 3, unit: hands, at: 40}]}
```
> Two places differ on how long a player may hold the bank: held for at most two hands (line 4), and
> held for at most three hands (line 4). Which is it?

## Passes
Left is clockwise, and holding it twice is being offered on after two.
```yaml met agree
player-dealer: {rotation: [{holds-at-most: 2, unit: hands, direction: left}, {offered-after: 2, unit: hands, direction: clockwise}]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.statements import Rotation
from .._law import bank
from ..agreement import CONTRADICTION, Clash, Said, agreement, stated
from ..answer import Answer, Ask, not_applicable
from ..values import Value, phrase

CLOCKWISE, COUNTER = "clockwise", "counter-clockwise"
WAY = {CLOCKWISE: CLOCKWISE, "left": CLOCKWISE, COUNTER: COUNTER, "right": COUNTER}
FREE = ("offered", "may-rotate")
DUTY = {"must-rotate": "must", "may-rotate": "may"}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = bank(subject)
    if said is None or not said.rotation:
        yield not_applicable("no-rotation")
        return
    yield from agreement(counts(said.rotation), count_clash, phrase("turns"), "turns")
    yield from agreement(directions(said.rotation), way_clash, phrase("direction"), "direction")
    yield from agreement(_verbs(said.rotation), _verb_clash, phrase("duty"), "duty")


def number(rotation: Rotation) -> int | None:
    return rotation.offered_after if rotation.holds_at_most is None else rotation.holds_at_most


def shown(rotation: Rotation) -> Value:
    unit = rotation.unit or "turns"
    many = number(rotation)
    return phrase(
        "offered-on" if rotation.holds_at_most is None else "held",
        number=many,
        unit=unit.removesuffix("s") if many == 1 else unit,
    )


def counts(parts: tuple[Rotation, ...], own: bool = True) -> list[Said]:
    return stated([part for part in parts if number(part) is not None], lambda r: r, shown, own)


def directions(parts: tuple[Rotation, ...], own: bool = True) -> list[Said]:
    return stated(parts, lambda r: r.direction, lambda r: phrase("moves", way=r.direction), own)


def _verbs(parts: tuple[Rotation, ...]) -> list[Said]:
    return stated(parts, lambda r: r.then, _verb)


def _verb(rotation: Rotation) -> Value:
    then = rotation.then or ""
    return phrase(DUTY[then]) if then in DUTY else phrase("verb", then=then)


def count_clash(first: Rotation, second: Rotation) -> Clash | None:
    if number(first) == number(second):
        return None
    if (first.holds_at_most is None) != (second.holds_at_most is None):
        return Clash(phrase("more-often"))
    if None not in (first.unit, second.unit) and first.unit != second.unit:
        return Clash(phrase("counted-alike", one=first.unit, other=second.unit))
    return CONTRADICTION


def way_clash(first: str, second: str) -> Clash | None:
    return None if WAY[first] == WAY[second] else CONTRADICTION


def _verb_clash(first: str, second: str) -> Clash | None:
    free = {first, second} & set(FREE)
    return Clash(phrase("only-offered")) if free and "must-rotate" in (first, second) else None
