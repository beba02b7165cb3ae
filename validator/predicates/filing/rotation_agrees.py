"""The rotation of the player-dealer position is stated in the same way everywhere in a document.

## What is asked
Where a document says more than once how long one person may hold the position, which way it moves
and whether it must move, the numbers, the directions and the verbs agree. Hands against
minutes is a matter of `rotation-unit-agrees`; rules against rate sheet of `rules-and-sheet-agree`.

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
from .._bank import DIRECTION, TURNS
from .._law import bank
from ..agreement import Clash, agreement, stated
from ..answer import Answer, Ask, not_applicable
from ..values import Value, phrase

FREE = {"offered", "may-rotate"}
DUTY = {"must-rotate": "must", "may-rotate": "may"}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = bank(subject)
    if said is None or not said.rotation:
        yield not_applicable("no-rotation")
        return
    verbs = stated(said.rotation, lambda one: one.then, _verb)
    yield from agreement(TURNS.said(said, True), TURNS.clash, phrase("turns"), "turns")
    yield from agreement(
        DIRECTION.said(said, True), DIRECTION.clash, phrase("direction"), "direction"
    )
    yield from agreement(verbs, _verb_clash, phrase("duty"), "duty")


def _verb(rotation: Rotation) -> Value:
    then = rotation.then or ""
    return phrase(DUTY[then]) if then in DUTY else phrase("verb", then=then)


def _verb_clash(first: str, second: str) -> Clash | None:
    both = {first, second}
    return Clash(phrase("only-offered")) if both & FREE and "must-rotate" in both else None
