"""A target the law does not allow, or more than one.

## What the law asks
The target point count is none of those the provision lists, and is the same throughout the game.

## Why
The count is what makes the named game.

## Fails
```yaml violated provision=blackjack-target
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 21}
```

## Passes
```yaml met provision=blackjack-target
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 21 and a half}
```

## Boundary
Two targets in one game.
```yaml violated provision=blackjack-target
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: [22, 23]}
```

Not a number.
```yaml unclear provision=blackjack-target
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: a natural}
```

```yaml not-stated provision=blackjack-target
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target}
```

```yaml not-applicable provision=blackjack-target
kind: game
name: Example
category: player-dealer
compares: {by: points-mod-10, target: 9}
```

## How to fix
Choose another target, one for the whole game.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket import Subject
from .._law import target, towards
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear, violated
from ..parameters import AMOUNTS

FIX = "choose another target, one for the whole game"

PARAMETERS = {"targets": AMOUNTS}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    listed = {Decimal(str(figure)) for figure in ask.value("targets", [])}
    found = towards(subject.game)
    if not found:
        yield not_applicable("no hand is compared with a target")
        return
    given = [(text, target(text), comparison) for comparison in found for text in comparison.target]
    numbers = {figure for _, figure, _ in given if figure is not None}
    bad = [(text, comparison) for text, figure, comparison in given if figure in listed]
    unread = [(text, comparison) for text, figure, comparison in given if figure is None]
    if bad:
        text, comparison = bad[0]
        yield violated(f"the target is {text}", FIX, (comparison, "target"))
    elif len(numbers) > 1:
        yield violated(f"the game has several targets: {', '.join(text for text, _, _ in given)}", FIX, (given[0][2], "target"))
    elif unread:
        text, comparison = unread[0]
        yield unclear(f"the target is {text!r}, which is not a number", FIX, (comparison, "target"))
    elif given:
        yield met(f"the target is {given[0][0]}", (given[0][2], "target"))
    else:
        yield not_stated("the rules do not state the target", FIX, found[0])
