"""Let It Ride: three equal bets, of which two may be taken back as the cards come.

A bet stays where the hands still to come win more than they lose, and each is decided apart: the
first on the three own cards, the second with one common card more.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb, lcm, perm, prod

from .holdings import Card, holdings
from .poker import Made, Pack, Rule, by_rank, in_suit

RULE = Rule(5, 5, None)
LOSES = -1
Pick = Callable[[Made], int]
"""The place of the row that pays a hand, or LOSES."""


class Rows:
    """Which row a finished hand is paid by, remembered by ranks."""

    def __init__(self, pick: Pick) -> None:
        self.pick = cache(lambda ranks, flush: pick(_made(ranks, flush)))

    def of(self, ranks: Sequence[int], flush: bool) -> int:
        return int(self.pick(tuple(sorted(ranks)), flush))


def _made(ranks: tuple[int, ...], flush: bool) -> Made:
    made = by_rank(ranks, RULE)
    return made._replace(holds=made.holds | in_suit(ranks, RULE)) if flush else made


def finished(pack: Pack, cards: tuple[Card, ...], rows: Rows) -> dict[int, int]:
    """Ways of each row when the hand is filled up to five cards."""
    more = 5 - len(cards)
    held = [rank for rank, _ in cards]
    suited = len({suit for _, suit in cards}) == 1
    left = {rank: pack.suits * pack.decks - held.count(rank) for rank in pack.ranks}
    found: dict[int, int] = defaultdict(int)
    for ranks in combinations_with_replacement(pack.ranks, more):
        counts = {rank: ranks.count(rank) for rank in ranks}
        ways = prod(comb(left[rank], count) for rank, count in counts.items())
        flush = 0
        if suited:
            flush = prod(
                comb(pack.decks - held.count(rank), count) for rank, count in counts.items()
            )
            found[rows.of((*held, *ranks), True)] += flush
        found[rows.of((*held, *ranks), False)] += ways - flush
    return found


def ride(pack: Pack, pays: Sequence[Fraction], pick: Pick) -> dict[tuple[int, int], int]:
    """Ways of each row and number of bets left, by the best play."""
    scale = lcm(*(one.denominator for one in pays))
    worth = [*(int(one * scale) for one in pays), -scale]  # the last one is that of LOSES
    rows = Rows(pick)

    def stays(ways: dict[int, int]) -> bool:
        return sum(worth[row] * count for row, count in ways.items()) > 0

    first = {
        _named(held.cards): stays(finished(pack, held.cards, rows)) for held in holdings(pack, 3)
    }
    found: dict[tuple[int, int], int] = defaultdict(int)
    for held in holdings(pack, 4):
        ends = finished(pack, held.cards, rows)
        bets = 2 if stays(ends) else 1
        for own in combinations(held.cards, 3):  # the fourth is the common card
            left = bets + first[_named(own)]
            for row, count in ends.items():
                found[row, left] += held.ways * count
    return dict(found)


def _named(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The same cards with suits numbered as they come."""
    names: dict[int, int] = {}
    return tuple((rank, names.setdefault(suit, len(names))) for rank, suit in cards)


def total(pack: Pack) -> int:
    return 4 * perm(pack.cards, 4) * (pack.cards - 4)
