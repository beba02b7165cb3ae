"""Two instructions for one hand say different things of one total.

## What is asked
What the rules say of hitting and standing for a special case is what the chart says, or they say that it differs.

## Why
A chart makes the player-dealer hit soft 17, and a note on a bonus bet has the hand completed "if it is not 17 or greater". A soft 17 is 17: by the note it
is complete, by the chart it takes a card.

## Says
- clash: For {totals} one instruction says {first} ({@first}) and another says {second} ({@})[, when “{when}”]. Which is it?
  Fix: Give each total one instruction.
- clash-unless: For {totals} one instruction says {first} ({@first}) and another says {second} ({@})[, when “{when}”].
  Reading: Is a total without “hard” or “soft” meant to be hard?
  Fix: Refer to the chart, or say “hard” and “soft” in both places.
- agree: The instructions for one hand agree ({@}).
- none: No hand has two sets of instructions.

## Fails
A bare 17 may be meant as hard.
```yaml unclear clash-unless
charts:
  - {for: player-dealer, rows: [[hard 17+, stand], [soft 17-, hit]]}
  - {for: player-dealer, if: only bonus bets are left, rows: [[17+, stand], [below 17, hit]]}
```
> For soft 17 one instruction says hit (line 5) and another says stand (line 6), when “only bonus bets are left”. Is a total without “hard” or “soft” meant to be hard?

```yaml violated clash
charts: [{for: player-dealer, rows: [[hard 17+, stand], [soft 17, stand]]}, {for: player-dealer, rows: [[soft 17-, hit]]}]
```
> For soft 17 one instruction says stand (line 4) and another says hit (line 4). Which is it?

## Passes
```yaml met agree
charts: [{for: player-dealer, rows: [[hard 17+, stand], [soft 17-, hit]]}, {for: player-dealer, rows: [[hard below 17, hit]]}]
```

## Boundary
Players and player-dealer have charts of their own; two special cases may differ.
```yaml not-applicable none
charts: [{for: players, rows: [[hard 19+, stand], [other, option]]}, {for: player-dealer, rows: [[17+, stand], [16-, hit]]}]
```
```yaml met
charts: [{for: dealer, if: first, rows: [[17+, stand]]}, {for: dealer, if: second, rows: [[soft 17, hit]]}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...charts import named
from ...docket import Subject
from ...model.cards import Chart, ChartRow
from .._cards import totals
from ..answer import Answer, Ask, met, not_applicable, unclear, violated
from ..values import name


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    pairs = [
        (one, other)
        for one, other in combinations(subject.game.charts, 2)
        if one.for_ == other.for_
    ]
    found = [
        _answer(other, *clash)
        for one, other in pairs
        if (clash := next(_clashes(one, other), None))
    ]
    yield from found
    if not pairs:
        yield not_applicable("none")
    elif not found:
        first, *others = dict.fromkeys(chart for pair in pairs for chart in pair)
        yield met("agree", first, see=[(chart, "also") for chart in others])


def _answer(chart: Chart, first: ChartRow, second: ChartRow) -> Answer:
    hard_or_soft = all(row.totals.startswith(("hard", "soft")) for row in (first, second))
    verdict, case = (violated, "clash") if hard_or_soft else (unclear, "clash-unless")
    return verdict(
        case,
        second,
        see=[(first, "first")],
        key=(chart.for_, first.totals, second.totals, chart.if_),
        totals=totals((named(first) or frozenset()) & (named(second) or frozenset())),
        first=first.must_,
        second=second.must_,
        when=name(chart.if_) if chart.if_ else None,
    )


def _clashes(one: Chart, other: Chart) -> Iterator[tuple[ChartRow, ChartRow]]:
    if one.if_ and other.if_ and one.if_ != other.if_:
        return
    for first in one.rows:
        for second in other.rows:
            both = (named(first) or frozenset()) & (named(second) or frozenset())
            if first.must_ != second.must_ and both:
                yield first, second
