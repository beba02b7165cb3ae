"""What several rules on wagers ask: words for wagers, moments, limits."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ..docket.filings import Subject
from ..docket.view import View
from ..model.fees import WagerLimit
from ..model.game import Game
from ..model.play import Splitting, Step
from ..model.values import Limit
from ..model.wagers import Judged, Needs, Outcome, Placed, Wager, WagerBound
from ._fees import after_deal
from ._steps import in_general

ACTIONS = ("double-down", "split", "surrender", "insurance", "resplit", "double-after-split")
"""What a player may do with a hand; none has a betting space of its own."""
RIDING = ("double-down", "split", "surrender")
"""Actions that are paid as the wager they change."""
ENVY = "envy-bonus"
"""A payment on another player's hand: it has no chips, and no hand of its own."""
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
UNSET = Decimal(-1)
"""Stands for a figure that is to be chosen from a range."""


OWN_CARDS = ("own", "own-and-community", "own-and-player-dealer", "own-against-up-card")
"""Hands that hold the player's own cards."""


def own_cards(wager: Wager) -> list[Judged]:
    """The hands with the player's own cards that decide a wager."""
    return [judged for judged in wager.judged if judged.whose in OWN_CARDS]


def offered(game: Game, *options: str) -> list[Splitting]:
    """Where the rules let a player do one of these with a hand."""
    return [one for one in game.playing_options if one.is_ in options and one.allowed]


def compared_by(game: Game, *ways: str) -> bool:
    """Whether hands are compared in one of these ways."""
    return any(comparison.by in ways for comparison in game.compares)


def outcomes(game: Game) -> list[Outcome]:
    """What follows from the hands, over all comparisons."""
    return [outcome for comparison in game.compares for outcome in comparison.outcomes]


def placed_bets(game: Game) -> tuple[Wager, ...]:
    """Wagers that need a space on the table: no actions, no envy bonus."""
    return tuple(wager for wager in game.wagers if wager.name not in ACTIONS and wager.name != ENVY)


def moments(game: Game, wager: Wager) -> tuple[Placed | Step, ...]:
    """Where a wager is placed: outright, or by the first step of the round that names it."""
    if wager.placed:
        return wager.placed
    return tuple(step for step in in_general(game) if wager.name in step.wagers)[:1]


def late(game: Game, wager: Wager) -> bool:
    """Whether a wager is always placed when cards are out."""
    if wager.placed:
        return all(after_deal(placed.is_) for placed in wager.placed)
    told = in_general(game)
    dealt = next((n for n, step in enumerate(told) if step.does == "deal"), len(told))
    return any(wager.name in step.wagers for step in told[dealt:]) and not any(
        wager.name in step.wagers for step in told[:dealt]
    )


def strangers(view: View, needs: Needs) -> list[str]:
    """The wagers a statement asks for first that the game does not have."""
    return [name for name in (*needs.all, *needs.any) if name not in view.wagers]


STEPS = (
    *("flop", "turn", "river", "draw", "dice", "roll"),
    *("fourth-street", "fifth-street", "switch", "war-deal"),
)
"""Moments that must be steps of the round; others (deal, play, hand, round) every game has."""


def step_of(moment: str) -> str:
    """The step a moment names: ``flop`` of ``after-flop``."""
    return moment.partition("-")[2].removeprefix("of-")


def lacks(game: Game, moment: Placed) -> bool:
    """Whether a wager is placed at a step that the round, as told, does not have."""
    step = step_of(moment.is_)
    if step not in STEPS:
        return False
    known = {str(step.called) for step in game.round} | {step.does for step in game.round}
    if not known or any(step in name for name in known):
        return False
    return not (step == "dice" and "roll" in known)


def means(name: str | None, wager: Wager) -> bool:
    """Whether a schedule's word for a wager means this one."""
    return (
        name == wager.name
        or (name == "bonus" and wager.bonus)
        or (name == "base" and not wager.bonus and wager.name not in ACTIONS and not wager.size)
    )


def schedule_limits(subject: Subject, wager: Wager) -> Iterator[WagerLimit]:
    """Limits the schedules set for a wager."""
    for block, _ in subject.view.options:
        yield from (limit for limit in block.limits if means(limit.wager, wager))


def bounds(limit: WagerBound | WagerLimit) -> tuple[Decimal | None, Decimal | None] | None:
    """Least and most in dollars, where a statement gives figures and no range for them."""
    if limit.is_ is not None and spread(limit.is_):
        return limit.is_.low, limit.is_.high
    if limit.minimum is None and limit.maximum is None:
        return None
    least, most = _figure(limit.minimum), _figure(limit.maximum)
    return None if UNSET in (least, most) else (least, most)


def _figure(end: Limit | None) -> Decimal | None:
    """The one figure of an end; :data:`UNSET` for a range to choose it from."""
    if end is None:
        return None
    return end.low if len(end.figures) == 1 else UNSET


def turned(limit: WagerBound | WagerLimit) -> bool:
    """Whether the least is above the most, which wager-limits reports."""
    low, high = bounds(limit) or (None, None)
    return low is not None and high is not None and low > high


def spread(limit: Limit) -> bool:
    """Whether it is a least and a most, and no span of such limits."""
    return len(limit.figures) == 2 and not limit.last
