"""Two instructions for one hand say different things of one total.

## What is asked
What the rules say of hitting and standing for a special case is what the chart says, or they say
that it differs.

## Why
A chart makes the player-dealer hit soft 17, and a note on a bonus bet has the hand completed "if it
is not 17 or greater". A soft 17 is 17: by the note it is complete, by the chart it takes a card.

## Says
- clash: For {totals} one instruction says {first} ({@first}) and another says {second} ({@})[, when
  {when}]. Which is it?
  Fix: Give each total one instruction.
- clash-unless: For {totals} one instruction says {first} ({@first}) and another says {second}
  ({@})[, when {when}].
  Reading: Is a total without “hard” or “soft” meant to be hard?
  Fix: Refer to the chart, or say “hard” and “soft” in both places.
- agree: The instructions for one hand agree ({@}).
- none: No hand has two sets of instructions.

## Fails
A bare 17 may be meant as hard.
```yaml unclear clash-unless
charts:
  - {for: player-dealer, rows: [[hard 17+, stand], [soft 17-, hit]]}
  - {for: player-dealer, if: only-bonus-bets-are-left, rows: [[17+, stand], [below 17, hit]]}
```
> For soft 17 one instruction says hit (line 5) and another says stand (line 6), when only bonus
> bets are left. Is a total without “hard” or “soft” meant to be hard?

## Passes
```yaml met agree
charts: [{for: player-dealer, rows: [[hard 17+, stand], [soft 17-, hit]]}, {for: player-dealer, rows: [[hard below 17, hit]]}]
```
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ...docket.charts import Total, named
from ...docket.filings import Subject
from ...model.cards import Chart, ChartRow
from .._cards import totals
from ..answer import Answer, Ask, met, not_applicable, unclear, violated

ALWAYS, ANY = "", None
"""A chart without a case, and charts of whatever case."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    charts = subject.game.charts
    hands = Counter(chart.for_ for chart in charts)
    several = [chart for chart in charts if hands[chart.for_] > 1]
    said = _Said()
    found = []
    for chart in several:
        if clash := said.against(chart):
            found.append(_answer(chart, *clash))
        said.add(chart)
    yield from found
    if not several:
        yield not_applicable("none")
    elif not found:
        yield met("agree", several[0], see=[(chart, "also") for chart in several[1:]])


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
        when=chart.if_,
    )


Seen = tuple[int, int, ChartRow]
"""An instruction, with the number of its chart and its number there."""


class _Said:
    """What the charts so far say of each total, so that a chart is compared with all at once."""

    def __init__(self) -> None:
        self._count = 0
        self._rows: dict[tuple[str, str | None, Total], dict[str, Seen]] = {}
        """By hand, case and total: the first row with each instruction. No case: of any."""

    def against(self, chart: Chart) -> tuple[ChartRow, ChartRow] | None:
        """The first instruction that one of the chart contradicts; special cases may differ."""
        found = [
            (seen, number, row)
            for number, row in enumerate(chart.rows)
            for total in named(row) or ()
            for seen in self._of(chart, total)
            if seen[2].must_ != row.must_
        ]
        if not found:
            return None
        (_, _, first), _, second = min(found, key=lambda one: (*one[0][:2], one[1]))
        return first, second

    def _of(self, chart: Chart, total: Total) -> Iterator[Seen]:
        for case in (ALWAYS, chart.if_) if chart.if_ else (ANY,):
            yield from self._rows.get((chart.for_, case, total), {}).values()

    def add(self, chart: Chart) -> None:
        self._count += 1
        for number, row in enumerate(chart.rows):
            for total in named(row) or ():
                for case in (ANY, chart.if_ or ALWAYS):
                    rows = self._rows.setdefault((chart.for_, case, total), {})
                    rows.setdefault(row.must_, (self._count, number, row))
