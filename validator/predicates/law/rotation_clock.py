"""No time after which the position must have moved on, or the game ends.

## What the law asks
Within the minutes the provision gives, the position must have rotated to other players, or the game ends.

## Why
A clock bounds what an offer that everybody declines does not.

## Fails
```yaml not-stated provision=rotation-within
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2, unit: hands}}
```

```yaml violated provision=rotation-within
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 60, unit: minutes}}
```

## Passes
```yaml met provision=rotation-within
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 40, unit: minutes}, nobody-takes: game-stops}
```

## Boundary
The time is there; what happens when nobody takes the position is not.
```yaml unclear provision=rotation-within
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 40, unit: minutes}}
```

## How to fix
State the time, and that the game ends when the position has not rotated within it.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from .._law import banks
from ..legacy import Answer, Ask, met, not_stated, unclear, violated
from ..parameters import COUNT, needed

NEEDS_FILING = True

PARAMETERS = {"minutes": needed(COUNT)}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    cap = int(ask.value("minutes"))
    fix = f"say that the game ends when the position has not rotated within {cap} minutes"
    timed = [(rotation.holds_at_most, rotation) for bank in banks(subject) for rotation in bank.rotation if rotation.unit == "minutes" and rotation.holds_at_most is not None]
    ends = [nobody for bank in banks(subject) for nobody in bank.nobody_takes if nobody.then.startswith("game-")]
    if not timed:
        yield not_stated(f"the rules do not say that the position rotates within {cap} minutes", fix)
    elif timed[0][0] > cap:
        yield violated(f"the position may stay {timed[0][0]} minutes, where {cap} are allowed", fix, timed[0][1])
    elif ends:
        yield met(f"the position rotates within {timed[0][0]} minutes, or the game ends", timed[0][1], ends[0])
    else:
        yield unclear(f"the position rotates within {timed[0][0]} minutes; that the game ends otherwise is not said", fix, timed[0][1])
