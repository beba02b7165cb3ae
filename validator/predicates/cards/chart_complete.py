"""A hit-and-stand chart that leaves out a total, or says two things of one.

## What is asked
A chart, or the sentences in its place, gives one instruction for every hard and every soft total.

## Why
The player-dealer has no choice: a total without an instruction cannot be played, and a total with
two can be played either way.

"Hard 17 or more stands, soft 17 or less hits" is the usual way to say that soft 17 is hit: rows
that have every total once "hard" and "soft" are left away make a whole chart.

## Says
- two-instructions: The drawing chart for the {hand} says both {first} ({@first}) and {second} ({@})
  for {totals}.
  Fix: Give each total one instruction.
- left-out: The drawing chart for the {hand} has no row for {totals} ({@}).
  Fix: Give every total a row, or end the chart with “all other totals”.
  See also: the instructions there
- only-some: The rules tell the {hand} what to do only with {totals} ({@}).
  Reading: Do lower totals hit and higher ones stand?
  Fix: Say what is done with every other total.
- complete: The drawing chart has one instruction for every total ({@}).
- none: The rules have no drawing chart.

## Fails
```yaml violated left-out
charts: {for: player-dealer, rows: [[17+, stand], [12-15, hit], [11-, hit]]}
```
> The drawing chart for the player-dealer has no row for hard 16 and soft 16 (line 4).

## Passes
```yaml met complete
charts: {for: player-dealer, rows: [[hard 17+, stand], [soft 18+, stand], [hard 16-, hit], [soft 17-, hit]]}
```
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

from ...docket.charts import clashes, named, uncovered
from ...docket.filings import Subject
from ...model.cards import Chart
from .._cards import totals
from ..answer import Answer, Ask, concluded, roles, unclear, violated

SPAN = re.compile(r"[0-9](?:\+|-)|below")
"""A line of a chart names a span of totals; a sentence on one total alone is no chart."""
LINES = 3
"""So many lines are a chart, though but one of them is a span."""
BANK = ("dealer", "player-dealer", "banker-hand")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    hands: dict[str, list[Chart]] = defaultdict(list)
    for chart in subject.game.charts:
        if not chart.if_:
            hands[chart.for_].append(chart)
    found = [answer for told in hands.values() for answer in _hand(told)]
    charts = [chart for told in hands.values() for chart in told if _whole(chart)]
    yield from concluded(found, charts, "complete")


def _hand(told: list[Chart]) -> Iterator[Answer]:
    """What is open in the charts and sentences for one hand."""
    charts = [chart for chart in told if _whole(chart)]
    if charts:
        yield from _clashes(charts)
        yield from _missing(charts, told)
    elif told[0].for_ in BANK:
        yield from (_only_some(chart) for chart in told if _both_ways(chart))


def _whole(chart: Chart) -> bool:
    wide = sum(bool(SPAN.search(row.totals)) for row in chart.rows)
    rest = any(row.totals == "other" for row in chart.rows)
    return rest or wide > 1 or (wide == 1 and len(chart.rows) >= LINES)


def _both_ways(chart: Chart) -> bool:
    """Whether one total hits and another stands, so that this is all that stops the hand."""
    return {"hit", "stand"} <= {row.must_ for row in chart.rows}


def _only_some(chart: Chart) -> Answer:
    some = totals(total for row in chart.rows for total in named(row) or ())
    return unclear("only-some", chart, key=chart.for_, hand=chart.for_, totals=some)


def _clashes(charts: list[Chart]) -> Iterator[Answer]:
    seen: dict[tuple[object, ...], Answer] = {}
    for hand, row, other, both in ((c.for_, *clash) for c in charts for clash in clashes(c.rows)):
        said = {"first": row.must_, "second": other.must_}
        key = (hand, *said.values(), *(f"{kind}-{total}" for kind, total in both))
        answer = violated(
            "two-instructions",
            other,
            see=[(row, "first")],
            key=key,
            hand=hand,
            totals=totals(both),
            **said,
        )
        seen.setdefault(key, answer)
    yield from seen.values()


def _missing(charts: list[Chart], told: list[Chart]) -> Iterator[Answer]:
    """The totals no place has an instruction for: a sentence may answer what a chart leaves out."""
    rows = [row for chart in told for row in chart.rows]
    missing, hand = uncovered(rows), charts[0].for_
    if missing and uncovered(rows, loosely=True):
        see, left = roles(charts[1:]), totals(missing)
        yield violated("left-out", charts[0], see=see, key=hand, hand=hand, totals=left)
