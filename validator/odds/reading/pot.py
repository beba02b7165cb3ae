"""Three cards that players hold against each other for a pot: who has the best, if nobody folds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import product

from ...model.game import Game
from ...model.wagers import Wager
from ..poker import ACE, Pack
from ..pot import EQUAL, Ranks, Value, all_ways, meet
from ..table import Row, Worked
from .answer import joined
from .packs import RANKS, packs

TRIPS, STRAIGHT, PICTURES, POINTS = "3-of-a-kind", "straight", "three-picture-cards", "points"
KINDS = (TRIPS, STRAIGHT, PICTURES, POINTS)
PICTURE = ("J", "Q", "K")
LOW = (2, 3, ACE)
"""The straight that begins with an ace. Where it stands among straights changes no chance, since
both hands are as likely to hold it.
"""
CARDS = 3
OPEN = {
    PICTURES: ("picture cards by rank", "picture cards alike"),
    POINTS: ("the last digit of the points", "the whole sum of the points"),
}
"""What rankings leave open, and how it may be read."""


def known(game: Game, wager: Wager) -> Iterator[tuple[Worked, int | None, str]]:
    """How often one hand beats another, by its kind. It wins as often as it loses."""
    orders = [one.high_to_low for one in game.hands if {*one.high_to_low} <= {*KINDS}]
    if not _is_pot(game) or len(orders) != 1 or POINTS not in orders[0]:
        return
    points = _points(game)
    for read in packs(game, wager.name):
        if read.pack.jokers or not points.keys() >= {*read.pack.ranks}:
            continue
        for ways in _ways(orders[0]):
            worked = _worked(read.pack, orders[0], points, ways)
            said = joined("of two hands that nobody folds", *ways, read.reading)
            yield worked, read.pack.decks, said


def _ways(order: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """The ways in which what an order leaves open may be read."""
    return product(*(OPEN[kind] for kind in order if kind in OPEN))


def _worked(
    pack: Pack, order: Sequence[str], points: dict[int, int], ways: Sequence[str]
) -> Worked:
    """How often a hand of each kind beats another hand, in one way to read the order."""
    won = meet(pack, _value(order, points, ways))
    rows = [Row(f"wins with {kind}", None, won.get(place, 0)) for kind, place in _places(order)]
    return Worked((*rows, Row("equal", Fraction(0), won[EQUAL])), all_ways(pack))


def _is_pot(game: Game) -> bool:
    """Whether all cards come in one deal, and the best hand has the pot."""
    deals = [step.cards for step in game.round if step.does == "deal"]
    whole = [cards and (cards.low, cards.high) for cards in deals] == [(CARDS, CARDS)]
    drawn = any(step.does == "draw" for step in game.round)
    pot = any(one.by == "pot" and not one.wagers for one in game.compares)
    return pot and whole and not drawn


def _points(game: Game) -> dict[int, int]:
    """The points of each rank, where they are figures."""
    tables = (row for one in game.values for row in one.table)
    return {
        RANKS[card]: int(points) for card, points in tables if card in RANKS and points.isdigit()
    }


def _places(order: Sequence[str]) -> list[tuple[str, int]]:
    """Kinds from the best down; the best has the highest figure."""
    return [(kind, len(order) - place) for place, kind in enumerate(order)]


def _value(
    order: Sequence[str], points: dict[int, int], ways: Sequence[str]
) -> Callable[[Ranks], Value]:
    place = dict(_places(order))
    pictures = {RANKS[card] for card in PICTURE}

    def value(ranks: Ranks) -> Value:
        """*ranks* from the lowest up."""
        low, middle, high = ranks
        if low == high and TRIPS in place:
            return place[TRIPS], high
        if (ranks == LOW or (high - middle == 1 == middle - low)) and STRAIGHT in place:
            return place[STRAIGHT], 0 if ranks == LOW else high
        if pictures.issuperset(ranks) and PICTURES in place:
            return place[PICTURES], *(ranks[::-1] if OPEN[PICTURES][0] in ways else ())
        total = sum(points[rank] for rank in ranks)
        return place[POINTS], total % 10 if OPEN[POINTS][0] in ways else total

    return value
