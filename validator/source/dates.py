"""Days as they are written: one way only."""

from __future__ import annotations

import re
from datetime import date

_DAY = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")


def day(text: object) -> date:
    """``2011-12-20`` and no other way to write a date; raises ValueError."""
    try:
        if isinstance(text, str) and _DAY.fullmatch(text):
            return date.fromisoformat(text)
    except ValueError:
        pass
    raise ValueError("a date such as 2011-12-20")
