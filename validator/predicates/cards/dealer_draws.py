"""Where players may draw, the rules say whether and when the player-dealer draws.

## What is asked
A game of points that lets players draw, or charts their hands, tells the drawing of the player-dealer's or banker's hand too.

## Why
What the bank does on each total decides every wager.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
round: [{does: deal, to: players, cards: 2}, {does: draw, to: players, cards: 1, at: 819}]
compares: {by: points-mod-10}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
round: [{does: deal, to: players, cards: 2}, {does: draw, to: players, cards: 1}]
draw-rules: [{for: player-dealer, totals: 0-4, does: hit, at: 1320}]
compares: {by: points-mod-10}
```

## Boundary
A step that only names the drawing leaves when to it; that is for the rules on charts. A game where nobody draws is not asked.
```yaml met
kind: game
name: Example
category: player-dealer
round: [{does: draw, to: players, cards: 1}, {does: draw, to: player-dealer, at: 1324}]
compares: {by: closest-to-target}
```
```yaml not-applicable
kind: game
name: Example
category: player-dealer
round: [{does: deal, to: players, cards: 2}]
compares: {by: points-mod-10}
```

## How to fix
Say on which totals the player-dealer draws.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.part import Part
from ..legacy import Answer, Ask, met, not_applicable, not_stated

POINTS = ("points-mod-10", "closest-to-target")
BANK = ("player-dealer", "banker-hand", "dealer", "house-dealer")
PLAYERS = ("players", "each-player", "active-players", "player-hand")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    drawn: list[tuple[str, Part]] = [(str(step.to), step) for step in game.round if step.does == "draw"]
    drawn += [(chart.for_, chart) for chart in game.charts]
    drawn += [(rule.for_, rule) for rule in game.draw_rules]
    players = [part for who, part in drawn if who in PLAYERS]
    bank = [part for who, part in drawn if who in BANK]
    if not players or game.inherits or not any(comparison.by in POINTS for comparison in game.compares):
        yield not_applicable("players do not draw to a count of points, or the rules are taken from another game")
    elif bank:
        yield met("the rules tell the drawing of the player-dealer's hand", *bank)
    else:
        yield not_stated("players may draw, and the rules do not say whether or when the player-dealer draws", "say on which totals the player-dealer draws", players[0])
