"""Poker hands, counted by multisets of ranks times suits.

At most one suit can hold enough cards for a flush. So the hands with such a suit are counted by
what lies in it and what lies beside it; all others by their ranks alone.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from math import comb
from typing import Literal, NamedTuple

Joker = Literal["bug", "wild", "ace-or-straight", "ace"]
ACE, KING, QUEEN = 14, 13, 12
STANDARD = tuple(range(2, 15))

PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS = (1 << bit for bit in range(7))
STRAIGHT_FLUSH, ROYAL, FIVE, FIVE_ACES, WHOLE, ROYAL_MATCH = (1 << bit for bit in range(7, 13))
"""What a hand holds. WHOLE: every card dealt is in one straight flush."""


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards a hand is dealt from."""

    ranks: tuple[int, ...] = STANDARD
    suits: int = 4
    decks: int = 1
    jokers: int = 0
    joker: Joker = "bug"

    @property
    def cards(self) -> int:
        return len(self.ranks) * self.suits * self.decks + self.jokers


class Made(NamedTuple):
    """What a hand holds, all of it at once: a flush that has a pair has both."""

    holds: int
    pair: int
    top: int
    joker: bool


class Rule(NamedTuple):
    """How hands are made: of *dealt* cards, straights and flushes of *size*."""

    dealt: int
    size: int
    joker: Joker | None


