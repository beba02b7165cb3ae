"""An example of a total that does not add up.

The cards of an example, counted by the points the rules give, make the total the example gives.
Players learn the count from the example.

## Says
- wrong: The rules say that {cards} make {said} ({@}). They make {right:or}[ ({@points})].
  Fix: Write {right:or}, or correct the cards.
  See points: what the cards count
- right: The examples of totals add up ({@}).
- none: The rules give no example of a total that can be counted.

## Examples
```yaml violated wrong
category: poker
values: {table: [[A, 1], [2-9, face], [10-K, 0]]}
totals: [{cards: [A, 4, 2], makes: 6}]
```
> The rules say that A + 4 + 2 make 6 (line 5). They make 7 (line 4).
```yaml met right
category: poker
values: {table: [[A, 1], [2-9, face], [10-K, 0]]}
totals: [{cards: [K, Q, 9], makes: 9}, {cards: [6, 6, 5], makes: 17 or 7}]
```
"""

from __future__ import annotations

import re
from decimal import Decimal

from ...docket.hands import group, rank
from ...model.cards import SumExample
from ...model.game import Game
from .._wagers import compared_by
from ..answer import Answers, Ask, Subject, concluded, violated
from ..values import name, number

NUMBER = re.compile(r"[0-9]+(?:\.[0-9]+)?")
MOST_SUMS = 1_000
"""Of one example; four aces have five."""
STATED = re.compile(r"[0-9]+(?:\.[0-9]+)?(?: or [0-9]+(?:\.[0-9]+)?)*\Z")


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    points = _points(game)
    drops = _drops(game) or any(Decimal(0) in values for values in points.values())
    stated = [example for example in game.totals if STATED.match(example.makes)]
    checked = [(one, sums) for one in stated if (sums := _sums(one, points))]
    found = (answer for one, sums in checked for answer in _wrong(game, one, sums, drops))
    yield from concluded(found, [example for example, _ in checked], "right")


def _drops(game: Game) -> bool:
    """Whether only the last digit of a total counts."""
    return compared_by(game, "points-mod-10")


def _wrong(game: Game, example: SumExample, sums: set[Decimal], drops: bool) -> Answers:
    digits = {total % 10 for total in sums} if drops else set()
    if not {*map(Decimal, NUMBER.findall(example.makes))} <= sums | digits:
        yield violated(
            "wrong",
            example,
            see=[(statement, "points") for statement in game.values[:1]],
            key="-".join(example.cards),
            cards=name(" + ".join(example.cards)),
            said=name(example.makes),
            right=[*map(number, sorted(digits or sums))],
        )


def _sums(example: SumExample, points: dict[str, tuple[Decimal, ...]]) -> set[Decimal]:
    """What the cards can come to; nothing where one has no points, or sums are too many."""
    sums = {Decimal(0)}
    for values in [points.get(rank(card) or card, ()) for card in example.cards]:
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
