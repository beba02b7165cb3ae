"""The rules do not provide that the player-dealer position rotates continuously and systematically.

## What the law asks
The published rules provide that the player-dealer position must be continuously and systematically rotated among the participants. The words
are enough. Rules without the words that move the position on after a set number of hands in a set direction say the same thing.
Rules that only have it offered on do not clearly do so.
Where nothing at all is said of rotation, that is told with the finding of `banker-limit`.

## Why
Without the clause the game is a banking game, whatever happens at the table.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
player-dealer: {wins-or-loses-at-most: original-wager}
```

```yaml violated
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {systematic: true, continuous: false}}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {systematic: true, continuous: true, offered-after: 2}}
```

The rate sheet filed for the game says it.
```yaml met
kind: game
name: Example
category: player-dealer
---
kind: schedule
name: Sheet
player-dealer: {rotation: {systematic: true, continuous: true}}
blocks: [{games: [{document: example}]}]
```

## Boundary
Without the words, but after a count and in a direction.
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2, unit: hands, then: rotated, direction: clockwise}}
```

Offered, no more.
```yaml unclear
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2, unit: hands, then: offered, direction: clockwise}}
```

## How to fix
Say that the position rotates continuously and systematically among the players.

## References
Penal Code 330.11; Business and Professions Code 19805(c).
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.statements import Rotation
from .._law import banks
from .._unnamed import counted
from ..legacy import Answer, Ask, following, met, not_stated, unclear, violated

NEEDS_FILING = True
FIX = "say that the position rotates continuously and systematically among the participants"
MOVES = ("rotated", "moved", "must-rotate", "relinquished")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    yield from counted(subject, _answers(subject))


def _answers(subject: Subject) -> Iterator[Answer]:
    said = [rotation for bank in banks(subject) for rotation in bank.rotation]
    denied = [rotation for rotation in said if rotation.systematic is False or rotation.continuous is False]
    worded = [rotation for rotation in said if rotation.systematic and rotation.continuous]
    moved = [rotation for rotation in said if rotation.then in MOVES and _count(rotation) is not None and rotation.direction]
    if denied:
        yield violated("the rules say that the position is not rotated continuously and systematically", FIX, denied[0])
    elif worded:
        yield met("the position is said to rotate continuously and systematically", *worded)
    elif moved:
        yield met(f"the position moves on after {_count(moved[0])} {moved[0].unit or 'turns'}, {moved[0].direction}", moved[0])
    elif said:
        missing = " and ".join(word for word, found in (("continuously", any(r.continuous for r in said)), ("systematically", any(r.systematic for r in said))) if not found)
        told = f"{_told(said[0])}, but not that it goes round {missing or 'both continuously and systematically'}"
        yield unclear(f"{told}, which the law asks published rules to say; the substance may be enough", FIX, said[0])
    else:
        yield following(not_stated("neither the rules nor a rate sheet for the game say that the player-dealer position rotates", FIX), "banker-limit")


def _told(rotation: Rotation) -> str:
    count = _count(rotation)
    after = f" after {count} {'turns' if rotation.unit in (None, 'times') else rotation.unit}" if count is not None else ""
    way = f", {rotation.direction}" if rotation.direction else ""
    return f"the rules say that the position {'is offered' if rotation.then == 'offered' else 'moves'} on{after}{way}"


def _count(rotation: Rotation) -> int | None:
    return rotation.holds_at_most if rotation.holds_at_most is not None else rotation.offered_after
