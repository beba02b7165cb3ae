"""Thirteen cards that are set as three hands: how often they win as they are dealt."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product

from ...model.game import Game
from ...model.play import Step
from ...model.wagers import Wager
from ..sweeps import Whole, sweeps
from ..table import Worked, chances
from .answer import joined
from .packs import packs

RANKING = "clean-sweep"
THREE_HANDS = "three-hands"
SIZES = (5, 5, 3)
CARDS = sum(SIZES)
PAIRS = ("six-pairs", "six-wheels")
HOLDS: dict[str, Callable[[Whole], bool | None]] = {
    "pure-dragon": lambda one: one.dragon and one.suited,
    "super-dragon": lambda one: one.dragon and one.suited,
    "black-dragon-or-red-dragon": lambda one: one.dragon and one.color,
    "dragon": lambda one: one.dragon,
    "all-blacks-or-all-reds": lambda one: one.color,
    "minor": lambda one: one.high is False,
    "senior": lambda one: one.high,
    "three-flush": lambda one: one.flushes,
    "three-flushes": lambda one: one.flushes,
    "three-straight": lambda one: one.straights,
    "three-straights": lambda one: one.straights,
}
FOUR, TWO = "four alike are two pairs", "four alike are one pair"


WHOLE = tuple(hand for hand in (*HOLDS, *PAIRS) if not hand.startswith("three-"))
"""Hands that no setting of the cards can spoil."""


def _cards(deal: Step) -> tuple[object, object] | None:
    """The fewest and the most cards of a deal."""
    return (deal.cards.low, deal.cards.high) if deal.cards else None


def _dealt(game: Game, order: Sequence[str]) -> Iterator[tuple[list[str], str]]:
    """What may be dealt, where thirteen cards come at once or are put down as they come."""
    deals = [step for step in game.round if step.does == "deal" and step.cards]
    if {*map(_cards, deals)} == {(CARDS, CARDS)}:
        yield list(order), ""
    elif any(one.until_cards == CARDS and not one.keeps for one in deals):
        whole = [hand for hand in order if hand in WHOLE]
        yield whole, "thirteen cards that come in turn, where none is thrown away"


def known(game: Game, wager: Wager) -> Iterator[tuple[Worked, int | None, str]]:
    """Hands that win by themselves, in the order in which the filing ranks them."""
    order = _order(game, wager)
    if order is None:
        return
    pairs = {True: FOUR, False: TWO} if set(PAIRS) & set(order) else {True: ""}
    each = product(packs(game, wager.name), _dealt(game, order), pairs.items())
    for read, (hands, come), (quads, alike) in each:
        if read.pack.decks == 1 and not read.pack.jokers:
            rows = [(hand, _holds(hand, quads)) for hand in hands]
            said = joined("a hand that wins once it is declared", come, alike, read.reading)
            yield chances(sweeps(read.pack, SIZES), rows), 1, said


def _order(game: Game, wager: Wager) -> Sequence[str] | None:
    """The order of such hands, where three hands of each player decide the wager."""
    orders = [one.high_to_low for one in game.hands if one.ranking == RANKING]
    three = any(one.by == THREE_HANDS and wager.name in one.wagers for one in game.compares)
    counted = len(orders) == 1 and {*HOLDS, *PAIRS}.issuperset(orders[0])
    return orders[0] if three and counted else None


def _holds(hand: str, quads: bool) -> Callable[[Whole], bool]:
    if hand in PAIRS:
        return lambda one: one.pairs(quads)
    return lambda one: bool(HOLDS[hand](one))
