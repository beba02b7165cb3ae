"""Bets on numbers drawn without favor: a wheel, and numbers matched at keno or bingo."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from .table import Row, Worked


def numbers(covered: int, compartments: int, pays: Fraction, label: str) -> Worked:
    """A bet on so many numbers of a wheel."""
    return Worked((Row(label, pays, covered),), compartments)


def matched(marked: int, drawn: int = 20, of: int = 80) -> tuple[int, ...]:
    """Ways to draw so that 0, 1, 2 ... of the numbers marked are among those drawn."""
    return tuple(comb(marked, hits) * comb(of - marked, drawn - hits) for hits in range(marked + 1))
