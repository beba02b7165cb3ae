"""Poker hands against published counts, and against plain enumeration of a small pack."""

from collections import Counter
from math import comb

import pytest

from validator.odds import poker
from validator.odds.poker import ORDER, THREE_CARD, Pack

from . import plain

FIVE = [0, 0, 4, 36, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540]
SIX = [0, 0, 188, 1656, 14664, 165984, 205792, 361620, 732160, 2532816, 9730740, 6612900]
SEVEN = [
    0,
    0,
    4324,
    37260,
    224848,
    3473184,
    4047644,
    6180020,
    6461620,
    31433400,
    58627800,
    23294460,
]
# The royals are by hand count: see test_published, which has the figure printed elsewhere.
PAI_GOW = [
    1128,
    0,
    26132,
    184832,
    307472,
    4188528,
    6172088,
    11236028,
    7470676,
    35553816,
    64221960,
    24780420,
]
THREE = [4, 44, 52, 720, 1096, 3744, 16440]


@pytest.mark.parametrize(
    ("pack", "dealt", "size", "order", "published"),
    [
        (Pack(), 5, 5, ORDER, FIVE),
        (Pack(), 6, 5, ORDER, SIX),
        (Pack(), 7, 5, ORDER, SEVEN),
        (Pack(jokers=1), 7, 5, ORDER, PAI_GOW),
        (Pack(), 3, 3, THREE_CARD, THREE),
    ],
)
def test_published_counts(
    pack: Pack, dealt: int, size: int, order: tuple[int, ...], published: list[int]
) -> None:
    found = poker.classes(poker.hands(pack, dealt, size), order)
    assert [found.get(one, 0) for one in (*order, 0)] == published
    assert sum(found.values()) == comb(pack.cards, dealt)


LOW, HIGH, ENDS = (2, 3, 4, 5, 6), (10, 11, 12, 13, 14), (2, 3, 4, 13, 14)


@pytest.mark.parametrize("joker", ["bug", "wild", "ace-or-straight", "ace"])
@pytest.mark.parametrize("ranks", [LOW, HIGH, ENDS], ids=str)
@pytest.mark.parametrize(("dealt", "size"), [(3, 3), (4, 4), (5, 5), (6, 5), (7, 5)])
def test_small_pack(ranks: tuple[int, ...], joker: poker.Joker, dealt: int, size: int) -> None:
    pack = Pack(ranks, suits=2, jokers=1, joker=joker)
    _agree(pack, dealt, size)


@pytest.mark.parametrize(
    ("ranks", "decks", "dealt", "size"),
    [(LOW, 2, 3, 3), (HIGH, 2, 3, 3), (LOW, 2, 4, 4), (ENDS, 2, 5, 5), ((12, 13, 14), 3, 3, 3)],
)
def test_several_decks(ranks: tuple[int, ...], decks: int, dealt: int, size: int) -> None:
    _agree(Pack(ranks, suits=2, decks=decks), dealt, size)


def _agree(pack: Pack, dealt: int, size: int) -> None:
    found: Counter[tuple[int, bool]] = Counter()
    for case, ways in poker.hands(pack, dealt, size).items():
        found[case.holds, case.joker] += ways
    assert found == plain.count(pack, dealt, size)


def test_a_flush_with_a_pair_in_two_decks_holds_both() -> None:
    cases = poker.hands(Pack(decks=2), 3, 3)
    both = poker.FLUSH | poker.PAIR
    found = sum(ways for case, ways in cases.items() if case.holds & both == both)
    assert found == 4 * 13 * comb(2, 2) * 12 * 2


def test_the_pair_and_the_top_card() -> None:
    cases = poker.hands(Pack(), 5, 5)
    pairs: Counter[int] = Counter()
    for case, ways in cases.items():
        if case.holds == poker.PAIR:
            pairs[case.pair] += ways
    assert pairs == dict.fromkeys(poker.STANDARD, 84480)
    aces = sum(ways for case, ways in cases.items() if not case.holds and case.top == 14)
    assert aces == 502860


def test_refused() -> None:
    with pytest.raises(ValueError, match="joker"):
        poker.hands(Pack(jokers=2), 5)
    with pytest.raises(ValueError, match="flush"):
        poker.hands(Pack(), 6, 3)
