"""A draw chart with a missing total, a missing column or an empty cell.

A draw chart answers every total of the hand against every third card of the other. A total for
which the text says what the hand does needs no row. A total that neither chart nor text answers is
a round that cannot be finished.

## Says
- no-row: The draw chart for the {hand} ({@}) has no row for a total of {shown:or},
  and the text does not say what the hand does then.
  Fix: Print one row for every total from 0 to 7, or say in the text what is done with the others.
- two-rows: The draw chart for the {hand} ({@}) has two rows for a total of {shown:or}.
  Fix: Print one row for every total from 0 to 7.
- no-column: The draw chart for the {hand} ({@}) has no column for a third card of {shown:or}.
  Fix: Print one column for every third card from 0 to 9.
- short-row: In the draw chart for the {hand} ({@}), not every third card has a cell for a total of
  {shown:or}.
  Fix: Print one cell for every third card in each row.
- blank: The draw chart for the {hand} ({@}) names its totals and third cards, but has no entries.
  Fix: Fill in whether the hand draws or stands for each total and third card.
- whole: The draw chart covers every total and every third card ({@}).
- none: The rules have no draw chart.

## Examples
```yaml violated no-row
draw-matrix: {for: banker-hand, third-cards: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], rows: [[7, SSSSSSSSSS], [6, SSSSSSHHSS], [3-5, HHHHHHHHSS]]}
```
> The draw chart for the banker hand (line 4) has no row for a total of 0, 1 or 2, and the text does
> not say what the hand does then.
```yaml met whole
draw-matrix: {for: banker-hand, third-cards: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], rows: [[7, SSSSSSSSSS], [6, SSSSSSHHSS], [0-5, HHHHHHHHHH]]}
```
"""

from __future__ import annotations

from collections import Counter

from ...model.cards import DrawMatrix
from ...model.game import Game
from .._draws import ALWAYS, DIGITS, digits
from ..answer import Answers, Ask, Subject, concluded, violated
from ..values import Value, name, number

TOTALS = range(8)
"""Eight and nine are naturals: nothing is drawn."""


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    charts = game.draw_matrix
    found = (answer for matrix in charts for answer in _faults(game, matrix))
    yield from concluded(found, charts, "whole")


def _faults(game: Game, matrix: DrawMatrix) -> Answers:
    faults = {**_rows(matrix, _told(game, matrix)), **_columns(matrix)}
    for case, shown in faults.items():
        if shown:
            yield violated(case, matrix, key=matrix.for_, hand=matrix.for_, shown=shown)


def _told(game: Game, matrix: DrawMatrix) -> set[int]:
    """The totals of its hand that the text answers."""
    own = (rule for rule in game.draw_rules if rule.for_ == matrix.for_ and rule.if_ in ALWAYS)
    return {total for rule in own for total in digits(rule.totals)}


def _rows(matrix: DrawMatrix, told: set[int]) -> dict[str, list[Value]]:
    """A chart may begin or end where the text takes over, but a row inside it is missed."""
    rows = Counter(total for label, _ in matrix.rows for total in digits(label))
    inside = range(min(rows, default=0), max(rows, default=0))
    answered = told - {*inside}
    return {
        "no-row": [number(total) for total in TOTALS if not rows[total] and total not in answered],
        "two-rows": [number(total) for total, count in sorted(rows.items()) if count > 1],
    }


def _columns(matrix: DrawMatrix) -> dict[str, list[Value]]:
    width, rows = len(matrix.third_cards), matrix.rows
    if not width:
        return {}
    if not any(cells for _, cells in rows):
        return {"blank": [name(str(label)) for label, _ in rows]}
    columns = {third for label in matrix.third_cards for third in digits(label)}
    lost = [number(third) for third in DIGITS if third not in columns] if columns else []
    short = [name(str(label)) for label, cells in rows if len(cells) != width]
    return {"no-column": lost, "short-row": short}
