"""An example of a total that does not add up.

## What is asked
The cards of an example, counted by the points the rules give, make the total the example gives.

## Why
Players learn the count from the example.

## Says
- wrong: The rules say that {cards} make {said} ({@}). They make {right:or}[ ({@points})].
  Fix: Write {right:or}, or correct the cards.
  See points: what the cards count
- right: The examples of totals add up ({@}).
- none: The rules give no example of a total that can be counted.

## Fails
```yaml violated wrong
category: poker
values: {table: [[A, 1], [2-9, face], [10-K, 0]]}
totals: [{cards: [A, 4, 2], makes: 6}]
```
> The rules say that A, 4 and 2 make 6 (line 5). They make 7 (line 4).

## Passes
```yaml met right
category: poker
values: {table: [[A, 1], [2-9, face], [10-K, 0]]}
totals: [{cards: [K, Q, 9], makes: 9}, {cards: [6, 6, 5], makes: 17 or 7}]
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal

from ...docket.filings import Subject
from ...docket.hands import group, rank
from ...model.game import Game
from ..answer import Answer, Ask, met, not_applicable, violated
from ..values import name, number

NUMBER = re.compile(r"[0-9]+(?:\.[0-9]+)?")
MOST_SUMS = 1_000
"""Of one example; four aces have five."""
STATED = re.compile(r"[0-9]+(?:\.[0-9]+)?(?: or [0-9]+(?:\.[0-9]+)?)*\Z")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    points = _points(game)
    drops = any(c.by == "points-mod-10" for c in game.compares)
    drops = drops or any(Decimal(0) in values for values in points.values())
    checked, found = [], []
    for example in game.totals:
        sums = _sums([points.get(rank(card) or card, ()) for card in example.cards])
        if not STATED.match(example.makes) or not sums:
            continue
        checked.append(example)
        digits = {total % 10 for total in sums} if drops else set()
        if not {Decimal(one) for one in NUMBER.findall(example.makes)} <= sums | digits:
            found.append(
                violated(
                    "wrong",
                    example,
                    see=[(statement, "points") for statement in game.values[:1]],
                    key=("-".join(example.cards)),
                    cards=[name(card) for card in example.cards],
                    said=name(example.makes),
                    right=[number(total) for total in sorted(digits or sums)],
                )
            )
    yield from found
    if not checked:
        yield not_applicable("none")
    elif not found:
        yield met("right", checked[0], see=[(example, "also") for example in checked[1:]])


def _sums(counts: list[tuple[Decimal, ...]]) -> set[Decimal]:
    """What the cards can come to; nothing where one has no points, or sums are too many."""
    sums = {Decimal(0)}
    for values in counts:
        sums = {total + value for total in sums for value in values}
        if len(sums) > MOST_SUMS:
            return set()
    return sums


def _points(game: Game) -> dict[str, tuple[Decimal, ...]]:
    """What each rank may count, from every place that says so."""
    found: dict[str, dict[Decimal, None]] = {}
    for label, worth in (row for statement in game.values for row in statement.table):
        for one in group(label) or (label,):
            face = one if one.isdecimal() else ""
            numbers = NUMBER.findall(face if worth == "face" else worth)
            found.setdefault(one, {}).update(dict.fromkeys(map(Decimal, numbers)))
    return {one: tuple(values) for one, values in found.items() if values}
