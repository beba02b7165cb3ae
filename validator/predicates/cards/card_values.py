"""Points for a card the deck does not hold, or a card without points.

## What is asked
Where cards have points, every rank of the deck has some, and no rank that was taken out is counted.

## Why
A hand with a card that has no points cannot be totalled; points for a card that is not there show a
text copied from another game.

## Says
- removed: The rules give points for the {cards} ({@}), which {cards:is} taken out of the deck
  ({@deck}).
  Fix: Leave the {cards} out of the points.
  See deck: taken out of the deck
- no-points: The rules give no points for the {cards} ({@}).
  Fix: Give the {cards} points.
- counted: Every card that is given points is in the deck ({@}).
- none: The rules give no points of cards.

## Fails
```yaml violated removed
deck: {cards: 52, removed: [7, 8, 9, 10]}
values: [{table: [[A, 1], [2-6, face], [J-K, 0]]}, {table: [[10-K, 0], [other, face]]}]
```
> The rules give points for the ten (line 5), which is taken out of the deck (line 4).

## Passes
```yaml met counted
deck: {cards: 52}
values: {table: [[A, 1], [2-9, face], [10-K, 0]]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...docket.hands import group
from ...model.game import Game
from .._cards import ranks, removed
from ..answer import Answer, Ask, met, not_applicable, not_stated, violated
from ..values import card

OTHERS = ("other", "others")
COURT = ("J", "Q", "K")
"""Cards on whose face no number is printed."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    named = {
        rank: statement
        for statement in game.values
        for label, _ in statement.table
        for rank in group(label) or ()
    }
    gone = removed(game)
    counted = [rank for rank in named if rank in gone]
    missing = _missing(game, set(named)) if named else []
    if not named:
        yield not_applicable("none")
    if counted:
        first = counted[0]
        cards = [card(rank) for rank in counted]
        yield violated("removed", named[first], see=[(gone[first], "deck")], cards=cards)
    if missing:
        yield not_stated("no-points", game.values[0], cards=[card(rank) for rank in missing])
    if named and not counted and not missing:
        yield met("counted", game.values[0], see=[(one, "also") for one in game.values[1:]])


def _missing(game: Game, named: set[str]) -> list[str]:
    """Ranks of the deck without points, where the statements name nothing but ranks."""
    rows = [row for statement in game.values for row in statement.table]
    others = [str(value) for label, value in rows if label in OTHERS]
    if not all(group(label) or label in OTHERS for label, _ in rows) or not set(others) <= {"face"}:
        return []
    return [rank for rank in ranks(game) if rank not in named and (not others or rank in COURT)]