def multisets(
    ranks: tuple[int, ...], size: int, copies: int
) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every multiset of ranks, and the ways to take it when each rank has so many copies."""
    if not size:
        yield (), 1
        return
    if not ranks:
        return
    for count in range(min(size, copies), -1, -1):
        here = comb(copies, count)
        for rest, ways in multisets(ranks[1:], size - count, copies):
            yield (ranks[0],) * count + rest, here * ways


@cache
def windows(size: int) -> tuple[int, ...]:
    """Straights of a size as masks of ranks; the ace ends both ways."""
    low = 1 << ACE | sum(1 << rank for rank in range(2, size + 1))
    return (low, *(((1 << size) - 1) << first for first in range(2, ACE + 2 - size)))


def _mask(ranks: tuple[int, ...]) -> int:
    mask = 0
    for rank in ranks:
        mask |= 1 << rank
    return mask


def _run(mask: int, size: int, spare: int) -> bool:
    return any((mask & window).bit_count() >= size - spare for window in windows(size))


def _alike(counts: list[int], wild: bool) -> int:
    """Pairs and better, from how often each rank is held, most first."""
    most, next_ = counts[0], counts[1] if len(counts) > 1 else 0
    if wild:
        spread = most >= 2 and next_ >= 1
        house = (most >= 3 and next_ >= 1) or next_ >= 2
        most += 1
    else:
        spread, house = next_ >= 2, most >= 3 and next_ >= 2
    found = PAIR * (most >= 2) | TRIPS * (most >= 3) | QUADS * (most >= 4) | FIVE * (most >= 5)
    return found | TWO_PAIR * spread | FULL_HOUSE * house


def by_rank(ranks: tuple[int, ...], rule: Rule) -> Made:
    """What the ranks of a hand make, whatever the suits; *ranks* without the joker."""
    wild, joker = rule.joker == "wild", rule.joker is not None
    aces = (ACE,) * (joker and not wild)
    held = Counter(ranks + aces)
    holds = _alike(sorted(held.values(), reverse=True), wild)
    holds |= FIVE_ACES * (held[ACE] + wild >= 5)
    spare = int(rule.joker not in (None, "ace"))
    mask = _mask(ranks + aces * (rule.joker == "ace"))
    holds |= STRAIGHT * _run(mask, rule.size, spare)
    if wild:
        return Made(holds, max(ranks, default=ACE), ACE, joker)
    pair = max((rank for rank, count in held.items() if count >= 2), default=0)
    return Made(holds, pair, max(held), joker)


def in_suit(suited: tuple[int, ...], rule: Rule) -> int:
    """What the cards of one suit make."""
    spare = 1 if rule.joker not in (None, "ace") else 0
    plain = 1 if rule.joker in ("bug", "wild") else 0
    mask, holds = _mask(suited), 0
    if len(suited) + plain >= rule.size:
        holds |= FLUSH
    if _run(mask, rule.size, spare):
        holds |= STRAIGHT_FLUSH
        royal = windows(rule.size)[-1]
        if (mask & royal).bit_count() + spare >= rule.size:
            holds |= ROYAL
    whole = mask.bit_count() + spare == rule.dealt
    if whole and rule.dealt >= rule.size and _run(mask, rule.dealt, spare):
        holds |= WHOLE
    return holds


def _matches(
    suited: tuple[int, ...], beside: tuple[int, ...], rule: Rule
) -> Literal["", "pair", "one"]:
    """Whether king and queen lie beside a royal flush: both, or one with a joker for the other."""
    royal = windows(rule.size)[-1]
    held = (_mask(suited) & royal).bit_count()
    if set(beside) == {KING, QUEEN} and len(beside) == 2:
        return "pair"
    alone = len(beside) == 1 and beside[0] in (KING, QUEEN)
    return "one" if alone and rule.joker == "wild" and held == rule.size else ""


@cache
def _count(pack: Pack, rule: Rule) -> dict[Made, int]:
    """The hands with the joker, or the hands without, by what they hold."""
    plain = rule.dealt - (rule.joker is not None)
    least = rule.size - (rule.joker not in (None, "ace"))
    found: dict[Made, int] = defaultdict(int)
    suited_ways: dict[tuple[int, ...], int] = defaultdict(int)
    made = cache(lambda ranks: by_rank(ranks, rule))
    both = pack.suits * (pack.suits - 1) * pack.decks**2  # king and queen in another suit
    for size in range(least, plain + 1):
        others = list(multisets(pack.ranks, plain - size, (pack.suits - 1) * pack.decks))
        for suited, one in multisets(pack.ranks, size, pack.decks):
            holds = in_suit(suited, rule)
            for beside, rest in others:
                ranks = tuple(sorted(suited + beside))
                ways = one * rest * pack.suits
                suited_ways[ranks] += ways
                base = made(ranks)
                match = _matches(suited, beside, rule) if holds & ROYAL else ""
                matched = {"": 0, "one": ways, "pair": one * both}[match]
                have = base.holds | holds
                found[base._replace(holds=have)] += ways - matched
                found[base._replace(holds=have | ROYAL_MATCH)] += matched
    for ranks, ways in multisets(pack.ranks, plain, pack.suits * pack.decks):
        found[made(ranks)] += ways - suited_ways.get(ranks, 0)
    return {case: ways for case, ways in found.items() if ways}


def hands(pack: Pack, dealt: int, size: int = 5) -> dict[Made, int]:
    """Every hand of *dealt* cards, the best of *size* taken from it, by what it holds."""
    if pack.jokers > 1:
        raise ValueError("more than one joker")
    if dealt >= 2 * size - (1 if pack.jokers else 0):
        raise ValueError("two suits could hold a flush")
    plain = replace(pack, jokers=0, joker="bug")  # counted once, whatever the joker is
    total = Counter(_count(plain, Rule(dealt, size, None)))
    if pack.jokers:
        total.update(_count(plain, Rule(dealt, size, pack.joker)))
    return dict(total)


ORDER = (
    FIVE_ACES,
    FIVE,
    ROYAL,
    STRAIGHT_FLUSH,
    QUADS,
    FULL_HOUSE,
    FLUSH,
    STRAIGHT,
    TRIPS,
    TWO_PAIR,
    PAIR,
)
THREE_CARD = (ROYAL, STRAIGHT_FLUSH, TRIPS, STRAIGHT, FLUSH, PAIR)


def classes(cases: dict[Made, int], order: tuple[int, ...] = ORDER) -> dict[int, int]:
    """How many hands are of each class, each hand counted once; 0 is no class at all."""
    found: dict[int, int] = defaultdict(int)
    for case, ways in cases.items():
        found[next((one for one in order if case.holds & one), 0)] += ways
    return dict(found)
