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
from ..answer import Answer, Ask, concluded, violated
from ..values import number


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    charts = [matrix for matrix in subject.game.draw_matrix if cells(matrix)]
    hands = {matrix.for_ for matrix in charts}
    rules = [rule for rule in subject.game.draw_rules if rule.if_ in ALWAYS and rule.for_ in hands]
    found = (answer for rule in rules for answer in _differ(charts, rule))
    yield from concluded(found, charts if rules else (), "same")


def _differ(charts: list[DrawMatrix], rule: DrawRule) -> Iterator[Answer]:
    """Where the charts for the hand of a rule say otherwise."""
    for matrix in charts:
        if matrix.for_ == rule.for_:
            yield from _against(matrix, rule)


def _against(matrix: DrawMatrix, rule: DrawRule) -> Iterator[Answer]:
    shown = cells(matrix)
    wrong = [one for one in meant(rule) if shown.get(one[:2], one[2]) != one[2]]
    for total, first, text in wrong[:1]:
        yield violated(
            "differ",
            rule,
            see=[(matrix, "chart")],
            key=(rule.for_, total),
            total=number(total),
            thirds=[number(third) for same, third, _ in wrong if same == total],
            text=text,
            chart=shown[(total, first)],
        )
