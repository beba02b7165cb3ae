"""Options of two schedules side by side: which are the same, and which nearly so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from decimal import Decimal
from itertools import chain
from typing import NamedTuple

from ..docket.filings import Row
from ..model.fees import Cell, Tier
from ..model.values import Range
from ._fees import PERIODS

Step = tuple[str, Decimal, Decimal | None, str]
"""A fee column, the first and last whole amount of a tier, and its fee."""
Steps = tuple[Step, ...]
Pair = tuple[Row, Row]


def period(row: Row) -> str:
    """A fee by time is not the same as one by hand."""
    return next((fee.per for fee in row.prose if fee.per in PERIODS), "")


def head(row: Row) -> Hashable:
    """What an option is for, whatever it costs: its limit, its players, the time its fee buys."""
    limit, players = row.option.limit, row.option.players
    limits = (limit.low, limit.high, limit.figures) if limit else None
    return (
        limits,
        row.option.blinds,
        "" if players is None or players.any else str(players),
        period(row),
    )


def steps(row: Row) -> Steps:
    """What an option costs, in whole dollars and from low to high; no fee is the same as $0."""
    found = [step for name, cell in row.cells.items() for step in _steps(name, cell)]
    return tuple(sorted(found, key=lambda step: step[:2]))


def _steps(name: str, cell: Cell) -> Iterator[Step]:
    if cell.tiers:
        if any(tier.fee.dollars != 0 for tier in cell.tiers):
            yield from ((name, *whole(tier.range), _fee(tier)) for tier in cell.tiers)
    elif cell.fee is not None and cell.fee.dollars != 0 and cell.fee.text not in ("none", "waived"):
        yield name, Decimal(0), None, str(cell.fee)


def _fee(tier: Tier) -> str:
    return "none" if tier.fee.dollars == 0 else str(tier.fee)


def whole(span: Range) -> tuple[Decimal, Decimal | None]:
    """Above 35 is from 36 in whole dollars."""
    low = span.low + 1 if span.above else span.low
    return low, None if span.any or span.contradictory else span.high


def paired(some: list[Row], others: list[Row]) -> list[Pair]:
    """Options that are the same as far as they are printed: an empty cell may be any fee."""
    heads: dict[Hashable, list[Row]] = {}
    exact: dict[Hashable, list[Row]] = {}
    for two in others:
        heads.setdefault(head(two), []).append(two)
        exact.setdefault((head(two), steps(two)), []).append(two)
    blank = any(map(_blanks, others))
    pairs = []
    for one in some:
        if blank or _blanks(one):
            pairs += [(one, two) for two in heads.get(head(one), ()) if _same(one, two)]
        else:
            pairs += [(one, two) for two in exact.get((head(one), steps(one)), ())]
    return pairs


def _blanks(row: Row) -> set[str]:
    return {step[0] for step in steps(row) if step[3] == "blank"}


def _same(one: Row, two: Row) -> bool:
    empty = _blanks(one) | _blanks(two)
    filled = ([step for step in steps(row) if step[0] not in empty] for row in (one, two))
    return next(filled) == next(filled)


class Twins(NamedTuple):
    """Two options alike but for one figure: what a tier costs, or where it starts."""

    one: Row
    two: Row
    first: Step
    second: Step
    """The tiers that differ, one of each option."""

    @property
    def starts(self) -> bool:
        """Whether they differ in where they start, and not in the fee."""
        return self.first[1] != self.second[1]


def near(some: list[Row], others: list[Row]) -> list[Twins]:
    """Options that differ from just one of the others, and in one figure."""
    like: dict[Hashable, list[Row]] = {}
    for two in others:
        for key in _without_a_figure(two):
            like.setdefault(key, []).append(two)
    pairs = dict.fromkeys(chain(*(_likes(one, like) for one in some)))
    twins = [twin for pair in pairs for twin in _twins(*pair)]
    times = Counter(row for twin in twins for row in (twin.one, twin.two))
    return [twin for twin in twins if times[twin.one] == 1 == times[twin.two]]


def _likes(one: Row, like: dict[Hashable, list[Row]]) -> Iterator[Pair]:
    """An option with at most two of the others that may be its twin: two are as good as many."""
    for key in _without_a_figure(one):
        yield from ((one, two) for two in like.get(key, ())[:2])


def _twins(one: Row, two: Row) -> Iterator[Twins]:
    figure = _one_figure(steps(one), steps(two))
    yield from [Twins(one, two, *figure)] if figure else []


def _without_a_figure(row: Row) -> Iterator[Hashable]:
    """An option with the fee of one tier left out, or with the start of one and all ends."""
    given, of = steps(row), head(row)
    starts = tuple((name, start, fee) for name, start, _, fee in given)
    for n, (name, start, end, fee) in enumerate(given):
        yield of, n, (*given[:n], (name, start, end), *given[n + 1 :])
        yield of, n, (*starts[:n], (name, fee), *starts[n + 1 :])


def _one_figure(one: Steps, two: Steps) -> tuple[Step, Step] | None:
    """The tiers in whose one figure two ladders differ; nothing when they differ in more."""
    pairs = list(zip(one, two, strict=True))
    starts, ends, fees = ([(a, b) for a, b in pairs if a[n] != b[n]] for n in (1, 2, 3))
    if len(fees) == 1 and not starts and not ends:
        return fees[0]
    return starts[0] if len(starts) == 1 and not fees and len(ends) <= 1 else None
