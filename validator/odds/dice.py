"""Bets on two dice: one roll, a roll that decides, and the come-out with a point."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from .table import Row, Worked

ROLLS = {total: 6 - abs(7 - total) for total in range(2, 13)}
"""Ways to roll each total, of 36."""


@dataclass(frozen=True, slots=True)
class FirstRoll:
    """Totals that decide a come-out roll. Every other total becomes the point."""

    wins: tuple[str, ...]
    loses: tuple[str, ...] = ()
    pushes: tuple[str, ...] = ()

    def points(self) -> list[int]:
        decided = {*self.wins, *self.loses, *self.pushes}
        return [total for total in ROLLS if str(total) not in decided]


def ways(rolls: Collection[str]) -> int:
    """Ways of totals, of ``hard 8`` (a pair) and ``easy 8`` (no pair)."""
    return sum(_one(roll) for roll in rolls)


def _one(roll: str) -> int:
    manner, _, total = roll.rpartition(" ")
    count = ROLLS.get(int(total), 0)
    pair = 1 if int(total) % 2 == 0 and 2 <= int(total) <= 12 else 0
    return {"": count, "hard": pair, "easy": count - pair}[manner]


def one_roll(rows: Collection[tuple[str, Fraction, Collection[str]]]) -> Worked:
    """A bet decided by the next roll: rows of label, payment and totals."""
    return Worked(tuple(Row(label, pays, ways(totals)) for label, pays, totals in rows), 36)


def until(wins: Collection[str], loses: Collection[str], pays: Fraction, label: str) -> Worked:
    """A bet that stands until one of its rolls comes; the others do not count."""
    won, lost = ways(wins), ways(loses)
    return Worked((Row(label, pays, won),), won + lost)


def come_out(first: FirstRoll, pays: Fraction, with_point: bool) -> Worked:
    """A bet with a come-out roll; any other total is the point; then it or a seven decides.

    *with_point*: the point wins and seven loses (pass); else the other way round (don't pass).
    """
    unit = lcm(*(count + ROLLS[7] for count in ROLLS.values()))
    won, pushed = ways(first.wins) * unit, ways(first.pushes) * unit
    for total in first.points():
        if total == 7:
            raise ValueError("a seven on the first roll neither wins nor loses")
        point, seven = ROLLS[total], ROLLS[7]
        won += point * unit // (point + seven) * (point if with_point else seven)
    rows = (Row("wins", pays, won), *((Row("pushes", Fraction(0), pushed),) if pushed else ()))
    return Worked(rows, 36 * unit)


def against_seven(point: int, pays: Fraction, label: str, lays: bool = False) -> Worked:
    """Odds, place and buy bets: the number before a seven; *lays*: a seven before the number."""
    number, seven = ROLLS[point], ROLLS[7]
    return Worked((Row(label, pays, seven if lays else number),), number + seven)
