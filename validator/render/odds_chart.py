"""Odds as pictures: how often each row comes, and the edge over the number of decks.

Plain figures for a template; floats only here, where a pixel is all that depends on them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import log10

from ..odds.table import Worked

DECADES = 9
"""Bars reach from certainty down to one in a billion, a tenth of the chance at each step."""
WIDE, HIGH, EDGE = 320, 120, 24


def bar(chance: Fraction) -> float:
    """The width of a bar in percent, by the logarithm of the chance."""
    if chance <= 0:
        return 0.0
    below = log10(chance.numerator) - log10(chance.denominator)
    return round(max(100 * (1 + below / DECADES), 0.5), 1)


def bars(worked: Worked) -> list[float]:
    return [bar(Fraction(row.ways, worked.total)) for row in worked.rows]


@dataclass(frozen=True, slots=True)
class Line:
    """An edge over numbers of decks, as points of a picture."""

    points: tuple[tuple[float, float], ...]
    zero: float | None
    """Where the edge is zero, when that is in the picture."""

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
