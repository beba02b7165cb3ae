"""An example of a total that does not add up.

## What is asked
The cards of an example, counted by the points the rules give, make the total the example gives.

## Why
Players learn the count from the example.

## Fails
```yaml violated
kind: game
name: Example
category: poker
values: {table: [[A, 1], [2-9, face], [10-K, 0]]}
totals: [{cards: [A, 4, 2], makes: 6}]
```

## Passes
```yaml met
kind: game
name: Example
category: poker
values: {table: [[A, 1], [2-9, face], [10-K, 0]]}
totals: [{cards: [K, Q, 9], makes: 9}, {cards: [6, 6, 5], makes: 17 or 7}]
```

## Boundary
An ace counts two ways.
```yaml met
kind: game
name: Example
category: player-dealer
values: {table: [[A, 1 or 11], [2-9, face], [10-K, 10]]}
totals: [{cards: [6, A], makes: 7 or 17}]
```
Tens are dropped only where the game counts so.
```yaml violated
kind: game
name: Example
category: player-dealer
values: {table: [[A, 1 or 11], [2-9, face], [10-K, 10]]}
totals: [{cards: [8, 9], makes: 7}]
```

## How to fix
Correct the total, or the cards.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal

from ...docket import Subject
from ...hands import group, rank
from ...model.game import Game
from ...model.values import plain
from ..legacy import Answer, Ask, met, not_applicable, violated

NUMBER = re.compile(r"[0-9]+(?:\.[0-9]+)?")
MOST_SUMS = 1_000
"""Of one example; four aces have five."""
STATED = re.compile(r"[0-9]+(?:\.[0-9]+)?(?: or [0-9]+(?:\.[0-9]+)?)*\Z")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    checked, found = [], False
    points = _points(game)
    drops_tens = any(c.by == "points-mod-10" for c in game.compares) or any(Decimal(0) in values for values in points.values())
    for example in game.totals:
        sums = _sums([points.get(rank(card) or card, ()) for card in example.cards])
        if not STATED.match(example.makes) or not sums:
            continue
        checked.append(example)
        right = sums | ({total % 10 for total in sums} if drops_tens else set())
        if not {Decimal(number) for number in NUMBER.findall(example.makes)} <= right:
            found = True
            shown = " or ".join(plain(total) for total in sorted({total % 10 for total in sums} if drops_tens else sums))
            yield violated(
                f"{', '.join(example.cards)} is said to make {example.makes}, and makes {shown}",
                f"write {shown}",
                example,
                *((statement, "points") for statement in game.values[:1]),
            )
    if not checked:
        yield not_applicable("the rules give no example of a total that can be counted")
    elif not found:
        yield met("the examples add up", *checked)


def _sums(counts: list[tuple[Decimal, ...]]) -> set[Decimal]:
    """What the cards can come to; nothing where one has no points, or where no one would add them up."""
    sums = {Decimal(0)}
    for values in counts:
        sums = {total + value for total in sums for value in values}
        if len(sums) > MOST_SUMS:
            return set()
    return sums


def _points(game: Game) -> dict[str, tuple[Decimal, ...]]:
    """What each rank may count, from every place that says so."""
    found: dict[str, dict[Decimal, None]] = {}
    for statement in game.values:
        for label, worth in statement.table:
            for name in group(label) or (label,):
                numbers = [Decimal(n) for n in NUMBER.findall(worth)] if worth != "face" else [Decimal(name)] if name.isdecimal() else []
                found.setdefault(name, {}).update(dict.fromkeys(numbers))
    return {name: tuple(values) for name, values in found.items() if values}
