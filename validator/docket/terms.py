"""What a game calls by a name of its own, and whether it says what that is."""

from __future__ import annotations

from ..model.game import Game
from ..model.wagers import PayRow, PayTable
from .hands import USUAL
from .names import key


def unexplained(table: PayTable, *games: Game) -> list[PayRow]:
    """Rows of a pay table for what neither a custom nor the games explain."""
    ranked = {hand for game in games for order in game.hands for hand in order.high_to_low}
    told = {key(term.is_) for game in games for term in game.glossary}
    told |= {key(word.is_) for game in games for word in game.own_words if word.means}
    rows = [row for row in table.rows if not row.event and not table.statistic]
    known = {*USUAL, *ranked}
    return [row for row in rows if row.label not in known and key(row.label) not in told]
