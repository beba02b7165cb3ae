"""Where players may draw, the rules say whether and when the player-dealer draws.

## What is asked
A game of points that lets players draw, or charts their hands, tells the drawing of the
player-dealer's or banker's hand too.

## Why
What the bank does on each total decides every wager.

## Says
- silent: Players may draw ({@}), but the rules do not say whether or on which totals the
  player-dealer draws.
  Fix: Say on which totals the player-dealer draws and on which it stands.
  Write: draw-rules: [{for: player-dealer, totals: 0-5, does: hit}, {for: player-dealer, totals: 6-9, does: stand}]
- named-only: The player-dealer draws ({@}), but the rules do not say on which totals.
  Fix: Say on which totals the player-dealer draws and on which it stands.
  Write: draw-rules: [{for: player-dealer, totals: 0-5, does: hit}, {for: player-dealer, totals: 6-9, does: stand}]
- said: The rules say when the player-dealer draws ({@}).
- none: Players do not draw cards to a point total here, or the drawing is that of another game.

## Fails
```yaml not-stated silent
round: [{does: deal, to: players, cards: 2}, {does: draw, to: players, cards: 1, at: 819}]
compares: {by: points-mod-10}
```
> Players may draw (line 4), but the rules do not say whether or on which totals the player-dealer
> draws.

## Passes
```yaml met said
round: [{does: deal, to: players, cards: 2}, {does: draw, to: players, cards: 1}]
draw-rules: [{for: player-dealer, totals: 0-4, does: hit, at: 1320}]
compares: {by: points-mod-10}
```
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...docket.filings import Subject
from ...model.game import Game
from ...model.part import Part
from ..answer import Answer, Ask, also, met, not_applicable, not_stated

POINTS = ("points-mod-10", "closest-to-target")
BANK = ("player-dealer", "banker-hand", "dealer", "house-dealer")
PLAYERS = ("players", "each-player", "active-players", "player-hand")


class Drawing(NamedTuple):
    """The places that tell when some hands draw, and those that only say that they do."""

    told: list[Part]
    named: list[Part]


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    players, bank = _drawing(game, PLAYERS), _drawing(game, BANK)
    matrices = [chart for chart in game.draw_matrix if chart.for_ in BANK]
    told = [*bank.told, *matrices]
    counted = any(comparison.by in POINTS for comparison in game.compares)
    drawn = [*players.told, *players.named]
    if game.inherits or not counted or not drawn:
        yield not_applicable("none")
    elif told:
        yield met("said", told[0], see=also(told[1:]))
    elif bank.named:
        yield not_stated("named-only", bank.named[0])
    else:
        yield not_stated("silent", drawn[0])


def _drawing(game: Game, hands: tuple[str, ...]) -> Drawing:
    rules = [rule for rule in game.draw_rules if rule.for_ in hands]
    charts = [chart for chart in game.charts if chart.for_ in hands]
    steps = [step for step in game.round if step.does == "draw" and step.to in hands]
    return Drawing([*rules, *charts], [*steps])
