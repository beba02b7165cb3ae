"""A day of the law, or the window in which it lies."""

from __future__ import annotations

from datetime import date, timedelta

from ..model.rulebook import When


def earliest(moment: When) -> date:
    """The first day on which it may have been so."""
    return moment.on or (moment.after + timedelta(days=1) if moment.after else date.min)


def latest(moment: When) -> date:
    """The first day on which it was certainly so."""
    return moment.on or moment.by or date.max


def when(moment: When) -> str:
    """A day or window in words."""
    first, last = (day or "an unknown day" for day in (moment.after, moment.by))
    return f"{moment.on}" if moment.on else f"between {first} and {last}"
