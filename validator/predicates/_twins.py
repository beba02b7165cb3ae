"""Options of two schedules set side by side: which are the same however they are written, and which
nearly so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal

from ..docket.filings import Row
from ..docket.ladders import prose
from ..model.fees import Cell, Tier
from ..model.values import Range

PERIODS = ("half-hour", "hour", "day")

Step = tuple[str, Decimal, Decimal | None, str]
"""A fee column, the first and last whole amount of a tier, and its fee."""


def period(row: Row) -> str:
    """A fee by time is not the same as one by hand."""
    return next((fee.per for fee in prose(row.block, row) if fee.per in PERIODS), "")


def head(row: Row) -> tuple[object, ...]:
    """What an option is for, whatever it costs: its limit, its players, the time its fee buys."""
    limit = row.option.limit
    players = row.option.players
    return (
        (limit.low, limit.high, limit.figures) if limit else None,
        "" if players is None or players.any else str(players),
        period(row),
    )


def steps(row: Row) -> tuple[Step, ...]:
    """What an option costs, in whole dollars and from low to high; a fee of nothing is the same
    however it is printed.
    """
    return tuple(
        sorted(
            (step for name, cell in row.cells.items() for step in _steps(name, cell)),
            key=lambda step: (step[0], step[1]),
        )
    )


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
    return (
        span.low + 1 if span.above else span.low
    ), None if span.any or span.contradictory else span.high


def same(one: Row, two: Row) -> bool:
    """Whether two options are the same as far as they are printed: an empty cell, which blank-fee
    reports, may be any fee.
    """
    return head(one) == head(two) and _filled(one, two) == _filled(two, one)


def _filled(row: Row, other: Row) -> tuple[Step, ...]:
    empty = {step[0] for each in (row, other) for step in steps(each) if step[3] == "blank"}
    return tuple(step for step in steps(row) if step[0] not in empty)


@dataclass(frozen=True)
class Twins:
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
    pairs = [
        (one, two, figure)
        for one in some
        for two in others
        if head(one) == head(two) and (figure := _one_figure(steps(one), steps(two)))
    ]
    firsts, seconds = Counter(id(pair[0]) for pair in pairs), Counter(id(pair[1]) for pair in pairs)
    alone = [
        (one, two, pair) for one, two, pair in pairs if firsts[id(one)] == 1 == seconds[id(two)]
    ]
    return [Twins(one, two, *pair) for one, two, pair in alone]


def _one_figure(one: tuple[Step, ...], two: tuple[Step, ...]) -> tuple[Step, Step] | None:
    """The tiers in whose one figure two ladders differ; nothing when they differ in more."""
    if len(one) != len(two) or any(a[0] != b[0] for a, b in zip(one, two, strict=True)):
        return None
    starts, ends, fees = (
        [(a, b) for a, b in zip(one, two, strict=True) if a[n] != b[n]] for n in (1, 2, 3)
    )
    if len(fees) == 1 and not starts and not ends:
        return fees[0]
    return starts[0] if len(starts) == 1 and not fees and len(ends) <= 1 else None
