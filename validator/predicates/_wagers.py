"""What several rules on wagers ask: words that mean several wagers, when one is placed, limits a
schedule sets, table limits.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ..docket.filings import Row, Subject
from ..model.fees import Block, WagerLimit
from ..model.game import Game, Step
from ..model.wagers import Placed, Wager, WagerBound
from ._fees import after_deal

ACTIONS = ("double-down", "split", "surrender", "insurance", "resplit", "double-after-split")
"""What a player may do with a hand; none has a betting space of its own."""
SUMS = (
    "base",
    "bonus",
    "all-wagers",
    "game-wagers",
    "player-dealer-wager",
    "pot",
    "wager",
    "wagers",
    "bonus-wagers",
    "all-bonus-wagers",
    "backline",
    "uncovered",
)
"""Words for wagers in general."""


def placed_bets(game: Game) -> tuple[Wager, ...]:
    """Wagers that need a space on the table: no actions, no envy bonus."""
    return tuple(
        wager for wager in game.wagers if wager.name not in ACTIONS and "envy" not in wager.name
    )


def moments(game: Game, wager: Wager) -> tuple[Placed | Step, ...]:
    """Where the rules say when a wager is placed: outright, or by the first step of the round that
    names it.
    """
    if wager.placed:
        return wager.placed
    return tuple(step for step in _told(game) if wager.name in step.wagers)[:1]


def late(game: Game, wager: Wager) -> bool:
    """Whether a wager is always placed when cards are out."""
    if wager.placed:
        return all(after_deal(placed.is_) for placed in wager.placed)
    told = _told(game)
    dealt = next((n for n, step in enumerate(told) if step.does == "deal"), len(told))
    return any(wager.name in step.wagers for step in told[dealt:]) and not any(
        wager.name in step.wagers for step in told[:dealt]
    )


def _told(game: Game) -> list[Step]:
    return [step for step in game.round if step.where is None]


def blocks(subject: Subject) -> Iterator[tuple[Block, tuple[Row, ...]]]:
    """Blocks of schedules for the game that stand beside it; what was replaced is not set against
    what replaced it.
    """
    assert subject.game_file
    replaced = subject.filing.superseded
    wanted = {
        id(block)
        for schedule, block, _ in subject.filing.fees_of(subject.game_file)
        if (schedule.id in replaced) == (subject.game_file.id in replaced)
    }
    for schedule in subject.filing.schedules:
        for block, rows in schedule.blocks:
            if id(block) in wanted:
                yield block, rows


def means(name: str | None, wager: Wager) -> bool:
    """Whether a schedule's word for a wager means this one."""
    return (
        name == wager.name
        or (name == "bonus" and wager.bonus)
        or (name == "base" and not wager.bonus and wager.name not in ACTIONS and not wager.size)
    )


def schedule_limits(subject: Subject, wager: Wager) -> Iterator[WagerLimit]:
    """Limits the schedules set for a wager."""
    for block, _ in blocks(subject):
        yield from (limit for limit in block.limits if means(limit.wager, wager))


def bounds(limit: WagerBound | WagerLimit) -> tuple[Decimal | None, Decimal | None] | None:
    """Least and most in dollars, when the statement gives figures for the wager itself and not a
    range in which to set them.
    """
    if limit.is_ is not None and len(limit.is_.figures) == 2 and not limit.is_.last:
        return limit.is_.low, limit.is_.high
    if isinstance(limit, WagerBound) and (limit.minimum is not None or limit.maximum is not None):
        return limit.minimum, limit.maximum
    if isinstance(limit, WagerLimit):
        low, high = limit.minimum, limit.maximum
        single = [part for part in (low, high) if part is not None and len(part.figures) == 1]
        if single and len(single) == len([part for part in (low, high) if part is not None]):
            return (low.low if low else None), (high.high if high else None)
    return None


def turned(limit: WagerBound | WagerLimit) -> bool:
    """Whether the least is above the most, which wager-limits reports."""
    low, high = bounds(limit) or (None, None)
    return low is not None and high is not None and low > high


def table_limits(subject: Subject) -> Iterator[tuple[Decimal, Decimal | None, Row]]:
    """The limits at which the game is spread: least, most (None when open), and the option that
    says so.
    """
    for _, rows in blocks(subject):
        for row in rows:
            limit = row.option.limit
            if (
                limit is not None
                and limit.low is not None
                and len(limit.figures) == 2
                and not limit.last
            ):
                yield limit.low, limit.high, row
