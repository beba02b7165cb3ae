"""A hit-and-stand chart that leaves out a total, or says two things of one.

## What is asked
A chart gives one instruction for every hard and every soft total.

## Why
The player-dealer has no choice: a total without an instruction cannot be played, and a total with two can be played either way.

"Hard 17 or more stands, soft 17 or less hits" leaves out hard 16 and soft 18. Some read "soft 17 or less" as every lower
total; where that reading would close the chart the answer is unclear.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
charts: {for: player-dealer, rows: [[17+, stand], [12-15, hit], [11-, hit]]}
```
```yaml violated
kind: game
name: Example
category: player-dealer
charts: {for: player-dealer, rows: [[17+, stand], [17-, hit]]}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
charts: {for: player-dealer, rows: [[hard 17+, stand], [soft 18+, stand], [hard 16-, hit], [soft 17-, hit]]}
```

## Boundary
```yaml unclear
kind: game
name: Example
category: player-dealer
charts: {for: player-dealer, rows: [[hard 17+, stand], [soft 17-, hit]]}
```
All other totals are named at once.
```yaml met
kind: game
name: Example
category: player-dealer
charts: {for: players, rows: [[hard 19+, stand], [hard 11-, hit], [other, option]]}
```
One instruction alone, in a sentence, is no chart.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
charts: {for: player-dealer, rows: [[hard 17+, stand]]}
```

## How to fix
Add a line for the totals left out, or end the chart with "all other totals".
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...charts import clashes, spoken, uncovered
from ...docket import Subject
from ...judge.answer import Answer, Ask, met, not_applicable, unclear, violated
from ...model.cards import Chart

SPAN = re.compile(r"[0-9](?:\+|-)")
"""A line of a chart names a span of totals; a sentence on one total alone is no chart."""
Rules = frozenset[tuple[str, str]]


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    charts = [
        chart
        for chart in subject.game.charts
        if any(row.totals == "other" for row in chart.rows) or len([row for row in chart.rows if SPAN.search(row.totals)]) > 1
    ]
    groups: dict[tuple[str, Rules], list[Chart]] = {}
    for chart in charts:
        groups.setdefault((chart.for_, _rules(chart)), []).append(chart)
    found = False
    for (_, rules), same in groups.items():
        if any(rules < _rules(other) and other.for_ == same[0].for_ for other in charts):
            continue
        for answer in _judge(same):
            found = True
            yield answer
    if not charts:
        yield not_applicable("the rules have no hit-and-stand chart")
    elif not found:
        yield met("every total has one instruction", *charts)


def _rules(chart: Chart) -> Rules:
    return frozenset((row.totals, row.must_) for row in chart.rows)


def _judge(same: list[Chart]) -> Iterator[Answer]:
    chart, *others = same
    related = [(other, "the same chart") for other in others]
    whose = f"the chart for the {chart.for_}"
    for row, other, totals in clashes(chart.rows):
        yield violated(
            f"{whose} says both {row.must_} and {other.must_} of {spoken(totals)}", "give each total one instruction", other, (row, row.must_), *related
        )
    missing = uncovered(chart.rows)
    if not missing:
        return
    fix = f"say what is done with {spoken(missing)}"
    said = f"{whose} has no instruction for {spoken(missing)}"
    if uncovered(chart.rows, loosely=True):
        yield violated(said, fix, chart, *related)
    else:
        yield unclear(f"{said}, unless its lines are read as if hard and soft were not told apart", fix, chart, *related)
