"""Five cards against five, when the player may fold after seeing the own cards.

Ranks and suits are taken apart: all dealer's hands are counted by their ranks, and the flushes
among them, suit by suit, are then moved up to where they belong. What the player holds is taken out
by inclusion and exclusion. An up card of the dealer is one more card that is known.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from itertools import accumulate, combinations, product
from math import comb

from .fold import Choice, Ends, compared, fold_or_bet
from .poker import ACE, Pack, multisets

SIZE = 5
HANDS = (
    "high-card",
    "pair",
    "two-pair",
    "3-of-a-kind",
    "straight",
    "flush",
    "full-house",
    "4-of-a-kind",
    "straight-flush",
    "royal-flush",
)
"""From the lowest up."""
SHAPES = {(2, 1): 1, (2, 2): 2, (3, 1): 3, (3, 2): 6, (4, 1): 7}
STRAIGHT, FLUSH, STRAIGHT_FLUSH, ROYAL = (
    HANDS.index(name) for name in ("straight", "flush", "straight-flush", "royal-flush")
)
Ranks = tuple[int, ...]
Value = tuple[int, ...]


def value(ranks: Ranks, flush: bool) -> Value:
    """A figure that is higher for the better hand, its kind first."""
    alike = sorted(((count, rank) for rank, count in Counter(ranks).items()), reverse=True)
    order = tuple(rank for _, rank in alike)
    if len(order) < SIZE:
        return (SHAPES[alike[0][0], alike[1][0]], *order)
    wheel = order == (ACE, 5, 4, 3, 2)
    if wheel or order[0] - order[-1] == SIZE - 1:
        top = SIZE if wheel else order[0]
        royal = flush and top == ACE
        return (ROYAL if royal else STRAIGHT_FLUSH if flush else STRAIGHT), top
    return (FLUSH if flush else 0, *order)


@dataclass(frozen=True, slots=True)
class Showdown:
    """What is played for: the pack, the least hand that qualifies the dealer, and an up card."""

    pack: Pack
    least: Value = ()
    shows: bool = False


Suited = tuple[tuple[int, ...], bool]
"""For each suit that counts, which ranks of a hand are in it, as bits; and whether all are."""


@cache
def _suits(counts: tuple[int, ...], suits: int, first: bool) -> list[tuple[Suited, int]]:
    """How cards of so many of each rank lie in the suits, or in the *first* alone; with ways."""
    found: Counter[Suited] = Counter()
    for chosen in product(*(list(combinations(range(suits), count)) for count in counts)):
        masks = [
            sum(1 << place for place, mine in enumerate(chosen) if suit in mine)
            for suit in range(suits)
        ]
        flush = (1 << SIZE) - 1 in masks
        found[(masks[0],) if first else tuple(sorted(masks)), flush] += 1
    return list(found.items())


class _Counted:
    """Dealer's hands below places in the order of all hands, by cards they are known to have.

    Cards are told by rank as a number in base eight, one digit for each rank, so that cards are
    put together by adding.
    """

    def __init__(self, given: Showdown) -> None:
        self.pack = pack = given.pack
        self.hands = [tuple(sorted(one)) for one, _ in multisets(pack.ranks, SIZE, pack.suits)]
        plain = {hand: value(hand, False) for hand in self.hands}
        flush = {hand: value(hand, True) for hand in combinations(sorted(pack.ranks), SIZE)}
        values = sorted({*plain.values(), *flush.values()})
        place = {one: at for at, one in enumerate(values)}
        self.kinds = [HANDS[one[0]] for one in values]
        self.plain = {hand: place[one] for hand, one in plain.items()}
        self.flush = {hand: place[one] for hand, one in flush.items()}
        self.bar = sum(one < given.least for one in values)
        self.having = self._having()
        self.steps = sorted({at for hand in flush for at in (self.plain[hand], self.flush[hand])})
        self.flushes = self._flushes()
        self.lists: dict[tuple[Ranks, int, int], list[int]] = {}

    def _having(self) -> dict[int, tuple[list[int], list[int], int]]:
        """Hands that have certain cards: their places, ways up to each, and below the bar."""
        ways: dict[int, dict[int, int]] = defaultdict(lambda: defaultdict(int))
        for hand, at in self.plain.items():
            counts = [(8**rank, hand.count(rank)) for rank in sorted(set(hand))]
            for held in product(*(range(count + 1) for _, count in counts)):
                key, left = 0, 1
                for (unit, count), out in zip(counts, held, strict=True):
                    key += unit * out
                    left *= comb(self.pack.suits - out, count - out)
                ways[key][at] += left
        found = {}
        for key, known in ways.items():
            places = sorted(known)
            sums = [0, *accumulate(known[at] for at in places)]
            found[key] = [*places, len(self.kinds)], sums, sums[bisect_left(places, self.bar)]
        return found

    def below(self, hand: Ranks, up: Ranks, mine: int) -> tuple[int, int, int]:
        """Hands by rank with the up card and no card of the player's: below the bar, below the
        player's place, and up to it.
        """
        bar = under = over = 0
        shown = _key(up)
        for part, sign in _parts(hand):
            known = self.having.get(part + shown)
            if known:
                places, sums, low = known
                at = bisect_left(places, mine)
                bar += sign * low
                under += sign * sums[at]
                over += sign * sums[at + (places[at] == mine)]
        return bar, under, over

    def _flushes(self) -> dict[int, tuple[list[int], list[int]]]:
        """For flushes that have certain ranks, where they are and where their ranks alone are."""
        found: dict[int, tuple[list[int], list[int]]] = defaultdict(lambda: ([], []))
        for hand, at in self.flush.items():
            for size in range(SIZE + 1):
                for part in combinations(hand, size):
                    high, low = found[_mask(part)]
                    insort(high, at)
                    insort(low, self.plain[hand])
        return dict(found)

    def _moved(self, ranks: int, at: int) -> int:
        """By how much flushes of one suit with these ranks change the hands below a place."""
        high, low = self.flushes.get(ranks, ((), ()))
        return bisect_left(high, at) - bisect_left(low, at)

    def without(self, ranks: Ranks, up: Ranks, at: int) -> list[int]:
        """The same for flushes with the up card and without those of *ranks* a mask names."""
        step = bisect_left(self.steps, at)
        key = ranks, _mask(up), step
        if key not in self.lists:
            found = [_mask(up)]
            for rank in ranks:
                found += [mask | 1 << rank for mask in found]
            told = [self._moved(mask, at) for mask in found]
            for bit in range(len(ranks)):
                for mask in range(len(told)):
                    if mask >> bit & 1:
                        told[mask] = told[mask ^ 1 << bit] - told[mask]
            self.lists[key] = told
        return self.lists[key]


def _key(ranks: Ranks) -> int:
    return sum(8**rank for rank in ranks)


def _mask(ranks: Ranks) -> int:
    return sum(1 << rank for rank in ranks)


@cache
def _parts(hand: Ranks) -> list[tuple[int, int]]:
    """Every set of cards of a hand by its ranks, with how many there are; odd ones below zero."""
    found: Counter[int] = Counter()
    for size in range(SIZE + 1):
        for part in combinations(hand, size):
            found[_key(part)] += (-1) ** size
    return list(found.items())


def _hand(counted: _Counted, hand: Ranks, up: Ranks) -> Iterator[Choice]:
    """Every way for the suits of a hand to lie, beside an up card or none."""
    pack, ranks = counted.pack, tuple(sorted(set(hand)))
    all_ = comb(pack.cards - SIZE - len(up), SIZE - len(up))
    taken = sum(1 << bit for bit, rank in enumerate(ranks) if rank in up)
    counts = tuple(hand.count(rank) for rank in ranks)
    orders = pack.suits if up else 1
    made = _made(counted, hand, up)
    found: dict[tuple[bool, int, int, int], int] = defaultdict(int)
    for (masks, flush), ways in _suits(counts, pack.suits, bool(up)):
        if up and taken & masks[0]:
            continue
        bar, under, over = made[flush][1]
        for mask in masks:
            one, two, three = made[flush][2][mask]
            bar, under, over = bar + one, under + two, over + three
        found[flush, bar, under, over] += ways
    for (flush, bar, under, over), ways in found.items():
        mine = made[flush][0]
        cases = compared(bar, under, over, all_, mine >= counted.bar)
        yield Choice(ways * orders, cases, counted.kinds[mine])


Below = tuple[int, int, int]
"""Dealer's hands below the bar, below the player's place, and up to it."""


def _made(counted: _Counted, hand: Ranks, up: Ranks) -> dict[bool, tuple[int, Below, list[Below]]]:
    """For a hand in several suits, and in one (True): its place, the dealer's hands by rank, and
    what their flushes add to these, by the ranks that are taken.
    """
    ranks, made = tuple(sorted(set(hand))), {}
    for flush, known in ((False, counted.plain), (True, counted.flush)):
        if hand in known:
            mine = known[hand]
            one, two, three = (
                counted.without(ranks, up, at) for at in (counted.bar, mine, mine + 1)
            )
            made[flush] = (
                mine,
                counted.below(hand, up, mine),
                list(zip(one, two, three, strict=True)),
            )
    return made


@lru_cache(maxsize=1)
def _choices(given: Showdown) -> list[Choice]:
    """All that a player may face."""
    if given.pack.decks > 1 or given.pack.jokers:
        raise ValueError("five cards of one deck without a joker")
    counted = _Counted(given)
    ups: list[Ranks] = [(rank,) for rank in given.pack.ranks] if given.shows else [()]
    return [one for dealt in product(counted.hands, ups) for one in _hand(counted, *dealt)]


@cache
def best_play(given: Showdown, units: tuple[tuple[Fraction, ...], ...], fold: Fraction) -> Ends:
    """Every end; *units* by the player's hand, in the order of HANDS."""
    return fold_or_bet(_choices(given), dict(zip(HANDS, units, strict=True)), fold)
