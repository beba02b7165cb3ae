"""A bonus for a hand set in the middle can be won.

## What is asked
Where the back hand must rank above the middle one, no bonus is offered for a middle hand that
nothing ranks above.

## Why
The row promises points that a hand set by the rules never earns.

## Says
- impossible: The rules offer a bonus of {points} for a {hand} in the middle ({@}). The back hand
    must rank above the middle hand, and nothing ranks above a {hand} ({@highest}).
  Fix: Strike the bonus for a {hand} in the middle.
  See highest: the highest hand
  See order: the order of the three hands
- possible: Every bonus for a middle hand can be won ({@}).
- none: No bonus is offered for a middle hand.

## Fails
```yaml violated impossible
category: poker
compares: {by: three-hands}
hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind], at: 1297-1299}
wagers:
  - name: base
    pays: {columns: [Top Segment, Middle Segment, Bottom Segment], rows: [[straight-flush, [none, 20, 10]], [royal-flush, [none, 40, 20]]], at: 1378-1379}
source: {document: a.txt, lines: 1200-1400}
```
> The rules offer a bonus of 40 for a royal flush in the middle (lines 1378 to 1379). The back
> hand must rank above the middle hand, and nothing ranks above a royal flush (lines 1297 to
> 1299).

## Passes
```yaml met possible
category: poker
compares: {by: three-hands}
hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind]}
wagers:
  - name: base
    pays: {columns: [Top Segment, Middle Segment, Bottom Segment], rows: [[straight-flush, [none, 20, 10]], [royal-flush, [none, none, 20]]]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...docket.hands import ROYAL
from ...model.cards import HandRanking
from ...model.game import Game
from ...model.wagers import PayTable
from ..answer import Answer, Ask, met, not_applicable, violated
from ..values import as_called, name


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    tables = [table for wager in game.wagers for table in wager.pays if _middle(table) is not None]
    if not tables or not any(comparison.by == "three-hands" for comparison in game.compares):
        yield not_applicable("none")
        return
    tops = {order.high_to_low[0]: order for order in game.hands if order.high_to_low[0] in ROYAL}
    found = [answer for table in tables for answer in _impossible(game, table, tops)]
    yield from found or [met("possible", tables[0])]


def _middle(table: PayTable) -> int | None:
    return next(
        (number for number, column in enumerate(table.columns) if "middle" in column.lower()), None
    )


def _impossible(game: Game, table: PayTable, tops: dict[str, HandRanking]) -> Iterator[Answer]:
    middle = _middle(table) or 0
    order = [(note, "order") for note in game.notes if note.about == "segment-order"]
    for row in table.rows:
        if row.label in tops and len(row.pays) > middle and row.pays[middle].win is not None:
            yield violated(
                "impossible",
                row if row.at else table,
                see=[(tops[row.label], "highest"), *order],
                key=row.label,
                points=name(row.pays[middle].text.lstrip("$")),
                hand=as_called(row.label),
            )
