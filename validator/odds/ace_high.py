"""Seven cards with an ace and no pair, straight or flush: one hand, and two at once.

Ranks are taken one set at a time. How the suits may lie then depends only on how many cards each
hand has, how many ranks they share, and how many cards of a suit make a flush.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache
from itertools import combinations
from math import comb
from typing import NamedTuple

from .poker import ACE, Joker, Pack, Rule, by_rank

SIZE = 5


class High(NamedTuple):
    """What the first hand is, and whether the second is ace-high too."""

    joker: bool
    both: bool


class Kind(NamedTuple):
    """Hands of so many plain cards that stay below a flush with fewer than *flush* of a suit."""

    plain: int
    flush: int
    joker: bool


NOBODY = Kind(0, SIZE, False)


def kinds(pack: Pack, dealt: int) -> list[Kind]:
    """A hand without the joker, and one with it."""
    found = [Kind(dealt, SIZE, False)]
    if pack.jokers:
        found.append(Kind(dealt - 1, SIZE - (pack.joker in ("bug", "wild")), True))
    return found


def _sets(pack: Pack, kind: Kind) -> list[int]:
    """The ranks of ace-high hands as masks; a joker stands for the ace."""
    joker: Joker | None = pack.joker if kind.joker else None
    rule = Rule(kind.plain + kind.joker, SIZE, joker)
    found = []
    for ranks in combinations(pack.ranks, kind.plain):
        made = by_rank(ranks, rule)
        if not made.holds and made.top == ACE:
            found.append(sum(1 << rank for rank in ranks))
    return found


Suited = dict[tuple[int, int], int]
"""Ways, by the cards of one suit in the first hand and of one suit in the second."""


def _step(pack: Pack, to: tuple[bool, bool], same: bool) -> Suited:
    """One card for either hand, or one of the same rank for both."""
    found: Suited = defaultdict(int)
    marked = 0 if same else 1
    for a in range(pack.suits) if to[0] else (-1,):
        for b in range(pack.suits) if to[1] else (-1,):
            ways = pack.decks * (pack.decks - (a == b)) if all(to) else pack.decks
            found[int(a == 0), int(b == marked)] += ways
    return found


def _times(one: Suited, two: Suited) -> Suited:
    found: Suited = defaultdict(int)
    for (a, b), ways in one.items():
        for (c, d), more in two.items():
            found[a + c, b + d] += ways * more
    return found


def _at_least(found: Suited, first: int, second: int) -> int:
    return sum(ways for (a, b), ways in found.items() if a >= first and b >= second)


@cache
def suits(first: Kind, second: Kind, shared: int, pack: Pack) -> int:
    """Ways for the suits of two hands to lie with no flush in either, and no card in both.

    At most one suit of a hand makes a flush, so the hands with one are taken out suit by suit, and
    those where both have one are put back.
    """
    kept = 0
    for same, pairs in ((True, pack.suits), (False, pack.suits * (pack.suits - 1))):
        found: Suited = {(0, 0): 1}
        steps = ((True, True), shared), ((True, False), first.plain - shared)
        for to, cards in (*steps, ((False, True), second.plain - shared)):
            for _ in range(cards):
                found = _times(found, _step(pack, to, same))
        kept += pairs * _at_least(found, first.flush, second.flush)
        if same:
            either = _at_least(found, first.flush, 0) + _at_least(found, 0, second.flush)
            kept += sum(found.values()) - pairs * either
    return kept


def ace_high(pack: Pack, dealt: int = 7) -> dict[High | None, int]:
    """Two hands dealt one after the other, the first ace-high; None where it is not."""
    found: dict[High | None, int] = defaultdict(int)
    total, second = comb(pack.cards, dealt), comb(pack.cards - dealt, dealt)
    for kind in kinds(pack, dealt):
        sets = _sets(pack, kind)
        alone = len(sets) * suits(kind, NOBODY, 0, pack) * second
        both = 0
        for other in kinds(pack, dealt):
            if not (kind.joker and other.joker):
                both += _pairs(pack, kind, sets, other)
        found[High(kind.joker, True)] += both
        found[High(kind.joker, False)] += alone - both
    found[None] = total * second - sum(found.values())
    return dict(found)


def _pairs(pack: Pack, kind: Kind, sets: list[int], other: Kind) -> int:
    others = _sets(pack, other)
    shared = Counter((one & two).bit_count() for one in sets for two in others)
    return sum(count * suits(kind, other, ranks, pack) for ranks, count in shared.items())
