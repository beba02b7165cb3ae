"""Baccarat against the published counts of eight decks, and against plain enumeration."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest

from validator.odds.baccarat import STANDARD_BANKER, Draws, End, rounds, shoe_of

USUAL = Draws()


def _ways(shoe: tuple[int, ...], holds: Callable[[End], bool], draws: Draws = USUAL) -> int:
    return sum(ways for end, ways in rounds(shoe, draws).items() if holds(end))


def test_eight_decks() -> None:
    shoe = shoe_of(8)
    assert _ways(shoe, lambda end: end.banker > end.player) == 2292252566437888
    assert _ways(shoe, lambda end: end.player > end.banker) == 2230518282592256
    assert _ways(shoe, lambda end: end.player == end.banker) == 475627426473216
    assert _ways(shoe, lambda end: True) == 4998398275503360


@pytest.mark.parametrize(
    ("holds", "published"),
    [
        (lambda end: end.banker == 7 and end.banker_cards == 3 and end.player < 7, "0.022534"),
        (lambda end: end.player == 8 and end.player_cards == 3 and end.banker < 8, "0.034543"),
    ],
)
def test_dragon_and_panda(holds: Callable[[End], bool], published: str) -> None:
    shoe = shoe_of(8)
    assert f"{_ways(shoe, holds) / _ways(shoe, lambda end: True):.6f}" == published


def _play(cards: tuple[int, ...], draws: Draws) -> End:
    """One round, the cards in the order player, player, banker, banker, then as drawn."""
    player, banker = sum(cards[:2]) % 10, sum(cards[2:4]) % 10
    if draws.naturals_end and max(player, banker) >= 8:
        return End(player, banker, 2, 2)
    if player in draws.player:
        third = cards[4]
        player = (player + third) % 10
        if STANDARD_BANKER[banker][third] == "H":
            return End(player, (banker + cards[5]) % 10, 3, 3)
        return End(player, banker, 3, 2)
    if banker in draws.banker_alone:
        return End(player, (banker + cards[4]) % 10, 2, 3)
    return End(player, banker, 2, 2)


@pytest.mark.parametrize("naturals_end", [True, False])
@pytest.mark.parametrize("shoe", [(0, 0, 2, 2, 2, 2, 2, 0, 0, 0), (2, 1, 0, 1, 1, 0, 1, 0, 2, 1)])
def test_small_shoe(shoe: tuple[int, ...], naturals_end: bool) -> None:
    draws = Draws(naturals_end=naturals_end)
    cards = [point for point, count in enumerate(shoe) for _ in range(count)]
    assert rounds(shoe, draws) == Counter(_play(hand, draws) for hand in permutations(cards, 6))
