"""Drawing rules by total say whether a hand draws when the other has a natural.

## What is asked
Where the rules set a natural apart from other hands of the same total and tell by totals when a hand draws, they also say whether the other hand still draws
against a natural.

## Why
By the totals alone a hand of five draws against a natural and can overtake it; players who know the game from elsewhere expect that nobody draws.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
hands: {ranking: baccarat, high-to-low: [natural-9, natural-8, seven-through-zero], at: 2086-2090}
draw-rules: [{for: player-hand, totals: 0-5, does: hit, at: 2118}, {for: player-hand, totals: 6-9, does: stand, at: 2118}]
compares: {by: points-mod-10, hands: [player, banker]}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
draw-rules: [{for: player-hand, totals: 0-5, does: hit}, {for: player-hand, totals: 8-9, does: stand, if: natural, at: 4240}]
compares: {by: points-mod-10, hands: [player, banker], natural: {points: 8-9, first: 2}}
```

## Boundary
Where no natural is spoken of, a total is a total.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
draw-rules: [{for: players, totals: 0-4, does: hit}]
compares: {by: points-mod-10, hands: [player, player-dealer]}
```
Two places that disagree on it are compared by another rule.
```yaml met
kind: game
name: Example
category: player-dealer
facts: [{of: draw-after-natural, is: no-draw, at: 971}, {of: draw-after-natural, is: by-the-total, at: 981}]
draw-rules: [{for: player-hand, totals: 0-5, does: hit, at: 981}]
compares: {by: points-mod-10, hands: [player, banker], natural: {points: 8-9, first: 2, at: 971}}
```

A chart without lines for the totals of a natural takes it for granted that such a hand does not draw; the finding shows it.
```yaml unclear
kind: game
name: Example
category: player-dealer
draw-rules: [{for: player-hand, totals: 0-5, does: hit, at: 2542}]
draw-matrix: {for: banker-hand, against: [0, 1], rows: [[7, SS], [6, SH]], at: 2552-2561}
compares: {by: points-mod-10, hands: [player, banker], natural: {points: 8-9, first: 2, at: 2513}}
```

## How to fix
Say that a natural ends the drawing, or that the totals alone decide.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal

from ...docket import Subject
from ...filed import Place
from ...model.cards import DrawMatrix
from ...model.game import Game
from .._draws import digits
from ..legacy import Answer, Ask, met, not_applicable, unclear

TOTALS = range(10)
FIX = "say that a natural ends the drawing, or that the totals alone decide"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    rules = [rule for rule in game.draw_rules if rule.if_ != "natural" and rule.does == "hit"]
    natural = _natural(game)
    if not rules or natural is None or not any(comparison.by == "points-mod-10" for comparison in game.compares):
        yield not_applicable("no natural is set apart, or the rules do not tell by totals when a hand draws")
        return
    told: list[Place] = [fact for fact in game.facts if fact.of == "draw-after-natural"]
    told += [rule for rule in game.draw_rules if rule.if_ == "natural"]
    told += [step for step in game.round if step.where and "natural" in step.where]
    if told:
        yield met("the rules say whether a hand draws against a natural", *told[:2])
    else:
        said = "a natural is set apart, but the rules on drawing go by totals alone: a hand may draw against a natural"
        silent = _silent(game)
        chart = f". The chart has no line for a {silent[0].for_.removesuffix('-hand')}'s {silent[1]}" if silent else ""
        related: list[tuple[Place, str]] = [(silent[0], "the chart")] if silent else []
        yield unclear(f"{said}, unless it is taken as known that nobody does{chart}", FIX, rules[0], (natural, "the natural"), *related)


def _silent(game: Game) -> tuple[DrawMatrix, str] | None:
    """A draw chart that has no line for totals a natural has, and the totals."""
    natural = {int(rank[-1]) for ranking in game.hands for rank in ranking.high_to_low if re.fullmatch(r"natural-\d", rank)}
    for comparison in game.compares:
        natural |= {total for total in TOTALS if comparison.natural and comparison.natural.points and comparison.natural.points.holds(Decimal(total))}
    for matrix in game.draw_matrix:
        lines = {total for label, _ in matrix.rows for total in digits(label)}
        missing = sorted(natural - lines)
        if missing and not matrix.damaged:
            return matrix, " or ".join(map(str, missing))
    return None


def _natural(game: Game) -> Place | None:
    """Where a natural is told from other hands of its total."""
    ranked = [ranking for ranking in game.hands if any("natural" in rank for rank in ranking.high_to_low)]
    compared = [comparison.natural for comparison in game.compares if comparison.natural and comparison.by == "points-mod-10"]
    return next(iter((*ranked, *compared)), None)
