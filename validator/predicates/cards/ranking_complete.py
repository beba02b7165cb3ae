"""An order of hands that leaves a hand out or names one twice.

## What is asked
An order of poker hands names every hand its cards can make, down to the hand without a pair, and each once.

## Why
Two players may both hold what the list leaves out.

A list that ends with the pair says nothing of hands without one. Most readers know how these compare, so that is unclear, not wrong.

## Fails
```yaml violated
kind: game
name: Example
category: poker
hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, straight, 3-of-a-kind, two-pair, pair, high-card]}
```
```yaml violated
kind: game
name: Example
category: poker
hands: {ranking: three-card, high-to-low: [straight-flush, 3-of-a-kind, straight, flush, straight, pair, high-card]}
```

## Passes
```yaml met
kind: game
name: Example
category: poker
hands: {ranking: three-card, high-to-low: [straight-flush, 3-of-a-kind, straight, flush, pair, high-card]}
```

## Boundary
```yaml unclear
kind: game
name: Example
category: poker
hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair]}
compares: {by: pot}
```
Where no hands are compared, nobody needs the high card.
```yaml met
kind: game
name: Example
category: house-banked
hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair]}
```
The list ends with the pair, and the text says how hands below it compare.
```yaml met
kind: game
name: Example
category: poker
hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair]}
notes: [{about: unranked-hands, says: highest card decides}]
```
An order of low hands that goes down to the worst names those between.
```yaml violated
kind: game
name: Example
category: poker
hands: {ranking: deuce-to-seven-low, high-to-low: [high-card, pair, two-pair, 3-of-a-kind, straight, full-house, 4-of-a-kind, straight-flush]}
```
A list of a few hands is no order of all.
```yaml not-applicable
kind: game
name: Example
category: poker
hands: {ranking: front-hand, high-to-low: [3-of-a-kind, pair, high-card]}
```

An order of low hands that names one hand without a pair and then the pair.
```yaml unclear
kind: game
name: Example
category: poker
hands: {ranking: deuce-to-seven-low, high-to-low: [lowest-five-card-hand, pair, two-pair, 3-of-a-kind, straight], at: 1728-1738}
```

## How to fix
Name every hand once, from the best to the hand without a pair.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ...docket import Subject
from ...hands import STANDARD
from ...model.cards import HandRanking
from .._cards import size_of
from .._say import listed, plain
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

HANDS = {5: STANDARD[1:], 3: ("straight-flush", "3-of-a-kind", "straight", "flush", "pair", "high-card")}
COMPARED = ("ranked-hand", "two-hands", "pot", "high-low-pot", "three-hands")
WORST = ("straight-flush", "royal-flush")
"""The last of low hands, where straights and flushes count."""
ENOUGH = 4
"""A list with so many hands of poker is an order of them all."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    orders = [ranking for ranking in subject.game.hands if _known(ranking)]
    found = False
    for ranking in orders:
        named = ranking.high_to_low
        twice = [hand for hand, count in Counter(named).items() if count > 1]
        missing = [hand for hand in _known(ranking) if hand not in named]
        compared = subject.game.category == "poker" or any(comparison.by in COMPARED for comparison in subject.game.compares)
        low = "high-card" in missing and "low" not in ranking.ranking and not _told_apart(subject) and compared
        if twice:
            found = True
            yield violated(f"the order of hands names {listed(twice)} twice", "name every hand once", ranking)
        if missing := left_out(ranking):
            found = True
            yield violated(f"the order of hands leaves out {listed(missing)}", f"give {listed(missing)} a place in the order", ranking)
        if low:
            found = True
            yield unclear(
                "the order of hands ends above the hand without a pair, which players may hold", "add the high card hand at the end of the order", ranking
            )
    for ranking in [one for one in subject.game.hands if "low" in one.ranking and {"pair", "two-pair"} <= set(one.high_to_low) and "high-card" not in one.high_to_low]:
        found = True
        orders.append(ranking)
        yield unclear(
            f"the order of low hands goes from {plain(ranking.high_to_low[0])} to {plain(ranking.high_to_low[1])}: the other hands without a pair have no place in it",
            "say how hands without a pair rank among themselves",
            ranking,
        )
    if not orders:
        yield not_applicable("the rules give no order of poker hands")
    elif not found:
        yield met("the order of hands names every hand once", *orders)


def left_out(ranking: HandRanking) -> list[str]:
    """The hands, but for the one without a pair, that the order should have and has not."""
    return [hand for hand in _known(ranking) if hand not in ranking.high_to_low and hand != "high-card"]


def _told_apart(subject: Subject) -> bool:
    """Whether a note tells how hands without any rank compare."""
    return any(note.about.startswith("unranked") for note in subject.game.notes)


def _known(ranking: HandRanking) -> tuple[str, ...]:
    """The hands the order should have; nothing for one that is no order of them, or one of low hands that does not go down to the worst."""
    hands = HANDS.get(size_of(ranking) or 0, ())
    counting = "low" not in ranking.ranking or ranking.high_to_low[-1] in WORST
    return hands if counting and len(set(hands) & set(ranking.high_to_low)) >= ENOUGH else ()
