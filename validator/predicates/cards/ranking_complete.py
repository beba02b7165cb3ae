"""An order of hands that leaves a hand out or names one twice.

## What is asked
An order of poker hands names every hand its cards can make, down to the pair, and each once.

## Why
Two players may both hold what the list leaves out.

A list may end with the pair: how hands without one compare is known to everybody.

## Says
- twice: The order of hands ({@}) lists {hands} twice.
  Fix: List every hand once.
- left-out: The order of hands ({@}) leaves out {hands:or}.
  Fix: Give {hands} a place in the order.
- whole: The order lists every hand once, from {first} to {last} ({@}).
- none: The rules give no order of poker hands.

## Fails
```yaml violated left-out
category: poker
hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, straight, 3-of-a-kind, two-pair, pair, high-card]}
```
> The order of hands (line 4) leaves out flush.

## Passes
```yaml met whole
category: poker
hands: {ranking: three-card, high-to-low: [straight-flush, 3-of-a-kind, straight, flush, pair, high-card]}
```
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ...docket.filings import Subject
from ...docket.hands import STANDARD
from ...model.cards import HandRanking
from .._cards import size_of
from ..answer import Answer, Ask, met, not_applicable, violated

HANDS = {
    5: STANDARD[1:],
    3: ("straight-flush", "3-of-a-kind", "straight", "flush", "pair", "high-card"),
}
WORST = ("straight-flush", "royal-flush")
"""The last of low hands, where straights and flushes count."""
ENOUGH = 4
"""A list with so many hands of poker is an order of them all."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    orders = [ranking for ranking in subject.game.hands if _known(ranking)]
    found = [answer for ranking in orders for answer in _judge(ranking)]
    yield from found
    if not orders:
        yield not_applicable("none")
    elif not found:
        first, *others = orders
        see = [(ranking, "also") for ranking in others]
        yield met("whole", first, see=see, first=first.high_to_low[0], last=first.high_to_low[-1])


def _judge(ranking: HandRanking) -> Iterator[Answer]:
    twice = [hand for hand, count in Counter(ranking.high_to_low).items() if count > 1]
    if twice:
        yield violated("twice", ranking, key=ranking.ranking, hands=twice)
    if missing := left_out(ranking):
        yield violated("left-out", ranking, key=ranking.ranking, hands=missing)


def left_out(ranking: HandRanking) -> list[str]:
    """The hands, but for the one without a pair, that the order should have and has not."""
    known = [hand for hand in _known(ranking) if hand != "high-card"]
    return [hand for hand in known if hand not in ranking.high_to_low]


def _known(ranking: HandRanking) -> tuple[str, ...]:
    """The hands the order should have.

    Nothing for a list of a few hands, or of low hands that does not go down to the worst.
    """
    hands = HANDS.get(size_of(ranking) or 0, ())
    counting = "low" not in ranking.ranking or ranking.high_to_low[-1] in WORST
    return hands if counting and len(set(hands) & set(ranking.high_to_low)) >= ENOUGH else ()
