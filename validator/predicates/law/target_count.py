"""A target the law does not allow, or more than one.

## What the law asks
The target point count is none of those the provision lists, and is the same throughout the game.

## Why
The count is what makes the named game.

## Says
- forbidden: The hand closest to {target} wins ({@}). The law does not allow that target.
  Fix: Choose another target, one for the whole game.
- several: The game has several targets: {targets} ({@}). The law asks for one throughout the game.
  Fix: Choose one target for the whole game.
- no-number: The target is “{target}” ({@}), which is not a number of points.
  Fix: Give the target as a number of points.
- silent: The rules do not state the target ({@}).
  Fix: State the target as a number of points.
- allowed: The target is {target} ({@}).

## Fails
```yaml violated forbidden provision=blackjack-target
compares: {by: closest-to-target, target: 21}
```
> The hand closest to 21 wins (line 4). The law does not allow that target.

## Passes
```yaml met allowed provision=blackjack-target
compares: {by: closest-to-target, target: 21 and a half}
```
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket.filings import Subject
from .._law import target, towards
from ..answer import Answer, Ask, met, not_applicable, not_stated, unclear, violated
from ..parameters import AMOUNTS
from ..values import name

PARAMETERS = {"targets": AMOUNTS}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    listed = {Decimal(str(figure)) for figure in ask.value("targets", [])}
    found = towards(subject.game)
    given = [(text, target(text), (one, "target")) for one in found for text in one.target]
    bad = [(text, place) for text, figure, place in given if figure in listed]
    unread = [(text, place) for text, figure, place in given if figure is None]
    if not found:
        yield not_applicable("no-target")
    elif bad:
        yield violated("forbidden", bad[0][1], target=name(bad[0][0]))
    elif len({figure for _, figure, _ in given if figure is not None}) > 1:
        yield violated("several", given[0][2], targets=[name(text) for text, _, _ in given])
    elif unread:
        yield unclear("no-number", unread[0][1], target=name(unread[0][0]))
    elif given:
        yield met("allowed", given[0][2], target=name(given[0][0]))
    else:
        yield not_stated("silent", found[0])
