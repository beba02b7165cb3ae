"""Five cards against five: held against plain enumeration, and against a printed figure."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from tests.odds import plain
from validator.odds import five, poker
from validator.odds.fold import CASES, FOLDED
from validator.odds.poker import Pack

USUAL = (1, 1, 2, 3, 4, 5, 7, 20, 50, 100)
UNITS = tuple(tuple(map(Fraction, (1, 1, 1, 1 + 2 * pays, 0, -3))) for pays in USUAL)
ORDER = (0, *reversed(poker.ORDER[2:]))
"""What makes each of HANDS."""


def _value(hand: tuple[plain.Card, ...]) -> tuple[int, ...]:
    found = plain.of_size(hand)
    kind = max(place for place, one in enumerate(ORDER) if not one or one in found)
    ranks = Counter(rank for rank, _ in hand)
    if poker.STRAIGHT in found and {2, 14} <= set(ranks):
        return kind, 5
    return (kind, *sorted(ranks, key=lambda rank: (ranks[rank], rank), reverse=True))


def _case(mine: tuple[int, ...], other: tuple[int, ...], least: tuple[int, ...]) -> str:
    order = "higher" if mine > other else "lower" if mine < other else "equal"
    return order if other >= least else f"not-qualified-{order}"


@pytest.mark.parametrize("shows", [False, True])
@pytest.mark.parametrize("least", [(), (0, 6, 5), (1,)])
@pytest.mark.parametrize("ranks", [(2, 3, 4, 5, 6), (2, 3, 4, 5, 14), (10, 11, 12, 13, 14)])
def test_small_pack(ranks: tuple[int, ...], least: tuple[int, ...], shows: bool) -> None:
    pack = Pack(ranks, suits=2)
    cards = plain.cards(pack)
    found: Counter[tuple[str, str]] = Counter()
    for own in combinations(cards, 5):
        mine = _value(own)
        (other,) = combinations([card for card in cards if card not in own], 5)
        case = _case(mine, _value(other), least)
        units = UNITS[mine[0]][CASES.index(case)]
        end = case if units >= -1 else FOLDED
        found[five.HANDS[mine[0]], end] += 5 if shows else 1
    assert five.best_play(five.Showdown(pack, least, shows), UNITS, Fraction(-1)) == found


@pytest.mark.parametrize("shows", [False, True])
def test_pack_with_cards_left_over(shows: bool) -> None:
    pack, least = Pack((2, 3, 4, 5, 6, 7), suits=2), (0, 7, 6)
    cards = plain.cards(pack)
    found: Counter[tuple[str, str]] = Counter()
    for own in combinations(cards, 5):
        mine, rest = _value(own), [card for card in cards if card not in own]
        for up in rest if shows else [None]:
            hands = (hand for hand in combinations(rest, 5) if up is None or up in hand)
            cases = Counter(_case(mine, _value(hand), least) for hand in hands)
            worth = sum(UNITS[mine[0]][CASES.index(one)] * ways for one, ways in cases.items())
            ends = cases if worth >= -cases.total() else {FOLDED: cases.total()}
            for end, ways in ends.items():
                found[five.HANDS[mine[0]], end] += ways
    assert five.best_play(five.Showdown(pack, least, shows), UNITS, Fraction(-1)) == found


def test_caribbean_stud_as_printed() -> None:
    """5.224 % of the ante, with a card of the dealer seen and the usual payments."""
    ends = five.best_play(five.Showdown(Pack(), (0, 14, 13), shows=True), UNITS, Fraction(-1))
    told = dict(zip(five.HANDS, UNITS, strict=True))
    won = sum(
        ways * (Fraction(-1) if case == FOLDED else told[hand][CASES.index(case)])
        for (hand, case), ways in ends.items()
    )
    assert f"{float(-100 * won / sum(ends.values())):.3f}" == "5.224"
