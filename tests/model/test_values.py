"""The small values: how text is read, and what it means."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from fractions import Fraction

import pytest

from validator.model.values import Charge, Limit, Lines, Odds, Range, Share, dollars
from validator.source.dates import day

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
    assert [
        name for name in ("above", "contradictory", "any") if getattr(found, name)
    ] == flags.split()


SPACED = ["5-10 0", "5 0-100", "5-50 +"]
LONG: list[object] = ["1" + "0" * 12, "5-" + "1" * 13, "0.1234567", -1, 10**12, D("NaN"), D("1e-9")]


@pytest.mark.parametrize(
    "text",
    ["5 to 50", "", "-5", "5-", "+", "a-b", True, None, ["5"], "5--6", "1,00", *SPACED, *LONG],
)
def test_not_a_range(text: object) -> None:
    with pytest.raises(ValueError, match="a range such as"):
        Range.parse(text)


@pytest.mark.parametrize("text", ["5 - 50", "5 -50", "5- 50"])
def test_a_range_is_kept_without_its_blanks(text: str) -> None:
    assert Range.parse(text) == Range.parse("5-50")


@pytest.mark.parametrize(
    ("text", "spread", "counted"),
    [
        ("2-7", True, True),
        ("7+", True, True),
        ("any", True, True),
        ("7-2", False, False),
        ("5-9999", True, True),
        ("5-10000", True, False),
        (10_000, True, False),
    ],
)
def test_what_runs_backwards_or_cannot_be_counted(
    text: object, spread: bool, counted: bool
) -> None:
    for read, taken in ((Range.forward, spread), (Range.counted, counted)):
        if taken:
            assert read(text) == Range.parse(text)
        else:
            with pytest.raises(ValueError, match=r"from the lower to the higher|of at most 9,999"):
                read(text)


@pytest.mark.parametrize(
    "text", ["2011-12-20", "five", "1" + "0" * 12, 10**12, True, None, "500-5-"]
)
def test_not_a_limit(text: object) -> None:
    with pytest.raises(ValueError, match="a table limit such as"):
        Limit.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "2011-W51-2",
        "20111220",
        "2011-12-20T00:00",
        "2011-13-01",
        "2011-02-30",
        "2011-1-2",
        "2011-12-20\n",
        20111220,
        None,
    ],
)
def test_not_a_day(text: object) -> None:
    with pytest.raises(ValueError, match="a date such as 2011-12-20"):
        day(text)


def test_a_day() -> None:
    assert day("2011-12-20") == date(2011, 12, 20)


@pytest.mark.parametrize(
    ("text", "amount", "held"),
    [
        ("5-50", 5, True),
        ("5-50", 50, True),
        ("5-50", 51, False),
        (">35-100", 35, False),
        (">35-100", 36, True),
        ("401+", 10**9, True),
        ("401+", 400, False),
    ],
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
        ("3-6 or 4-8", 3, 8, (3, 6)),
        ("no-limit", None, None, ()),
        ("pot-limit", None, None, ()),
        ("spread 2-10", 2, 10, (2, 10)),
    ],
)
def test_limit(
    text: object, low: Decimal | None, high: Decimal | None, figures: tuple[int, ...]
) -> None:
    found = Limit.parse(text)
    assert (found.low, found.high, tuple(map(int, found.figures))) == (low, high, figures)


@pytest.mark.parametrize(
    ("text", "multiple"),
    [
        ("3:2", Fraction(3, 2)),
        ("6 to 5", Fraction(6, 5)),
        ("10 for 1", 9),
        ("1,000:1", 1000),
        ("9 1/2 to 10", Fraction(19, 20)),
        ("7x5", Fraction(7, 5)),
        ("even", 1),
        ("push", None),
        (3000, None),
    ],
)
def test_odds(text: object, multiple: Fraction | None) -> None:
    assert Odds.parse(text).multiple == multiple


@pytest.mark.parametrize(
    "text",
    [
        "3/2",
        "3 2",
        "",
        None,
        True,
        "to 1",
        "1:0",
        "1 to 0.00",
        "3:.0",
        "1 1/0 to 1",
        "9" * 13 + ":1",
        "1:" + "9" * 13,
        "1 1/12345 to 1",
        10**12,
    ],
)
def test_not_odds(text: object) -> None:
    with pytest.raises(ValueError, match="odds such as"):
        Odds.parse(text)


@pytest.mark.parametrize(
    ("text", "amount"),
    [(0, 0), (D("0.50"), D("0.50")), ("none", None), ("blank", None), ("waived", None)],
)
def test_charge(text: object, amount: Decimal | None) -> None:
    assert Charge.parse(text).dollars == amount


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("5 %", Fraction(1, 20)),
        ("10%", Fraction(1, 10)),
        ("1/2", Fraction(1, 2)),
        ("2.5 %", Fraction(1, 40)),
    ],
)
def test_share(text: str, part: Fraction) -> None:
    assert Share.parse(text).part == part


@pytest.mark.parametrize(
    ("text", "spans"),
    [
        (279, ((279, 279),)),
        ("297-299", ((297, 299),)),
        ([279, "324-325"], ((279, 279), (324, 325))),
    ],
)
def test_lines(text: object, spans: tuple[tuple[int, int], ...]) -> None:
    assert Lines.parse(text).spans == spans


@pytest.mark.parametrize(
    "text", [0, "5-4", [], True, "a", None, 1_000_000, "1-99999999", [3, 1_000_000], [1] * 51]
)
def test_not_lines(text: object) -> None:
    with pytest.raises(ValueError, match="line or lines"):
        Lines.parse(text)


@pytest.mark.parametrize(
    ("amount", "text"),
    [(D("0.5"), "$0.50"), (D(1000), "$1,000"), (D("2.50"), "$2.50"), (D(0), "$0")],
)
def test_dollars(amount: Decimal, text: str) -> None:
    assert dollars(amount) == text
