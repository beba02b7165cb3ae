"""Cards a player holds, hands that differ only by the names of suits taken together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import factorial, perm, prod
from typing import NamedTuple

from .poker import Pack

Card = tuple[int, int]
"""Rank and suit."""


class Held(NamedTuple):
    """Cards with suits numbered as they come, and the ways to be dealt such cards in order."""

    cards: tuple[Card, ...]
    ways: int


def _suits(cards: int, most: int) -> Iterator[tuple[int, ...]]:
    """Every way for suits to repeat: each is one that came before, or the next new one."""
    if not cards:
        yield ()
        return
    for before in _suits(cards - 1, most):
        used = max(before, default=-1) + 1
        for suit in range(min(used + 1, most)):
            yield (*before, suit)


def holdings(pack: Pack, dealt: int) -> Iterator[Held]:
    """Every hand of so many cards; the ways add up to those to deal them in order."""
    patterns = list(_suits(dealt, pack.suits))
    for ranks in combinations_with_replacement(pack.ranks, dealt):
        orders = factorial(dealt) // prod(map(factorial, Counter(ranks).values()))
        for pattern in patterns:
            cards = tuple(zip(ranks, pattern, strict=True))
            copies = prod(perm(pack.decks, count) for count in Counter(cards).values())
            if copies:
                yield Held(cards, orders * copies * perm(pack.suits, max(pattern) + 1))
