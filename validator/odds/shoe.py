"""A dealer's hand at twenty-one, by the cards left in the shoe."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from math import perm
from typing import NamedTuple

ONE_DECK = (4, 4, 4, 4, 4, 4, 4, 4, 4, 16)
"""Cards of each value, from the ace as 1 to 10, in 52 cards."""
TARGET = 21


@dataclass(frozen=True, slots=True)
class Dealer:
    """Totals on which the dealer draws; a hand is soft when an ace counts eleven."""

    hard: frozenset[int] = frozenset(range(17))
    soft: frozenset[int] = frozenset(range(17))

    def draws(self, total: int, soft: bool) -> bool:
        return total <= TARGET and total in (self.soft if soft else self.hard)


STANDS_SOFT_17 = Dealer()
HITS_SOFT_17 = Dealer(soft=frozenset(range(18)))


class Hand(NamedTuple):
    """How a dealer's hand ends."""

    cards: int
    total: int


def total_of(held: tuple[int, ...]) -> tuple[int, bool]:
    """The total of so many cards of each value, and whether it is soft."""
    hard = sum((place + 1) * count for place, count in enumerate(held))
    return (hard + 10, True) if held[0] and hard + 10 <= TARGET else (hard, False)


Layer = dict[tuple[int, ...], int]


def _next(layer: Layer, shoe: tuple[int, ...]) -> Layer:
    """One card more for each hand of a layer."""
    found: Layer = defaultdict(int)
    for held, ways in layer.items():
        for place, count in enumerate(held):
            if left := shoe[place] - count:
                found[(*held[:place], count + 1, *held[place + 1 :])] += ways * left
    return found


def _split(layer: Layer, dealer: Dealer) -> tuple[Layer, Layer]:
    """The hands that are done, and those that draw."""
    done: Layer = {}
    draws: Layer = {}
    for held, ways in layer.items():
        (draws if dealer.draws(*total_of(held)) else done)[held] = ways
    return done, draws


def _level(found: Iterable[tuple[int, Hand, int]], cards: int) -> dict[Hand, int]:
    """Ways of hands of different lengths, all told out of the longest."""
    given = list(found)
    most = max(used for used, _, _ in given)
    level: dict[Hand, int] = defaultdict(int)
    for used, hand, ways in given:
        level[hand] += ways * perm(cards - used, most - used)
    return dict(level)


@cache
def hands(shoe: tuple[int, ...], dealer: Dealer) -> Mapping[Hand, int]:
    """Every end of the dealer's hand, in ways to deal the cards in order."""
    found: list[tuple[int, Hand, int]] = []
    layer = _next(_next({(0,) * len(shoe): 1}, shoe), shoe)
    used = 2
    while layer:
        done, draws = _split(layer, dealer)
        found += [(used, Hand(used, total_of(held)[0]), ways) for held, ways in done.items()]
        layer, used = _next(draws, shoe), used + 1
    return _level(found, sum(shoe))


@cache
def runs(red: tuple[int, ...], black: int, dealer: Dealer) -> Mapping[int, int]:
    """How many red cards the dealer's hand starts with, in ways; a black card ends the run."""
    found: list[tuple[int, Hand, int]] = []
    layer: Layer = {(0,) * len(red): 1}
    used = 0
    while layer:
        done, draws = ({}, layer) if used < 2 else _split(layer, dealer)
        found += [(used, Hand(used, 0), ways) for ways in done.values()]
        found.append((used + 1, Hand(used, 0), sum(draws.values()) * black))
        layer, used = _next(draws, red), used + 1
    told: dict[int, int] = defaultdict(int)
    for hand, ways in _level(found, sum(red) + black).items():
        told[hand.cards] += ways
    return dict(told)
