"""The fees of a round: which option takes what, from whom, by which tier.

Fees are paid beside the bank: no reading changes them.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction
from typing import NamedTuple

from ..docket.due import UNNAMED
from ..docket.ladders import ONE_WAGER
from ..docket.rows import Component, Row
from ..model.fees import Tier
from ..model.statements import Fee
from .bank import Cents
from .table import Stake, Table, cents
from .terms import Assumed, Terms

DEALER, PLAYER = "player-dealer", "player"
LATER = "after-"
"""How the moment of a wager begins that is placed when the fee may be taken already."""


class Taken(NamedTuple):
    """One fee from one person."""

    payer: str
    seat: int | None
    amount: Cents | None
    """None where the schedule does not decide it."""
    by: str
    """The tier, or ``flat``; of several that hold, or of none, a word for it."""
    moment: str = ""
    at: str = ""


def fees(row: Row, table: Table, of: Terms) -> tuple[tuple[Taken, ...], tuple[Assumed, ...]]:
    """What an option takes from the round, and what was assumed."""
    taken: list[Taken] = []
    for component in row.components:
        said = next((fee for fee in row.prose if fee.from_ == component.payer), None)
        counted = [bet for bet in table.bets if _counts(bet, said, of)]
        taken += _of(component, said, counted)
    later = any(_later(bet, of) for bet in table.bets)
    return tuple(taken), (Assumed("fee-basis"),) if later else ()


def _of(component: Component, said: Fee | None, bets: list[Stake]) -> Iterator[Taken]:
    moment = (said.collected if said else None) or ""
    if component.payer == DEALER:
        yield _one(component, None, sum(bet.stake for bet in bets), moment)
    elif component.payer == PLAYER:
        for seat in sorted({bet.seat for bet in bets}):
            yield _one(component, seat, _wagered(component, seat, bets), moment)


def _wagered(component: Component, seat: int, bets: list[Stake]) -> Cents:
    """What a seat's fee depends on: its first wager, or all of them."""
    own = [bet.stake for bet in bets if bet.seat == seat and not bet.behind]
    return own[0] if component.basis in ONE_WAGER and own else sum(own)


def _one(component: Component, seat: int | None, wagered: Cents, moment: str) -> Taken:
    cell = component.cell
    payer = component.payer if seat is None else f"seat {seat}"
    if not cell.tiers:
        flat = cell.fee.dollars if cell.fee else None
        return Taken(payer, seat, None if flat is None else cents(flat), "flat", moment)
    known = component.basis in (*ONE_WAGER, "total-player-wager", "total-table-action", *UNNAMED)
    if not known:
        return Taken(payer, seat, None, "other-basis", moment)
    return _tiered(cell.tiers, payer, seat, wagered, moment)


def _tiered(
    tiers: tuple[Tier, ...], payer: str, seat: int | None, wagered: Cents, moment: str
) -> Taken:
    dollars = Fraction(wagered) / 100
    amount = Decimal(dollars.numerator) / Decimal(dollars.denominator)
    holding = [tier for tier in tiers if tier.range.holds(amount)]
    if len(holding) != 1:
        return Taken(payer, seat, None, "two-tiers" if holding else "no-tier", moment)
    charge = holding[0].fee.dollars
    return Taken(payer, seat, cents(charge or Decimal(0)), str(holding[0].range), moment)


def _counts(bet: Stake, said: Fee | None, of: Terms) -> bool:
    """Whether a bet counts in what the fee depends on: bets made after the deal are not known yet."""
    wager = of.wagers.get(bet.wager)
    kind = "bonus" if wager and wager.bonus else "base"
    if said and {bet.wager, kind} & set(said.excludes):
        return False
    if said and said.counts:
        return bool({bet.wager, kind} & set(said.counts))
    return not _later(bet, of)


def _later(bet: Stake, of: Terms) -> bool:
    wager = of.wagers.get(bet.wager)
    return wager is not None and any(said.is_.startswith(LATER) for said in wager.placed)
