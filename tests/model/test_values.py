"""The small values: how text is read, and what it means."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

import pytest

from validator.model.values import Charge, Limit, Lines, Odds, Range, Share, dollars

D = Decimal


@pytest.mark.parametrize(
    ("text", "low", "high", "flags"),
    [
        ("5-50", 5, 50, ""),
        ("401+", 401, None, ""),
        (5, 5, 5, ""),
        (D("0.50"), D("0.50"), D("0.50"), ""),
        ("1,001-3,000", 1001, 3000, ""),
        ("401-1000+", 401, 1000, "contradictory"),
        (">35-100", 35, 100, "above"),
        ("any", 0, None, "any"),
        (".50-1", D("0.50"), 1, ""),
    ],
)
def test_range(text: object, low: Decimal, high: Decimal | None, flags: str) -> None:
    found = Range.parse(text)
    assert (found.low, found.high) == (low, high)
    assert [name for name in ("above", "contradictory", "any") if getattr(found, name)] == flags.split()


@pytest.mark.parametrize("text", ["5 to 50", "", "-5", "5-", "+", "a-b", True, None, ["5"], "5--6", "1,00"])
def test_not_a_range(text: object) -> None:
    with pytest.raises(ValueError, match="a range such as"):
        Range.parse(text)


@pytest.mark.parametrize(
    ("text", "amount", "held"),
    [("5-50", 5, True), ("5-50", 50, True), ("5-50", 51, False), (">35-100", 35, False), (">35-100", 36, True), ("401+", 10**9, True), ("401+", 400, False)],
)
def test_range_holds(text: str, amount: int, held: bool) -> None:
    assert Range.parse(text).holds(D(amount)) is held


@pytest.mark.parametrize(
    ("text", "low", "high", "figures"),
    [
        ("5-500", 5, 500, (5, 500)),
        (200, 200, 200, (200,)),
        ("20+", 20, None, (20,)),
        ("10-20-40", 10, 40, (10, 20, 40)),
        ("3-6 to 9-18", 3, 18, (3, 6)),
        ("no-limit", None, None, ()),
        ("spread 2-10", 2, 10, (2, 10)),
    ],
)
def test_limit(text: object, low: Decimal | None, high: Decimal | None, figures: tuple[int, ...]) -> None:
    found = Limit.parse(text)
    assert (found.low, found.high, tuple(map(int, found.figures))) == (low, high, figures)


@pytest.mark.parametrize(
    ("text", "multiple"),
    [("3:2", Fraction(3, 2)), ("6 to 5", Fraction(6, 5)), ("10 for 1", 9), ("1,000:1", 1000), ("9 1/2 to 10", Fraction(19, 20)), ("7x5", Fraction(7, 5)), ("even", 1), ("push", None), (3000, None)],
)
def test_odds(text: object, multiple: Fraction | None) -> None:
    assert Odds.parse(text).multiple == multiple


@pytest.mark.parametrize("text", ["3/2", "3 2", "", None, True, "to 1"])
def test_not_odds(text: object) -> None:
    with pytest.raises(ValueError, match="odds such as"):
        Odds.parse(text)


@pytest.mark.parametrize(("text", "amount"), [(0, 0), (D("0.50"), D("0.50")), ("none", None), ("blank", None), ("waived", None)])
def test_charge(text: object, amount: Decimal | None) -> None:
    assert Charge.parse(text).dollars == amount


@pytest.mark.parametrize(("text", "part"), [("5 %", Fraction(1, 20)), ("10%", Fraction(1, 10)), ("1/2", Fraction(1, 2)), ("2.5 %", Fraction(1, 40))])
def test_share(text: str, part: Fraction) -> None:
    assert Share.parse(text).part == part


@pytest.mark.parametrize(("text", "spans"), [(279, ((279, 279),)), ("297-299", ((297, 299),)), ([279, "324-325"], ((279, 279), (324, 325)))])
def test_lines(text: object, spans: tuple[tuple[int, int], ...]) -> None:
    assert Lines.parse(text).spans == spans


@pytest.mark.parametrize("text", [0, "5-4", [], True, "a", None])
def test_not_lines(text: object) -> None:
    with pytest.raises(ValueError, match="line or lines"):
        Lines.parse(text)


@pytest.mark.parametrize(("amount", "text"), [(D("0.5"), "$0.50"), (D(1000), "$1,000"), (D("2.50"), "$2.50"), (D(0), "$0")])
def test_dollars(amount: Decimal, text: str) -> None:
    assert dollars(amount) == text
