"""A player's hand at twenty-one by the best play of one hand: draw, stand, double, surrender.

The ways of both hands at once are a product over card values, so the dealer's hands are taken one
by one, each for all hands of the player together. All is told in ways to deal a fixed number of
cards in order. A dealer's natural is settled before anybody draws, and no hand is split.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from math import perm
from operator import add, mul
from typing import NamedTuple

from .shoe import TARGET, Dealer, total_of

Held = tuple[int, ...]
"""Cards of each value, from the ace as 1 to 10."""
VALUES = range(10)
ACE, TEN = 0, 9
OTHER = {ACE: TEN, TEN: ACE}
BEHIND = 19
"""From this total on the dealer's better hands are fewer than the worse ones, and are counted."""


@dataclass(frozen=True, slots=True)
class Player:
    """What the rules leave a player to choose."""

    stands: frozenset[tuple[int, bool]] = frozenset()
    """Totals, hard or soft (True), on which a player must stand."""
    draws: frozenset[tuple[int, bool]] = frozenset()
    doubles: bool = False
    surrender: Fraction | None = None
    """The part of the wager that a surrender loses."""


class Ends(NamedTuple):
    """Ways of every end of the round."""

    natural: int
    both_natural: int
    dealer_natural: int
    won: int
    pushed: int
    lost: int
    doubled_won: int
    doubled_pushed: int
    doubled_lost: int
    surrendered: int


class Fare(NamedTuple):
    """Ways to win and to push; the rest loses."""

    won: int
    pushed: int

    @property
    def score(self) -> int:
        return 2 * self.won + self.pushed


def with_one(held: Held, value: int) -> Held:
    return (*held[:value], held[value] + 1, *held[value + 1 :])


@cache
def dealt(dealer: Dealer) -> list[tuple[Held, dict[int, int]]]:
    """The dealer's hands, naturals apart, with the orders that lead there from each up card."""
    found: dict[Held, dict[int, int]] = defaultdict(dict)
    none: Held = (0,) * len(VALUES)
    for up in VALUES:
        layer, cards = {with_one(none, up): 1}, 1
        while layer:
            after: dict[Held, int] = defaultdict(int)
            for held, orders in layer.items():
                for value in VALUES:
                    after[with_one(held, value)] += orders
            cards += 1
            layer = {}
            for held, orders in after.items():
                if dealer.draws(*total_of(held)):
                    layer[held] = orders
                elif not (cards == 2 and held[ACE] and held[TEN]):
                    found[held][up] = orders
    return sorted(found.items(), key=lambda one: one[0][::-1])


