"""A printed cell says what the document says of it, or does not."""

from __future__ import annotations

from typing import Any

import pytest

from validator.trace.cells import SAYS, is_header
from validator.trace.figures import plain


@pytest.mark.parametrize(
    ("kind", "value", "cell", "agrees"),
    [
        ("range", "5-50", r"\$5 - \$50", True),
        ("range", "5-50", r"\$5 - \$51", False),
        ("range", "401+", r"\$401+", True),
        ("range", "401+", r"\$401 - \$1,000", False),
        ("range", "401-1000+", r"\$401 - \$1,000 +", True),
        ("range", "401-1000", r"\$401 - \$1,000 +", False),
        ("range", 5, r"\$5", True),
        ("range", "7+", "7 or more", True),
        ("range", "5-6", "5 to 6", True),
        ("range", "0-4", "4 or less", True),
        ("range", "0-5", "4 or less", False),
        ("range", "4-6", "4,5,6", True),
        ("range", "4-7", "4,5,6", False),
        ("range", "any", "Any Amount", True),
        ("range", 1, "Initial Round", True),
        ("range", "4+", "Round 4 or more", True),
        ("range", ">35-100", r"\$35+ to \$100", True),
        ("range", "35-100", r"\$35+ to \$100", False),
        ("limit", "10-20-40", r"\$10-\$20-\$40", True),
        ("limit", "10-20", r"\$10-\$20-\$40", False),
        ("limit", "10-20+", r"\$10/\$20 or higher", True),
        ("limit", "no-limit", "No Limit", True),
        ("limit", "pot-limit", "Pot Limit", True),
        ("limit", "pot-limit", "No Limit", False),
        ("limit", 100, r"\$100 +", False),
        ("charge", "none", "N/A", True),
        ("charge", "none", "", False),
        ("charge", "blank", "", True),
        ("charge", 1, r"\$1 per hand", True),
        ("charge", 2, r"\$1.00", False),
        ("name", 6, "6", True),
        ("name", 6, "Option 6", True),
        ("name", 6, "7", False),
    ],
)
def test_cell(kind: str, value: Any, cell: str, agrees: bool) -> None:
    assert SAYS[kind](value, plain(cell)) is agrees


@pytest.mark.parametrize(
    ("row", "header"),
    [
        (("schedule option", "per player fee (per 1/2 hour)"), True),
        (("", "$5"), False),
        (("3", "each player"), False),
        (("initial round", "fee"), False),
    ],
)
def test_header(row: tuple[str, ...], header: bool) -> None:
    assert is_header(row) is header
