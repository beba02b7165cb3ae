"""Poker counts against an evaluator by other hands: phevaluator, which looks at every hand."""

from collections import Counter
from itertools import combinations
from math import comb

import pytest
from phevaluator import evaluate_cards  # type: ignore[import-untyped]

from validator.odds import poker
from validator.odds.poker import Pack

LAST = {
    poker.ROYAL: 1,
    poker.STRAIGHT_FLUSH: 10,
    poker.QUADS: 166,
    poker.FULL_HOUSE: 322,
    poker.FLUSH: 1599,
    poker.STRAIGHT: 1609,
    poker.TRIPS: 2467,
    poker.TWO_PAIR: 3325,
    poker.PAIR: 6185,
    0: 7462,
}
"""The lowest of each class among the 7,462 different poker hands, the best being 1."""


def _enumerated(ranks: tuple[int, ...], dealt: int) -> dict[int, int]:
    cards = [4 * (rank - 2) + suit for rank in ranks for suit in range(4)]
    values = Counter(evaluate_cards(*hand) for hand in combinations(cards, dealt))
    found: Counter[int] = Counter()
    for value, ways in values.items():
        found[next(kind for kind, last in LAST.items() if value <= last)] += ways
    return dict(found)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("ranks", "dealt"),
    [
        (poker.STANDARD, 5),
        ((2, 3, 4, 5, 6, 13, 14), 6),
        ((2, 3, 4, 5, 6, 14), 7),
        ((8, 9, 10, 11, 12, 13, 14), 7),
    ],
)
def test_every_hand_looked_at(ranks: tuple[int, ...], dealt: int) -> None:
    counted = poker.classes(poker.hands(Pack(ranks), dealt))
    assert counted == _enumerated(ranks, dealt)
    assert sum(counted.values()) == comb(4 * len(ranks), dealt)
