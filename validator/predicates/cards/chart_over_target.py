"""A hit-and-stand chart goes on above the target where a hand over it stays in play.

## What is asked
In a game where a hand over the target can still win or be pushed, the chart of the players says what is done with it: whether it stands, hits or may choose.

## Why
A chart that ends at the target was made for a game in which a hand over it is lost. Here such a hand is still compared, and a further card changes the result.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
charts: {for: players, rows: [[21, stand], [11-, hit], [12-20, option]], at: 1055-1065}
compares:
  by: closest-to-target
  target: 21.5
  outcomes: [{case: both-bust-closer, base: pushes, at: 1097}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
charts: {for: players, rows: [[21+, stand], [11-, hit], [12-20, option]]}
compares: {by: closest-to-target, target: 22, outcomes: [{case: both-bust-closer, base: pushes}]}
```

## Boundary
A hand over the target that always loses needs no instruction.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
charts: {for: players, rows: [[21, stand], [11-, hit], [12-20, option]]}
compares: {by: closest-to-target, target: 21, outcomes: [{case: player-bust, base: loses}, {case: both-bust, base: loses}]}
```

## How to fix
Add a line for totals over the target.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal

from ...docket import Subject
from ...model.cards import Chart, ChartRow
from ...model.game import Game
from ...model.wagers import Outcome
from ..legacy import Answer, Ask, met, not_applicable, unclear

ALIVE = {"wins": "win", "pushes": "be pushed"}
NUMBER = re.compile(r"[0-9]+(?:\.[0-9]+)?")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    charts = [chart for chart in game.charts if chart.for_ in ("players", "each-player") and len(chart.rows) > 1]
    alive, target = _alive(game), _target(game)
    if not charts or alive is None or target is None:
        yield not_applicable("the players have no chart, no target is named, or a hand over the target is lost")
        return
    ends = [chart for chart in charts if not any(_over(row, target) for row in chart.rows)]
    if len(ends) == len(charts):
        top = _top(ends[0])
        yet = " or ".join(word for result, word in ALIVE.items() if result in alive.results.values())
        said = f"the chart of the players ends at {top}, but a hand over it stays in play and may yet {yet}; whether it stands or draws is not said"
        yield unclear(said, f"add a line for totals over {top}", ends[0], (alive, "a hand over the target that is not lost"))
    else:
        yield met("the chart goes on above the target", *charts[:1])


def _alive(game: Game) -> Outcome | None:
    """A case in which a player's hand over the target does not lose."""
    over = (o for c in game.compares if c.by == "closest-to-target" for o in c.outcomes if o.case.startswith(("both-bust", "player-bust")))
    return next((outcome for outcome in over if any(result in ALIVE for result in outcome.results.values())), None)


def _target(game: Game) -> Decimal | None:
    """The lowest figure that is named as the best total."""
    named = (figure for c in game.compares if c.by == "closest-to-target" for text in c.target for figure in NUMBER.findall(text))
    return min(map(Decimal, named), default=None)


def _over(row: ChartRow, target: Decimal) -> bool:
    return row.totals == "other" or row.totals.endswith("+") or any(Decimal(figure) > target for figure in NUMBER.findall(row.totals))


def _top(chart: Chart) -> int:
    return max(int(figure) for row in chart.rows for figure in re.findall(r"[0-9]+", row.totals))
