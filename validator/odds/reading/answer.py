"""What can be said of one wager: worked out under a reading, or why not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from ...model.values import Odds, Range
from ...model.wagers import PayRow, PayTable, Wager
from ..table import Worked


class NotComputed(Exception):
    """Why a wager cannot be worked out from its document."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One wager, at one number of decks, under one reading.

    ``not_computed`` beside ``worked``: chances that hold whatever is played or paid, and why there
    is no return.
    """

    wager: str
    worked: Worked | None = None
    decks: int | None = None
    reading: str = ""
    staked: bool = True
    not_computed: str = ""
    of_itself: bool = True
    """False for a bet that another must come before: it is made only when that looks well."""

    def __post_init__(self) -> None:
        """Whatever a document lists twice or leaves out, every way is in one row at most."""
        if self.worked and not 0 <= sum(row.ways for row in self.worked.rows) <= self.worked.total:
            raise NotComputed("its rows have more ways than there are")
        if self.worked and not self.worked.total:
            raise NotComputed("nothing that can happen decides it")

    @property
    def whole(self) -> bool:
        """Whether nothing is left open."""
        return self.worked is not None and not self.not_computed

    @property
    def returns(self) -> bool:
        """Whether it has a return and an edge."""
        return self.whole and self.staked


@dataclass(frozen=True, slots=True)
class Paid:
    """One column of a pay table."""

    rows: tuple[tuple[PayRow, Fraction], ...]
    name: str
    staked: bool
    highest: bool = False
    """Whether only the highest row is said to be paid."""


def joined(*readings: str) -> str:
    return "; ".join(reading for reading in readings if reading)


def has_odds(table: PayTable) -> bool:
    return not table.statistic and (table.odds is not None or bool(table.rows))


def net(odds: Odds) -> Fraction:
    """What a unit wagered wins by these odds; 0 when it is given back, -1 when it is lost."""
    if odds.style == "dollars":
        return odds.win or Fraction(0)
    if odds.multiple is not None:
        return odds.multiple
    known = {"push": 0, "returned": 0, "none": -1, "loses": -1}
    if odds.text not in known:
        raise NotComputed(f"what {odds.text!r} pays is not said")
    return Fraction(known[odds.text])


def tables(wager: Wager) -> Iterator[Paid]:
    """Every column of every pay table with rows; one that says the same again is left out."""
    seen: set[frozenset[tuple[str, Fraction]]] = set()
    found = [table for table in wager.pays if table.rows and not table.statistic]
    for number, table in enumerate(found):
        for place in range(max(len(row.pays) for row in table.rows)):
            paid = _column(table, place, _name(table, number, place, len(found)))
            key = frozenset((row.label, pays) for row, pays in paid.rows)
            if key not in seen:
                seen.add(key)
                yield paid


def _name(table: PayTable, number: int, place: int, tables_: int) -> str:
    column = table.headings[place] if len(table.headings) > 1 else ""
    told = table.identifier or ("layout" if table.printed == "layout" else "")
    if not told and tables_ > 1:
        told = f"table {number + 1}"
    return joined(told, column)


def _column(table: PayTable, place: int, name: str) -> Paid:
    rows = [(row, row.pays[place]) for row in table.rows if len(row.pays) > place]
    if not rows:
        raise NotComputed("the pay table has no payments")
    staked = not any(odds.style == "dollars" for _, odds in rows)
    told = tuple((row, _unpaid(net(odds), odds, staked)) for row, odds in rows)
    return Paid(told, name, staked, bool(table.highest_only))


def _unpaid(pays: Fraction, odds: Odds, staked: bool) -> Fraction:
    return pays if staked or odds.style == "dollars" else Fraction(0)


def only_odds(wager: Wager) -> Fraction:
    """The one payment of a wager that has no rows."""
    found = {net(table.odds) for table in wager.pays if table.odds and not table.when}
    if len(found) > 1:
        raise NotComputed("the filing gives several payments for it")
    if not found:
        raise NotComputed("no pay table")
    return found.pop()


def inside(value: int, counts: Range | None) -> bool:
    """Whether a count is in a range; every count is in none."""
    if counts is None:
        return True
    return counts.low <= value and (counts.high is None or value <= counts.high)
