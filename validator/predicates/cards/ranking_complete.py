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
from ...model.cards import HandRanking
from .._cards import hands_due, hands_left_out
from ..answer import Answer, Ask, concluded, violated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    orders = [ranking for ranking in subject.game.hands if hands_due(ranking)]
    first = orders[0].high_to_low if orders else ("", "")
    found = (answer for ranking in orders for answer in _faults(ranking))
    yield from concluded(found, orders, "whole", first=first[0], last=first[-1])


def _faults(ranking: HandRanking) -> Iterator[Answer]:
    twice = [hand for hand, count in Counter(ranking.high_to_low).items() if count > 1]
    for case, hands in (("twice", twice), ("left-out", hands_left_out(ranking))):
        if hands:
            yield violated(case, ranking, key=ranking.ranking, hands=hands)
