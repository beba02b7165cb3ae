"""The draw chart and the text say different things of one hand.

## What is asked
What the text says of drawing is what the chart shows.

## Why
At the table one of the two is followed, and nobody can say which is right.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
draw-matrix: {for: banker-hand, against: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], rows: [[3, HHHHHHHHHH]]}
draw-rules: [{for: banker-hand, totals: 3, does: hit, except: [8], if: player-hits}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
draw-matrix: {for: banker-hand, against: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], rows: [[3, HHHHHHHHSH]]}
draw-rules: [{for: banker-hand, totals: 3, does: hit, except: [8], if: player-hits}]
```

## Boundary
A rule for the case in which the other hand takes no third card has no column.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
draw-matrix: {for: banker-hand, against: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], rows: [[5, SSSSHHHHSS]]}
draw-rules: [{for: banker-hand, totals: 0-5, does: hit, if: player-stands}]
```

## How to fix
Make the chart and the text say the same.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from .._draws import ALWAYS, cells, meant
from .._say import listed
from ..legacy import Answer, Ask, met, not_applicable, violated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    pairs = [(matrix, rule) for matrix in game.draw_matrix if cells(matrix) for rule in game.draw_rules if rule.for_ == matrix.for_ and rule.if_ in ALWAYS]
    found = False
    for matrix, rule in pairs:
        shown = cells(matrix)
        wrong = [(total, third) for total, third, does in meant(rule) if shown.get((total, third), does) != does]
        if wrong:
            found = True
            total = wrong[0][0]
            thirds = [third for number, third in wrong if number == total]
            chart, text = shown[(total, thirds[0])], next(does for number, third, does in meant(rule) if (number, third) == (total, thirds[0]))
            yield violated(
                f"on a total of {total} against a third card of {listed(thirds)} the text says {text} and the chart {chart}",
                "make the chart and the text say the same",
                rule,
                (matrix, f"{chart}"),
            )
    if not pairs:
        yield not_applicable("the rules do not have both a draw chart and a text on one hand")
    elif not found:
        yield met("the text on drawing is what the chart shows", pairs[0][0], *(rule for _, rule in pairs[:3]))
