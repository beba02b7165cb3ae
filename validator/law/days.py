"""A day of the law, or the window in which it lies."""

from __future__ import annotations

from datetime import date, timedelta

from ..model.rulebook import When

LAST = date.max - timedelta(days=1)
"""The last day that has a next one."""


def earliest(moment: When) -> date:
    """The first day on which it may have been so."""
    if moment.on or not moment.after:
        return moment.on or date.min
    return min(moment.after, LAST) + timedelta(days=1)


def latest(moment: When) -> date:
    """The first day on which it was certainly so."""
    return moment.on or moment.by or date.max


def when(moment: When) -> str:
    """A day or window in words."""
    first, last = (day or "an unknown day" for day in (moment.after, moment.by))
    return f"{moment.on}" if moment.on else f"between {first} and {last}"
