"""Nothing says that another person must hold the bank before the same one again.

## What is asked
Approved rules say that another person must intervene: after a turn, the position goes to someone else before the same person holds it again. A limit on the
turns of one person comes to the same; an offer that everybody may decline does not.

## Why
An offer that everybody may decline can leave the bank where it was, hand after hand.

An offer after a number of hands is weighed by `banker-limit`, which asks how long one person may hold the position; the same silence is not reported twice.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {then: offered}}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {offered-after: 2, unit: hands, then: offered}, intervening: true}
```

## Boundary
The offer is counted: whether it suffices is the matter of another rule.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {offered-after: 2, unit: hands, then: offered}}
```

The position is not offered but moved.
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: [{offered-after: 2, unit: hands}, {then: must-rotate}]}
```

It is offered, and nobody may hold it longer than two hands.
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: [{offered-after: 2, unit: hands, then: offered}, {holds-at-most: 2, unit: hands}]}
```

The game ends when only one person will bank.
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {offered-after: 2, unit: hands, then: offered}, nobody-takes: game-stops}
```

```yaml violated
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2, unit: hands, then: must-rotate}, intervening: false}
```

## How to fix
Say that another person must hold the position before the same person may hold it again.

## References
Oliver v. County of Los Angeles (1998) 66 Cal.App.4th 1397: what the rules permit counts, not what usually happens.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from .._law import banks
from ..legacy import Answer, Ask, met, not_applicable, not_stated, violated

NEEDS_FILING = True
MOVES = ("rotated", "moved", "must-rotate")
STAYS = ("continue", "same", "keeps", "stays", "remains")
"""Words for a position that stays with the person who has it."""
FIX = "say that another person must hold the position before the same person may hold it again"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    bank = subject.game.player_dealer
    denied = [said for said in (bank.intervening if bank else ()) if not said.is_]
    if bank is None or not (bank.rotation or bank.intervening):
        yield not_applicable("nothing is said of how the position passes on")
    elif denied:
        yield violated("the rules say that nobody need intervene before the same person banks again", FIX, denied[0])
    elif bank.intervening:
        yield met("another person must hold the position before the same one again", *bank.intervening)
    elif ends := [said for said in bank.nobody_takes if not any(word in said.then for word in STAYS)]:
        yield met(f"without another person to take the position: {ends[0].then.replace('-', ' ')}", *ends)
    elif moved := [said for said in bank.rotation if said.then in MOVES]:
        yield met("the position is moved on, not only offered", *moved)
    elif limited := [said for place in banks(subject) for said in place.rotation if said.holds_at_most is not None]:
        yield met(f"nobody holds the position more than {limited[0].holds_at_most} {limited[0].unit or 'turns'} in a row", *limited)
    elif any(said.offered_after is not None and said.unit != "minutes" for place in banks(subject) for said in place.rotation):
        yield not_applicable("the position is only offered on after a number of hands: see banker-limit")
    elif offered := [said for said in bank.rotation if said.then == "offered" or said.offered_after is not None]:
        yield not_stated("the position is only offered on; that another person must hold it before the same one again is not said", FIX, offered[0])
    else:
        yield not_applicable("nothing is said of an offer that could be declined")
