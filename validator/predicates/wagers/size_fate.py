"""Where a wager is paid only in one size, the rules say what becomes of another.

## What is asked
If a wager must have a certain size to be paid, the rules say whether another size is refused, given back or lost.

## Why
A bet that is taken and can never be paid is a loss nobody announced.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
wagers: [{name: bonus-bet, size: {of: ante, times: 1, bound: exactly, when: to-be-paid, at: 1170}, at: 1169}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: bonus-bet, size: [{of: ante, times: 1, bound: exactly, when: to-be-paid, at: 1170}, {of: ante, times: 1, bound: exactly, at: 1174}], at: 1169}]
```

## Boundary
A size that must be kept in any case leaves no other.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
wagers: [{name: play, size: {of: ante, times: 1, bound: exactly, at: 1154}, at: 1154}]
```

## How to fix
Say that the wager must have that size, or what becomes of another.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from .._say import plain
from ..legacy import Answer, Ask, met, not_applicable, not_stated

PAID = "to-be-paid"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    wager = subject.wager
    asked = [size for size in wager.size if size.when == PAID]
    kept = [size for size in wager.size if size.when is None]
    if not asked:
        yield not_applicable("no size is asked of the wager only for payment")
    elif kept:
        yield met("the wager must have that size in any case", *kept, *asked)
    else:
        name = plain(wager.name)
        said = f"{name} must have a certain size to be paid, and what becomes of one of another size is not said"
        yield not_stated(said, f"say that {name} must have that size, or what becomes of another", asked[0], (wager, name))
