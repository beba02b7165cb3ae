"""Pay tables of poker hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

from ...model.game import Game
from ...model.wagers import Event, PayRow, Wager
from .. import poker
from ..poker import Made
from ..table import Asked, narrower_too
from .answer import Answer, NotComputed, joined, tables
from .packs import RANKS, packs

HANDS = {
    "pair": poker.PAIR,
    "two-pair": poker.TWO_PAIR,
    "3-of-a-kind": poker.TRIPS,
    "straight": poker.STRAIGHT,
    "flush": poker.FLUSH,
    "full-house": poker.FULL_HOUSE,
    "4-of-a-kind": poker.QUADS,
    "5-of-a-kind": poker.FIVE,
    "five-aces": poker.FIVE_ACES,
    "straight-flush": poker.STRAIGHT_FLUSH,
    "royal-flush": poker.ROYAL,
    "mini-royal-flush": poker.ROYAL,
}
PLAYERS = ("players", "everyone")
UNSTAKED = ("ante-bonus",)
"""Paid for a hand, though nothing is put up for it."""


def is_table(wager: Wager) -> bool:
    """Whether every row of a wager's tables is a poker hand."""
    rows = [row for table in wager.pays if not table.statistic for row in table.rows]
    return bool(rows) and all(_hand(row) in HANDS for row in rows)


def _hand(row: PayRow) -> str:
    return (row.event.hand or "") if row.event else row.label


def answers(game: Game, wager: Wager) -> Iterator[Answer]:
    dealt, size, reading = _cards(game, wager)
    played = "a bet that stays to the end" if _may_go(game, wager) else ""
    for read in packs(game, wager.name):
        cases = poker.hands(read.pack, dealt, size)
        for paid in tables(wager):
            rows = [asked(row, pays, dealt) for row, pays in paid.rows]
            staked = paid.staked and wager.name not in UNSTAKED
            for worked, way in narrower_too(cases, rows):
                said = joined(paid.name, way, reading, played, read.reading)
                yield Answer(wager.name, worked, read.pack.decks, said, staked)


def _may_go(game: Game, wager: Wager) -> bool:
    return any(step.does == "act" and wager.name in step.wagers for step in game.round)


def _cards(game: Game, wager: Wager) -> tuple[int, int, str]:
    """How many cards are looked at, of how many the hand is made, and how that was read."""
    found, reading = _looked_at(wager), ""
    if not found:
        found, reading = _unsaid(game, wager)
    if len(found) != 1:
        which = "are several" if found else "is not said"
        raise NotComputed(f"how many cards decide it {which}")
    dealt = found.pop()
    size = min(dealt, 5)
    best = {judged.best for judged in wager.judged if judged.best} or {size}
    if not 3 <= dealt <= 7 or size not in best:
        raise NotComputed(f"hands of {dealt} cards")
    return dealt, size, reading


def _looked_at(wager: Wager) -> set[int]:
    return {judged.cards for judged in wager.judged if judged.cards}


def _unsaid(game: Game, wager: Wager) -> tuple[set[int], str]:
    """The cards of another wager of the same hands, or those a player is dealt."""
    if any(wager.name in compared.wagers for compared in game.compares):
        raise NotComputed("depends on play: the hand must also beat another")
    alike = [one for one in game.wagers if is_table(one) and _labels(wager) <= _labels(one)]
    same = set().union(*map(_looked_at, alike))
    if same:
        return same, "of the cards another wager of the same hands looks at"
    return dealt_to_players(game), "of the cards a player is dealt"


def dealt_to_players(game: Game) -> set[int]:
    """The cards of a player, where all are dealt at once."""
    steps = [one.cards for one in game.round if one.does == "deal" and one.to in PLAYERS]
    if len(steps) != 1:
        return set()
    return {int(one.low) for one in steps if one and one.high == one.low}


def _labels(wager: Wager) -> set[str]:
    return {row.label for table in wager.pays for row in table.rows}


def asked(row: PayRow, pays: Fraction, dealt: int) -> Asked[Made]:
    return Asked(row.label, pays, _holds(row.event or Event(hand=row.label), dealt))


def _holds(event: Event, dealt: int) -> Callable[[Made], bool]:
    wanted = HANDS[event.hand or ""]
    if event.cards == dealt and dealt > 5:
        wanted |= poker.WHOLE
    for more in event.plus:
        if more.hand != "royal-match":
            raise NotComputed(f"a hand together with {more.hand}")
        wanted |= poker.ROYAL_MATCH
    least = _least(event)

    def holds(case: Made) -> bool:
        right = event.with_joker is None or event.with_joker == case.joker
        return right and case.holds & wanted == wanted and case.pair >= least

    return holds


def _least(event: Event) -> int:
    """The lowest pair that counts, from ranks such as ``10+``."""
    if not event.ranks:
        return 0
    rank = event.ranks[0]
    if len(event.ranks) > 1 or rank[:-1] not in RANKS or rank[-1:] != "+" or event.hand != "pair":
        raise NotComputed("a hand of certain ranks")
    return RANKS[rank[:-1]]
