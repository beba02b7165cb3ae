"""The smallest round that breaks a property, or on which the readings part.

Rounds are tried from the smallest on: fewest bets first, then least money. What is found is what
the engine itself makes of the round, so a counterexample is always one that was played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from typing import NamedTuple

from ..model.wagers import Wager
from .engine import Settled, parts_of, settle
from .proof import NOT_BELOW_ZERO, SETTLED, WINS_AT_MOST, limits_of, proven
from .table import LOSES, WINS, Stake, Table, cents, fixed, payment, priced, rows_of
from .terms import Terms

MOST_BETS = 3
MOST_DOLLARS = 3
"""Of one stake and of the bank: no property needs more, since scaling a round changes nothing."""
MOST_TRIED = 50_000
"""Rounds of one number of bets. A filing that treats every bet in another way has far more."""
Breaks = Callable[[Settled], bool]
Parting = tuple[Table, tuple[Settled, ...]]


class Found(NamedTuple):
    """A round that shows something, and how many were tried before."""

    table: Table
    settled: Settled
    tried: int


def breaks(claim: str) -> Breaks:
    """Whether a settled round breaks a property."""
    return _BREAKS[claim]


_BREAKS: dict[str, Breaks] = {
    NOT_BELOW_ZERO: lambda one: any(step.has < 0 for step in one.steps),
    WINS_AT_MOST: lambda one: any(step.has > 2 * one.before for step in one.steps),
    SETTLED: lambda one: any(step.left_open for step in one.steps),
}


def counterexample(of: Terms, claim: str, reading: str) -> Found | None:
    """The smallest round that breaks a property under a reading."""
    broken = breaks(claim)
    for tried, table in enumerate(rounds(of)):
        for part in parts_of(of, reading):
            made = settle(table, of, reading, part)
            if broken(made):
                return Found(table, made, tried)
    return None


def first_broken(of: Terms, claim: str) -> Found | None:
    """The smallest round that breaks a property under a reading the filing leaves open."""
    open_ = (reading for reading in of.readings if not proven(of, claim, reading))
    return next(filter(None, (counterexample(of, claim, reading) for reading in open_)), None)


def difference(of: Terms) -> Parting | None:
    """The smallest round that the readings the filing leaves open settle differently."""
    return _parting(of, [(reading, of.parts[0]) for reading in of.readings])


def part_difference(of: Terms) -> Parting | None:
    """The smallest round that shows what can become of a bet covered in part."""
    return _parting(of, [(of.readings[0], part) for part in of.parts])


def _parting(of: Terms, ways: list[tuple[str, str]]) -> Parting | None:
    for table in rounds(of) if len(ways) > 1 else ():
        made = tuple(settle(table, of, reading, part) for reading, part in ways)
        if len({tuple(step.back for step in one.steps) for one in made}) > 1:
            return table, made
    return None


def rounds(of: Terms) -> Iterator[Table]:
    """Small rounds, the smallest first, of one wager for each way the rules treat one."""
    kinds = [bet for wager in _kinds(of) for bet in _bets(of, wager)]
    for count in range(1, MOST_BETS + 1):
        if MOST_DOLLARS * len(kinds) ** count > MOST_TRIED:
            return
        sized = [
            (bank + sum(Fraction(bet.stake) for bet in bets) / 100, number, bank, bets)
            for number, bets in enumerate(product(kinds, repeat=count))
            for bank in range(1, MOST_DOLLARS + 1)
        ]
        sized.sort(key=lambda one: one[:3])
        for _, _, bank, bets in sized:
            seated = tuple(bet._replace(seat=seat) for seat, bet in enumerate(bets, 2))
            yield Table(100 * bank, seated, 1, 2, count + 1)


def _kinds(of: Terms) -> Iterator[str]:
    """One wager of each kind: alike in limits and in what becomes of it uncovered."""
    seen = set()
    for name in limits_of(of):
        cover = of.cover(name)
        kind = (cover.limits, cover.uncovered)
        if kind not in seen:
            seen.add(kind)
            yield name


def _bets(of: Terms, name: str) -> Iterator[Stake]:
    """Bets of a few dollars that lose, and that win as little as they can."""
    wager = of.wagers[name]
    if fixed(wager):
        yield _won(wager, 0)
        return
    for dollars in range(1, MOST_DOLLARS + 1):
        stake = cents(Fraction(dollars))
        yield Stake(0, name, stake, LOSES, stake)
        yield _won(wager, dollars)


def _won(wager: Wager, dollars: int) -> Stake:
    stake = cents(Fraction(dollars))
    if not priced(wager):
        return Stake(0, wager.name, stake, WINS, stake)
    rows: list[str | None] = [row.label for row in rows_of(wager)] or [None]
    paid = [payment(wager, Fraction(dollars), row) for row in rows]
    least = min((one for one in paid if one.amount), key=lambda one: one.amount, default=paid[0])
    return Stake(0, wager.name, stake, WINS, cents(least.amount), least.by, str(least.at or ""))
