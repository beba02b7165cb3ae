"""A wager worked out: the ways of each row, and what follows from them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations
from typing import Generic, TypeVar

Case = TypeVar("Case")


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a pay table and the ways it comes.

    ``pays`` is the net win: 0 pushes, -1 loses; None where the filing does not say what is paid.
    """

    label: str
    pays: Fraction | None
    ways: int


@dataclass(frozen=True, slots=True)
class Worked:
    """Every row with its ways, out of ``total``; a way that is in no row loses the wager."""

    rows: tuple[Row, ...]
    total: int
    shared: tuple[str, ...] = ()
    """Two rows that one deal can fit, where no row is for just that."""
    hidden: tuple[str, ...] = ()
    """Rows that deals fit, each of which also fits a row that pays more."""

    @property
    def priced(self) -> bool:
        """Whether every row says what it pays."""
        return all(row.pays is not None for row in self.rows)

    def _moment(self, power: int) -> Fraction:
        lost = self.total - sum(row.ways for row in self.rows)
        rows = ((row.pays or Fraction(0)) ** power * row.ways for row in self.rows)
        return (sum(rows, Fraction(0)) + Fraction(-1) ** power * lost) / self.total

    @property
    def net(self) -> Fraction:
        """What one unit wagered wins on average."""
        return self._moment(1)

    @property
    def variance(self) -> Fraction:
        """The square of the standard deviation of what one unit wins."""
        return self._moment(2) - self.net**2

    @property
    def edge(self) -> Fraction:
        return -self.net

    @property
    def returned(self) -> Fraction:
        """What comes back of one unit, the unit itself included."""
        return 1 + self.net

    @property
    def hit(self) -> Fraction:
        """How often something is won."""
        won = sum(row.ways for row in self.rows if row.pays is None or row.pays > 0)
        return Fraction(won, self.total)

    @property
    def pushed(self) -> Fraction:
        """How often the wager is given back."""
        return Fraction(sum(row.ways for row in self.rows if row.pays == 0), self.total)

    @property
    def resolved_edge(self) -> Fraction:
        """The edge of a wager that is won or lost, those given back left out."""
        return self.edge / (1 - self.pushed) if self.pushed < 1 else Fraction(0)


@dataclass(frozen=True)
class Asked(Generic[Case]):
    """A row to be counted: which cases are its own."""

    label: str
    pays: Fraction
    holds: Callable[[Case], bool]


def paid_once(
    cases: Mapping[Case, int], rows: Sequence[Asked[Case]], before: Sequence[str] = ()
) -> Worked:
    """Each case is paid by the row it fits that pays most, wherever that row is printed.

    Rows *before* the others are tried first, whatever they pay.
    """
    order = sorted(
        range(len(rows)), key=lambda place: (rows[place].label not in before, -rows[place].pays)
    )
    ways = [0] * len(rows)
    for case, count in cases.items():
        for place in order:
            if rows[place].holds(case):
                ways[place] += count
                break
    told = tuple(Row(row.label, row.pays, count) for row, count in zip(rows, ways, strict=True))
    unpaid = [row for row, count in zip(rows, ways, strict=True) if not count]
    hidden = tuple(row.label for row in unpaid if any(map(row.holds, cases)))
    return Worked(told, sum(cases.values()), hidden=hidden)


def narrower_too(
    cases: Mapping[Case, int], rows: Sequence[Asked[Case]]
) -> Iterator[tuple[Worked, str]]:
    """Rows paid once; and where a wider row hides a narrower one, also with that tried first."""
    once = paid_once(cases, rows)
    if not once.hidden:
        yield once, ""
        return
    yield once, "a hand that fits two rows is paid by the better one"
    told = "a hand that fits two rows is paid by the narrower one"
    yield replace(paid_once(cases, rows, once.hidden), hidden=once.hidden), told


def shared_rows(cases: Mapping[Case, int], rows: Sequence[Asked[Case]]) -> tuple[int, ...]:
    """The first two rows that overlap. A row inside another is the narrower one, and no overlap."""
    fits = [{case for case in cases if row.holds(case)} for row in rows]
    for one, two in combinations(range(len(rows)), 2):
        both = fits[one] & fits[two]
        apart = both not in (fits[one], fits[two])
        if both and apart and not any(held == both for held in fits):
            return one, two
    return ()


def each_way(
    cases: Mapping[Case, int], rows: Sequence[Asked[Case]], highest: bool = False
) -> Iterator[tuple[Worked, str]]:
    """Rows paid once; and where two overlap, and not only the *highest* is paid, also both."""
    once = paid_once(cases, rows)
    pair = () if highest else shared_rows(cases, rows)
    if not pair:
        yield once, ""
        return
    names = tuple(rows[place].label for place in pair)
    yield replace(once, shared=names), "a deal that fits two rows is paid by the better one"
    one, two = (rows[place] for place in pair)
    rest = {case: n for case, n in cases.items() if not (one.holds(case) and two.holds(case))}
    ways = once.total - sum(rest.values())
    apart = (*paid_once(rest, rows).rows, Row(" and ".join(names), one.pays + two.pays, ways))
    yield Worked(apart, once.total, names), "a deal that fits two rows is paid by both"


def even(label: str, wins: int, total: int, pays: Fraction, pushes: int = 0) -> Worked:
    """A wager with one payment, and perhaps a push."""
    pushed = (Row("push", Fraction(0), pushes),) if pushes else ()
    return Worked((Row(label, pays, wins), *pushed), total)


def chances(
    cases: Mapping[Case, int], rows: Sequence[tuple[str, Callable[[Case], bool]]]
) -> Worked:
    """Ways of rows without payments, each case in the first row that it fits."""
    ways = [0] * len(rows)
    for case, count in cases.items():
        place = next((one for one, (_, holds) in enumerate(rows) if holds(case)), None)
        if place is not None:
            ways[place] += count
    told = (Row(label, None, count) for (label, _), count in zip(rows, ways, strict=True))
    return Worked(tuple(told), sum(cases.values()))
