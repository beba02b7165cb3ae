"""A round worked out by hand, held against what the engine makes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..model.round import Fee, Worked
from .bank import Cents
from .engine import Settled
from .fees import Taken
from .table import cents


class Difference(NamedTuple):
    """Where a figure worked out by hand is not the engine's."""

    reading: str
    part: str
    seat: int | None
    """None for the bank, and for a fee."""
    what: str
    """The wager, or who pays a fee; nothing for the bank."""
    by_hand: Cents
    settled: Cents | None
    """None where the reading, or the bet, is not among what was settled."""


def differences(by_hand: tuple[Worked, ...], made: tuple[Settled, ...]) -> Iterator[Difference]:
    """Every figure that differs, under each reading it was worked out for."""
    for said in by_hand:
        bank = cents(said.bank)
        chosen = [one for one in made if all(meant(said, one))]
        if not chosen:
            part = ", ".join(said.part_covered)
            yield Difference(", ".join(said.reading), part, None, "", bank, None)
        for one in chosen:
            if one.after != bank:
                yield Difference(one.reading, one.part, None, "", bank, one.after)
            yield from _bets(said, one)


def fee_differences(by_hand: tuple[Fee, ...], taken: tuple[Taken, ...]) -> Iterator[Difference]:
    """Fees that differ; whoever is not named is taken to pay none."""
    made = {one.payer: one.amount for one in taken}
    hand = {one.payer: cents(one.amount) for one in by_hand}
    for payer, found in (dict.fromkeys(hand) | made).items():
        if found != hand.get(payer) and (found or payer in hand):
            yield Difference("", "", None, payer, hand.get(payer, 0), found)


def meant(said: Worked, one: Settled) -> Iterator[bool]:
    """Whether figures were worked out for this reading and this way around the table."""
    order = one.order
    yield not said.reading or one.reading in said.reading
    yield not said.part_covered or one.part in said.part_covered
    yield said.by in (None, "seat" if order.by_seat else "wager")
    yield said.direction in (None, "clockwise" if order.clockwise else "counter-clockwise")
    yield said.from_ in (None, order.start)
    yield said.limit in (None, "implied" if one.implied else "stated")
    yield said.backline in (None, "after-seats" if order.behind_last else "with-seat")


def _bets(said: Worked, one: Settled) -> Iterator[Difference]:
    back: dict[tuple[int, str], Cents] = {}
    for step in one.steps:
        place = (step.bet.seat, step.bet.wager)
        back[place] = back.get(place, 0) + step.back
    for wanted in said.back:
        found = back.get((wanted.seat, wanted.wager))
        gets = cents(wanted.gets)
        if found != gets:
            yield Difference(one.reading, one.part, wanted.seat, wanted.wager, gets, found)
