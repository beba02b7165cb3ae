"""What the rules leave to the house is not settled by the filing.

## What is asked
The rules themselves say what players may do, what is paid and what becomes of a hand; where they leave it to somebody of the house, the bounds of the choice are stated.
What is usual, or what some do, is no rule yet.

## Why
A game is approved as filed. What management may change from table to table has not been looked at by anybody, and two players may be treated differently.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
discretion: [{over: more than three betting circles, whose: management, at: 1215}]
```

Only what is usual is told.
```yaml unclear
kind: game
name: Example
category: pan
discretion: [{over: the forfeit for retiring, usual: two chips, at: 152}]
```

## Passes
```yaml met
kind: game
name: Example
category: poker
discretion: [{over: a hand taken back, whose: the-dealer, within: only while not face down in the discards, at: 73}]
```

What must be posted or approved beforehand is bounded too.
```yaml met
kind: game
name: Example
category: poker
discretion: [{over: hands that qualify, whose: management, within: posted beforehand, at: 736}]
```

## Boundary
Each thing left open is a finding of its own; places that leave open the same thing are one.
```yaml unclear
kind: game
name: Example
category: poker
discretion: [{over: a fouled hand, whose: management, at: 408}, {over: a fouled hand, whose: management, at: 412}]
```

## How to fix
Say when it is allowed and when not, or strike the exception.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from .._say import plain
from ..legacy import Answer, Ask, met, not_applicable, unclear

FIXES = ("say when it is allowed and when not, or strike the exception", "say what holds in this house")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    left = subject.game.discretion
    bounded = [said for said in left if said.within]
    known = {said.over for said in bounded}
    for over in dict.fromkeys(said.over for said in left if said.over not in known):
        first, *others = (said for said in left if said.over == over)
        decides = f"the rules leave it to {plain(first.whose)} and do not say by what measure" if first.whose else "the rules leave it open, and do not say who decides, or when"
        said = f"the rules tell what is usual ({first.usual}), and not what holds" if first.usual else decides
        yield unclear(f"{over}: {said}", FIXES[bool(first.usual)], first, *((other, "and here") for other in others))
    if not left:
        yield not_applicable("the document notes nothing that is left to the house")
    elif known >= {said.over for said in left}:
        yield met("what is left to the house has bounds", *bounded[:3])
