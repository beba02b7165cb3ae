"""The dealer's hand against published chances, and against plain enumeration of small shoes."""

from collections import Counter
from itertools import permutations

import pytest

from validator.odds.shoe import HITS_SOFT_17, ONE_DECK, STANDS_SOFT_17, Dealer, hands, runs


def _decks(count: int) -> tuple[int, ...]:
    return tuple(count * cards for cards in ONE_DECK)


def test_chance_to_bust_with_endless_decks() -> None:
    found = hands(_decks(10**7), STANDS_SOFT_17)
    bust = sum(ways for hand, ways in found.items() if hand.total > 21)
    assert bust * 10**6 // sum(found.values()) == 281592  # published as 0.281593


def _play(order: tuple[tuple[int, bool], ...], dealer: Dealer) -> tuple[int, int, int]:
    """Cards used, their total, and the red cards they start with; values with colors in order."""
    used = 2
    while True:
        values = [value for value, _ in order[:used]]
        total, soft = sum(values), False
        if 1 in values and total + 10 <= 21:
            total, soft = total + 10, True
        if total > 21 or total not in (dealer.soft if soft else dealer.hard):
            break
        used += 1
    colors = [red for _, red in order[:used]]
    return used, total, (*colors, False).index(False)


SHOE = [(1, True), (1, False), (3, True), (4, True), (5, False), (6, True), (10, False), (10, True)]


@pytest.mark.parametrize("dealer", [STANDS_SOFT_17, HITS_SOFT_17])
def test_small_shoe(dealer: Dealer) -> None:
    played = Counter(_play(order, dealer) for order in permutations(SHOE))
    whole = sum(played.values())
    ends: Counter[tuple[int, int]] = Counter()
    red: Counter[int] = Counter()
    for (used, total, run), ways in played.items():
        ends[used, total] += ways
        red[run] += ways
    shoe = tuple(sum(value == want for value, _ in SHOE) for want in range(1, 11))
    reds = tuple(sum(card == (want, True) for card in SHOE) for want in range(1, 11))
    found = hands(shoe, dealer)
    factor, rest = divmod(whole, sum(found.values()))
    assert (rest, {end: ways * factor for end, ways in found.items()}) == (0, dict(ends))
    ran = runs(reds, sum(shoe) - sum(reds), dealer)
    factor, rest = divmod(whole, sum(ran.values()))
    assert (rest, {run: ways * factor for run, ways in ran.items() if ways}) == (0, dict(red))


def test_eight_cards_or_more_is_not_eight() -> None:
    found = hands(_decks(8), HITS_SOFT_17)
    longer = {hand.cards for hand in found if hand.total > 21 and hand.cards > 8}
    assert longer