@cache
def _holdings() -> list[Held]:
    """Every hand of a player that is not over, by its total."""

    def fill(value: int, left: int) -> Iterator[Held]:
        if value > TEN:
            yield ()
            return
        for count in range(left // (value + 1) + 1):
            for rest in fill(value + 1, left - count * (value + 1)):
                yield (count, *rest)

    found = [held for held in fill(ACE, TARGET) if sum(held) >= 2]
    return sorted(found, key=lambda held: total_of(held)[0])


Sums = dict[tuple[int, int, int, int, int], list[int]]
"""Ways of the dealer's hands beside each hand of a span, its own cards not counted: by what they
mean to it, the span, the up card and the number of the dealer's cards.
"""


class Table:
    """The hands of a player at one shoe, and how each fares against every up card.

    *first*: only hands that have this card.
    """

    def __init__(self, shoe: Held, dealer: Dealer, first: int | None = None) -> None:
        self.shoe, self.cards = shoe, sum(shoe)
        kept = [one for one in _holdings() if first is None or one[first]]
        self.hands = [one for one in kept if all(h <= n for h, n in zip(one, shoe, strict=True))]
        self.totals = [total_of(one)[0] for one in self.hands]
        leaves = dealt(dealer)
        longest = max(sum(one) for one, _ in leaves) + max(map(sum, self.hands))
        self.length = min(longest, self.cards)
        self.own = [_ways(shoe, one) for one in self.hands]
        self.place = {one: place for place, one in enumerate(self.hands)}
        self._levels = [self.level(cards) for cards in range(longest + 1)]
        self.stand = self._stands(leaves)

    def level(self, cards: int) -> int:
        """Ways for the cards after the first so many."""
        return perm(self.cards - cards, self.length - cards) if cards <= self.length else 0

    def all_ways(self, place: int, up: int) -> int:
        """Ways of a hand and an up card, the dealer's naturals left out."""
        held = self.hands[place]
        size, shown = sum(held) + 1, self.own[place] * (self.shoe[up] - held[up])
        ways = shown * self.level(size)
        if up in OTHER:
            ways -= shown * (self.shoe[OTHER[up]] - held[OTHER[up]]) * self.level(size + 1)
        return ways

    def _span(self, low: int, high: int) -> slice:
        """The hands with totals from *low* to *high*."""
        first = sum(total < low for total in self.totals)
        return slice(first, sum(total <= high for total in self.totals))

    def _spans(self, total: int) -> tuple[slice, slice, slice]:
        """The hands that beat a dealer's total, those that equal it, and high ones it beats."""
        if total > TARGET:
            return self._span(0, BEHIND - 1), slice(0), slice(0)
        beaten = self._span(total + 1, BEHIND - 1)
        return beaten, self._span(total, total), self._span(BEHIND, total - 1)

    def _stands(self, leaves: Iterable[tuple[Held, dict[int, int]]]) -> list[list[Fare]]:
        """Standing, by hand and up card."""
        met = [[[0, 0, 0] for _ in VALUES] for _ in self.hands]
        sizes = list(map(sum, self.hands))
        for (what, first, _, up, size), sums in self._sums(leaves).items():
            for place, ways in enumerate(sums, first):
                if ways:
                    met[place][up][what] += ways * self._levels[sizes[place] + size]
        return [
            [self._fare(place, up, *three) for up, three in enumerate(ups)]
            for place, ups in enumerate(met)
        ]

    def _sums(self, leaves: Iterable[tuple[Held, dict[int, int]]]) -> Sums:
        """The dealer's hands that mean the same to a span of hands, added up."""
        found: Sums = {}
        spans = {total: self._spans(total) for total in range(2, TARGET + 11)}
        for held, ups, ways in self._products(leaves):
            size = sum(held)
            for what, span in enumerate(spans[total_of(held)[0]]):
                part = ways[span]
                if not any(part):
                    continue
                times = {n: [n * one for one in part] if n > 1 else part for n in {*ups.values()}}
                for up, orders in ups.items():
                    key = what, span.start, span.stop, up, size
                    more = times[orders]
                    found[key] = list(map(add, found[key], more)) if key in found else more
        return found

    def _fare(self, place: int, up: int, won: int, pushed: int, lost: int) -> Fare:
        own = self.own[place]
        if self.totals[place] < BEHIND:
            return Fare(own * won, own * pushed)
        return Fare(self.all_ways(place, up) - own * (pushed + lost), own * pushed)

    def _products(
        self, leaves: Iterable[tuple[Held, dict[int, int]]]
    ) -> Iterator[tuple[Held, dict[int, int], list[int]]]:
        """Ways of each dealer's hand once a hand of the player is out; what repeats is kept."""
        factors: dict[tuple[int, int], list[int]] = {}
        known: list[list[int]] = [[1] * len(self.hands)] * (len(VALUES) + 1)
        before: Held = (-1,) * len(VALUES)
        for held, ups in leaves:
            first = next(v for v in reversed(VALUES) if held[v] != before[v])
            for value in range(first, -1, -1):
                count = held[value]
                if not count:
                    known[value] = known[value + 1]
                    continue
                if (value, count) not in factors:
                    have = self.shoe[value]
                    left = [perm(have - out, count) for out in range(min(have, TARGET) + 1)]
                    factors[value, count] = [left[one[value]] for one in self.hands]
                known[value] = list(map(mul, known[value + 1], factors[value, count]))
            before = held
            yield held, ups, known[ACE]


def _ways(shoe: Held, held: Held) -> int:
    """Ways to be dealt these cards in one given order."""
    ways = 1
    for have, count in zip(shoe, held, strict=True):
        ways *= perm(have, count)
    return ways


def played(table: Table, player: Player) -> list[list[Fare]]:
    """Each hand played on as well as can be, from the highest sum of cards down."""
    hard = [sum((value + 1) * count for value, count in enumerate(one)) for one in table.hands]
    fares: list[list[Fare]] = [[]] * len(table.hands)
    for place in sorted(range(len(hard)), key=hard.__getitem__, reverse=True):
        stand, hit = table.stand[place], drawn(table, place, fares)
        state = total_of(table.hands[place])
        if state in player.stands:
            fares[place] = stand
        elif state in player.draws:
            fares[place] = hit
        else:
            fares[place] = [max(two, key=_score) for two in zip(stand, hit, strict=True)]
    return fares


def _score(fare: Fare) -> int:
    return fare.score


def drawn(table: Table, place: int, fares: Sequence[Sequence[Fare]]) -> list[Fare]:
    """One card more; a hand that is over has lost."""
    after = [table.place.get(with_one(table.hands[place], value)) for value in VALUES]
    known = [fares[one] for one in after if one is not None]
    return [
        Fare(sum(one[up].won for one in known), sum(one[up].pushed for one in known))
        for up in VALUES
    ]


@lru_cache(24)
def table_of(shoe: Held, dealer: Dealer, first: int | None = None) -> Table:
    """Kept, since games differ in what a player may do more often than in shoe and dealer."""
    return Table(shoe, dealer, first)


@cache
def best_play(shoe: Held, dealer: Dealer, player: Player) -> Ends:
    """The ends of a round from a full shoe, no other card seen."""
    table = table_of(shoe, dealer)
    fares = played(table, player)
    found = dict.fromkeys(Ends._fields, 0)
    for place, held in enumerate(table.hands):
        if sum(held) == 2:
            for end, ways in _round(table, place, fares[place], player):
                found[end] += ways
    return Ends(**found)


def _round(
    table: Table, place: int, fares: Sequence[Fare], player: Player
) -> Iterator[tuple[str, int]]:
    """Every end of a round that begins with these two cards."""
    held = table.hands[place]
    orders = 1 if 2 in held else 2
    natural = bool(held[ACE] and held[TEN])
    doubled = drawn(table, place, table.stand) if player.doubles else None
    for up in VALUES:
        ways = table.all_ways(place, up) * orders
        if natural:
            yield "natural", ways
        else:
            twice = doubled[up] if doubled else None
            yield from _chosen(ways, orders, fares[up], twice, player.surrender)
    left = [table.shoe[value] - held[value] for value in (ACE, TEN)]
    ways = table.own[place] * orders * table.level(4) * 2 * left[0] * left[1]
    yield ("both_natural" if natural else "dealer_natural"), ways


def _chosen(
    all_: int, orders: int, play: Fare, doubled: Fare | None, surrender: Fraction | None
) -> list[tuple[str, int]]:
    """The ends of the choice that wins most on the first two cards."""
    worth = play.score * orders - all_
    twice = 2 * (doubled.score * orders - all_) if doubled else worth
    if surrender is not None and -surrender * all_ > max(worth, twice):
        return [("surrendered", all_)]
    fare, name = (doubled, "doubled_") if doubled and twice > worth else (play, "")
    won, pushed = fare.won * orders, fare.pushed * orders
    return [(f"{name}won", won), (f"{name}pushed", pushed), (f"{name}lost", all_ - won - pushed)]
