"""Where settlement starts: the seat of the action button, or the one the rules name."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..docket.hands import RANKS
from ..model.game import Game
from ..model.round import Round
from ..model.statements import Button
from .terms import Assumed

COUNTED = ("A", *(rank for rank in RANKS if rank != "A"))
"""Ranks in the order in which they are counted."""
MOST_PLACES = 99
LEFT = "left-of-player-dealer"


def seats_of(game: Game) -> int:
    """How many seats the table has, as far as the rules say."""
    given = [int(said.is_.high or said.is_.low) for said in game.seats]
    return min(max(given, default=0), MOST_PLACES)


def seat_of(game: Game, played: Round, seats: int) -> tuple[int | None, tuple[Assumed, ...]]:
    """The seat with the button in a round, counted where the round gives a card or dice."""
    mark = played.button
    if mark is None:
        return None, ()
    if mark.seat is not None:
        return mark.seat, ()
    said = list(game.player_dealer.action_button) if game.player_dealer else []
    number = mark.total if mark.card is None else _number(said, mark.card)
    if number is None:
        return None, (Assumed("button"),)
    found, assumed = _counted(said, number, seats, played.player_dealer.seat)
    if found is not None and _backwards(said):
        found = _passed_back(found, played, seats)
    return found, assumed


def _passed_back(found: int, played: Round, seats: int) -> int:
    """The first seat with bets from there on, counter-clockwise."""
    taken = {one.seat for one in played.seats}
    rest = (*range(found, 0, -1), *range(seats, found, -1))
    return next((seat for seat in rest if seat in taken), found)


def _backwards(said: list[Button]) -> bool:
    """Whether the rules count counter-clockwise: an empty seat then passes it on that way too."""
    return any(button.direction == "counter-clockwise" for button in said)


def _number(said: list[Button], card: str) -> int | None:
    """The number a card counts: by the rules, else by its face."""
    for button in said:
        for cards, value in button.seat_of_card:
            if card in _ranks(cards):
                return _value(card, value)
    return COUNTED.index(card) + 1 if card in COUNTED else None


def _value(card: str, value: str) -> int | None:
    if value == "face":
        return COUNTED.index(card) + 1 if card in COUNTED else None
    return int(value) if value.isdecimal() and len(value) < 5 else None


def _ranks(cell: str) -> Iterator[str]:
    for word in re.split(r"[,\s]+", cell.strip()):
        first, _, last = word.partition("-")
        if first in COUNTED and (last or first) in COUNTED:
            yield from COUNTED[COUNTED.index(first) : COUNTED.index(last or first) + 1]


def _counted(
    said: list[Button], number: int, seats: int, dealer: int | None
) -> tuple[int | None, tuple[Assumed, ...]]:
    """Counting around the table, from where the rules begin, with or without the player-dealer."""
    if number == 0:
        return dealer, ()
    ring = _ring(said, seats, dealer)
    if not ring:
        return None, (Assumed("button"),)
    wraps = number > len(ring) and not _goes_round(said)
    return ring[(number - 1) % len(ring)], (Assumed("wraps"),) if wraps else ()


def _goes_round(said: list[Button]) -> bool:
    """Whether the rules count on past the last seat: in words, or by giving it a second number."""
    return any(button.wraps or len(button.player_dealer_numbers) > 1 for button in said)


def _ring(said: list[Button], seats: int, dealer: int | None) -> list[int]:
    """The seats that are counted, in order."""
    ring = list(range(1, seats + 1))
    if _backwards(said):
        ring.reverse()
    if dealer not in ring:
        return ring
    counted = {button.counts_player_dealer for button in said}
    at = ring.index(dealer)
    own, *others = (*ring[at:], *ring[:at])
    first = _first(said)
    if first == 0:  # the player-dealer is nought, and comes again behind the last seat
        return [*others, own] if True in counted else others
    ring = [own, *others] if first == 1 else ring
    return [seat for seat in ring if seat != dealer] if False in counted else ring


def _first(said: list[Button]) -> int | None:
    """The number of the player-dealer's own seat, where counting starts there or beside it."""
    numbers = {number for button in said for number in button.player_dealer_numbers}
    starts = {button.from_ for button in said}
    if 0 in numbers or (LEFT in starts and not numbers):
        return 0
    own = bool(numbers) or "player-dealer" in starts or _thrown(said)
    return 1 if own else None


def _thrown(said: list[Button]) -> bool:
    """Whether dice decide, and nothing says where counting starts."""
    return {button.by for button in said} >= {"dice"} and not any(one.from_ for one in said)
