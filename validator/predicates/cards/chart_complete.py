"""A hit-and-stand chart that leaves out a total, or says two things of one.

A chart, or the sentences in its place, gives one instruction for every hard and every soft total;
several charts for one hand give the same, also where one tells hard and soft apart. A chart for a
special case may differ. The player-dealer has no choice: a total without an instruction cannot be
played, and a total with two can be played either way. Of charts between which the house chooses each
is looked at apart.

"Hard 17 or more stands, soft 17 or less hits" is the usual way to say that soft 17 is hit: rows
that have every total once "hard" and "soft" are left away make a whole chart. A total between two of
its kind that have a row is left out all the same. Totals below or above all rows of their kind, hard
16 and soft 18 in that chart, are left to custom: a remark. Where every total but a hard one is hit,
the words themselves have a bank draw to soft 21.

## Says
- two-instructions: For {totals} the {hand} has two instructions: {first} ({@first}) and {second}
  ({@}). Which is it?
  Fix: Give each total one instruction.
- in-general: For {totals} one place has the {hand} {second} ({@}), and another gives {first} ({@first}).
  Reading: Is the first only a general statement, to which the other is the exception?
  Fix: Say in one place what the {hand} does on {totals}.
  See first: {first} on {totals}
- left-out: The drawing chart for the {hand} has no row for {totals} ({@}).
  Fix: Give every total a row, or end the chart with “all other totals”.
  See also: the instructions there
- soft-drawn: Only a hard total ends the drawing of the {hand} ({@}). Read as written, it also draws
  on {totals}.
  Fix: Say on which soft totals the {hand} stands.
- left-open: The instructions for the {hand} ({@}) do not say what it does on {totals}.
  Fix: Say what the {hand} does on {totals}.
- complete: The drawing chart has one instruction for every total ({@}).
- none: The rules have no drawing chart.

## Examples
```yaml violated left-out
charts: {for: player-dealer, rows: [[17+, stand], [12-15, hit], [11-, hit]]}
```
> The drawing chart for the player-dealer has no row for hard 16 and soft 16 (line 4).
```yaml met complete
charts: {for: player-dealer, rows: [[hard 17+, stand], [soft 18+, stand], [hard 16-, hit], [soft 17-, hit]]}
```
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from itertools import chain, permutations, product

from ...docket.charts import HOUSE, Total, between, choices, clashes, held, uncovered
from ...model.cards import Chart, ChartRow
from .._cards import totals
from ..answer import (
    Answer,
    Answers,
    Ask,
    Subject,
    concluded,
    not_stated,
    roles,
    unclear,
    violated,
)

SPAN = re.compile(r"[0-9](?:\+|-)|below")
"""A line of a chart names a span of totals; a sentence on one total alone is no chart."""
KINDS = ("hard", "soft")
SOFT = range(18, 22)
"""Totals on which everybody stands, hard or soft, if the rules say so."""
BANK = ("player-dealer", "dealer", "house-dealer")
LINES = 3
"""So many lines are a chart, though but one of them is a span."""


def judge(subject: Subject, ask: Ask) -> Answers:
    general, special = _by_hand(subject.game.charts)
    found = [
        answer for told in (*general, *special) for answer in (*_clashes(told), *_in_general(told))
    ]
    found += chain(*(_missing(told) or _open(told) for told in general))
    yield from concluded(found, [*filter(_whole, chain(*general))], "complete")


def _by_hand(charts: Iterable[Chart]) -> tuple[list[list[Chart]], list[list[Chart]]]:
    """What is said of each hand in general, and in each case."""
    hands: dict[tuple[str, str | None], list[Chart]] = defaultdict(list)
    for chart in charts:
        hands[chart.for_, None if chart.if_ == HOUSE else chart.if_].append(chart)
    general = [told for (_, case), those in hands.items() if not case for told in choices(those)]
    return general, [told for (_, case), told in hands.items() if case]


def _whole(chart: Chart) -> bool:
    wide = sum(bool(SPAN.search(row.totals)) for row in chart.rows)
    rest = any(row.totals == "other" for row in chart.rows)
    return rest or wide > 1 or (wide == 1 and len(chart.rows) >= LINES)


def _clashes(told: list[Chart]) -> Answers:
    """Two instructions for one total, each pair of them once."""
    rows = {
        (row.totals, row.must_): row for chart in reversed(told) for row in reversed(chart.rows)
    }
    hand, seen = told[0].for_, set()
    for row, other, both in clashes([*rows.values()][::-1]):
        said = {"first": row.must_, "second": other.must_}
        key = (hand, *said.values(), *(f"{kind}-{total}" for kind, total in both))
        if key not in seen:
            see, shared = [(row, "first")], totals(both)
            yield violated(
                "two-instructions", other, see=see, key=key, hand=hand, totals=shared, **said
            )
        seen.add(key)


def _in_general(told: list[Chart]) -> Answers:
    """A total that one place has without hard or soft, and another as an exception to that."""
    for chart, other in permutations(told, 2):
        hard_and_soft = [row for row in chart.rows if not row.totals.startswith(KINDS)]
        apart = [row for row in other.rows if row.totals.startswith(KINDS)]
        for row, exception in product(hard_and_soft, apart):
            both = held([row]) & held([exception])
            if both and "option" not in (said := {row.must_, exception.must_}) and len(said) > 1:
                values = {"first": row.must_, "second": exception.must_, "hand": chart.for_}
                see, shared = [(row, "first")], totals(sorted(both))
                yield unclear("in-general", exception, see=see, totals=shared, **values)
                return


def _open(told: list[Chart]) -> Answers:
    """Totals a bank has no word for, or soft ones it is to hit though it stands on them if hard."""
    rows, hand, see = [row for chart in told for row in chart.rows], told[0].for_, roles(told[1:])
    if hand not in BANK or not _that(rows, "hit"):
        return
    if soft := _drawn(rows):
        yield violated("soft-drawn", told[0], see=see, key=hand, hand=hand, totals=totals(soft))
    elif (open_ := uncovered(rows)) and any(map(_whole, told)):
        yield not_stated("left-open", told[0], see=see, key=hand, hand=hand, totals=totals(open_))


def _drawn(rows: list[ChartRow]) -> set[Total]:
    """High soft totals that the rest covers, where the rest is to hit."""
    high = {total for _, total in held(_that(rows, "stand"))}
    soft = {("soft", total) for total in high.intersection(SOFT)} - held(rows)
    return soft if any(row.totals == "other" for row in _that(rows, "hit")) else set()


def _that(rows: list[ChartRow], does: str) -> list[ChartRow]:
    return [row for row in rows if row.must_ == does]


def _missing(told: list[Chart]) -> list[Answer]:
    """The totals no place has an instruction for: a sentence may answer what a chart leaves out."""
    charts = [chart for chart in told if _whole(chart)]
    rows = [row for chart in told for row in chart.rows]
    missing, hand = uncovered(rows), told[0].for_
    if charts and missing and not uncovered(rows, loosely=True):
        missing = between(rows, missing)
    if charts and missing:
        see, left = roles(charts[1:]), totals(missing)
        return [violated("left-out", charts[0], see=see, key=hand, hand=hand, totals=left)]
    return []
