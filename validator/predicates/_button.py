"""The action button: cards in the deck, the seat of each card or total of dice, how many seats."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ..docket import hands
from ..docket.filings import Subject
from ..model.game import Game, Inherits
from ..model.play import Seats
from ..model.statements import Button
from . import _cards

RANKS = ("A", *(rank for rank in hands.RANKS if rank != "A"))
"""In the order in which they are counted."""
NUMBERED = tuple(rank for rank in RANKS if rank.isdecimal())
OTHERS = ("other", "others")
JOKER = "joker"
SIDES = 6
MOST_TOTAL = 999
"""No handful of dice shows more."""


def buttons(game: Game, *by: str) -> tuple[Button, ...]:
    """What is said of the action button, of the kinds wanted."""
    said = game.player_dealer.action_button if game.player_dealer else ()
    return tuple(button for button in said if not by or button.by in by)


def deck(game: Game) -> tuple[str, ...]:
    """The ranks that can be dealt."""
    held = _cards.ranks(game)
    jokers = _cards.decks_with_joker(game) and not any(
        joker.acts_as == "not-used" for joker in game.joker
    )
    return (*(rank for rank in RANKS if rank in held), *((JOKER,) if jokers else ()))


def valued(button: Button) -> dict[str, str]:
    """The value a statement gives each rank; numbered cards have their number unless it says so."""
    given: dict[str, str] = {}
    for cards, value in button.seat_of_card:
        for rank in ranks(cards):
            given.setdefault(rank, value)
    rest = next((value for cards, value in button.seat_of_card if cards in OTHERS), None)
    others: dict[str, str] = {}
    if rest:
        others = dict.fromkeys(("A", *NUMBERED) if rest == "face" else RANKS, rest)
    if not given.keys() & set(NUMBERED):
        others |= dict.fromkeys(NUMBERED, "face")
    return {**others, **given}


def ranks(text: str) -> tuple[str, ...]:
    """The ranks a cell means: ``A``, ``2-9``, ``J, Q, K``."""
    found: list[str] = []
    for word in re.split(r"[,\s]+", text.strip()):
        first, _, last = word.partition("-")
        if first in RANKS and (last in RANKS or not last):
            found.extend(RANKS[RANKS.index(first) : RANKS.index(last or first) + 1])
        elif word.lower().startswith(JOKER):
            found.append(JOKER)
    return tuple(found)


def number(rank: str, value: str) -> int | None:
    """The seat a rank counts to."""
    if value == "face":
        return int(rank) if rank.isdecimal() else 1 if rank == "A" else None
    return int(value) if value.isdecimal() else None


def totals(text: str) -> tuple[int, ...]:
    """Dice totals a cell names: ``1, 8, 15``, ``3-9``."""
    found: list[int] = []
    for first, last in re.findall(r"(\d+)(?:\s*-\s*(\d+))?", text):
        found.extend(range(int(first), min(int(last or first), MOST_TOTAL) + 1))
    return tuple(found)


def elsewhere(subject: Subject, *by: str) -> Inherits | None:
    """The reference to the game of the filing whose rules describe the button for this one."""
    for source in subject.game.inherits:
        other = subject.filing.game(source.document or "")
        if other and other is not subject.game_file and buttons(other.game, *by):
            return source
    return None


def dice(game: Game) -> int | None:
    """How many dice decide, if said."""
    said = [button.dice for button in buttons(game, "dice") if button.dice]
    thrown = [
        int(thing.count.low) for thing in game.equipment if thing.is_ == "dice" and thing.count
    ]
    return next(iter((*said, *thrown)), None)


def smallest(game: Game) -> Seats | None:
    """The seats of the smallest table the rules describe."""
    tables: dict[str | None, list[Seats]] = {}
    for seats in game.seats:
        if seats.is_.high is not None:
            tables.setdefault(seats.table, []).append(seats)
    largest = [
        max(given, key=_count)
        for table, given in tables.items()
        if table is not None or len(tables) == 1
    ]
    return min(largest, key=_count, default=None)


def counted(seats: Seats, said: Iterable[Button]) -> tuple[int, str]:
    """Over how many places one counts, and whether the player-dealer's was left out or added."""
    places = _count(seats)
    told = {button.counts_player_dealer for button in said}
    if told == {False, None} or told == {False}:
        if seats.counts_player_dealer:
            return places - 1, "besides"
    elif True in told and seats.counts_player_dealer is False:
        return places + 1, "counted"
    return places, ""


def _count(seats: Seats) -> int:
    return int(seats.is_.high or seats.is_.low)
