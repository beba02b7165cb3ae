"""Two instructions for one hand say different things of one total.

## What is asked
What the rules say of hitting and standing for a special case is what the chart says, or they say that it differs.

## Why
A chart makes the player-dealer hit soft 17, and a note on a bonus bet has the hand completed "if it is not 17 or greater". A soft 17 is 17: by the note it
is complete, by the chart it takes a card.

## Fails
A bare 17 may be meant as hard.
```yaml unclear
kind: game
name: Example
category: player-dealer
charts:
  - {for: player-dealer, rows: [[hard 17+, stand], [soft 17-, hit]]}
  - {for: player-dealer, if: only bonus bets are left, rows: [[17+, stand], [below 17, hit]]}
```
```yaml violated
kind: game
name: Example
category: player-dealer
charts: [{for: player-dealer, rows: [[hard 17+, stand], [soft 17, stand]]}, {for: player-dealer, rows: [[soft 17-, hit]]}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
charts: [{for: player-dealer, rows: [[hard 17+, stand], [soft 17-, hit]]}, {for: player-dealer, rows: [[hard below 17, hit]]}]
```

## Boundary
Players and player-dealer have charts of their own; two special cases may differ.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
charts: [{for: players, rows: [[hard 19+, stand], [other, option]]}, {for: player-dealer, rows: [[17+, stand], [16-, hit]]}]
```
```yaml met
kind: game
name: Example
category: player-dealer
charts: [{for: dealer, if: first, rows: [[17+, stand]]}, {for: dealer, if: second, rows: [[soft 17, hit]]}]
```

## How to fix
Give each total one instruction, and refer to the chart elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...charts import named, spoken
from ...docket import Subject
from ...model.cards import Chart, ChartRow
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    pairs = [(one, other) for one, other in combinations(subject.game.charts, 2) if one.for_ == other.for_]
    if not pairs:
        yield not_applicable("no hand has two sets of instructions")
        return
    found = False
    for one, other in pairs:
        clash = next(_clashes(one, other), None)
        if clash:
            found = True
            first, second = clash
            totals = (named(first) or frozenset()) & (named(second) or frozenset())
            told = f"of {spoken(totals)} one place says {first.must_} and another {second.must_}" + (f", for the case that {other.if_}" if other.if_ else "")
            bare = not all(row.totals.startswith(("hard", "soft")) for row in clash)
            if bare:
                yield unclear(f"{told}. They agree only if a total without hard or soft is meant as hard", "refer to the chart", second, (first, first.must_))
            else:
                yield violated(told, "give each total one instruction", second, (first, first.must_))
    if not found:
        yield met("the instructions for one hand agree", *dict.fromkeys(chart for pair in pairs for chart in pair))


def _clashes(one: Chart, other: Chart) -> Iterator[tuple[ChartRow, ChartRow]]:
    if one.if_ and other.if_ and one.if_ != other.if_:
        return
    for first in one.rows:
        for second in other.rows:
            if first.must_ != second.must_ and (named(first) or frozenset()) & (named(second) or frozenset()):
                yield first, second
