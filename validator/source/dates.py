"""Days as they are written: one way only."""

from __future__ import annotations

from datetime import date


def day(text: object) -> date:
    """``2011-12-20`` and no other way to write a date; raises ValueError."""
    parts = text.split("-") if isinstance(text, str) else []
    if [len(part) for part in parts] == [4, 2, 2] and all(
        part.isascii() and part.isdigit() for part in parts
    ):
        try:
            return date(*map(int, parts))
        except ValueError:
            pass
    raise ValueError("a date such as 2011-12-20")
