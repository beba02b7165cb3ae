"""What several provisions of law look at: fees, the bank, statements."""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal
from typing import NamedTuple

from ..docket.filings import Row, Subject
from ..docket.ladders import components
from ..docket.timeline import USUAL, Timeline
from ..model.fees import Block
from ..model.game import Game
from ..model.statements import Bank, Claim, Fee, Rotation
from ..model.wagers import Comparison
from .values import Value, name, phrase

PERCENTAGE = ("fees-not-percentage", "house-takes-no-percentage")
"""What denies that a fee is a share."""


Charged = tuple[Row, str]


class Timed(NamedTuple):
    """A fee, and the rounds of the games in which it is taken."""

    fee: Fee
    rounds: tuple[Timeline, ...]

    def early(self, moment: str | None) -> bool:
        """Whether a moment lies before the first cards in each of them."""
        return bool(moment) and all(one.before(moment or "", "deal") for one in self.rounds)


def fees(subject: Subject) -> tuple[Fee, ...]:
    """Every fee the prose of a game or a schedule states."""
    if subject.game_file:
        return subject.game.fees
    return tuple(fee for block in subject.schedule.blocks for fee in block.fees)


def timed(subject: Subject) -> list[Timed]:
    """The same, each with the rounds it is taken in."""
    if subject.game_file:
        return [Timed(fee, (subject.view.timeline,)) for fee in subject.game.fees]
    blocks = [(block, _rounds(subject, block)) for block in subject.schedule.blocks]
    return [Timed(fee, rounds) for block, rounds in blocks for fee in block.fees]


def _rounds(subject: Subject, block: Block) -> tuple[Timeline, ...]:
    games = subject.filing.games_of(block)
    return tuple(subject.filing.view(game).timeline for game in games) or (USUAL,)


def charged(subject: Subject) -> Iterator[Charged]:
    """Who pays something under the options of a schedule."""
    for _, rows in subject.schedule_file.blocks if subject.schedule_file else ():
        for row in rows:
            yield from ((row, one.payer) for one in components(row) if any(one.amounts))


def amounts(fee: Fee) -> tuple[Decimal, ...]:
    """The dollars the prose itself gives for a fee."""
    return tuple(
        Decimal(a.win.numerator) / Decimal(a.win.denominator)
        for a in fee.amount
        if a.style == "dollars" and a.win is not None
    )


def most_dollars(fee: Fee) -> Decimal | None:
    """The most dollars a fee comes to: a cap, or an amount beside a share."""
    cap = fee.share.cap if fee.share else None
    if fee.cap is not None:
        return fee.cap
    return next(iter(amounts(fee)), None) if cap is None else cap


def bank(subject: Subject) -> Bank | None:
    """What the document judged says of the player-dealer position."""
    return subject.game.player_dealer if subject.game_file else subject.schedule.player_dealer


def turns(count: int, unit: str | None) -> Value:
    """So many hands, rounds or turns, in the words all rules share."""
    return phrase(unit if unit in ("hands", "rounds", "minutes") else "turns", number=count)


def held(rotation: Rotation) -> Value | None:
    """After how many turns the position moves or is offered on."""
    given = (rotation.holds_at_most, rotation.offered_after)
    count = next((count for count in given if count is not None), None)
    return None if count is None else turns(count, rotation.unit)


def called(fee: Fee) -> Value:
    """A fee by the name the document gives it."""
    return name(fee.called) if fee.called else phrase("unnamed-fee")


def claims(subject: Subject) -> tuple[Claim, ...]:
    """What a game or a schedule states, with the schedules or the blocks that go with it."""
    if subject.game_file:
        return subject.view.claims
    return (
        *subject.schedule.states,
        *(claim for block in subject.schedule.blocks for claim in block.states),
    )


def claimed(subject: Subject, *that: str) -> tuple[list[Claim], list[Claim]]:
    """Where they state one of these, and where they deny it."""
    said = [claim for claim in claims(subject) if claim.that in that]
    return [claim for claim in said if claim.is_], [claim for claim in said if not claim.is_]


def towards(game: Game) -> tuple[Comparison, ...]:
    """The comparisons in which the hand closest to a target wins."""
    return tuple(comparison for comparison in game.compares if comparison.by == "closest-to-target")


def target(text: str) -> Decimal | None:
    """``21.5`` and ``21 and a half`` as numbers; None for what is not a number."""
    match = re.fullmatch(r"([0-9]+(?:\.[0-9]+)?)( and a half| 1/2)?", text.strip())
    return Decimal(match.group(1)) + (Decimal("0.5") if match.group(2) else 0) if match else None
