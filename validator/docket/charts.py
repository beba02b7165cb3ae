"""Hit-and-stand charts: which totals an instruction names, which no instruction names, which two name.

Totals run from hard 4 (two deuces) to 21 and from soft 12 (two aces) to 21; what lies above 21
needs no instruction.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from ..model.cards import Chart, ChartRow

Total = tuple[str, int]

DOMAIN: dict[str, range] = {"hard": range(4, 22), "soft": range(12, 22)}
_FORM = re.compile(r"(?:(hard|soft) )?(below )?([0-9]{1,4})(?:-([0-9]{1,4})|(\+|-))?\Z")


HOUSE = "house-chooses"


def choices(charts: Iterable[Chart]) -> list[list[Chart]]:
    """What is said of one hand in general: once for each chart that the house may choose."""
    given = list(charts)
    general = [chart for chart in given if not chart.if_]
    chosen: dict[str | None, list[Chart]] = {}
    for chart in (one for one in given if one.if_ == HOUSE):
        chosen.setdefault(chart.called, []).append(chart)
    return [[*general, *those] for those in chosen.values()] or [general]


def named(row: ChartRow, loosely: bool = False) -> frozenset[Total] | None:
    """The totals a row names; None for one that names the rest or something that is no total.
    *loosely*: as if it did not say hard or soft.
    """
    return _named(row.totals, loosely)


@lru_cache(4096)
def _named(said: str, loosely: bool) -> frozenset[Total] | None:
    match = _FORM.match(said)
    if not match:
        return None
    kind, low, high = match[1], *_ends(*match.groups()[1:])
    kinds = (kind,) if kind and not loosely else tuple(DOMAIN)
    return frozenset((k, total) for k in kinds for total in DOMAIN[k] if low <= total <= high)


def _ends(below: str | None, first: str, last: str | None, sign: str | None) -> tuple[int, int]:
    """The lowest and the highest total of ``below 17``, ``4-9``, ``17+`` or ``12``."""
    low = 0 if sign == "-" or below else int(first)
    if below:
        return low, int(first) - 1
    return low, int(last) if last else 99 if sign == "+" else int(first)


def held(rows: Iterable[ChartRow], loosely: bool = False) -> frozenset[Total]:
    """The totals that rows name together."""
    return frozenset().union(*(named(row, loosely) or () for row in rows))


def uncovered(rows: Iterable[ChartRow], loosely: bool = False) -> tuple[Total, ...]:
    """Totals without an instruction. *loosely*: as if no row said hard or soft."""
    given = list(rows)
    if any(row.totals == "other" for row in given):
        return ()
    answered = held(given, loosely)
    every = ((kind, total) for kind, span in DOMAIN.items() for total in span)
    return tuple(one for one in every if one not in answered)


def between(rows: Iterable[ChartRow], missing: Iterable[Total]) -> tuple[Total, ...]:
    """Of the missing totals, those with one below and one above that name their kind."""
    answered = held(row for row in rows if _kind(row))
    spans = {kind: [total for one, total in answered if one == kind] for kind in DOMAIN}
    ends = {kind: (min(span, default=0), max(span, default=0)) for kind, span in spans.items()}
    return tuple(one for one in missing if ends[one[0]][0] < one[1] < ends[one[0]][1])


def clashes(rows: Iterable[ChartRow]) -> Iterator[tuple[ChartRow, ChartRow, tuple[Total, ...]]]:
    """Pairs of rows that say different things of one total; one for hard or soft alone may."""
    given = [(row, totals) for row in rows if (totals := named(row))]
    for number, (row, totals) in enumerate(given):
        for other, others in given[number + 1 :]:
            alike = _kind(row) == _kind(other)
            if row.must_ != other.must_ and alike and totals & others:
                yield row, other, tuple(sorted(totals & others))


def _kind(row: ChartRow) -> bool:
    """Whether it tells hard and soft totals apart."""
    return bool(row.totals.startswith(("hard", "soft")))


def runs(totals: Iterable[Total]) -> Iterator[tuple[str, int, int]]:
    """Totals drawn together: hard or soft, the first and the last of a run."""
    given = set(totals)
    for kind, domain in DOMAIN.items():
        run: list[int] = []
        for total in (*domain, domain[-1] + 1):
            if (kind, total) in given:
                run.append(total)
            elif run:
                yield kind, run[0], run[-1]
                run = []


def spoken(totals: Iterable[Total]) -> str:
    """``hard 16 or less and soft 18 or more``; ``hard 5 to 16`` within the span; ``soft 17`` alone."""
    return " and ".join(_run(kind, first, last) for kind, first, last in runs(totals))


def _run(kind: str, first: int, last: int) -> str:
    if first == last:
        return f"{kind} {first}"
    if first == DOMAIN[kind][0]:
        return f"{kind} {last} or less"
    return f"{kind} {first} or more" if last == 21 else f"{kind} {first} to {last}"
