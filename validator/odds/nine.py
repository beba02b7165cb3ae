"""Points modulo ten with one card more or none on each side, the player's by choice.

A player's cards are taken as so many of each point. What the dealer is dealt from the rest is
counted once, by total and next card, whatever the dealer then does.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product, starmap
from math import factorial, lcm, perm, prod

from .baccarat import End

POINTS = range(10)
Shoe = tuple[int, ...]
"""Cards of each point, from 0 to 9."""


@dataclass(frozen=True, slots=True)
class Rules:
    """Cards dealt to each side, totals the dealer draws on, and what a player must do."""

    cards: int
    dealer: frozenset[int]
    draws: frozenset[int] = frozenset()
    stands: frozenset[int] = frozenset()


def _dealt(shoe: Shoe, cards: int) -> Iterator[tuple[Shoe, int, int]]:
    """What is left after so many cards, their total, and the ways to deal them in order."""
    present = [point for point in POINTS if shoe[point]]
    for held in combinations_with_replacement(present, cards):
        counts = Counter(held)
        orders = factorial(cards) // prod(map(factorial, counts.values()))
        ways = orders * prod(perm(shoe[point], count) for point, count in counts.items())
        if ways:
            left = tuple(have - counts[point] for point, have in enumerate(shoe))
            yield left, sum(held) % 10, ways


@cache
def _dealer(shoe: Shoe, cards: int) -> tuple[tuple[int, ...], ...]:
    """Ways of the dealer's cards and of the card after them, by their total and its points."""
    found = [[0] * len(POINTS) for _ in POINTS]
    for left, total, ways in _dealt(shoe, cards):
        row = found[total]
        for point, have in enumerate(left):
            row[point] += ways * have
    return tuple(map(tuple, found))


def _against(shoe: Shoe, rules: Rules, mine: int, held: int) -> dict[End, int]:
    """Every end for a player's total of *held* cards."""
    found: dict[End, int] = defaultdict(int)
    for total, row in enumerate(_dealer(shoe, rules.cards)):
        if total not in rules.dealer:
            found[End(mine, total, held, rules.cards)] += sum(row)
            continue
        for point, ways in enumerate(row):
            found[End(mine, (total + point) % 10, held, rules.cards + 1)] += ways
    return found


def _drawn(shoe: Shoe, rules: Rules, total: int) -> dict[End, int]:
    found: dict[End, int] = defaultdict(int)
    for point, have in enumerate(shoe):
        if have:
            left = (*shoe[:point], have - 1, *shoe[point + 1 :])
            ends = _against(left, rules, (total + point) % 10, rules.cards + 1)
            for end, ways in ends.items():
                found[end] += ways * have
    return found


def _scaled(units: Callable[[End], Fraction], cards: int) -> dict[End, int]:
    """What every end is worth, in whole numbers."""
    sizes = (cards, cards + 1)
    found = {end: units(end) for end in starmap(End, product(POINTS, POINTS, sizes, sizes))}
    scale = lcm(*(one.denominator for one in found.values()))
    return {end: int(one * scale) for end, one in found.items()}


def best_play(shoe: Shoe, rules: Rules, units: Callable[[End], Fraction]) -> dict[End, int]:
    """Every end, in ways to deal both hands and a card more for each, in order."""
    worth = _scaled(units, rules.cards)
    spare = sum(shoe) - 2 * rules.cards - 1
    found: dict[End, int] = defaultdict(int)
    for left, total, ways in _dealt(shoe, rules.cards):
        stood = _against(left, rules, total, rules.cards)
        stand = {end: count * spare for end, count in stood.items()}
        draw = _drawn(left, rules, total)
        free = [] if total in rules.draws else [stand]
        free += [] if total in rules.stands else [draw]
        best = max(free, key=lambda ends: sum(worth[end] * n for end, n in ends.items()))
        for end, count in best.items():
            found[end] += ways * count
    return {end: ways for end, ways in found.items() if ways}
