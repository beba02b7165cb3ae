"""A target the law does not allow, or more than one.

The target point count is none of those the provision lists, and is the same throughout the game.
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

## Examples
```yaml violated forbidden provision=blackjack-target
compares: {by: closest-to-target, target: 21}
```
> The hand closest to 21 wins (line 4). The law does not allow that target.
```yaml met allowed provision=blackjack-target
compares: {by: closest-to-target, target: 21 and a half}
```
"""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from ...docket.filings import Subject
from .._law import target, towards
from ..answer import Answer, Answers, Ask, Place, met, not_applicable, not_stated, unclear, violated
from ..parameters import AMOUNTS
from ..values import name

PARAMETERS = {"targets": AMOUNTS}


def judge(subject: Subject, ask: Ask) -> Answers:
    found = towards(subject.game)
    given = [(text, (one, "target")) for one in found for text in one.target]
    if not found:
        yield not_applicable("no-target")
    elif not given:
        yield not_stated("silent", found[0])
    else:
        yield _judged(given, {Decimal(str(figure)) for figure in ask.value("targets", [])})


def _judged(given: Sequence[tuple[str, Place]], listed: set[Decimal]) -> Answer:
    for text, place in given:
        if target(text) in listed:
            return violated("forbidden", place, target=name(text))
    text, first = given[0]
    if len({target(text) for text, _ in given} - {None}) > 1:
        return violated("several", first, targets=[name(text) for text, _ in given])
    for other, place in given:
        if target(other) is None:
            return unclear("no-number", place, target=name(other))
    return met("allowed", first, target=name(text))
