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
from ...model.game import Game
from ...model.wagers import Outcome
from ..answer import Answer, Ask, met, not_applicable, unclear
from ..values import number

ALIVE = {"wins": "win", "pushes": "push"}
NUMBER = re.compile(r"[0-9]+(?:\.[0-9]+)?")
PLAYERS = ("players", "each-player")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    own = [chart for chart in game.charts if chart.for_ in PLAYERS and len(chart.rows) > 1]
    charts = [chart for chart in own if _totals(chart)]
    alive, target = _alive(game), _target(game)
    if not charts or alive is None or target is None:
        yield not_applicable("none")
    elif any(_over(row, target) for chart in charts for row in chart.rows):
        yield met("goes-on", charts[0])
    else:
        results = [word for result, word in ALIVE.items() if result in alive.results.values()]
        top = number(max(_totals(charts[0])))
        yield unclear("ends", charts[0], see=[(alive, "alive")], top=top, results=results)


def _alive(game: Game) -> Outcome | None:
    """A case in which a player's hand over the target does not lose."""
    aimed = [comparison for comparison in game.compares if comparison.by == "closest-to-target"]
    over = [o for c in aimed for o in c.outcomes if o.case.startswith(("both-bust", "player-bust"))]
    return next((outcome for outcome in over if set(ALIVE) & set(outcome.results.values())), None)


def _target(game: Game) -> Decimal | None:
    """The lowest figure that is named as the best total."""
    texts = [text for c in game.compares if c.by == "closest-to-target" for text in c.target]
    return min((Decimal(figure) for text in texts for figure in NUMBER.findall(text)), default=None)


def _over(row: ChartRow, target: Decimal) -> bool:
    figures = [Decimal(figure) for figure in NUMBER.findall(row.totals)]
    return (
        row.totals == "other"
        or row.totals.endswith("+")
        or any(figure > target for figure in figures)
    )


def _totals(chart: Chart) -> list[int]:
    """The totals that the rows of a chart name; a row may name none."""
    return [int(figure) for row in chart.rows for figure in re.findall(r"[0-9]{1,4}", row.totals)]
