"""Exact linear arithmetic, as much as the proofs need: Fourier-Motzkin over fractions.

A system is a list of expressions that are each at least nothing, or more than nothing. It has no
solution, or an example is given.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

ONE = "1"
"""The name under which an expression keeps its constant."""


class Row(NamedTuple):
    """An expression that is not negative; *strict*: that is positive."""

    of: dict[str, Fraction]
    strict: bool = False


def expression(**terms: int) -> dict[str, Fraction]:
    """``expression(bank=1, paid=-1)`` is the bank less what is paid."""
    return {name: Fraction(times) for name, times in terms.items() if times}


def plus(
    first: dict[str, Fraction], second: dict[str, Fraction], times: Fraction | int = 1
) -> dict[str, Fraction]:
    """The first, and so many times the second."""
    made = dict(first)
    for name, value in second.items():
        made[name] = made.get(name, Fraction(0)) + times * value
    return {name: value for name, value in made.items() if value}


def at_least(expression: dict[str, Fraction]) -> Row:
    return Row(expression)


def negated(row: Row) -> Row:
    """What holds where the row does not."""
    return Row({name: -value for name, value in row.of.items()}, not row.strict)


def follows(goal: Row, given: list[Row]) -> bool:
    """Whether the goal holds wherever all that is given does."""
    return solution([*given, negated(goal)]) is None


def solution(rows: list[Row]) -> dict[str, Fraction] | None:
    """A solution of the system, or None where there is none."""
    names = sorted({name for row in rows for name in row.of if name != ONE})
    return _solve(rows, names)


def _solve(rows: list[Row], names: list[str]) -> dict[str, Fraction] | None:
    if not names:
        return {} if all(map(_holds, rows)) else None
    name, rest = names[-1], names[:-1]
    low, high, others = _parted(name, rows)
    crossed = [_without(name, one, two) for one in low for two in high]
    found = _solve([*others, *crossed], rest)
    return None if found is None else {**found, name: _between(name, low, high, found)}


def _parted(name: str, rows: list[Row]) -> tuple[list[Row], list[Row], list[Row]]:
    """Rows that bound a name from below, from above, and those that do not speak of it."""
    low: list[Row] = []
    high: list[Row] = []
    others: list[Row] = []
    for row in rows:
        times = row.of.get(name, 0)
        (low if times > 0 else high if times < 0 else others).append(row)
    return low, high, others


def _holds(row: Row) -> bool:
    value = row.of.get(ONE, Fraction(0))
    return value > 0 if row.strict else value >= 0


def _without(name: str, low: Row, high: Row) -> Row:
    """Both rows in one that does not speak of *name*."""
    made = plus({}, low.of, -high.of[name])
    made = plus(made, high.of, low.of[name])
    made.pop(name, None)
    return Row(made, low.strict or high.strict)


def _between(name: str, low: list[Row], high: list[Row], found: dict[str, Fraction]) -> Fraction:
    """A value for *name* inside its bounds."""
    least = max((_bound(name, row, found) for row in low), default=None)
    most = min((_bound(name, row, found) for row in high), default=None)
    if least is None:
        return Fraction(0) if most is None else most - 1
    return least + 1 if most is None else (least + most) / 2


def _bound(name: str, row: Row, found: dict[str, Fraction]) -> Fraction:
    rest = sum(
        (value * (found[one] if one != ONE else 1) for one, value in row.of.items() if one != name),
        Fraction(0),
    )
    return -rest / row.of[name]
