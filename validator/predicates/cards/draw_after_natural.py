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

## How to fix
Say that a natural ends the drawing, or that the totals alone decide.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ...judge.answer import Answer, Ask, met, not_applicable, unclear
from ...model.game import Game

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
        said = "a natural is set apart, but the rules on drawing go by totals alone: a hand may draw against a natural, unless it is taken as known that nobody does"
        yield unclear(said, FIX, rules[0], (natural, "the natural"))


def _natural(game: Game) -> Place | None:
    """Where a natural is told from other hands of its total."""
    ranked = [ranking for ranking in game.hands if any("natural" in rank for rank in ranking.high_to_low)]
    compared = [comparison.natural for comparison in game.compares if comparison.natural and comparison.by == "points-mod-10"]
    return next(iter((*ranked, *compared)), None)
