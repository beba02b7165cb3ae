"""Drawing rules by total say whether a hand draws when the other has a natural.

Where the rules set a natural apart from other hands of the same total and tell by totals when a
hand draws, they also say whether the other hand still draws against a natural. By the totals alone
a hand of five draws against a natural and can overtake it; players who know the game from elsewhere
expect that nobody draws.

## Says
- silent: The rules set a natural apart ({@natural}), but the drawing goes by totals alone ({@}).
  They never say that a natural stops the drawing[, though the chart has no row for {missing:or}
  ({@chart})].
  Fix: Say that nobody draws when either hand has a natural, or that totals alone decide.
  Write: facts: [{of: draw-after-natural, is: no-draw}]
  See natural: sets a natural apart
  See chart: has no row for {missing:or}
- two-winners: The rules never say that a natural stops the drawing ({@}). If a hand draws to
  {total} against a {natural}, it is closer to nine and wins ({@closer}), but the ranking puts the
  {natural} first ({@natural}).
  Reading: Does a natural end the drawing?
  Fix: Say that nobody draws when either hand has a natural.
  Write: facts: [{of: draw-after-natural, is: no-draw}]
  See natural: ranks the {natural} higher
  See closer: the closer hand wins
  See chart: has no row for {missing:or}
- no-natural: The rules draw by totals alone ({@}) and never say that an 8 or 9 of the first two cards
  stops the drawing of both hands.
  Reading: Does the other hand draw against a natural?
  Fix: Say whether both hands stand when either has an 8 or 9 in its first two cards.
  Write: facts: [{of: draw-after-natural, is: no-draw}]
- said: The rules say whether a hand draws against a natural ({@}).
- none: No natural is set apart here, or the rules do not give totals on which a hand draws.

## Examples
```yaml unclear silent
hands: {ranking: baccarat, high-to-low: [natural-9, natural-8, seven-through-zero], at: 2086-2090}
draw-rules: [{for: player-hand, totals: 0-5, must: hit, at: 2118}, {for: player-hand, totals: 6-9, must: stand, at: 2118}]
compares: {by: points-mod-10, hands: [player, banker]}
```
> The rules set a natural apart (line 4), but the drawing goes by totals alone (line 5). They never
> say that a natural stops the drawing.
```yaml met said
draw-rules: [{for: player-hand, totals: 0-5, must: hit}, {for: player-hand, totals: 8-9, must: stand, if: natural, at: 4240}]
compares: {by: points-mod-10, hands: [player, banker], natural: {points: 8-9, first-cards: 2}}
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal

from ...model.cards import DrawMatrix, DrawRule, HandRanking
from ...model.game import Game
from ...model.wagers import Comparison
from .._draws import digits
from ..answer import Answer, Answers, Ask, Place, Subject, met, not_applicable, roles, unclear
from ..values import number

TOTALS = range(10)
BOTH = {"player-hand", "banker-hand"}
"""The hands of baccarat, where a natural ends the drawing of both as a rule."""
NATURAL = re.compile(r"natural-(\d)\Z")
WORDS = {"nine": 9, "eight": 8}


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    rules = [rule for rule in game.draw_rules if rule.if_ != "natural" and rule.must_ == "hit"]
    natural = _natural(game)
    both = {rule.for_ for rule in game.draw_rules if rule.must_ != "option"} >= BOTH
    if not rules or not (natural or both) or not _counted(game):
        yield not_applicable("none")
    elif told := _told(game):
        yield met("said", told[0], see=roles(told[1:2]))
    elif natural is None:
        yield unclear("no-natural", rules[0], see=roles(rules[1:2]))
    else:
        yield _silent(game, rules[0], natural)


def _counted(game: Game) -> list[Comparison]:
    return [comparison for comparison in game.compares if comparison.by == "points-mod-10"]


def _told(game: Game) -> list[Place]:
    """Where the rules say whether a hand draws against a natural."""
    facts = [fact for fact in game.facts if fact.of == "draw-after-natural"]
    rules = [rule for rule in game.draw_rules if rule.if_ == "natural"]
    steps = [step for step in game.round if step.where and "natural" in step.where]
    return [*facts, *rules, *steps]


def _silent(game: Game, rule: DrawRule, natural: Place) -> Answer:
    chart, missing = _unlisted(game)
    charts = [(chart, "chart")] if chart else []
    overtaken = [(ranking, *pair) for ranking in game.hands for pair in _overtaken(ranking)]
    closer = [comparison.outcomes[0] for comparison in _counted(game) if comparison.outcomes]
    rows = [number(total) for total in missing]
    if not overtaken or not closer:
        return unclear("silent", rule, see=[(natural, "natural"), *charts], missing=rows)
    ranking, hand, total = overtaken[0]
    see = [(ranking, "natural"), (closer[0], "closer"), *charts]
    return unclear("two-winners", rule, see=see, natural=hand, total=number(total), missing=rows)


def _unlisted(game: Game) -> tuple[DrawMatrix | None, list[int]]:
    """A draw chart that has no row for totals a natural has, and the totals."""
    natural = _totals(game)
    for matrix in game.draw_matrix:
        missing = sorted(natural - {total for label, _ in matrix.rows for total in digits(label)})
        if missing and not matrix.damaged:
            return matrix, missing
    return None, []


def _totals(game: Game) -> set[int]:
    """The totals that a natural has."""
    spans = [c.natural.points for c in game.compares if c.natural and c.natural.points]
    counted = {n for n in TOTALS if any(span.holds(Decimal(n)) for span in spans)}
    return counted | {total for ranking in game.hands for total in _ranked(ranking)}


def _ranked(ranking: HandRanking) -> list[int]:
    return [int(match[1]) for hand in ranking.high_to_low if (match := NATURAL.match(hand))]


def _natural(game: Game) -> Place | None:
    """Where a natural is told from other hands of its total."""
    ranked = [r for r in game.hands if any("natural" in hand for hand in r.high_to_low)]
    compared = [comparison.natural for comparison in _counted(game) if comparison.natural]
    return next(iter((*ranked, *compared)), None)


def _overtaken(ranking: HandRanking) -> Iterator[tuple[str, int]]:
    """A natural, and the higher total of a hand that ranks below it."""
    for place, hand in enumerate(ranking.high_to_low):
        match = NATURAL.match(hand)
        lower = ranking.high_to_low[place + 1 :] if match else ()
        most = max((_most(other) for other in lower), default=0)
        if match and most > int(match[1]):
            yield hand, most


def _most(hand: str) -> int:
    """The highest total of a hand that is called by totals and is no natural."""
    words = hand.split("-")
    return 0 if "natural" in hand else max((WORDS.get(word, 0) for word in words), default=0)
