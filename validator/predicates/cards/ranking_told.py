"""Hands are compared by rank and the rules give the order of hands.

## What is asked
Where the better of two poker hands wins, the rules list the hands from the highest to the lowest, or take the list over from a game that has it.
What a game referred to and not filed may say is told with the finding of `references-lead`.

## Why
Every comparison rests on the list: where a joker plays, whether straights count, whether an ace is high or low.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
compares: {by: two-hands, hands: [player, player-dealer], at: 298}
```
A list for the small hand alone does not order the large ones.
```yaml not-stated
kind: game
name: Example
category: poker
hands: {ranking: front-hand, high-to-low: [3-of-a-kind, pair, high-card]}
compares: {by: three-hands, hands: [player, opponent], at: 50}
```

## Passes
```yaml met
kind: game
name: Example
category: poker
hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, high-card]}
pot: {to: high}
```

## Boundary
One list serves hands of five cards and of two: a pair ranks above a high card in both.
```yaml met
kind: game
name: Example
category: player-dealer
hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, high-card], at: 3957-3971}
compares: {by: two-hands, hands: [player, player-dealer], at: 4086}
```
The usual order is only referred to.
```yaml unclear
kind: game
name: Example
category: poker
pot: {to: low, at: 247}
notes: [{about: ranking, says: usual order of hands turned around, at: 240}]
```
Only the best hand is named.
```yaml unclear
kind: game
name: Example
category: poker
hands: {ranking: deuce-to-seven-low, high-to-low: [seven-five-low], at: 519}
pot: {to: low, at: 535}
```
A list of special hands that is not said to be in order.
```yaml unclear
kind: game
name: Example
category: poker
hands:
  - {ranking: clean-sweep, high-to-low: [dragon, six-pairs, three-straights], order-said: false, at: 66-69}
  - {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, high-card]}
compares: {by: three-hands, at: 50}
```
Rules taken over that only refer to it are asked where they stand.
```yaml unclear
kind: game
name: Hold-Em Hi-Lo
category: poker
inherits: [{from: Hold-Em, at: 693}]
pot: {to: high-low, at: 695}
---
kind: game
name: Hold-Em
category: poker
pot: {to: high, at: 677}
states: [{that: standard-rules-apply, at: 657}]
```
Points and single cards have no order of hands.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
compares: {by: single-card}
```

## How to fix
List the hands from the highest to the lowest.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ...model.cards import HandRanking
from ...model.game import Game
from .._cards import usual_order
from .._inherited import elsewhere, pointed, resting, silent, sources
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear

NEEDS_FILING = True
RANKED = ("ranked-hand", "two-hands", "three-hands", "pot", "high-low-pot")
SPECIAL = ("clean-sweep", "front")
"""Lists of hands apart from the ordinary comparison."""
FIX = "list the hands from the highest to the lowest"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    game = subject.game
    where = _where(game)
    if where is None:
        yield not_applicable("no hands are compared by rank")
        return
    for unsaid in (ranking for ranking in game.hands if ranking.order_said is False):
        name = unsaid.ranking.replace("-", " ")
        ranks = [(outcome, "rank decides") for c in game.compares for outcome in c.outcomes if outcome.if_ and f"{name}s" in outcome.if_][:1]  # several of them meet
        yield unclear(f"the higher {name} wins, and the list of them is not said to be in order of rank. The order of the list may be meant", FIX, unsaid, *ranks)
    games = sources(subject, subject.game_file)
    lists = [ranking for one in games for ranking in one.hands if not any(word in ranking.ranking for word in SPECIAL)]
    whole = [ranking for ranking in lists if len(ranking.high_to_low) > 1]
    referred = next((found for one in games if (found := _referred(one))), [])
    if whole and any(ranking.order_said is False for ranking in game.hands):
        return
    if whole:
        yield met("the rules list the hands in order", *whole[:2])
    elif lists:
        yield from _best(lists[0], where)
    elif not _referred(game) and any(_referred(one) and _where(one) for one in games[1:]):
        yield not_applicable("the order of hands is that of the game whose rules are taken over, and is asked for there")
    elif referred:
        yield unclear("the rules do not list the hands in order; they only refer to the usual one", FIX, referred[0], *((one, "refers to it") for one in referred[1:2]))
    else:
        outside = elsewhere(subject, subject.game_file)
        told = silent("in which order hands rank, though hands are compared by rank", subject.game_file, outside)
        yield resting((unclear if outside else not_stated)(told, FIX, where, *pointed(subject.game_file, outside)), outside)


def _where(game: Game) -> Place | None:
    """The place where hands are compared by rank."""
    compared = [comparison for comparison in game.compares if comparison.by in RANKED]
    first = next(iter(compared), None)
    answered = next((outcome for comparison in compared for outcome in comparison.outcomes), None)
    return (first if first and first.at else answered) or next(iter(game.pot), None) or first


def _best(ranking: HandRanking, where: Place) -> Iterator[Answer]:
    name = ranking.high_to_low[0].replace("-", " ")
    yield unclear(f"the rules name only the best hand, the {name}, and do not list the others", FIX, ranking, (where, "hands are compared"))


def _referred(game: Game) -> list[Place]:
    return [*usual_order(game), *(claim for claim in game.states if claim.that == "standard-rules-apply" and claim.is_)]
