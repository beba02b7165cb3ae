"""The draw chart and the text say different things of one hand.

## What is asked
What the text says of drawing is what the chart shows.

## Why
At the table one of the two is followed, and nobody can say which is right.

## Says
- differ: On a total of {total} against a third card of {thirds:or}, the text says {text} ({@}) and
  the chart says {chart} ({@chart}).
  Fix: Make the chart and the text give the same instruction for a total of {total}.
  See chart: says {chart}
- same: The text on drawing says what the chart shows ({@}).
- none: The rules do not have both a draw chart and a text for the same hand.

## Fails
```yaml violated differ
draw-matrix: {for: banker-hand, against: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], rows: [[3, HHHHHHHHHH]]}
draw-rules: [{for: banker-hand, totals: 3, does: hit, except: [8], if: player-hits}]
```
> On a total of 3 against a third card of 8, the text says stand (line 5) and the chart says hit
> (line 4).

## Passes
```yaml met same
draw-matrix: {for: banker-hand, against: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], rows: [[3, HHHHHHHHSH]]}
draw-rules: [{for: banker-hand, totals: 3, does: hit, except: [8], if: player-hits}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.cards import DrawMatrix, DrawRule
from .._draws import ALWAYS, cells, meant
from ..answer import Answer, Ask, met, not_applicable, violated
from ..values import number


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    pairs = [
        (matrix, rule)
        for matrix in game.draw_matrix
        if cells(matrix)
        for rule in game.draw_rules
        if rule.for_ == matrix.for_ and rule.if_ in ALWAYS
    ]
    found = [answer for matrix, rule in pairs for answer in _differ(matrix, rule)]
    yield from found
    if not pairs:
        yield not_applicable("none")
    elif not found:
        yield met("same", pairs[0][0], see=[(rule, "text") for _, rule in pairs[:3]])


def _differ(matrix: DrawMatrix, rule: DrawRule) -> Iterator[Answer]:
    shown = cells(matrix)
    wrong = [
        (total, third, does)
        for total, third, does in meant(rule)
        if shown.get((total, third), does) != does
    ]
    for total, first, text in wrong[:1]:
        thirds = [number(third) for same, third, _ in wrong if same == total]
        yield violated(
            "differ",
            rule,
            see=[(matrix, "chart")],
            key=(rule.for_, total),
            total=number(total),
            thirds=thirds,
            text=text,
            chart=shown[(total, first)],
        )
