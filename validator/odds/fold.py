"""A choice between a fold and a bet that goes on to the comparison of two hands."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import lcm
from operator import mul
from typing import NamedTuple

NOT_QUALIFIED = "not-qualified"
CASES = tuple(
    f"{under}{case}" for under in (f"{NOT_QUALIFIED}-", "") for case in ("higher", "equal", "lower")
)
"""How the player's hand compares, with a dealer that qualifies or does not."""
FOLDED = "folded"


class Choice(NamedTuple):
    """What a player may face: its ways, those of each case that may follow, and the own hand."""

    ways: int
    counts: tuple[int, ...]
    hand: str = ""


def compared(bar: int, under: int, over: int, all_: int, qualified: bool) -> tuple[int, ...]:
    """Ways of each case, from the dealer's hands below what qualifies, below the player's, and up
    to it. *qualified*: whether the player's hand would qualify too.
    """
    if qualified:
        return bar, 0, 0, under - bar, over - under, all_ - over
    return under, over - under, bar - over, 0, 0, all_ - bar


Ends = Mapping[tuple[str, str], int]
"""Ways of every end, by the player's hand and the case."""


def fold_or_bet(
    choices: Iterable[Choice], units: Mapping[str, tuple[Fraction, ...]], fold: Fraction
) -> Ends:
    """Every end when the player folds wherever that loses less.

    *units*: what all wagers together win in each of CASES, by the player's hand; *fold*: what a
    fold wins.
    """
    more = _more(units, fold)
    found: dict[tuple[str, str], int] = defaultdict(int)
    bets: dict[str, list[Choice]] = defaultdict(list)
    for one in choices:
        if sum(map(mul, one.counts, more[one.hand])) < 0:
            found[one.hand, FOLDED] += one.ways * sum(one.counts)
        else:
            bets[one.hand].append(one)
    for hand, made in bets.items():
        ways, columns, _ = zip(*made, strict=True)
        for case, counts in zip(CASES, zip(*columns, strict=True), strict=True):
            found[hand, case] += sum(map(mul, ways, counts))
    return {end: ways for end, ways in found.items() if ways}


def _more(units: Mapping[str, tuple[Fraction, ...]], fold: Fraction) -> dict[str, list[int]]:
    """By how much each case wins more than a fold, in whole numbers of one size."""
    denominators = {one.denominator for each in units.values() for one in each}
    scale = lcm(fold.denominator, *denominators)
    return {hand: [int((one - fold) * scale) for one in each] for hand, each in units.items()}
