"""Dice and wheel against published edges."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, product
from math import comb

import pytest

from validator.odds import wheel
from validator.odds.dice import FirstRoll, against_seven, come_out, one_roll, until, ways
from validator.odds.table import Worked

ONE = Fraction(1)
PASS = FirstRoll(("7", "11"), ("2", "3", "12"))
DONT = FirstRoll(("2", "3"), ("7", "11"), ("12",))


def _field(twelve: int) -> Worked:
    rest = ("3", "4", "9", "10", "11")
    return one_roll([("1", ONE, rest), ("2", ONE * 2, ("2",)), ("3", ONE * twelve, ("12",))])


@pytest.mark.parametrize(
    ("worked", "edge"),
    [
        (come_out(PASS, ONE, True), Fraction(7, 495)),
        (come_out(DONT, ONE, False), Fraction(3, 220)),
        (_field(2), Fraction(1, 18)),
        (_field(3), Fraction(1, 36)),
        (until(("hard 8",), ("easy 8", "7"), ONE * 9, "8"), Fraction(1, 11)),
        (until(("hard 4",), ("easy 4", "7"), ONE * 7, "4"), Fraction(1, 9)),
        (one_roll([("7", ONE * 4, ("7",))]), Fraction(1, 6)),
        (one_roll([("craps", ONE * 7, ("2", "3", "12"))]), Fraction(1, 9)),
        (against_seven(4, Fraction(9, 5), "4"), Fraction(1, 15)),
        (against_seven(5, Fraction(7, 5), "5"), Fraction(1, 25)),
        (against_seven(6, Fraction(7, 6), "6"), Fraction(1, 66)),
        (against_seven(6, Fraction(6, 5), "6"), Fraction(0)),
        (against_seven(10, Fraction(1, 2), "10", lays=True), Fraction(0)),
        (wheel.numbers(1, 38, ONE * 35, "one"), Fraction(1, 19)),
        (wheel.numbers(18, 38, ONE, "red"), Fraction(1, 19)),
        (wheel.numbers(5, 38, ONE * 6, "five"), Fraction(3, 38)),
        (wheel.numbers(18, 37, ONE, "red"), Fraction(1, 37)),
    ],
)
def test_published_edges(worked: Worked, edge: Fraction) -> None:
    assert worked.edge == edge


def test_pass_wins() -> None:
    assert come_out(PASS, ONE, True).hit == Fraction(244, 495)


def test_a_seven_that_nothing_decides() -> None:
    with pytest.raises(ValueError, match="seven"):
        come_out(FirstRoll(("2", "3"), (), ("12",)), ONE, False)


def test_an_undecided_total_becomes_a_point() -> None:
    worked = come_out(FirstRoll(("7", "11")), ONE, True)
    assert worked.hit == Fraction(244, 495) + 2 * Fraction(1, 36 * 7) + Fraction(2, 36 * 4)


@pytest.mark.parametrize("total", range(2, 13))
def test_rolls(total: int) -> None:
    rolls = [pair for pair in product(range(1, 7), repeat=2) if sum(pair) == total]
    hard = sum(one == two for one, two in rolls)
    found = [ways([f"{manner}{total}"]) for manner in ("", "hard ", "easy ")]
    assert found == [len(rolls), hard, len(rolls) - hard]


@pytest.mark.parametrize(("marked", "drawn", "of"), [(1, 3, 8), (3, 4, 9), (4, 4, 8)])
def test_numbers_of_a_small_draw(marked: int, drawn: int, of: int) -> None:
    draws = combinations(range(of), drawn)
    found = Counter(len({*draw} & {*range(marked)}) for draw in draws)
    assert wheel.matched(marked, drawn, of) == tuple(found[hits] for hits in range(marked + 1))


def test_keno() -> None:
    assert wheel.matched(1) == (60 * comb(79, 19) // 20, comb(79, 19))
    assert sum(wheel.matched(10)) == comb(80, 20)
    assert f"{wheel.matched(10)[10] / comb(80, 20):.4e}" == "1.1221e-07"
