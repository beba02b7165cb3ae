"""Thirteen cards set as three hands: clean sweeps against plain enumeration, and from documents."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from math import comb

import pytest

from tests.docket import docket
from tests.odds.plain import Card, cards, consecutive
from validator.odds.poker import Pack
from validator.odds.reading.answer import Answer
from validator.odds.reading.game import wagers
from validator.odds.sweeps import Whole, sweeps


def _set_as(hand: tuple[Card, ...], sizes: tuple[int, ...], what: str) -> bool:
    """Whether a hand can be set as straights, or as flushes, looked at card by card."""
    if not sizes:
        return True
    for part in combinations(hand, sizes[0]):
        ranks = [rank for rank, _ in part]
        fits = consecutive(ranks) if what == "straights" else len({s for _, s in part}) == 1
        rest = tuple(card for card in hand if card not in part)
        if fits and _set_as(rest, sizes[1:], what):
            return True
    return False


def _plain(hand: tuple[Card, ...], sizes: tuple[int, ...]) -> Whole:
    suits = {suit for _, suit in hand}
    tens = {rank >= 10 for rank, _ in hand}
    ranks = sorted(Counter(rank for rank, _ in hand).values(), reverse=True)
    return Whole(
        tuple(ranks),
        len({suit // 2 for suit in suits}) == 1,
        tens.pop() if len(tens) == 1 else None,
        _set_as(hand, sizes, "straights"),
        _set_as(hand, sizes, "flushes"),
        len(suits) == 1,
    )


@pytest.mark.parametrize(
    ("pack", "sizes"),
    [
        (Pack((2, 3, 4, 5, 6), 2), (3, 3)),
        (Pack((2, 3, 4, 5, 6), 4), (3, 3)),
        (Pack((2, 3, 4, 5, 6), 4), (3, 2)),
        (Pack((3, 4, 5, 14), 4), (3, 2, 2)),
        (Pack((8, 9, 10, 11, 12), 4), (2, 2, 2)),
        (Pack((2, 3, 4, 5, 6, 13, 14), 2), (5, 3)),
    ],
)
def test_every_hand_of_a_small_deck(pack: Pack, sizes: tuple[int, ...]) -> None:
    found: Counter[Whole] = Counter()
    for hand in combinations(cards(pack), sum(sizes)):
        one = _plain(hand, sizes)
        # with two suits there is one of each color
        found[one._replace(color=one.suited) if pack.suits == 2 else one] += 1
    assert sweeps(pack, sizes) == found


ALL = comb(52, 13)
BY_HAND: list[tuple[int, Callable[[Whole], bool | None]]] = [
    (4, lambda one: one.dragon and one.suited),
    (2 * 2**13, lambda one: one.dragon and one.color),
    (4**13, lambda one: one.dragon),
    (2 * comb(26, 13), lambda one: one.color),
    (comb(32, 13), lambda one: one.high is False),
    (comb(20, 13), lambda one: one.high),
    (ALL, lambda one: True),
    # six ranks twice, and a seventh card of another rank or of one of the six
    (comb(13, 6) * 6**6 * 7 * 4 + 13 * 4 * comb(12, 5) * 6**5, lambda one: one.pairs(False)),
]


@pytest.mark.parametrize(("ways", "holds"), BY_HAND)
def test_counts_made_by_hand(ways: int, holds: Callable[[Whole], bool | None]) -> None:
    found = sweeps(Pack(), (5, 5, 3))
    assert sum(count for one, count in found.items() if holds(one)) == ways


def test_a_pack_that_is_not_counted() -> None:
    for pack in (Pack(jokers=1), Pack(decks=2), Pack(suits=3)):
        with pytest.raises(ValueError, match="one deck without a joker"):
            sweeps(pack, (5, 5, 3))


THREE = """
deck: {cards: 52, decks: 1}
hands: {ranking: clean-sweep, high-to-low: [ORDER]}
round:
  - {does: deal, to: each-player, DEALT}
wagers:
  - {name: unit}
compares:
  by: three-hands
  hands: [player, opponent]
  wagers: [unit]
  outcomes:
    - {case: higher, unit: wins}
"""


def _all(order: str, dealt: str = "cards: 13") -> list[Answer]:
    text = THREE.replace("ORDER", order).replace("DEALT", dealt)
    made = docket(f"kind: game\nname: Example\ncategory: poker\n{text}")
    return list(wagers(made.filings[0].games[0].game))


def _ways(order: str) -> list[dict[str, int]]:
    return [{row.label: row.ways for row in one.worked.rows} for one in _all(order) if one.worked]


def test_a_hand_is_counted_in_the_row_that_ranks_highest() -> None:
    (first,), (second,) = _ways("dragon, three-flushes"), _ways("three-flushes, dragon")
    assert first["dragon"] == 4**13
    assert sum(first.values()) == sum(second.values())
    assert second["dragon"] < first["dragon"]


def test_six_pairs_are_read_each_way() -> None:
    both, one = _ways("six-pairs")
    assert both["six-pairs"] > one["six-pairs"]


def test_cards_that_come_in_turn() -> None:
    """What the player can spoil by setting is not told."""
    (found,) = _all("dragon, three-flushes", "cards: 1, until-cards: 13")
    assert found.worked
    assert [(row.label, row.ways) for row in found.worked.rows] == [("dragon", 4**13)]
    assert "in turn" in found.reading


@pytest.mark.parametrize(
    ("order", "dealt"),
    [
        ("dragon", "cards: 5"),
        ("dragon", "cards: 13+"),
        ("dragon", "cards: 3, keeps: 2, until-cards: 13"),
        ("dragon, straight", "cards: 13"),
    ],
)
def test_what_cannot_be_told(order: str, dealt: str) -> None:
    (found,) = _all(order, dealt)
    assert found.worked is None
    assert "three hands" in found.not_computed
