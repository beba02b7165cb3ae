"""What the player-dealer's wager can still meet, under each reading of the sentence that limits it.

Four readings settle the same round differently:

- ``action``: one purse, which goes down by every bet it meets, won or lost;
- ``two-sided``: limits what is paid and, apart from that, what is collected;
- ``running``: what is collected pays later winners; at nothing the round is over;
- ``running-on``: the same, but after nothing is left later losers are still collected.

Amounts are cents: whole numbers, or fractions where odds do not come out even.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

Cents = int | Fraction

ACTION, TWO_SIDED, RUNNING, RUNNING_ON = "action", "two-sided", "running", "running-on"
READINGS = (ACTION, TWO_SIDED, RUNNING, RUNNING_ON)


class Limits(NamedTuple):
    """How far the rules limit one wager by what the player-dealer put up."""

    paid: bool = True
    """Winners are paid no more than the bank holds for them."""
    collected: bool = True
    """Losers lose no more than the bank has at stake against them."""
    whole: bool = False
    """A bet that is not covered in full has no action at all."""


class Purse(NamedTuple):
    """The bank of one round so far."""

    put_up: Cents
    paid: Cents = 0
    collected: Cents = 0
    over: bool = False
    """Nothing is left, and the reading ends the round there."""

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
        return 0 if self.over else max(0, self.has)

    def room_to_collect(self, reading: str) -> Cents:
        """The most that can still be collected."""
        if reading == ACTION:
            return max(0, self.put_up - self.paid - self.collected)
        if reading == TWO_SIDED:
            return max(0, self.put_up - self.collected)
        return 0 if self.over else max(0, self.put_up + self.paid - self.collected)


def pay(purse: Purse, reading: str, due: Cents, limits: Limits) -> tuple[Purse, Cents]:
    """The bank after a bet that won *due*, and what was paid of it."""
    moved = due
    if limits.paid or purse.over:
        moved = _within(due, purse.room_to_pay(reading), limits)
    return _stopped(purse._replace(paid=purse.paid + moved), reading), moved


def collect(purse: Purse, reading: str, due: Cents, limits: Limits) -> tuple[Purse, Cents]:
    """The bank after a bet that lost *due*, and what was collected of it."""
    moved = due
    if limits.collected or purse.over:
        moved = _within(due, purse.room_to_collect(reading), limits)
    return _stopped(purse._replace(collected=purse.collected + moved), reading), moved


def opened(put_up: Cents, reading: str) -> Purse:
    """The bank before the first bet is settled."""
    return _stopped(Purse(put_up), reading)


def _within(due: Cents, room: Cents, limits: Limits) -> Cents:
    return due if due <= room else 0 if limits.whole else room


def _stopped(purse: Purse, reading: str) -> Purse:
    """Under the running reading nothing is settled once nothing is left."""
    ends = reading == RUNNING and not purse.over and purse.has <= 0
    return purse._replace(over=True) if ends else purse
