"""Three cards for a pot: against plain enumeration of small decks, and from documents."""

from collections import Counter
from itertools import combinations
from math import comb

import pytest

from tests.docket import docket
from tests.odds import plain
from validator.odds.poker import Pack
from validator.odds.pot import EQUAL, Ranks, all_ways, meet
from validator.odds.reading.answer import Answer
from validator.odds.reading.game import wagers


def _value(ranks: Ranks) -> tuple[int, ...]:
    return (3, ranks[0]) if len({*ranks}) == 1 else (1, sum(ranks) % 10)


@pytest.mark.parametrize(
    "pack",
    [Pack((2, 3, 4, 5, 6), 2), Pack((2, 3, 4, 5, 6), 2, 2), Pack((4, 5, 14), 4)],
    ids=str,
)
def test_small_pack(pack: Pack) -> None:
    found: Counter[int] = Counter({EQUAL: 0})
    places = range(pack.cards)
    cards = plain.cards(pack)
    for own in combinations(places, 3):
        rest = [place for place in places if place not in own]
        for other in combinations(rest, 3):
            mine, theirs = (
                _value((ranks[0], ranks[1], ranks[2]))
                for ranks in (sorted(cards[place][0] for place in hand) for hand in (own, other))
            )
            found[mine[0]] += mine > theirs
            found[EQUAL] += mine == theirs
    won = meet(pack, _value)
    assert {kind: ways for kind, ways in won.items() if ways} == {
        kind: ways for kind, ways in found.items() if ways
    }
    assert 2 * sum(won.values()) - won[EQUAL] == all_ways(pack)


def test_jokers_are_not_counted() -> None:
    with pytest.raises(ValueError, match="jokers"):
        meet(Pack(jokers=1), _value)


NINE = """
deck: {cards: 52, decks: 1}
values: {table: [[A, 1], [2, 2], [3, 3], [4, 4], [5, 5], [6, 6], [7, 7], [8, 8], [9, 9], [10, 0],
                 [J, 0], [Q, 0], [K, LAST]]}
hands: {ranking: three-card, high-to-low: [ORDER]}
round: [{does: bet}, {does: deal, to: each-player, cards: DEALT}, {does: betting-round}]
wagers: [{name: ante}]
compares: {by: pot, outcomes: [{case: sole-best, pot: wins}]}
"""


def _all(order: str, dealt: str = "3", last: str = "0") -> list[Answer]:
    text = NINE.replace("ORDER", order).replace("DEALT", dealt).replace("LAST", last)
    made = docket(f"kind: game\nname: Example\ncategory: poker\n{text}")
    return list(wagers(made.filings[0].games[0].game))


def _rows(answer: Answer) -> dict[str, int]:
    assert answer.worked
    return {row.label: row.ways for row in answer.worked.rows}


ORDER = "3-of-a-kind, straight, three-picture-cards, points"


def test_what_a_ranking_leaves_open_is_read_each_way() -> None:
    found = _all(ORDER)
    assert len({one.reading for one in found}) == len(found) == 4
    for one in found:
        assert one.worked
        assert one.worked.total == comb(52, 3) * comb(49, 3)
        assert 2 * sum(_rows(one).values()) - _rows(one)["equal"] == one.worked.total
    equal = {one.reading: _rows(one)["equal"] for one in found}
    assert len({*equal.values()}) == 4


def test_the_best_kind_wins_but_against_its_like() -> None:
    """Three alike beat all others; of the 48 that are three alike too, half are lower."""
    trips = 13 * 4
    won = trips * (comb(49, 3) - 12 * 4) + trips * 12 * 4 // 2
    assert _rows(_all(ORDER)[0])["wins with 3-of-a-kind"] == won


@pytest.mark.parametrize(
    ("order", "dealt", "last"),
    [
        (ORDER, "5", "0"),
        (ORDER, "3", "any"),
        ("3-of-a-kind, straight", "3", "0"),
        (f"flush, {ORDER}", "3", "0"),
    ],
)
def test_what_cannot_be_told(order: str, dealt: str, last: str) -> None:
    (found,) = _all(order, dealt, last)
    assert found.worked is None
    assert "players play each other" in found.not_computed
