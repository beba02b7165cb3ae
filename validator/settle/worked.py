"""A round worked out by hand, held against what the engine makes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..model.round import Worked
from .bank import Cents
from .engine import Settled
from .table import cents


class Difference(NamedTuple):
    """Where a figure worked out by hand is not the engine's."""

    reading: str
    seat: int | None
    """None for the bank."""
    wager: str
    by_hand: Cents
    settled: Cents | None
    """None where the reading, or the bet, is not among what was settled."""


def differences(by_hand: tuple[Worked, ...], made: tuple[Settled, ...]) -> Iterator[Difference]:
    """Every figure that differs."""
    for said in by_hand:
        one = next((one for one in made if _meant(said, one)), None)
        bank = cents(said.bank)
        if one is None or one.after != bank:
            yield Difference(said.reading, None, "", bank, one.after if one else None)
        if one is not None:
            yield from _bets(said, one)


def _meant(said: Worked, one: Settled) -> bool:
    """Whether figures were worked out for this reading and this way around the table."""
    return said.reading == one.reading and said.by in (
        None,
        "seat" if one.order.by_seat else "wager",
    )


def _bets(said: Worked, one: Settled) -> Iterator[Difference]:
    back: dict[tuple[int, str], Cents] = {}
    for step in one.steps:
        place = (step.bet.seat, step.bet.wager)
        back[place] = back.get(place, 0) + step.back
    for wanted in said.back:
        found = back.get((wanted.seat, wanted.wager))
        gets = cents(wanted.gets)
        if found != gets:
            yield Difference(said.reading, wanted.seat, wanted.wager, gets, found)
