"""The text on drawing leaves out totals that only the chart answers.

## What is asked
Where the text goes through the totals of a hand, it goes through all of them.

## Why
A text that starts in the middle is taken for the whole rule by those who do not look at the chart.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
draw-matrix: {for: banker-hand, against: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], rows: [[0-2, HHHHHHHHHH], [3, HHHHHHHHSH]]}
draw-rules: [{for: banker-hand, totals: 3, does: hit, except: [8], if: player-hits}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
draw-matrix: {for: banker-hand, against: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], rows: [[0-2, HHHHHHHHHH], [3, HHHHHHHHSH]]}
draw-rules: [{for: banker-hand, totals: 0-2, does: hit}, {for: banker-hand, totals: 3, does: hit, except: [8]}]
```

## Boundary
A chart alone leaves nothing out.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
draw-matrix: {for: banker-hand, against: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], rows: [[0-2, HHHHHHHHHH]]}
```

## How to fix
Add the totals left out to the text.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from .._draws import ALWAYS, cells, digits
from .._say import listed
from ..legacy import Answer, Ask, met, not_applicable, unclear


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    asked = False
    for matrix in game.draw_matrix:
        rules = [rule for rule in game.draw_rules if rule.for_ == matrix.for_ and rule.if_ in ALWAYS]
        if not rules:
            continue
        asked = True
        spoken = {total for rule in rules for total in digits(rule.totals)}
        silent = sorted({total for total, _ in cells(matrix)} - spoken)
        hand = matrix.for_.replace("-", " ")
        if silent:
            yield unclear(
                f"the text on the {hand} says nothing of a total of {listed(silent)}, which only the chart answers",
                "add these totals to the text",
                rules[0],
                (matrix, "the chart"),
            )
        else:
            yield met(f"the text on the {hand} goes through every total of the chart", rules[0], matrix)
    if not asked:
        yield not_applicable("the rules do not have both a draw chart and a text on one hand")
