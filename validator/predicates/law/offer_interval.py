"""The player-dealer position is not offered often enough.

## What the law asks
The position is offered to every player before every hand, or as often as the provision says.

## Why
An offer that comes rarely leaves the bank where it is.

## Fails
```yaml violated provision=offered-every-hand
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {offered-after: 2, unit: hands, then: offered}}
```

```yaml not-stated provision=offered-every-hand
kind: game
name: Example
category: player-dealer
```

## Passes
```yaml met provision=offered-every-hand
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {offered-after: 1, unit: hands, then: offered}}
```

## Boundary
A step of the round offers it, although one person may hold it twice.
```yaml met provision=offered-every-hand
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2, unit: hands, then: offered}}
round: [{does: offer-bank}, {does: deal, cards: 2}]
```

How long one person may hold it does not say how often it is offered.
```yaml unclear provision=offered-every-hand
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2, unit: hands, then: rotated}}
```

## How to fix
Say that the position is offered to every player before every hand.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from .._law import banks
from ..legacy import Answer, Ask, met, not_stated, unclear, violated
from ..parameters import COUNT

NEEDS_FILING = True

PARAMETERS = {"hands": COUNT}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    hands = int(ask.value("hands", 1))
    fix = "say that the position is offered to every player before every hand"
    said = [rotation for bank in banks(subject) for rotation in bank.rotation if rotation.unit != "minutes"]
    steps = [step for step in subject.game.round if step.does == "offer-bank"]
    offered = [(rotation.offered_after, rotation) for rotation in said if rotation.offered_after is not None]
    held = [(rotation.holds_at_most, rotation) for rotation in said if rotation.holds_at_most is not None]
    soon = [rotation for count, rotation in (*offered, *held) if count <= hands]
    if soon:
        yield met(f"the position moves on after {hands} hand{'s' if hands > 1 else ''} at the latest", *soon)
    elif steps:
        yield met("a step of every round offers the position", steps[0])
    elif offered:
        count, rotation = offered[0]
        yield violated(f"the position is offered on after {count} {rotation.unit or 'turns'}, where it must be offered before every {'hand' if hands == 1 else f'{hands} hands'}", fix, rotation)
    elif held:
        count, rotation = held[0]
        yield unclear(f"one person may hold the position {count} {rotation.unit or 'turns'}; how often it is offered is not said", fix, rotation)
    else:
        yield not_stated("the rules do not say how often the position is offered", fix)
