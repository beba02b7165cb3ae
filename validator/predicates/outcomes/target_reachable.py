"""The best total cannot be made of the points the cards have.

## What is asked
A game that aims at a total gives cards points from which that total can be made: a total with a
half needs a card, or a natural, that has one.

## Why
A target nobody can reach is a slip in the target or in the points.

## Says
- last-digit: The target is {total} ({@}), but only the last digit of a total counts, so no hand can
  have more than 9.
  Fix: Correct the target, or how totals count.
- no-half: The target is {total} ({@}), but no card counts a half ({@points}) and no natural is
  named that would make it.
  Fix: Correct the target, or give the cards that make it their points.
  See points: the points of the cards
- reachable: The target of {total} can be reached ({@}).
- no-target: This game has no target total.
- no-points: The points of the cards are not stated.

## Fails
```yaml unclear no-half
values: {table: [[A, 1 or 11], [2-9, face], [10-K, 10]]}
compares: {by: closest-to-target, target: 21.5}
```
> The target is 21.5 (line 5), but no card counts a half (line 4) and no natural is named that would
> make it.

## Passes
The natural is worth the target.
```yaml met reachable
values: {table: [[A, 1 or 11], [2-9, face], [10-K, 10]]}
compares: {by: closest-to-target, target: 21.5, natural: {ranks: [A, 10-K], first: 2}}
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal

from ...docket.filings import Subject
from ...model.game import Game
from ...model.wagers import Comparison
from ..answer import Answer, Ask, met, not_applicable, unclear, violated
from ..values import number

MOST = 9
"""The highest total when only the last digit counts."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    aimed = [
        (comparison, total)
        for comparison in subject.game.compares
        for text in comparison.target
        if (total := _total(text)) is not None
    ]
    if not aimed:
        yield not_applicable("no-target")
    for comparison, total in aimed:
        yield _answer(subject.game, comparison, total)


def _answer(game: Game, comparison: Comparison, total: Decimal) -> Answer:
    if comparison.by == "points-mod-10" and total > MOST:
        return violated("last-digit", comparison, key=total, total=number(total))
    if total == int(total) or _half(game, comparison):
        return met("reachable", comparison, key=total, total=number(total))
    if not game.values:
        return not_applicable("no-points")
    return unclear(
        "no-half", comparison, see=[(game.values[0], "points")], key=total, total=number(total)
    )


def _half(game: Game, comparison: Comparison) -> bool:
    points = [point for values in game.values for _, point in values.table]
    return comparison.natural is not None or any(
        re.search(r"\.5|half|1/2", point) for point in points
    )


def _total(text: str) -> Decimal | None:
    match = re.match(r"(\d+(?:\.\d+)?)( and a half)?", text)
    return Decimal(match.group(1)) + (Decimal("0.5") if match.group(2) else 0) if match else None
