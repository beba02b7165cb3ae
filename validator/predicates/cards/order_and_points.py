"""Hands are told apart by the order of hands, and not by points alone, when the order says so.

## What is asked
Where the order of hands puts a hand of two cards above one of three cards with more points, the rules on who wins do not go by the points alone.

## Why
A natural eight is above a three-card nine in the order and farther from nine in points: by the one rule it wins and by the other it loses.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
hands: {ranking: baccarat, high-to-low: [natural-9, natural-8, nine-or-eight, seven-through-zero], at: 20}
compares: {by: points-mod-10, wagers: [player-line], outcomes: [{case: higher, player-line: wins, at: 40}]}
```

## Passes
The rules say what a natural does.
```yaml met
kind: game
name: Example
category: player-dealer
hands: {ranking: baccarat, high-to-low: [natural-9, natural-8, nine-or-eight], at: 20}
compares: {by: points-mod-10, wagers: [player-line], outcomes: [{case: higher, player-line: wins, at: 40}, {case: natural, player-line: wins, at: 41}]}
```

## Boundary
A draw that ends when either hand is a natural leaves no third card to compare with.
```yaml met
kind: game
name: Example
category: player-dealer
hands: {ranking: baccarat, high-to-low: [natural-9, natural-8, nine-or-eight]}
draw-rules: [{for: player-hand, totals: 0-5, does: hit, if: no-natural}]
compares: {by: points-mod-10, outcomes: [{case: higher, player-line: wins}]}
```
An order without hands of three cards says nothing against the points.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
hands: {ranking: naturals, high-to-low: [natural-9, natural-8]}
compares: {by: points-mod-10, outcomes: [{case: higher, player-line: wins}]}
```

A natural nine above a nine of three cards is against rules by which equal totals tie; the finding says so.
```yaml unclear
kind: game
name: Example
category: player-dealer
hands: {ranking: baccarat, high-to-low: [natural-9, natural-8, nine-or-eight], at: 2512}
wagers: [{name: tie, decided: [{is: wins, when: [{result: tie}], at: 2583}]}]
compares: {by: points-mod-10, outcomes: [{case: higher, player-line: wins, at: 2540}]}
```

## How to fix
Say what a natural does against a hand of three cards, or order hands by points.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ...model.cards import HandRanking
from ...model.game import Game
from .._say import plain
from ..legacy import Answer, Ask, following, met, not_applicable, unclear

NATURAL = re.compile(r"natural-(\d)\Z")
WORDS = {"nine": 9, "eight": 8}
FIX = "say what a natural does against a hand of three cards, or order hands by points"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    points = [comparison for comparison in game.compares if comparison.by == "points-mod-10" and comparison.outcomes]
    pairs = [(ranking, *pair) for ranking in game.hands for pair in _against(ranking)]
    if not points or not pairs:
        yield not_applicable("no order of hands puts fewer points above more")
        return
    ranking, natural, other = pairs[0]
    told = [outcome for comparison in points for outcome in comparison.outcomes if "natural" in outcome.case]
    ended = [rule for rule in game.draw_rules if rule.if_ and "natural" in rule.if_]
    if told or ended:
        yield met("the rules say what a natural does", *(told or ended))
    else:
        outcome = points[0].outcomes[0]
        said = f"{plain(natural)} stands above {plain(other)} in the order of hands, and is farther from nine by the rule that the closer hand wins"
        ties = _ties(game)[-1:]
        equal = "; a natural stands above three cards of its own total there, too, and equal totals tie" if ties and _alike(ranking) else ""
        related = [(place, "equal totals tie") for place in ties if equal]
        answer = unclear(f"{said}{equal}. The two meet only if a hand may draw against a natural", FIX, ranking, (outcome, "the closer hand wins"), *related)
        yield following(answer, "draw-after-natural")


def _ties(game: Game) -> list[Place]:
    """Where equal totals are said to tie, however they are made."""
    decided = [said for wager in game.wagers for said in wager.decided if said.is_ == "wins" and any(event.result == "tie" for event in said.when)]
    return [*decided, *(outcome for comparison in game.compares for outcome in comparison.outcomes if outcome.case == "equal")]


def _alike(ranking: HandRanking) -> bool:
    """Whether a natural and a hand without that name but of the same points are told apart."""
    naturals = {int(match.group(1)) for hand in ranking.high_to_low if (match := NATURAL.match(hand))}
    return any(value in naturals for hand in ranking.high_to_low if "natural" not in hand for word, value in WORDS.items() if word in hand.split("-"))


def _against(ranking: HandRanking) -> Iterator[tuple[str, str]]:
    """A natural and a hand below it in the order that can have more points."""
    for number, hand in enumerate(ranking.high_to_low):
        match = NATURAL.match(hand)
        for lower in ranking.high_to_low[number + 1 :] if match else ():
            most = max((value for word, value in WORDS.items() if word in lower.split("-")), default=0)
            if match and "natural" not in lower and most > int(match.group(1)):
                yield hand, lower
