"""What the player-dealer's wager can still meet, under each reading of the sentence that limits it.

Four readings settle the same round differently:

- ``action``: one purse, which goes down by every bet it meets, won or lost;
- ``two-sided``: limits what is paid and, apart from that, what is collected;
- ``running``: what is collected pays later winners; at nothing the round is over;
- ``running-on``: the same, but after nothing is left later losers are still collected.

A bet that what is left covers in part can be treated in three ways: it has action for that part;
it is returned whole and later bets are still reached; or it is returned and nothing follows.

Amounts are cents: whole numbers, or fractions where odds do not come out even.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

Cents = int | Fraction

ACTION, TWO_SIDED, RUNNING, RUNNING_ON = "action", "two-sided", "running", "running-on"
READINGS = (ACTION, TWO_SIDED, RUNNING, RUNNING_ON)
PART, WHOLE, ENDS = "part-action", "returned-whole", "returned-and-ends"
PARTS = (PART, WHOLE, ENDS)


class Limits(NamedTuple):
    """How far the rules limit one wager by what the player-dealer put up."""

    paid: bool = True
    """Winners are paid no more than the bank holds for them."""
    collected: bool = True
    """Losers lose no more than the bank has at stake against them."""


class Purse(NamedTuple):
    """The bank of one round so far."""

    put_up: Cents
    paid: Cents = 0
    collected: Cents = 0
    pays_no_more: bool = False
    collects_no_more: bool = False
    """The round is over for this side: nothing was left, or a bet was covered in part."""

    @property
    def has(self) -> Cents:
        """What lies in front of the player-dealer."""
        return self.put_up - self.paid + self.collected

    def room_to_pay(self, reading: str) -> Cents:
        """The most that can still be paid."""
        if reading == ACTION:
            return max(0, self.put_up - self.paid - self.collected)
        if reading == TWO_SIDED:
            return max(0, self.put_up - self.paid)
        return max(0, self.has)

    def room_to_collect(self, reading: str) -> Cents:
        """The most that can still be collected."""
        if reading == ACTION:
            return max(0, self.put_up - self.paid - self.collected)
        if reading == TWO_SIDED:
            return max(0, self.put_up - self.collected)
        return max(0, self.put_up + self.paid - self.collected)


def pay(
    purse: Purse, reading: str, due: Cents, limits: Limits, part: str = PART
) -> tuple[Purse, Cents]:
    """The bank after a bet that won *due*, and what was paid of it."""
    if purse.pays_no_more:
        return purse, 0
    moved, ends = _within(due, purse.room_to_pay(reading) if limits.paid else due, part)
    after = purse._replace(paid=purse.paid + moved, pays_no_more=ends)
    return _stopped(after, reading), moved


def collect(
    purse: Purse, reading: str, due: Cents, limits: Limits, part: str = PART
) -> tuple[Purse, Cents]:
    """The bank after a bet that lost *due*, and what was collected of it."""
    if purse.collects_no_more:
        return purse, 0
    room = purse.room_to_collect(reading) if limits.collected else due
    moved, ends = _within(due, room, part)
    after = purse._replace(collected=purse.collected + moved, collects_no_more=ends)
    return _stopped(after, reading), moved


def opened(put_up: Cents, reading: str) -> Purse:
    """The bank before the first bet is settled."""
    return _stopped(Purse(put_up), reading)


def _within(due: Cents, room: Cents, part: str) -> tuple[Cents, bool]:
    """What moves of a bet, and whether nothing follows it."""
    if due <= room:
        return due, False
    return (room, False) if part == PART else (0, part == ENDS and room > 0)


def _stopped(purse: Purse, reading: str) -> Purse:
    """Under ``running`` nothing is settled at nothing; with a limit each, one side ends alone."""
    ended = reading != TWO_SIDED and (purse.pays_no_more or purse.collects_no_more)
    if ended or (reading == RUNNING and purse.has <= 0):
        return purse._replace(pays_no_more=True, collects_no_more=True)
    return purse
