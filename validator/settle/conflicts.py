"""Where two places of the rules settle two bets in different orders, or none says which."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import NamedTuple

from ..model.play import Backline
from ..model.wagers import Fate, Settlement
from .order import BY_SEAT, in_turn
from .terms import Terms

SHORT = (None, "bank-short")


class Conflict(NamedTuple):
    """Two bets or seats, the place that settles the first before the second, and another."""

    first: str
    second: str
    said: Settlement
    other: Settlement


def reversed_pair(of: Terms) -> Conflict | None:
    """Two bets that two places, which hold in the same case, put the other way round."""
    listed = [one for one in of.game.settles if len(one.order) > 1]
    for one, other in combinations(listed, 2):
        pair = _turned(one, other) if one.when == other.when else None
        if pair is not None:
            return Conflict(*pair, one, other)
    return None


def _turned(one: Settlement, other: Settlement) -> tuple[str, str] | None:
    """Two neighbors of one list that stand the other way round in another."""
    places = {name: place for place, name in enumerate(other.order)}
    shared = [name for name in one.order if name in places]
    turned = (pair for pair in pairwise(shared) if places[pair[0]] > places[pair[1]])
    return next(turned, None)


def at_end(of: Terms) -> Conflict | None:
    """A bet settled in the turn of each seat at one place, and when all is over at another."""
    ends = [one for one in of.game.settles if one.when == "end-of-round"]
    for end in ends:
        for name in end.wagers:
            if (turn := in_turn(name, of)) is not None:
                return Conflict(name, "", turn, end)
    return None


def two_ways(of: Terms) -> Conflict | None:
    """A place that settles seat by seat, and one that settles one kind after the other."""
    found: dict[bool, Settlement] = {}
    for one in _where_short(of):
        if one.by:
            found.setdefault(one.by in BY_SEAT, one)
    return Conflict("", "", found[True], found[False]) if len(found) > 1 else None


def two_starts(of: Terms) -> Conflict | None:
    """Two places that start at different seats."""
    found: dict[str, Settlement] = {}
    for one in _where_short(of):
        if one.from_:
            found.setdefault(one.from_, one)
    (first, said), (second, other) = [*found.items(), ("", None), ("", None)][:2]
    return Conflict(first, second, said, other) if said and other else None


def _where_short(of: Terms) -> Iterator[Settlement]:
    """What is said of all bets and holds where the bank is short: only then the order matters."""
    yield from (one for one in of.game.settles if not one.wagers and one.when in SHORT)


def by_unsaid(of: Terms) -> Settlement | None:
    """A list of kinds, where no place says whether the seat or the kind comes first."""
    if any(one.by for one in of.game.settles):
        return None
    lists = (one for one in of.game.settles if one.when is None and len(one.order) > 1)
    return next(lists, None)


def behind_unsaid(of: Terms) -> Backline | None:
    """Bets behind a seat that no place settles with the seat or after all seats."""
    said = of.game.backline
    open_ = all(one.allowed and not one.settled_when for one in said)
    return said[0] if said and open_ else None


def fold_unsaid(of: Terms) -> tuple[str, Fate] | None:
    """A wager that is lost by folding, where no place says when it is collected."""
    if any(one.when == "fold" for one in of.game.settles):
        return None
    lost = ((wager.name, fate) for wager in of.game.wagers for fate in wager.on_fold)
    return next(((name, fate) for name, fate in lost if fate.is_ == "lost"), None)
