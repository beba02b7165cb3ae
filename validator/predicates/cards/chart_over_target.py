"""A hit-and-stand chart goes on above the target where a hand over it stays in play.

## What is asked
In a game where a hand over the target can still win or be pushed, the chart of the players says
what is done with it: whether it stands, hits or may choose.

## Why
A chart that ends at the target was made for a game in which a hand over it is lost. Here such a
hand is still compared, and a further card changes the result.

## Says
- ends: The players' chart ends at {top} ({@}), but a hand over {top} can still {results:or}
  ({@alive}). The chart does not say whether such a hand stands or draws.
  Fix: Add a line to the chart for totals over {top}.
  See alive: a hand over the target that is not lost
- goes-on: The players' chart goes on above the target ({@}).
- none: The players have no chart, no target is named, or a hand over the target is lost.

## Fails
```yaml unclear ends
charts: {for: players, rows: [[21, stand], [11-, hit], [12-20, option]], at: 1055-1065}
compares:
  by: closest-to-target
  target: 21.5
  outcomes: [{case: both-bust-closer, base: pushes, at: 1097}]
source: {document: a.txt, lines: 1000-1100}
```
> The players' chart ends at 21 (lines 1055 to 1065), but a hand over 21 can still push (line 1097).
> The chart does not say whether such a hand stands or draws.

## Passes
```yaml met goes-on
charts: {for: players, rows: [[21+, stand], [11-, hit], [12-20, option]]}
compares: {by: closest-to-target, target: 22, outcomes: [{case: both-bust-closer, base: pushes}]}
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal

from ...docket.filings import Subject
from ...model.cards import Chart, ChartRow
from ...model.wagers import Comparison, Outcome
from ..answer import Answer, Ask, met, not_applicable, unclear
from ..values import number

ALIVE = {"wins": "win", "pushes": "push"}
NUMBER = re.compile(r"[0-9]+(?:\.[0-9]+)?")
PLAYERS = ("players", "each-player")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    charts = [chart for chart in subject.game.charts if _for_players(chart)]
    aimed = [one for one in subject.game.compares if one.by == "closest-to-target"]
    alive, target = _alive(aimed), _target(aimed)
    if not charts or alive is None or target is None:
        yield not_applicable("none")
    elif any(_goes_over(chart, target) for chart in charts):
        yield met("goes-on", charts[0])
    else:
        yield _ends(charts[0], alive)


def _ends(chart: Chart, alive: Outcome) -> Answer:
    results = [word for result, word in ALIVE.items() if result in alive.results.values()]
    top = number(max(_figures(chart.rows)))
    return unclear("ends", chart, see=[(alive, "alive")], top=top, results=results)


def _for_players(chart: Chart) -> bool:
    return chart.for_ in PLAYERS and len(chart.rows) > 1 and bool(_figures(chart.rows))


def _alive(aimed: list[Comparison]) -> Outcome | None:
    """A case in which a player's hand over the target does not lose."""
    outcomes = [outcome for comparison in aimed for outcome in comparison.outcomes]
    over = [one for one in outcomes if one.case.startswith(("both-bust", "player-bust"))]
    return next((one for one in over if set(ALIVE) & set(one.results.values())), None)


def _target(aimed: list[Comparison]) -> Decimal | None:
    """The lowest figure that is named as the best total."""
    texts = [text for comparison in aimed for text in comparison.target]
    return min((Decimal(figure) for text in texts for figure in NUMBER.findall(text)), default=None)


def _goes_over(chart: Chart, target: Decimal) -> bool:
    rest = any(row.totals == "other" or row.totals.endswith("+") for row in chart.rows)
    return rest or any(figure > target for figure in _figures(chart.rows))


def _figures(rows: tuple[ChartRow, ...]) -> list[Decimal]:
    """The totals that rows name; a row may name none."""
    return [Decimal(figure) for row in rows for figure in NUMBER.findall(row.totals)]
