"""Two hands of three cards that meet for a pot, nobody having folded. Suits do not matter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from itertools import combinations_with_replacement
from math import comb, prod
from operator import mul

from .poker import Pack

Ranks = tuple[int, int, int]
Value = tuple[int, ...]
"""What the higher of two hands has more of; its first figure tells the kind of hand."""
EQUAL = -1


@cache
def _dealt(pack: Pack) -> list[tuple[Ranks, list[int]]]:
    """Every hand with the ways of each hand beside it, in the same order."""
    each = pack.suits * pack.decks
    hands = [(one, Counter(one)) for one in combinations_with_replacement(pack.ranks, 3)]
    alone = [_ways(held, {}, each) for _, held in hands]
    return [
        (
            one,
            [
                first * (ways if held.keys().isdisjoint(other) else _ways(other, held, each))
                for (_, other), ways in zip(hands, alone, strict=True)
            ],
        )
        for (one, held), first in zip(hands, alone, strict=True)
    ]


def _ways(held: Mapping[int, int], out: Mapping[int, int], each: int) -> int:
    """Ways to deal a hand of such ranks once others are out."""
    return prod(comb(max(each - out.get(rank, 0), 0), count) for rank, count in held.items())


def meet(pack: Pack, value: Callable[[Ranks], Value]) -> dict[int, int]:
    """Ways in which the first hand wins, by its kind; and EQUAL."""
    if pack.jokers:
        raise ValueError("a deck with jokers")
    dealt = _dealt(pack)
    values = [value(one) for one, _ in dealt]
    found: Counter[int] = Counter({EQUAL: 0})
    for mine, (_, ways) in zip(values, dealt, strict=True):
        found[mine[0]] += sum(map(mul, ways, [other < mine for other in values]))
        found[EQUAL] += sum(map(mul, ways, [other == mine for other in values]))
    return dict(found)


def all_ways(pack: Pack) -> int:
    """Ways to deal two hands."""
    return comb(pack.cards, 3) * comb(pack.cards - 3, 3)
