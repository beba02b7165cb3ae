"""The draw chart and the text say different things of one hand.

What the text says of drawing is what the chart shows. At the table one of the two is followed, and
nobody can say which is right.

## Says
- differ: On a total of {total} against a third card of {thirds:or}, the text says {text} ({@}) and
  the chart says {chart} ({@chart}).
  Fix: Make the chart and the text give the same instruction for a total of {total}.
  See chart: says {chart}
- same: The text on drawing says what the chart shows ({@}).
- none: The rules do not have both a draw chart and a text for the same hand.

## Examples
```yaml violated differ
draw-matrix: {for: banker-hand, third-cards: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], rows: [[3, HHHHHHHHHH]]}
draw-rules: [{for: banker-hand, totals: 3, must: hit, not-against: [8], if: player-hits}]
```
> On a total of 3 against a third card of 8, the text says stand (line 5) and the chart says hit
> (line 4).
```yaml met same
draw-matrix: {for: banker-hand, third-cards: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], rows: [[3, HHHHHHHHSH]]}
draw-rules: [{for: banker-hand, totals: 3, must: hit, not-against: [8], if: player-hits}]
```
"""

from __future__ import annotations

from ...model.cards import DrawMatrix, DrawRule
from .._draws import ALWAYS, cells, meant
from ..answer import Answers, Ask, Subject, concluded, violated
from ..values import number

Cells = dict[tuple[int, int], dict[str, DrawMatrix]]
"""By total and third card: what is said of it, each with the first chart that says so."""


def judge(subject: Subject, ask: Ask) -> Answers:
    charts = [matrix for matrix in subject.game.draw_matrix if cells(matrix)]
    hands = _charted(charts)
    rules = [rule for rule in subject.game.draw_rules if rule.if_ in ALWAYS and rule.for_ in hands]
    found = (answer for rule in rules for answer in _differ(hands[rule.for_], rule))
    yield from concluded(found, charts if rules else (), "same")


def _charted(charts: list[DrawMatrix]) -> dict[str, Cells]:
    """For each hand, what its charts say of a total against a third card."""
    hands: dict[str, Cells] = {}
    for matrix in charts:
        for cell, does in cells(matrix).items():
            hands.setdefault(matrix.for_, {}).setdefault(cell, {}).setdefault(does, matrix)
    return hands


def _differ(shown: Cells, rule: DrawRule) -> Answers:
    """The first total of a rule of which a chart says otherwise."""
    wrong = [
        (total, third, text, does, matrix)
        for total, third, text in meant(rule)
        for does, matrix in shown.get((total, third), {}).items()
        if does != text
    ]
    for total, _, text, does, matrix in wrong[:1]:
        thirds = dict.fromkeys(third for same, third, *_ in wrong if same == total)
        yield violated(
            "differ",
            rule,
            see=[(matrix, "chart")],
            key=(rule.for_, total),
            total=number(total),
            thirds=[*map(number, thirds)],
            text=text,
            chart=does,
        )
