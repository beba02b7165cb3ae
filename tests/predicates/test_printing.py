"""How a sheet is printed: one remark for the sheet, whatever it holds."""

from __future__ import annotations

import pytest

from .told import said, told

SHEET = "kind: schedule\nname: Rates\nprinting: [%s]\n"
HEADS = "{shows: heads-missing, at: 195}"
THOUSANDS = '{shows: amounts-differ, forms: [$1001, "$1,000"], at: 448}'
CENTS = "{shows: amounts-differ, forms: [$.50, $0.50], at: 435}"


@pytest.mark.parametrize(
    ("seen", "answer", "message"),
    [
        (HEADS, "unclear 195", "rows on a new page have no heads of columns over them"),
        (f"{HEADS}, {THOUSANDS}", "unclear 195 448", "over them; amounts are written in several ways ($1001 and $1,000)"),
        (f"{THOUSANDS}, {HEADS}, {CENTS}", "unclear 448 195 435", "amounts are written in several ways ($1001 and $1,000; $.50 and $0.50); rows"),
        ("{shows: sentence-cut, at: [3652, 3656]}", "unclear 3652, 3656", "in the middle of a sentence"),
        ("{shows: other-title, forms: [Stud], at: 456}", "unclear 456", "another name than the sheet (Stud)"),
    ],
)
def test_what_the_page_shows(seen: str, answer: str, message: str) -> None:
    assert told("tables-printed", SHEET % seen) == [answer]
    assert message in said("tables-printed", SHEET % seen)[0]
