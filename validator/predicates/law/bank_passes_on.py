"""The position may return at once to the person who held it.

## What the law asks
After a turn the position goes to another person: nobody holds it for more consecutive turns than the provision allows.

## Why
A person who takes every turn in sequence is a bank.

## Fails
```yaml violated provision=one-round-of-banking
kind: game
name: Pai Gow Poker
category: house-banked
player-dealer: {rotation: {holds-at-most: 2, unit: rounds}}
```

```yaml violated provision=one-round-of-banking
kind: game
name: Pai Gow Poker
category: house-banked
player-dealer: {intervening: false}
```

## Passes
```yaml met provision=one-round-of-banking
kind: game
name: Pai Gow Poker
category: house-banked
player-dealer: {intervening: true}
```

## Boundary
```yaml met provision=one-round-of-banking
kind: game
name: Pai Gow Poker
category: house-banked
player-dealer: {rotation: {holds-at-most: 1, unit: rounds}}
```

It is only offered on.
```yaml not-stated provision=one-round-of-banking
kind: game
name: Pai Gow Poker
category: house-banked
player-dealer: {rotation: {offered-after: 1, unit: rounds, then: offered}}
```

One place says so, another allows two.
```yaml unclear provision=one-round-of-banking
kind: game
name: Pai Gow Poker
category: house-banked
player-dealer: {intervening: true, rotation: {holds-at-most: 2, unit: rounds}}
```

Whether two hands are one turn or two is not settled in every law.
```yaml unclear provision=next-to-another
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2, unit: hands}}
```

No player banks.
```yaml not-applicable provision=one-round-of-banking
kind: game
name: Pai Gow Poker
category: house-banked
```

## How to fix
Say that another person must hold the position before the same one does again.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from .._law import banks
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear, violated
from ..parameters import COUNT

NEEDS_FILING = True
FIX = "say that another person must hold the position before the same one does again"

PARAMETERS = {"cap": COUNT}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    caps = ask.figure("cap", 1)
    low, cap = min(caps.values), max(caps.values)
    said = banks(subject)
    counted = [(r.holds_at_most, r) for bank in said for r in bank.rotation if r.unit != "minutes" and r.holds_at_most is not None]
    over = [(count, rotation) for count, rotation in counted if count > cap]
    yes = [answer for bank in said for answer in bank.intervening if answer.is_]
    no = [answer for bank in said for answer in bank.intervening if not answer.is_]
    if not said:
        yield not_applicable("the rules know no position of a banking player")
    elif yes and (over or no):
        place = over[0][1] if over else no[0]
        yield unclear("one place has another person hold the position in between, and another allows the same one again", "make the statements agree", place, (yes[0], "another must intervene"))
    elif over:
        count, rotation = over[0]
        yield violated(f"one person may hold the position {count} {rotation.unit or 'turns'} in sequence, where {cap} {'is' if cap == 1 else 'are'} allowed", FIX, rotation)
    elif not no and not yes and (arguable := [(count, rotation) for count, rotation in counted if count > low]):
        count, rotation = arguable[0]
        yield unclear(f"one person may hold the position {count} {rotation.unit or 'turns'} in sequence; whether that is one turn or too many is not settled ({caps.reason})", FIX, rotation)
    elif no:
        yield violated("the same person may hold the position again at once", FIX, no[0])
    elif yes or counted:
        yield met("another person must hold the position in between", yes[0] if yes else counted[0][1])
    else:
        yield not_stated("nothing says that another person must hold the position in between", FIX)
