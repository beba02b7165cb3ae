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

from ...docket.filings import Subject
from ...model.game import Step
from ...model.part import Part
from ..answer import Answer, Ask, met, not_applicable, not_stated

POINTS = ("points-mod-10", "closest-to-target")
BANK = ("player-dealer", "banker-hand", "dealer", "house-dealer")
PLAYERS = ("players", "each-player", "active-players", "player-hand")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    drawn: list[tuple[str, Part]] = [(rule.for_, rule) for rule in game.draw_rules]
    drawn += [(chart.for_, chart) for chart in game.charts]
    drawn += [(str(step.to), step) for step in game.round if step.does == "draw"]
    players = [part for who, part in drawn if who in PLAYERS]
    bank = [part for who, part in drawn if who in BANK and not isinstance(part, Step)]
    bank += [chart for chart in game.draw_matrix if chart.for_ in BANK]
    named = [part for who, part in drawn if who in BANK]
    counted = any(comparison.by in POINTS for comparison in game.compares)
    if not players or game.inherits or not counted:
        yield not_applicable("none")
    elif bank:
        yield met("said", bank[0], see=[(part, "also") for part in bank[1:]])
    elif named:
        yield not_stated("named-only", named[0])
    else:
        yield not_stated("silent", players[0])
