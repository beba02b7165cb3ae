"""What a game calls by a name of its own, and whether it says what that is."""

from __future__ import annotations

from collections.abc import Iterator

from ..model.game import Game
from ..model.wagers import PayRow, PayTable
from .hands import USUAL
from .names import key


def unexplained(table: PayTable, *games: Game) -> list[PayRow]:
    """Rows of a pay table for what neither a custom nor the games explain."""
    known = {key(hand) for hand in USUAL} | {name for game in games for name in _explained(game)}
    rows = [row for row in table.rows if not row.event and not table.statistic]
    return [row for row in rows if key(row.label) not in known]


def _explained(game: Game) -> Iterator[str]:
    """What the order of hands, the glossary and the rules say the meaning of."""
    yield from (key(hand) for order in game.hands for hand in order.high_to_low)
    yield from (key(term.is_) for term in game.glossary)
    yield from (key(word.is_) for word in game.own_words if word.means)
