"""Faults in ladders of fees."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from itertools import pairwise
from typing import Any

from validator.model.values import Range
from validator.source.read import Path

from .fault import Doc, Fault, drop, exchange, fault, insert, operator, put, said

ONE_WAGER = ("player-wager", "wager", "bet", "ante")


@dataclass(frozen=True)
class Ladder:
    """The tiers of one cell of one option."""

    option: Path
    cell: Path
    basis: str | None
    tiers: list[Any]
    ranges: list[Range]
    limit: tuple[int, int] | None

    def tier(self, number: int) -> Path:
        return (*self.cell, number)


def ladders(doc: Doc, least: int = 2) -> Iterator[Ladder]:
    """Ladders of plain pairs, from low to high, of at least so many tiers."""
    for at, block in said(doc.data, "blocks"):
        bases = {
            column.get("is"): column.get("on")
            for _, column in said(block, "columns")
            if isinstance(column, dict)
        }
        for where, option in said(block, "options"):
            for name, cell in option.items():
                if (
                    isinstance(cell, list)
                    and len(cell) >= least
                    and name != "at"
                    and all(isinstance(tier, list) for tier in cell)
                ):
                    ranges = [Range.parse(tier[0]) for tier in cell]
                    yield Ladder(
                        (*at, *where),
                        (*at, *where, name),
                        bases.get(name),
                        cell,
                        ranges,
                        _limit(option.get("limit")),
                    )


def _limit(text: Any) -> tuple[int, int] | None:
    low, _, high = str(text).partition("-")
    return (int(low), int(high)) if low.isdigit() and high.isdigit() else None


def _whole(*bounds: Decimal | None) -> bool:
    return all(bound is not None and bound == int(bound) for bound in bounds)


def _text(low: Decimal | int, high: Decimal | int | None) -> str:
    return f"{int(low)}+" if high is None else f"{int(low)}-{int(high)}"


@operator(
    "a tier starts later than the one before it ends, so that some amounts have no fee", "schedule"
)
def tier_starts_late(doc: Doc) -> Iterator[Fault]:
    for ladder in ladders(doc):
        for number, tier in enumerate(ladder.ranges[1:], 1):
            if tier.high is not None and _whole(tier.low, tier.high) and tier.high - tier.low > 3:
                yield fault(
                    ladder.option,
                    put(
                        (*ladder.tier(number), 0),
                        _text(tier.low + (tier.high - tier.low) // 3, tier.high),
                    ),
                )


@operator(
    "a tier starts before the one before it ends, so that some amounts have two fees", "schedule"
)
def tier_starts_early(doc: Doc) -> Iterator[Fault]:
    for ladder in ladders(doc):
        for number, (last, tier) in enumerate(
            zip(ladder.ranges, ladder.ranges[1:], strict=False), 1
        ):
            if (
                last.high is not None
                and _whole(last.low, last.high, tier.low)
                and last.high > last.low
                and ladder.tiers[number][1] != ladder.tiers[number - 1][1]
            ):
                yield fault(
                    ladder.option,
                    put(
                        (*ladder.tier(number), 0),
                        _text(last.high - (last.high - last.low) // 4, tier.high),
                    ),
                )


@operator("a tier in the middle of a ladder is left out", "schedule")
def tier_left_out(doc: Doc) -> Iterator[Fault]:
    for ladder in ladders(doc, 3):
        for number in range(1, len(ladder.tiers) - 1):
            yield fault(ladder.option, drop(ladder.tier(number)))


@operator("a tier is printed twice with different fees", "schedule")
def tier_printed_twice(doc: Doc) -> Iterator[Fault]:
    for ladder in ladders(doc):
        for number, ((text, fee), (_, other)) in enumerate(pairwise(ladder.tiers)):
            if isinstance(other, int | Decimal) and fee != other:  # a new amount is one rate more
                yield fault(ladder.option, insert(ladder.tier(number + 1), [text, other]))


@operator("two neighbouring tiers change places", "schedule")
def tiers_out_of_order(doc: Doc) -> Iterator[Fault]:
    for ladder in ladders(doc, 3):
        for number in range(len(ladder.tiers) - 1):
            yield fault(
                ladder.option, *exchange(doc.data, ladder.tier(number), ladder.tier(number + 1))
            )


@operator("the fees of two tiers are exchanged, so that more action costs less", "schedule")
def tier_fees_exchanged(doc: Doc) -> Iterator[Fault]:
    for ladder in ladders(doc):
        for number, ((_, low), (_, high)) in enumerate(
            zip(ladder.tiers, ladder.tiers[1:], strict=False)
        ):
            if isinstance(low, int | Decimal) and isinstance(high, int | Decimal) and low < high:
                yield fault(
                    ladder.option,
                    *exchange(doc.data, (*ladder.tier(number), 1), (*ladder.tier(number + 1), 1)),
                )


@operator(
    "the open top of a ladder on the action of a whole table is closed far below what the table can reach",
    "schedule",
)
def open_top_closed(doc: Doc) -> Iterator[Fault]:
    for ladder in ladders(doc):
        top = ladder.ranges[-1]
        if (
            top.high is None
            and not top.any
            and ladder.basis == "total-table-action"
            and ladder.limit
            and top.low + 99 < 2 * ladder.limit[1]
        ):
            yield fault(
                ladder.option,
                put((*ladder.tier(len(ladder.tiers) - 1), 0), _text(top.low, top.low + 99)),
            )


@operator("the last tier is given an upper bound and a plus sign as well", "schedule")
def bound_both_ways(doc: Doc) -> Iterator[Fault]:
    for ladder in ladders(doc):
        top = ladder.ranges[-1]
        if top.high is None and not top.any and _whole(top.low):
            yield fault(
                ladder.option,
                put((*ladder.tier(len(ladder.tiers) - 1), 0), f"{_text(top.low, top.low * 2)}+"),
            )


@operator("the lowest tier starts above the least wager of the table", "schedule")
def least_wager_without_fee(doc: Doc) -> Iterator[Fault]:
    for ladder in ladders(doc):
        first = ladder.ranges[0]
        if (
            ladder.limit
            and ladder.limit[0] == first.low
            and first.high
            and first.high - first.low > 8
            and ladder.basis
        ):
            yield fault(ladder.option, put((*ladder.tier(0), 0), _text(first.low + 5, first.high)))


@operator("a ladder on a single wager has a tier above the table limit", "schedule")
def tier_above_limit(doc: Doc) -> Iterator[Fault]:
    for ladder in ladders(doc):
        top, fee = ladder.ranges[-1], ladder.tiers[-1][1]
        if (
            ladder.basis in ONE_WAGER
            and ladder.limit
            and top.high == ladder.limit[1]
            and isinstance(fee, int | Decimal)
        ):
            yield fault(
                ladder.option,
                insert(
                    ladder.tier(len(ladder.tiers)), [_text(top.high + 1, top.high * 2), fee + 1]
                ),
            )


@operator("the table limit of an option is lowered below its ladder on a single wager", "schedule")
def limit_below_ladder(doc: Doc) -> Iterator[Fault]:
    for ladder in ladders(doc):
        last = ladder.ranges[-1]
        if (
            ladder.basis in ONE_WAGER
            and ladder.limit
            and last.high == ladder.limit[1]
            and last.low > ladder.limit[0] + 5
        ):
            yield fault(
                ladder.option, put((*ladder.option, "limit"), _text(ladder.limit[0], last.low - 1))
            )
