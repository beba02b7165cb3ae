"""A hit-and-stand chart that leaves out a total, or says two things of one.

## What is asked
A chart, or the sentences that stand for one, gives one instruction for every hard and every soft total.

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
A sentence that has the dealer draw until hard 17 answers for the lower hard totals; soft 18 is still open.
```yaml unclear
kind: game
name: Example
category: player-dealer
charts: [{for: player-dealer, rows: [[hard 17+, stand], [hard below 17, hit]]}, {for: player-dealer, rows: [[hard 17+, stand], [soft 17-, hit]]}]
```
One instruction alone, in a sentence, is no chart.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
charts: {for: player-dealer, rows: [[hard 17+, stand]]}
```
A dealer who hits one total and stands on another is told nothing of the rest.
```yaml unclear
kind: game
name: Example
category: house-banked
charts: {for: dealer, rows: [[soft 17, hit], [hard 17, stand]], at: 223}
```
An instruction for a special case does not close the chart.
```yaml unclear
kind: game
name: Example
category: player-dealer
charts: [{for: player-dealer, rows: [[hard 17+, stand], [soft 17-, hit]]}, {for: player-dealer, if: only bonus bets are left, rows: [[17+, stand], [below 17, hit]]}]
```

## How to fix
Add a line for the totals left out, or end the chart with "all other totals".
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...charts import clashes, named, spoken, uncovered
from ...docket import Subject
from ...model.cards import Chart
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

SPAN = re.compile(r"[0-9](?:\+|-)|below")
"""A line of a chart names a span of totals; a sentence on one total alone is no chart."""

LINES = 3
"""So many lines are a chart, though but one of them is a span."""


BANK = ("dealer", "player-dealer", "banker-hand")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    given = [chart for chart in subject.game.charts if not chart.if_]
    charts = [chart for chart in given if _whole(chart)]
    single = [chart for chart in given if chart.for_ in BANK and chart.for_ not in {whole.for_ for whole in charts} and _both_ways(chart)]
    found = False
    for chart in single:
        found = True
        told = spoken([total for row in chart.rows for total in named(row) or ()])
        yield unclear(f"{_whose(chart)} speak of {told} alone. That lower totals hit and higher ones stand may be meant", "say what is done with every other total", chart)
    for hand in dict.fromkeys(chart.for_ for chart in charts):
        own = [chart for chart in charts if chart.for_ == hand]
        for answer in (*_clashes(own), *_missing(own, [chart for chart in given if chart.for_ == hand])):
            found = True
            yield answer
    if not charts and not single:
        yield not_applicable("the rules have no hit-and-stand chart")
    elif not found:
        yield met("every total has one instruction", *charts)


def _whole(chart: Chart) -> bool:
    spans = [row for row in chart.rows if SPAN.search(row.totals)]
    return any(row.totals == "other" for row in chart.rows) or len(spans) > 1 or (bool(spans) and len(chart.rows) >= LINES)


def _both_ways(chart: Chart) -> bool:
    """Whether the sentence has one total hit and another stand, and so is all that tells the hand when to stop."""
    return {"hit", "stand"} <= {row.must_ for row in chart.rows}


def _clashes(charts: list[Chart]) -> Iterator[Answer]:
    seen: set[str] = set()
    for chart in charts:
        for row, other, totals in clashes(chart.rows):
            said = f"{_whose(chart)} say both {row.must_} and {other.must_} of {spoken(totals)}"
            if said not in seen:
                seen.add(said)
                yield violated(said, "give each total one instruction", other, (row, row.must_))


def _missing(charts: list[Chart], told: list[Chart]) -> Iterator[Answer]:
    """The totals no place has an instruction for: a sentence may answer what a chart leaves out."""
    rows = [row for chart in told for row in chart.rows]
    missing = uncovered(rows)
    if not missing:
        return
    fix = f"say what is done with {spoken(missing)}"
    said = f"{_whose(charts[0])} leave out {spoken(missing)}"
    related = [(other, "the instructions there") for other in charts[1:]]
    if uncovered(rows, loosely=True):
        yield violated(said, fix, charts[0], *related)
    else:
        yield unclear(f"{said}, unless they are read as if hard and soft were not told apart", fix, charts[0], *related)


def _whose(chart: Chart) -> str:
    return f"the drawing instructions for the {chart.for_}"
