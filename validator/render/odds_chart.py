"""Odds as pictures: how often each row comes, and the edge over the number of decks.

Plain figures for a template; floats only here, where a pixel is all that depends on them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import log10

from ..odds.table import Worked

SHORTEST = 6.0
"""The bar of the rarest row, in percent of the width; certainty is all of it."""
WIDE, HIGH, EDGE = 360, 120, 28


def bars(worked: Worked) -> list[float]:
    """The width of each row's bar in percent, by the logarithm of its chance."""
    below = [log10(worked.total) - log10(row.ways) if row.ways else None for row in worked.rows]
    most = max((one for one in below if one is not None), default=0.0) or 1.0
    return [0.0 if one is None else round(100 - (100 - SHORTEST) * one / most, 1) for one in below]


@dataclass(frozen=True, slots=True)
class Line:
    """An edge over numbers of decks, as points of a picture."""

    points: tuple[tuple[float, float], ...]
    zero: float | None
    """Where the edge is zero, when that is in the picture."""

    wide: int = WIDE
    high: int = HIGH

    @property
    def path(self) -> str:
        return " ".join(f"{x},{y}" for x, y in self.points)


def line(edges: Sequence[Fraction]) -> Line | None:
    """The line through the edges of one, two, three ... decks; none for fewer than two."""
    if len(edges) < 2:
        return None
    low, high = min(edges), max(edges)
    room = float(high - low) or 1.0

    def down(edge: Fraction) -> float:
        return round(EDGE + (HIGH - 2 * EDGE) * float(high - edge) / room, 1)

    step = (WIDE - 2 * EDGE) / (len(edges) - 1)
    points = tuple((round(EDGE + step * place, 1), down(edge)) for place, edge in enumerate(edges))
    return Line(points, down(Fraction(0)) if low <= 0 <= high else None)
