"""A place is narrow: three lines, or one table."""

from __future__ import annotations

import pytest

from tests.trace.made import source
from validator.model.values import Lines
from validator.trace.width import too_wide

LONG = "This is a sentence of the rules which is long enough that nobody would take it for the line of a list or a row of a table at all."
PAGES = "Heading\n\n1\ta\n2\tb\n3\tc\n\nHeading\n\n4\td\n5\te\n\nHeading\n\n6\tf"


@pytest.mark.parametrize(
    ("text", "at", "lines"),
    [
        ("\n".join([LONG] * 5), "1-3", 0),
        ("\n".join([LONG] * 5), "1-4", 4),
        ("\n\n".join([LONG] * 3), "1-5", 0),
        (PAGES, "3-14", 0),
        ("\n".join(f"{n}\tx" for n in range(9)), "1-9", 0),
        ("\n".join([LONG, *(f"{n}\tx" for n in range(9))]), "1-10", 0),
        ("\n".join([*[LONG] * 4, *(f"{n}\tx" for n in range(9))]), "1-13", 13),
        ("\n".join(f"- item {n}" for n in range(9)), "1-9", 0),
        ("- a\n- b\n" + LONG + "\n- c\n- d", [1, 2, 4, 5], 4),
    ],
)
def test_width(text: str, at: object, lines: int) -> None:
    assert too_wide(Lines.parse(at), source(text)) == lines
