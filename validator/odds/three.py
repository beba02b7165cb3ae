"""Three cards against three, when the player may fold after seeing the own cards.

For an up card of the dealer, the hands the other two cards make are counted once, by rank and suit.
What the player holds is taken out again by inclusion and exclusion: less the hands with one of the
player's cards, and those with two of them put back.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from itertools import accumulate, combinations, combinations_with_replacement, product
from math import comb
from operator import mul
from typing import NamedTuple

from .fold import Choice, Ends, compared, fold_or_bet
from .holdings import Held, holdings
from .poker import ACE, Pack

STRAIGHT_FLUSH, TRIPS, STRAIGHT, FLUSH, PAIR, HIGH = (
    "straight-flush",
    "3-of-a-kind",
    "straight",
    "flush",
    "pair",
    "high-card",
)
USUAL = (STRAIGHT_FLUSH, TRIPS, STRAIGHT, FLUSH, PAIR, HIGH)
"""Three-card hands from the best to the worst."""
Ranks = tuple[int, int, int]
Value = tuple[int, ...]


def _kind(ranks: Ranks, flush: bool) -> tuple[str, Value]:
    """The hand that ranks, highest first, make; and what decides between two of its kind."""
    high, middle, low = ranks
    if high == low:
        return TRIPS, (high,)
    if middle in (high, low) and not flush:
        return PAIR, (middle, low if middle == high else high)
    wheel = ranks == (ACE, 3, 2)
    if wheel or (high - middle == 1 == middle - low):
        return (STRAIGHT_FLUSH if flush else STRAIGHT), (3 if wheel else high,)
    return (FLUSH if flush else HIGH), ranks


@cache
def value(ranks: Ranks, flush: bool, order: tuple[str, ...]) -> Value:
    """A figure that is higher for the better hand."""
    kind, rest = _kind(ranks, flush)
    return (len(order) - order.index(kind), *rest)


def _sorted(*ranks: int) -> Ranks:
    high, middle, low = sorted(ranks, reverse=True)
    return high, middle, low


@dataclass(frozen=True, slots=True)
class Showdown:
    """What is played for: the pack, the order of hands, and what qualifies the dealer."""

    pack: Pack
    order: tuple[str, ...] = USUAL
    least: int = 0
    """The lowest card of a high-card hand that qualifies; 0 where every hand does."""
    shows: bool = False
    """Whether the player sees one card of the dealer before the choice."""


class _Counted:
    """Ways of dealer's hands below each value, by what is already known of the hand."""

    def __init__(self, given: Showdown) -> None:
        self.pack, self.order = given.pack, given.order
        ranks = combinations_with_replacement(sorted(given.pack.ranks, reverse=True), 3)
        values = {value(_sorted(*one), f, self.order) for one in ranks for f in (False, True)}
        self.values = sorted(values)
        self.place = {one: place for place, one in enumerate(self.values)}
        bar: Value = (len(self.order) - self.order.index(HIGH), given.least)
        self.bar = sum(one < bar for one in self.values)
        self.at = cache(self._at)
        cards = given.pack.ranks
        self.one = {up: self._one(up) for up in cards}
        each = product(cards, cards, (False, True))
        self.two = {known: self._two(*known) for known in each}

    def _at(self, one: int, two: int, three: int, flush: bool) -> int:
        """The place of a hand in the order of all hands."""
        return self.place[value(_sorted(one, two, three), flush, self.order)]

    def put(self, found: list[int], ranks: Ranks, flush: int, all_: int) -> None:
        found[self.place[value(ranks, True, self.order)]] += flush
        found[self.place[value(ranks, False, self.order)]] += all_ - flush

    def left(self, *out: int) -> Iterator[tuple[int, int, int]]:
        """Each rank with its cards, all and in one suit, when cards of that suit are out."""
        for rank in self.pack.ranks:
            gone = out.count(rank)
            yield rank, self.pack.suits * self.pack.decks - gone, self.pack.decks - gone

    def _one(self, up: int) -> list[int]:
        """Hands with an up card, below each value."""
        found = [0] * len(self.values)
        for (a, many, few), (b, more, less) in combinations(list(self.left(up)), 2):
            self.put(found, _sorted(up, a, b), few * less, many * more)
        for rank, many, few in self.left(up):
            self.put(found, _sorted(up, rank, rank), comb(few, 2), comb(many, 2))
        return [0, *accumulate(found)]

    def _two(self, up: int, held: int, suited: bool) -> list[int]:
        """Hands with an up card and one more card that is named, below each value."""
        found = [0] * len(self.values)
        for rank, many, few in self.left(up, held):
            self.put(found, _sorted(up, held, rank), few if suited else 0, many)
        return [0, *accumulate(found)]


