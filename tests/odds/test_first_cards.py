"""First cards against plain enumeration of small packs, and published figures."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from validator.odds.first_cards import Matches, Two, equal_ranks, insurance, matches, two_cards
from validator.odds.poker import Pack
from validator.odds.table import Asked, Worked, each_way, even, narrower_too, paid_once

from . import plain

PACKS = [Pack((2, 3, 4, 5, 6), 2, 1), Pack((2, 3, 4, 5, 6), 2, 2), Pack((2, 3, 14), 4, 3)]


@pytest.mark.parametrize("pack", PACKS, ids=str)
def test_two_cards(pack: Pack) -> None:
    found: Counter[Two] = Counter()
    for one, two in combinations(plain.cards(pack), 2):
        found[Two(max(one[0], two[0]), min(one[0], two[0]), one[1] == two[1])] += 1
    assert two_cards(pack) == found


@pytest.mark.parametrize("pack", PACKS, ids=str)
def test_matches(pack: Pack) -> None:
    up, *rest = plain.cards(pack)
    found: Counter[Matches] = Counter()
    for hand in combinations(rest, 2):
        alike = [card[1] == up[1] for card in hand if card[0] == up[0]]
        found[Matches(alike.count(True), alike.count(False))] += 1
    assert matches(pack) == found


@pytest.mark.parametrize("pack", PACKS, ids=str)
def test_the_next_card_beside_one_that_is_seen(pack: Pack) -> None:
    seen, *rest = plain.cards(pack)
    assert equal_ranks(pack) == (sum(card[0] == seen[0] for card in rest), len(rest))
    tens = sum(card[0] == pack.ranks[1] for card in rest)  # as if the second rank were the ten
    assert insurance(pack.suits * pack.decks, pack.cards) == (tens, len(rest))


def test_insurance_of_one_deck() -> None:
    wins, total = insurance(16, 52)
    assert even("insurance", wins, total, Fraction(2)).edge == Fraction(1, 17)


def test_tie_at_six_decks_of_casino_war() -> None:
    wins, total = equal_ranks(Pack(decks=6))
    assert (wins, total) == (23, 311)
    assert even("tie", wins, total, Fraction(10)).edge == Fraction(58, 311)


def test_the_row_that_pays_most_is_paid() -> None:
    rows = [
        Asked[int]("small", Fraction(1), lambda case: case > 1),
        Asked[int]("large", Fraction(5), lambda case: case > 2),
    ]
    worked = paid_once({1: 5, 2: 3, 3: 2}, rows)
    assert [row.ways for row in worked.rows] == [3, 2]
    assert (worked.net, worked.hit, worked.returned) == (
        Fraction(8, 10),
        Fraction(1, 2),
        Fraction(9, 5),
    )


def test_a_push_is_neither_won_nor_lost() -> None:
    assert even("line", 1, 4, Fraction(1), pushes=2) == Worked(
        even("line", 1, 4, Fraction(1), 2).rows, 4
    )
    assert even("line", 1, 4, Fraction(1), pushes=2).net == 0


def test_rows_that_overlap_are_read_each_way() -> None:
    cases = {2: 5, 3: 7, 5: 11, 6: 13}
    even_ = Asked[int]("even", Fraction(1), lambda case: case % 2 == 0)
    three = Asked[int]("three", Fraction(4), lambda case: case % 3 == 0)
    (once, _), (both, _) = each_way(cases, [even_, three])
    assert [(row.label, str(row.pays), row.ways) for row in once.rows] == [
        ("even", "1", 5),
        ("three", "4", 20),
    ]
    assert [(row.label, str(row.pays), row.ways) for row in both.rows] == [
        ("even", "1", 5),
        ("three", "4", 7),
        ("even and three", "5", 13),
    ]
    assert once.total == both.total == 36
    assert once.shared == ("even", "three")


def test_a_row_inside_another_or_one_of_its_own_is_no_overlap() -> None:
    cases = {2: 5, 3: 7, 5: 11, 6: 13}
    even_ = Asked[int]("even", Fraction(1), lambda case: case % 2 == 0)
    three = Asked[int]("three", Fraction(4), lambda case: case % 3 == 0)
    six = Asked[int]("six", Fraction(9), lambda case: case == 6)
    assert len(list(each_way(cases, [even_, six]))) == 1
    assert len(list(each_way(cases, [even_, three, six]))) == 1
    assert len(list(each_way(cases, [even_, three], highest=True))) == 1


def test_a_row_hidden_by_a_wider_one_is_read_each_way() -> None:
    cases = {2: 5, 4: 7, 5: 11}
    even_ = Asked[int]("even", Fraction(9), lambda case: case % 2 == 0)
    four = Asked[int]("four", Fraction(3), lambda case: case == 4)
    none = Asked[int]("none", Fraction(99), lambda case: case == 77)
    (better, _), (narrower, _) = narrower_too(cases, [even_, four, none])
    assert [row.ways for row in better.rows] == [12, 0, 0]
    assert [row.ways for row in narrower.rows] == [5, 7, 0]
    assert better.hidden == ("four",)
    assert len(list(narrower_too(cases, [four, none]))) == 1
