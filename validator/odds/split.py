"""A pair split at twenty-one: once, and neither hand is doubled.

Both hands are played alike, each by its own cards. The cards that come to one are as likely to come
to the other, so both fare alike, and one of them is told for both.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import lcm
from typing import NamedTuple

from .shoe import Dealer
from .twenty_one import ACE, VALUES, Fare, Held, Player, Table, drawn, played, table_of, with_one


class Split(NamedTuple):
    """Ways of one of the two hands, wherever a pair is split."""

    won: int
    pushed: int
    lost: int


@cache
def best_split(shoe: Held, dealer: Dealer, player: Player, aces_once: bool) -> Split:
    """A pair is split where that wins more than any other choice.

    *aces_once*: an ace that was split gets one card and no more.
    """
    table = table_of(shoe, dealer)
    fares = played(table, player)
    found = [Fraction(0)] * len(Split._fields)
    for value in VALUES:
        place = table.place.get(_held(value, 2))
        if place is None:
            continue
        once = value == ACE and aces_once
        others = _others(table, place, fares[place], player)
        for up, (all_, fare) in enumerate(_halves(shoe, dealer, player, value, once)):
            ways = table.all_ways(place, up)
            if ways and 2 * Fraction(fare.score - all_, all_) > others[up] / ways:
                parts = (fare.won, fare.pushed, all_ - fare.won - fare.pushed)
                found = [
                    one + Fraction(ways * n, all_) for one, n in zip(found, parts, strict=True)
                ]
    scale = lcm(*(one.denominator for one in found))
    return Split(*(int(one * scale) for one in found))


def _held(value: int, count: int) -> Held:
    return tuple(count * (one == value) for one in VALUES)


def _others(table: Table, place: int, fares: list[Fare], player: Player) -> list[Fraction]:
    """What a pair that is not split wins, by up card, in ways."""
    doubled = drawn(table, place, table.stand) if player.doubles else fares
    found = []
    for up, (play, twice) in enumerate(zip(fares, doubled, strict=True)):
        all_ = table.all_ways(place, up)
        worth = Fraction(max(play.score - all_, (1 + player.doubles) * (twice.score - all_)))
        lost = Fraction(all_) if player.surrender is None else player.surrender * all_
        found.append(max(worth, -lost))
    return found


def _halves(
    shoe: Held, dealer: Dealer, player: Player, value: int, once: bool
) -> list[tuple[int, Fare]]:
    """One card of a pair played on without the other: all its ways, and its fare, by up card."""
    left = tuple(have - (one == value) for one, have in enumerate(shoe))
    table = table_of(left, dealer, value)
    fares = table.stand if once else played(table, player)
    after = [table.place.get(with_one(_held(value, 1), one)) for one in VALUES]
    known = [place for place in after if place is not None]
    return [
        (
            sum(table.all_ways(place, up) for place in known),
            Fare(
                sum(fares[one][up].won for one in known),
                sum(fares[one][up].pushed for one in known),
            ),
        )
        for up in VALUES
    ]
