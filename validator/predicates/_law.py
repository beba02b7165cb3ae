"""What several provisions of law look at: the fees, the bank and the statements a subject is filed
with.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal

from ..docket.filed import Place
from ..docket.filings import Row, Subject
from ..docket.ladders import components
from ..model.game import Game
from ..model.statements import Bank, Claim, Fee
from ..model.wagers import Comparison
from .values import Value, name, phrase

BEFORE = ("before-", "start-of-", "with-")
"""How a moment begins that lies before the hand or round."""


def fees(subject: Subject) -> tuple[Fee, ...]:
    """Every fee the prose of a game or a schedule states."""
    if subject.game_file:
        return subject.game.fees
    return tuple(fee for block in subject.schedule.blocks for fee in block.fees)


def charged(subject: Subject) -> Iterator[tuple[Row, str, Decimal, str]]:
    """Every amount a schedule's options charge: the option, the fee's column, the amount, who pays."""
    if subject.schedule_file:
        for _, rows in subject.schedule_file.blocks:
            for row in rows:
                for component in components(row):
                    for amount in component.amounts:
                        if amount:
                            yield row, component.name, amount, component.payer


def amounts(fee: Fee) -> tuple[Decimal, ...]:
    """The dollars the prose itself gives for a fee."""
    return tuple(
        Decimal(a.win.numerator) / Decimal(a.win.denominator)
        for a in fee.amount
        if a.style == "dollars" and a.win is not None
    )


def bank(subject: Subject) -> Bank | None:
    """What the document judged says of the player-dealer position."""
    return subject.game.player_dealer if subject.game_file else subject.schedule.player_dealer


def turns(count: int, unit: str | None) -> Value:
    """So many hands, rounds or turns, in the words all rules share."""
    return phrase(unit if unit in ("hands", "rounds", "minutes") else "turns", number=count)


def called(fee: Fee) -> Value:
    """A fee by the name the document gives it."""
    return name(fee.called) if fee.called else phrase("unnamed-fee")


def named(subject: Subject, place: Place | None) -> str:
    """The game's name and a colon, for a finding that lies outside its own document, where several
    games may have the like.
    """
    assert subject.game_file
    return (
        ""
        if place is None or subject.game_file.filed.path_of(place) is not None
        else f"{subject.game.name}: "
    )


def claims(subject: Subject) -> tuple[Claim, ...]:
    """What a game states, then what the schedules filed for it state; or what a schedule and its
    blocks state.
    """
    if subject.game_file:
        return subject.view.claims
    return (
        *subject.schedule.states,
        *(claim for block in subject.schedule.blocks for claim in block.states),
    )


def towards(game: Game) -> tuple[Comparison, ...]:
    """The comparisons in which the hand closest to a target wins."""
    return tuple(comparison for comparison in game.compares if comparison.by == "closest-to-target")


def target(text: str) -> Decimal | None:
    """``21.5`` and ``21 and a half`` as numbers; None for what is not a number."""
    match = re.fullmatch(r"([0-9]+(?:\.[0-9]+)?)( and a half| 1/2)?", text.strip())
    return Decimal(match.group(1)) + (Decimal("0.5") if match.group(2) else 0) if match else None
