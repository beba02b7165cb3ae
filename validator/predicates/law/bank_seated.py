"""The player-dealer need not be seated at the table.

## What the law asks
The player-dealer is a person seated at the table.

## Why
Who is not at the table cannot be offered the position.

## Fails
```yaml not-stated provision=seated-player-dealer
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2}}
```

## Passes
```yaml met provision=seated-player-dealer
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2, among: seated-players}}
```

```yaml met provision=seated-player-dealer
kind: game
name: Example
category: player-dealer
player-dealer: {may-hold: {who: seated-players}}
```

## Boundary
Players, seated or not.
```yaml unclear provision=seated-player-dealer
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2, among: any-player}}
```

## How to fix
Say that only a seated player may be player-dealer.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from .._law import banks
from ..legacy import Answer, Ask, met, not_stated, unclear

NEEDS_FILING = True
FIX = "say that only a seated player may be player-dealer"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said: list[tuple[str, Place]] = [(rotation.among, rotation) for bank in banks(subject) for rotation in bank.rotation if rotation.among]
    said += [(holder.who, holder) for bank in banks(subject) for holder in bank.may_hold if holder.is_]
    seated = [place for who, place in said if who == "seated-players"]
    others = [(who, place) for who, place in said if who in ("any-player", "players")]
    if seated:
        yield met("the position is for seated players", *seated)
    elif others:
        who, place = others[0]
        yield unclear(f"the position is for {who.replace('-', ' ')}; whether that means seated ones is not said", FIX, place)
    else:
        yield not_stated("the rules do not say that the player-dealer is seated at the table", FIX)
