"""A draw chart with a missing total, a missing column or an empty cell.

## What is asked
A draw chart answers every total of the hand against every third card of the other.

## Why
The chart is the whole of the drawing rule; a cell that is not there is a round that cannot be
finished.

## Says
- no-row: The draw chart for the {hand} ({@}) has no row for a total of {totals:or}.
  Fix: Print one row for every total from 0 to 7.
- two-rows: The draw chart for the {hand} ({@}) has two rows for a total of {totals:or}.
  Fix: Print one row for every total from 0 to 7.
- no-column: The draw chart for the {hand} ({@}) has no column for a third card of {cards:or}.
  Fix: Print one column for every third card from 0 to 9.
- short-row: In the draw chart for the {hand} ({@}), not every third card has a cell for a total of
    {totals:or}.
  Fix: Print one cell for every third card in each row.
- whole: The draw chart covers every total and every third card ({@}).
- none: The rules have no draw chart.

## Fails
```yaml violated no-row
draw-matrix: {for: banker-hand, against: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], rows: [[7, SSSSSSSSSS], [6, SSSSSSHHSS], [3-5, HHHHHHHHSS]]}
```
> The draw chart for the banker hand (line 4) has no row for a total of 0, 1 or 2.

## Passes
```yaml met whole
draw-matrix: {for: banker-hand, against: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], rows: [[7, SSSSSSSSSS], [6, SSSSSSHHSS], [0-5, HHHHHHHHHH]]}
```
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.cards import DrawMatrix
from .._draws import DIGITS, digits
from ..answer import Answer, Ask, met, not_applicable, violated
from ..values import name, number

TOTALS = range(8)
"""Eight and nine are naturals: nothing is drawn."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    charts = subject.game.draw_matrix
    found = [answer for matrix in charts for answer in _judge(matrix)]
    yield from found
    if not charts:
        yield not_applicable("none")
    elif not found:
        yield met("whole", charts[0], see=[(matrix, "also") for matrix in charts[1:]])


def _judge(matrix: DrawMatrix) -> Iterator[Answer]:
    hand = matrix.for_
    rows = Counter(total for label, _ in matrix.rows for total in digits(label))
    if missing := [number(total) for total in TOTALS if not rows[total]]:
        yield violated("no-row", matrix, key=hand, hand=hand, totals=missing)
    if twice := [number(total) for total, count in sorted(rows.items()) if count > 1]:
        yield violated("two-rows", matrix, key=hand, hand=hand, totals=twice)
    columns = {third for label in matrix.against for third in digits(label)}
    lost = [number(third) for third in DIGITS if third not in columns] if columns else []
    if lost:
        yield violated("no-column", matrix, key=hand, hand=hand, cards=lost)
    width = len(matrix.against)
    if short := [name(str(label)) for label, cells in matrix.rows if width and len(cells) != width]:
        yield violated("short-row", matrix, key=hand, hand=hand, totals=short)
