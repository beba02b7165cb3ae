"""Baccarat, by the cards left in the shoe. Points are ranks modulo ten."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

ONE_DECK = (16, *(4,) * 9)
"""Cards of each point, from 0 to 9, in 52 cards."""

STANDARD_BANKER = (
    *("HHHHHHHHHH",) * 3,
    "HHHHHHHHSH",
    "SSHHHHHHSS",
    "SSSSHHHHSS",
    "SSSSSSHHSS",
    *("SSSSSSSSSS",) * 3,
)


class End(NamedTuple):
    """How a round ends."""

    player: int
    banker: int
    player_cards: int
    banker_cards: int


@dataclass(frozen=True, slots=True)
class Draws:
    """When hands draw. ``banker`` by its total and the player's third card, H or S."""

    player: frozenset[int] = frozenset(range(6))
    banker: tuple[str, ...] = STANDARD_BANKER
    banker_alone: frozenset[int] = frozenset(range(6))
    naturals_end: bool = True


USUAL = Draws()


def _pairs(shoe: list[int]) -> Iterator[tuple[int, int, int]]:
    """Two cards in any order, with the ways in which they come one after the other."""
    for one, have in enumerate(shoe):
        for two in range(one, len(shoe)):
            ways = have * (have - 1) if one == two else 2 * have * shoe[two]
            if ways:
                yield one, two, ways


def _banker(
    found: dict[End, int],
    shoe: list[int],
    player: int,
    third: int | None,
    banker: int,
    ways: int,
    draws: Draws,
) -> None:
    """Play the banker's hand out. *ways* already counts the six cards in order up to here."""
    cards = 2 if third is None else 3
    left = sum(shoe)
    spare = left if third is not None else left * (left - 1)
    if third is None:
        hits = banker in draws.banker_alone
    else:
        hits = draws.banker[banker][third] == "H"
    if not hits:
        found[End(player, banker, cards, 2)] += ways * spare
        return
    rest = 1 if third is not None else left - 1
    for card, have in enumerate(shoe):
        if have:
            found[End(player, (banker + card) % 10, cards, 3)] += ways * have * rest


def _round(
    found: dict[End, int], shoe: list[int], player: int, banker: int, ways: int, draws: Draws
) -> None:
    left = sum(shoe)
    if draws.naturals_end and (player >= 8 or banker >= 8):
        found[End(player, banker, 2, 2)] += ways * left * (left - 1)
        return
    if player not in draws.player:
        _banker(found, shoe, player, None, banker, ways, draws)
        return
    for card, have in enumerate(shoe):
        if have:
            shoe[card] -= 1
            _banker(found, shoe, (player + card) % 10, card, banker, ways * have, draws)
            shoe[card] += 1


@cache
def rounds(shoe: tuple[int, ...], draws: Draws = USUAL) -> dict[End, int]:
    """Every way to deal six cards in order, by how the round ends."""
    found: dict[End, int] = defaultdict(int)
    left = list(shoe)
    for one, two, first in _pairs(left):
        left[one] -= 1
        left[two] -= 1
        for three, four, second in _pairs(left):
            left[three] -= 1
            left[four] -= 1
            ways = first * second
            _round(found, left, (one + two) % 10, (three + four) % 10, ways, draws)
            left[three] += 1
            left[four] += 1
        left[one] += 1
        left[two] += 1
    return dict(found)


def shoe_of(decks: int) -> tuple[int, ...]:
    return tuple(decks * count for count in ONE_DECK)
