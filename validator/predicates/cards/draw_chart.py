"""A draw chart with a missing total, a missing column or an empty cell.

## What is asked
A draw chart answers every total of the hand against every third card of the other.

## Why
The chart is the whole of the drawing rule; a cell that is not there is a round that cannot be finished.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
draw-matrix: {for: banker-hand, against: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], rows: [[7, SSSSSSSSSS], [6, SSSSSSHHSS], [3-5, HHHHHHHHSS]]}
```
```yaml violated
kind: game
name: Example
category: player-dealer
draw-matrix: {for: banker-hand, against: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], rows: [[0-5, HHHHHHHHHH], [6, SSSSSSHHS], [7, SSSSSSSSSS]]}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
draw-matrix: {for: banker-hand, against: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], rows: [[7, SSSSSSSSSS], [6, SSSSSSHHSS], [0-5, HHHHHHHHHH]]}
```

## Boundary
A column for the ten-value cards may be missing.
```yaml violated
kind: game
name: Example
category: player-dealer
draw-matrix: {for: banker-hand, against: [1, 2, 3, 4, 5, 6, 7, 8, 9], rows: [[7, SSSSSSSSS], [0-6, HHHHHHHHH]]}
```
Two rows for one total.
```yaml violated
kind: game
name: Example
category: player-dealer
draw-matrix: {for: banker-hand, against: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], rows: [[7, SSSSSSSSSS], [6, SSSSSSHHSS], [0-6, HHHHHHHHHH]]}
```

## How to fix
Print one row for every total and one cell for every third card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ...docket import Subject
from ...model.cards import DrawMatrix
from .._draws import DIGITS, digits
from .._say import listed
from ..legacy import Answer, Ask, met, not_applicable, violated

TOTALS = range(8)
"""Eight and nine are naturals: nothing is drawn."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    found = False
    for matrix in subject.game.draw_matrix:
        for answer in _judge(matrix):
            found = True
            yield answer
    if not subject.game.draw_matrix:
        yield not_applicable("the rules have no draw chart")
    elif not found:
        yield met("the draw chart answers every total and every third card", *subject.game.draw_matrix)


def _judge(matrix: DrawMatrix) -> Iterator[Answer]:
    hand = f"the draw chart of the {matrix.for_.replace('-', ' ')}"
    fix = "print one row for every total and one cell for every third card"
    rows = Counter(total for label, _ in matrix.rows for total in digits(label))
    missing = [total for total in TOTALS if not rows[total]]
    if missing:
        yield violated(f"{hand} has no row for a total of {listed(missing)}", fix, matrix)
    twice = [total for total, count in sorted(rows.items()) if count > 1]
    if twice:
        yield violated(f"{hand} has two rows for a total of {listed(twice)}", fix, matrix)
    columns = {number for label in matrix.against for number in digits(label)}
    lost = [number for number in DIGITS if number not in columns] if columns else []
    if lost:
        yield violated(f"{hand} has no column for a third card of {listed(lost)}", fix, matrix)
    short = [label for label, cells in matrix.rows if matrix.against and len(cells) != len(matrix.against)]
    if short:
        yield violated(f"{hand} has not one cell for every column in the row of {listed(short)}", fix, matrix)
