"""Where two places of the rules settle two bets in different orders."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from ..model.wagers import Settlement
from .terms import Terms


class Conflict(NamedTuple):
    """Two bets, the place that settles the first before the second, and one that does not."""

    first: str
    second: str
    said: Settlement
    other: Settlement


def reversed_pair(of: Terms) -> Conflict | None:
    """Two bets that two places, which hold in the same case, put the other way round."""
    listed = [one for one in of.game.settles if len(one.order) > 1]
    for one, other in combinations(listed, 2):
        if one.when == other.when:
            for first, second in combinations(one.order, 2):
                if {first, second} <= set(other.order) and _before(other, second, first):
                    return Conflict(first, second, one, other)
    return None


def _before(said: Settlement, first: str, second: str) -> bool:
    return said.order.index(first) < said.order.index(second)


def at_end(of: Terms) -> Conflict | None:
    """A bet settled in the turn of each seat at one place, and when all is over at another."""
    ends = [one for one in of.game.settles if one.when == "end-of-round"]
    for end in ends:
        for name in end.wagers:
            if (turn := _in_turn(of, name)) is not None:
                return Conflict(name, "", turn, end)
    return None


def _in_turn(of: Terms, name: str) -> Settlement | None:
    """The place that settles a bet among the others of its seat."""
    listed = (one for one in of.game.settles if one.when is None and len(one.order) > 1)
    return next((one for one in listed if name in one.order), None)