class Seen(NamedTuple):
    """All of a hand that decides how it fares against an up card, the up card's rank apart."""

    ranks: tuple[int, ...]
    flush: bool
    suited: tuple[bool, ...]
    """Which of the player's cards are in the suit of the up card."""


def _seen(pack: Pack, held: Held) -> Iterator[tuple[Seen, list[int]]]:
    """For each suit an up card may have: how many there are of each rank."""
    ranks = tuple(rank for rank, _ in held.cards)
    used = len({suit for _, suit in held.cards})
    for suit in range(min(used + 1, pack.suits)):
        suited = tuple(of == suit for _, of in held.cards)
        each = pack.decks if suit < used else (pack.suits - used) * pack.decks
        left = [each - held.cards.count((up, suit)) for up in pack.ranks]
        yield Seen(ranks, used == 1, suited), left


def _compared(counted: _Counted, seen: Seen) -> list[tuple[int, ...]]:
    """Ways of each case, in the order of CASES, for each rank the up card may have."""
    (a, like_a), (b, like_b), (c, like_c) = zip(seen.ranks, seen.suited, strict=True)
    at, mine = counted.at, counted.at(a, b, c, seen.flush)
    places = (counted.bar, mine, mine + 1)
    all_ = comb(counted.pack.cards - 4, 2)
    found = []
    for up in counted.pack.ranks:
        whole, one = counted.one[up], counted.two[up, a, like_a]
        two, three = counted.two[up, b, like_b], counted.two[up, c, like_c]
        first = at(up, a, b, like_a and like_b)
        second = at(up, a, c, like_a and like_c)
        third = at(up, b, c, like_b and like_c)
        bar, under, over = [
            whole[to] - one[to] - two[to] - three[to] + (first < to) + (second < to) + (third < to)
            for to in places
        ]
        found.append(compared(bar, under, over, all_, mine >= counted.bar))
    return found


@lru_cache(maxsize=1)
def _choices(given: Showdown) -> list[Choice]:
    """All that a player may face."""
    return list((_shown if given.shows else _hidden)(_Counted(given)))


def _shown(counted: _Counted) -> Iterator[Choice]:
    """A choice for every card of the dealer that may be seen."""
    met: dict[Seen, list[int]] = defaultdict(lambda: [0] * len(counted.pack.ranks))
    for held in holdings(counted.pack, 3):
        for seen, left in _seen(counted.pack, held):
            met[seen] = [a + held.ways * b for a, b in zip(met[seen], left, strict=True)]
    for seen, each in met.items():
        cases = zip(each, _compared(counted, seen), strict=True)
        yield from (Choice(ways, counts) for ways, counts in cases if ways)


def _hidden(counted: _Counted) -> Iterator[Choice]:
    """One choice for a hand, whatever the dealer's cards are."""
    known = cache(lambda seen: _compared(counted, seen))
    for held in holdings(counted.pack, 3):
        seen = list(_seen(counted.pack, held))
        left = [ways for _, ups in seen for ways in ups]
        columns = zip(*(counts for one, _ in seen for counts in known(one)), strict=True)
        yield Choice(held.ways, tuple(sum(map(mul, left, column)) for column in columns))


@cache
def best_play(given: Showdown, units: tuple[Fraction, ...], fold: Fraction) -> Ends:
    """Every end, hands of the player not told apart; *units* in the order of CASES."""
    return fold_or_bet(_choices(given), {"": units}, fold)
