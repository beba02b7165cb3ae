"""What a text says in numbers, however it says it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from validator.trace.figures import figures


@pytest.mark.parametrize(
    ("text", "amounts"),
    [
        (r"\$1,000", [1000]),
        (r"\$.50 and \$0.50", [Fraction(1, 2), Fraction(1, 2)]),
        (r"\$5 - \$50", [5, 50]),
        (r"\$300-600", [300, 600]),
        (r"\$ 400-800", [400, 800]),
        (r"\$10/\$20 or higher", [10, 20]),
        ("50¢", [Fraction(1, 2)]),
        ("two dollars", [2]),
        (r"from \$1 to 7 players", [1]),
        ("52 cards", []),
    ],
)
def test_amounts(text: str, amounts: list[int | Fraction]) -> None:
    assert [amount.value for amount in figures(text).amounts] == amounts


@pytest.mark.parametrize(
    ("text", "odds"),
    [
        ("pays 2 to 1", [(2, 1)]),
        ("200:1", [(200, 1)]),
        ("Flush\t1,000 to 1", [(1000, 1)]),
        ("pays three to two", [(3, 2)]),
        ("true odds pay 9 1/2 to 10", [(Fraction(19, 2), 10)]),
        ("pays 2 to1", [(2, 1)]),
        ("75 for 1", [(75, 1)]),
        ("7x5", [(7, 5)]),
        ("lay bets pay 1 to 2", [(1, 2)]),
        ("5 to 6 players", []),  # a range
        ("reduced from six to five", []),  # no payment
        (r"\$1 to \$50", []),
        ("two points for two wins", []),
    ],
)
def test_odds(text: str, odds: list[tuple[int | Fraction, int]]) -> None:
    assert [(odd.win, odd.per) for odd in figures(text).odds if odd.sure] == [
        (Fraction(win), Fraction(per)) for win, per in odds
    ]


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("fifty-two (52) card decks", [52]),
        ("the second card", [2]),
        ("twenty-one and a half", [21, Fraction(1, 2)]),
        ("21 ½", [Fraction(43, 2)]),
        ("one-half", [Fraction(1, 2)]),
        (r"$\frac{1}{2}$", [Fraction(1, 2)]),
        ("4<sup>th</sup> street", [4]),
        ("3,4, 9, 10,11", [3, 4, 9, 10, 11]),
        ("three 8's and two nines", [3, 8, 2, 9]),
        ("Jan.27th 2005", [27, 2005]),
        ("two hundred", [200]),
    ],
)
def test_numbers(text: str, numbers: list[int | Fraction]) -> None:
    assert set(map(Fraction, numbers)) <= figures(text).numbers.keys()


@pytest.mark.parametrize(
    ("text", "number"),
    [("21.5", 5), ("1,000", 1), ("someone", 1), ("fourteen", 4), ("heightened", 8)],
)
def test_not_numbers(text: str, number: int) -> None:
    assert Fraction(number) not in figures(text).numbers


@pytest.mark.parametrize(
    ("text", "share"),
    [("5%", "1/20"), ("five percent", "1/20"), ("half of it", "1/2"), ("two-thirds", "2/3")],
)
def test_shares(text: str, share: str) -> None:
    assert Fraction(share) in figures(text).shares
