"""Which hands of two cards a row of a pay table pays, as far as its event says, and where an ace leaves that open. Pure functions."""

from __future__ import annotations

from decimal import Decimal
from itertools import combinations_with_replacement

from ..hands import RANKS, group
from ..model.game import Game
from ..model.wagers import Event, PayRow

TWO = 2
Pair = tuple[str, str, bool]
"""Two ranks, and whether the cards are of one suit."""
PAIRS: tuple[Pair, ...] = tuple(
    (low, high, suited) for low, high in combinations_with_replacement(RANKS, TWO) for suited in (False, True) if not (suited and low == high)
)
KNOWN = frozenset({"ranks", "suited", "total", "result", "first", "cards", "whose"})


def readable(row: PayRow) -> bool:
    """Whether the row is of the first two cards, by ranks, suit, total or natural alone."""
    event = row.event
    if event is None or (event.first or event.cards) != TWO or set(event.keys()) - KNOWN:
        return False
    return bool(event.ranks or event.total or event.result == "natural") and event.suited in (None, "same")


def paid(game: Game, row: PayRow, pair: Pair) -> frozenset[bool]:
    """Whether the row pays the hand: yes, no, or both where it depends on how an ace counts."""
    event, (low, high, suited) = row.event, pair
    if event is None or (event.suited and not suited) or (event.ranks and not _holds(event, low, high)):
        return frozenset({False})
    if event.result == "natural" and not any(_holds(comparison.natural, low, high) for comparison in game.compares if comparison.natural):
        return frozenset({False})
    if not event.total:
        return frozenset({True})
    totals = {one + other for one in points(game, low) for other in points(game, high)}
    return frozenset(any(span.holds(Decimal(total)) for span in event.total) for total in totals) or frozenset({False})


def points(game: Game, rank: str) -> tuple[int, ...]:
    """The points of a card, by the first table that has it: ``1 or 11`` are two."""
    for values in game.values:
        for label, worth in values.table:
            if rank in (group(label) or ()):
                return (int(rank),) if worth == "face" and rank.isdecimal() else tuple(int(part) for part in worth.split(" or ") if part.isdecimal())
    return ()


def _holds(event: Event, low: str, high: str) -> bool:
    """Whether two cards are the two an event names, in either order."""
    named = [group(label) or () for label in event.ranks]
    return len(named) == TWO and any(one in named[0] and other in named[1] for one, other in ((low, high), (high, low)))
