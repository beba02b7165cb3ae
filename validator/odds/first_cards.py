"""Wagers that the first cards decide: no draw, no choice."""

from __future__ import annotations

from collections import defaultdict
from math import comb
from typing import NamedTuple

from .poker import Pack


class Matches(NamedTuple):
    """How many of two cards match a third in rank: in its suit, and in another."""

    suited: int
    other: int


def matches(pack: Pack) -> dict[Matches, int]:
    """Two cards against an up card, in ways to hold the two while the up card is known."""
    same, near = pack.decks - 1, (pack.suits - 1) * pack.decks
    rest = pack.cards - 1 - same - near
    found: dict[Matches, int] = {}
    for suited in range(3):
        for other in range(3 - suited):
            ways = comb(same, suited) * comb(near, other) * comb(rest, 2 - suited - other)
            if ways:
                found[Matches(suited, other)] = ways
    return found


class Two(NamedTuple):
    """Two cards: the higher rank, the lower, and whether they are of one suit."""

    high: int
    low: int
    suited: bool


def two_cards(pack: Pack) -> dict[Two, int]:
    """Every two cards of a pack without jokers."""
    found: dict[Two, int] = defaultdict(int)
    for place, low in enumerate(pack.ranks):
        alike = pack.suits * comb(pack.decks, 2)
        found[Two(low, low, True)] += alike
        found[Two(low, low, False)] += comb(pack.suits * pack.decks, 2) - alike
        for high in pack.ranks[place + 1 :]:
            suited = pack.suits * pack.decks**2
            found[Two(high, low, True)] += suited
            found[Two(high, low, False)] += (pack.suits * pack.decks) ** 2 - suited
    return {case: ways for case, ways in found.items() if ways}


def insurance(tens: int, cards: int) -> tuple[int, int]:
    """Ways for the card beside an ace to be a ten, out of the cards that are not that ace."""
    return tens, cards - 1


def equal_ranks(pack: Pack) -> tuple[int, int]:
    """Ways for one card to equal another in rank, and all ways (Casino War's tie)."""
    return pack.suits * pack.decks - 1, pack.cards - 1
