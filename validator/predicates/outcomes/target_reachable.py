"""The best total cannot be made of the points the cards have.

## What is asked
A game that aims at a total gives cards points from which that total can be made: a total with a half needs a card, or a natural, that has one.

## Why
A target nobody can reach is a slip in the target or in the points.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
values: {table: [[A, 1 or 11], [2-9, face], [10-K, 10]]}
compares: {by: closest-to-target, target: 21.5}
```

## Passes
The natural is worth the target.
```yaml met
kind: game
name: Example
category: player-dealer
values: {table: [[A, 1 or 11], [2-9, face], [10-K, 10]]}
compares: {by: closest-to-target, target: 21.5, natural: {ranks: [A, 10-K], first: 2}}
```

## Boundary
Where only the last digit counts no total is above nine.
```yaml violated
kind: game
name: Example
category: player-dealer
compares: {by: points-mod-10, target: 10}
```

## How to fix
Correct the target, or give the cards that make it their points.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal

from ...docket import Subject
from ...model.game import Game
from ...model.wagers import Comparison
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

FIX = "correct the target, or give the cards that make it their points"
MOST = 9
"""The highest total when only the last digit counts."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    aimed = [(comparison, total) for comparison in subject.game.compares for text in comparison.target if (total := _total(text)) is not None]
    if not aimed:
        yield not_applicable("the game aims at no total")
    for comparison, total in aimed:
        if comparison.by == "points-mod-10" and total > MOST:
            yield violated(f"only the last digit of a total counts, so that {total} cannot be reached", FIX, comparison)
        elif total == int(total) or _half(subject.game, comparison):
            yield met(f"the target of {total} can be reached", comparison)
        elif subject.game.values:
            said = f"no card counts a half, and no natural is named that would make {total}"
            yield unclear(said, FIX, comparison, (subject.game.values[0], "the points of the cards"))
        else:
            yield not_applicable("the points of the cards are not stated")


def _half(game: Game, comparison: Comparison) -> bool:
    points = [point for values in game.values for _, point in values.table]
    return comparison.natural is not None or any(re.search(r"\.5|half|1/2", point) for point in points)


def _total(text: str) -> Decimal | None:
    match = re.match(r"(\d+(?:\.\d+)?)( and a half)?", text)
    return Decimal(match.group(1)) + (Decimal("0.5") if match.group(2) else 0) if match else None
