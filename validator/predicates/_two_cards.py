"""Which hands of two cards a row of a pay table pays, and where an ace leaves that open."""

from __future__ import annotations

import re
from decimal import Decimal
from functools import cached_property
from itertools import combinations_with_replacement
from typing import NamedTuple

from ..docket.hands import RANKS, group
from ..model.game import Game
from ..model.wagers import Event, PayRow

TWO = 2
Pair = tuple[str, str, bool]
"""Two ranks, and whether the cards are of one suit."""
PAIRS: tuple[Pair, ...] = tuple(
    (low, high, suited)
    for low, high in combinations_with_replacement(RANKS, TWO)
    for suited in (False, True)
    if not (suited and low == high)
)
WAYS = 4
"""In so many ways a card may count at most; a table with more cannot be read."""
_SMALL = re.compile(r"[0-9]{1,4}")
KNOWN = frozenset({"ranks", "suited", "total", "result", "first_cards", "cards", "whose"})


def readable(row: PayRow) -> bool:
    """Whether the row is of the first two cards, by ranks, suit, total or natural alone."""
    event = row.event
    if event is None or (event.first_cards or event.cards) != TWO or set(event.keys()) - KNOWN:
        return False
    return bool(event.ranks or event.total or event.result == "natural") and event.suited in (
        None,
        "same",
    )


class Paid(NamedTuple):
    """The hands of two cards that a row pays."""

    surely: frozenset[Pair]
    perhaps: frozenset[Pair]
    """Those it pays or not, by how an ace counts."""


class Hands:
    """The hands of two cards in one game: what each counts is worked out once, for all rows."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @cached_property
    def totals(self) -> dict[Pair, frozenset[int]]:
        points = {rank: _points(self.game, rank) for rank in RANKS}
        return {
            pair: frozenset(one + other for one in points[pair[0]] for other in points[pair[1]])
            for pair in PAIRS
        }

    @cached_property
    def naturals(self) -> frozenset[Pair]:
        said = [comparison.natural for comparison in self.game.compares if comparison.natural]
        return frozenset(p for p in PAIRS if any(_holds(one, p[0], p[1]) for one in said))

    def paid(self, row: PayRow) -> Paid:
        event = row.event
        if event is None:
            return Paid(frozenset(), frozenset())
        held = [pair for pair in PAIRS if self._meets(event, pair)]
        if not event.total:
            return Paid(frozenset(held), frozenset())
        inside = self._inside(event)
        touched = frozenset(pair for pair in held if self.totals[pair] & inside)
        surely = frozenset(pair for pair in touched if self.totals[pair] <= inside)
        return Paid(surely, touched - surely)

    def _inside(self, event: Event) -> set[int]:
        """The totals of two cards that an event names."""
        every = frozenset().union(*self.totals.values())
        return {n for n in every if any(span.holds(Decimal(n)) for span in event.total)}

    def _meets(self, event: Event, pair: Pair) -> bool:
        """Whether the hand is one the event names, whatever it counts."""
        low, high, suited = pair
        if (event.suited and not suited) or (event.ranks and not _holds(event, low, high)):
            return False
        return event.result != "natural" or pair in self.naturals


def _points(game: Game, rank: str) -> tuple[int, ...]:
    """The points of a card, by the first table that has it: ``1 or 11`` are two."""
    for values in game.values:
        for label, worth in values.table:
            if rank in (group(label) or ()):
                if worth == "face" and rank.isdecimal():
                    return (int(rank),)
                given = [int(part) for part in worth.split(" or ") if _SMALL.fullmatch(part)]
                return tuple(given) if len(given) <= WAYS else ()
    return ()


def _holds(event: Event, low: str, high: str) -> bool:
    """Whether two cards are the two an event names, in either order."""
    named = [group(label) or () for label in event.each_card]
    return len(named) == TWO and any(
        one in named[0] and other in named[1] for one, other in ((low, high), (high, low))
    )
