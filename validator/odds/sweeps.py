"""Hands whose cards win all together, however they are set: clean sweeps at Chinese Poker.

Ranks and suits are counted apart: how the suits may lie depends only on how often ranks repeat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from math import comb, factorial, prod
from typing import NamedTuple

from .poker import Pack, windows

TEN = 10
Counts = tuple[int, ...]


class Whole(NamedTuple):
    """All that makes a hand a clean sweep."""

    ranks: Counts
    """Cards of each rank held, most first."""
    color: bool
    """Whether all are black or all are red."""
    high: bool | None
    """Whether all are tens and above; False where all are below, None where neither."""
    straights: bool
    flushes: bool
    """Whether the cards fall into straights, or flushes, of the sizes set."""
    suited: bool

    @property
    def dragon(self) -> bool:
        """One card of each rank."""
        return len(self.ranks) == sum(self.ranks)

    def pairs(self, quads: bool) -> bool:
        """Whether all cards but an odd one are pairs. *quads*: four alike are two of them."""
        found = sum(count // 2 if quads else count >= 2 for count in self.ranks)
        return found == sum(self.ranks) // 2


def sweeps(pack: Pack, sizes: Counts) -> dict[Whole, int]:
    """Every hand as large as all *sizes*, by what makes it a clean sweep."""
    if pack.jokers or pack.decks > 1 or pack.suits % 2:
        raise ValueError("one deck without a joker")
    split = _split(pack.suits, sizes)
    found: Counter[Whole] = Counter()
    for (ranks, high, straights), arranged in _by_rank(pack, sizes).items():
        for suits, ways in _by_suit(ranks, pack.suits).items():
            used = sum(map(bool, suits))
            one = ways * 2 * comb(pack.suits // 2, used) // comb(pack.suits, used)
            for color, count in ((True, one), (False, ways - one)):
                whole = Whole(ranks, color, high, straights, suits in split, used == 1)
                found[whole] += arranged * count
    return {whole: ways for whole, ways in found.items() if ways}


def _most_first(counts: Counts) -> Counts:
    return tuple(sorted(counts, reverse=True))


def _split(suits: int, sizes: Counts) -> set[Counts]:
    """Numbers of cards in each suit that fall into flushes of the sizes."""
    found = {(0,) * suits}
    for size in sizes:
        found = {
            _most_first((*counts[:to], counts[to] + size, *counts[to + 1 :]))
            for counts in found
            for to in range(suits)
        }
    return found


def _by_rank(pack: Pack, sizes: Counts) -> Counter[tuple[Counts, bool | None, bool]]:
    """Choices of how many cards each rank has."""
    found: Counter[tuple[Counts, bool | None, bool]] = Counter()
    high = sum(rank >= TEN for rank in pack.ranks)
    for ranks in _repeats(sum(sizes), pack.suits):
        of = {True: _arranged(ranks, high), False: _arranged(ranks, len(pack.ranks) - high)}
        of_all = _arranged(ranks, len(pack.ranks))
        found.update({(ranks, side, False): ways for side, ways in of.items()})
        found[ranks, None, False] += of_all - sum(of.values())
    for held in _straights(pack, sizes):
        sides = {rank >= TEN for rank in held}
        side = sides.pop() if len(sides) == 1 else None
        ranks = _most_first(tuple(Counter(held).values()))
        found[ranks, side, True] += 1
        found[ranks, side, False] -= 1
    return found


def _repeats(cards: int, most: int) -> Iterator[Counts]:
    """Every way for ranks to repeat, most first."""
    if not cards:
        yield ()
    for first in range(min(cards, most), 0, -1):
        yield from ((first, *rest) for rest in _repeats(cards - first, first))


def _arranged(ranks: Counts, among: int) -> int:
    """Ways to say which rank is held how often."""
    if len(ranks) > among:
        return 0
    alike = prod(map(factorial, Counter(ranks).values()))
    return factorial(among) // factorial(among - len(ranks)) // alike


def _straights(pack: Pack, sizes: Counts) -> set[Counts]:
    """The ranks of hands that fall into straights of the sizes."""
    found: set[Counts] = set()
    runs = [[_held(pack, mask) for mask in windows(size)] for size in sizes]
    for parts in product(*runs):
        held = tuple(sorted(rank for part in parts for rank in part))
        if len(held) == sum(sizes) and max(Counter(held).values()) <= pack.suits:
            found.add(held)
    return found


def _held(pack: Pack, mask: int) -> Counts:
    return tuple(rank for rank in pack.ranks if mask >> rank & 1)


@cache
def _by_suit(ranks: Counts, suits: int) -> dict[Counts, int]:
    """Ways to give each card a suit, by how many cards the suits then have, most first."""
    if not ranks:
        return {(0,) * suits: 1}
    found: Counter[Counts] = Counter()
    for before, ways in _by_suit(ranks[:-1], suits).items():
        for taken in combinations(range(suits), ranks[-1]):
            after = tuple(count + (suit in taken) for suit, count in enumerate(before))
            found[_most_first(after)] += ways
    return dict(found)
