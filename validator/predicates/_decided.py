"""What decides the wagers of a game apart from a comparison of hands."""

from __future__ import annotations

from ..docket import comparators
from ..docket.positions import POSITION
from ..model.game import Game
from ..model.part import Part
from ..model.wagers import PayTable, Wager

POTS = ("poker", "pan", "bingo", "keno")
"""Categories of games that are played for a pot, or for what players put in."""


def for_pot(game: Game) -> bool:
    """Whether wagers go to a pot."""
    pots = game.pot or any(comparison.by in comparators.POTS for comparison in game.compares)
    return bool(pots) or game.category in POTS


def bank_silent(game: Game) -> bool:
    """Whether hands are compared with a bank's, and no outcome of that is told."""
    return not for_pot(game) and not any(one.outcomes or one.copies for one in game.compares)


def pots_alone(game: Game) -> list[Part]:
    """Where a game with a player-dealer awards a pot, and compares no hand but for it."""
    others = [one for one in game.compares if one.by not in comparators.POTS]
    if game.category != POSITION or others or game.inherits:
        return []
    return [*game.pot, *game.compares]


def by_itself(wager: Wager) -> list[Part]:
    """Where an event, a roll of dice or a pay table decides the wager."""
    tables = [table for table in wager.pays if table.rows or (table.when and not _better(table))]
    return [*(wager.decided or wager.rolls or tables)]


def _better(table: PayTable) -> bool:
    """Whether it only pays a natural better than another win: it decides nothing."""
    return table.when is not None and table.when.result == "natural"


def decided(game: Game) -> list[Wager]:
    """The wagers that an event or a roll of dice decides; pay tables where no hand is against them."""
    own = [wager for wager in game.wagers if wager.decided or wager.rolls]
    if own or for_pot(game) or game.inherits:
        return own
    return [wager for wager in game.wagers if by_itself(wager)]


def undecided(game: Game) -> list[Wager]:
    """The wagers of a game without comparisons that nothing else decides."""
    if game.compares or for_pot(game) or game.inherits or game.category == "bonus-bet":
        return []
    own = [wager for wager in game.wagers if wager.name not in comparators.RIDING]
    return [wager for wager in own if not by_itself(wager)]
