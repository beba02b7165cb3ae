"""What a fee ladder is, however it was written: its payer, its basis, its tiers, its holes."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from itertools import pairwise
from typing import NamedTuple

from ..model.fees import Block, Column, Tier
from ..model.part import Part
from ..model.values import Range
from .filings import ScheduleFile
from .rows import Component as Component
from .rows import Row

ONE_WAGER = ("player-wager", "wager", "bet", "ante")
MONEY_BASES = (*ONE_WAGER, "total-player-wager", "total-table-action", "pot")


def covers(ranges: tuple[Range, ...], option: str) -> bool:
    """Whether prose that names options speaks of this one."""
    if not ranges or not option.isdecimal():
        return not ranges
    number = Decimal(option)
    return any(span.holds(number) for span in ranges)


def column(block: Block, name: str) -> Column | None:
    return next((c for c in block.columns if c.is_ == name), None)


def components(row: Row) -> tuple[Component, ...]:
    """The fees of an option."""
    return row.components


def damaged(row: Row) -> str | None:
    """How the printed cells of an option are broken, so that they cannot be judged."""
    part = row.place[0] if isinstance(row.place, tuple) else row.place
    return row.option.damaged or (part.damaged if isinstance(part, Part) else None)


def tiered(schedule: ScheduleFile) -> Iterator[tuple[Row, Component]]:
    """Every ladder of a schedule."""
    for _, rows in schedule.blocks:
        for row in rows:
            for component in components(row):
                if component.cell.tiers:
                    yield row, component


def starts(tiers: tuple[Tier, ...]) -> bool:
    """Whether a ladder only says where each tier begins: each then ends where the next begins."""
    rising = all(one.range.low < other.range.low for one, other in pairwise(tiers))
    return rising and all(tier.range.starts for tier in tiers)


def holding(tiers: tuple[Tier, ...], amount: Decimal) -> list[Tier]:
    """The tiers that hold an amount: one, unless they overlap or leave it out."""
    found = [tier for tier in tiers if tier.range.holds(amount)]
    return found[-1:] if starts(tiers) else found


def _after(tiers: tuple[Tier, ...]) -> Iterator[tuple[Tier, Tier]]:
    """In the order of amounts, each tier but the first, after the one before it that reaches furthest: a long tier covers what shorter ones leave out.

    A bound written both ways is read as closed, and reported by its own rule.
    """
    furthest: Tier | None = None
    for tier in sorted(tiers, key=lambda tier: tier.range.low):
        if furthest is not None:
            yield furthest, tier
        furthest = furthest if furthest is not None and _reach(furthest) > _reach(tier) else tier


def _reach(tier: Tier) -> Decimal:
    return Decimal("Infinity") if tier.range.high is None else tier.range.high


class Overlap(NamedTuple):
    """Two tiers that both hold some amounts: from *low* to *high*, or on without end."""

    first: Tier
    second: Tier
    low: Decimal
    high: Decimal | None


def overlaps(tiers: tuple[Tier, ...]) -> Iterator[Overlap]:
    """Pairs of tiers that both hold for some amount; an open one overlaps what follows."""
    if starts(tiers):
        return
    for first, second in _after(tiers):
        high = _reach(first)
        if high > second.range.low or (high == second.range.low and not second.range.above):
            ends = [end for end in (first.range.high, second.range.high) if end is not None]
            yield Overlap(first, second, second.range.low, min(ends, default=None))


def gaps(tiers: tuple[Tier, ...], step: Decimal) -> Iterator[tuple[Tier, Tier, Decimal, Decimal]]:
    """Pairs of tiers with amounts between them, and the first and last such amount."""
    step = _kept(tiers, step)
    for first, second in _after(tiers):
        high, low = _reach(first), second.range.low
        if low - high >= step if second.range.above else low - high > step:
            yield first, second, high + step, low if second.range.above else low - step


def _kept(tiers: tuple[Tier, ...], step: Decimal) -> Decimal:
    """The step, if the tiers keep it: one that they do not keep would hide the amounts between them."""
    ends = (end for tier in tiers for end in (tier.range.low, tier.range.high) if end)
    return step if step <= 1 or not any(end % step for end in ends) else Decimal(1)


def step_of(schedule: ScheduleFile) -> Decimal:
    """The smallest step between tiers the filing states; whole dollars otherwise."""
    return min((said.is_.low for said in schedule.schedule.steps), default=Decimal(1))
