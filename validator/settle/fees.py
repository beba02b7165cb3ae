"""The fees of a round: which option takes what, from whom, by which tier."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from decimal import Decimal
from fractions import Fraction
from functools import partial
from typing import NamedTuple

from ..docket.due import UNNAMED
from ..docket.ladders import ONE_WAGER, holding
from ..docket.rows import Component, Row
from ..model.fees import Definition
from ..model.statements import Fee
from ..model.values import Charge
from .bank import Cents
from .engine import Settled
from .table import Stake, Table, cents
from .terms import Assumed, Terms

DEALER, PLAYER = "player-dealer", "player"
EACH = ("wager", "bet", "betting-circle")
"""Units of a fee that is paid for each wager."""
UNCOVERED = "uncovered"
"""What a schedule leaves out of a sum, by that name; and a fee on which the readings differ so."""
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


def fees(
    row: Row, table: Table, of: Terms, settled: Iterable[Settled] = ()
) -> tuple[tuple[Taken, ...], tuple[Assumed, ...]]:
    """What an option takes from the round, and what was assumed, by each reading of *settled*."""
    laid = {table.bets}
    rules: tuple[Fee | Definition, ...] = (*row.prose, *row.block.defines)
    if any(UNCOVERED in said.excludes for said in rules):
        laid = {_in_action(table.bets, one) for one in settled} or laid
    first, *others = (tuple(_taken(row, bets, of)) for bets in laid)
    for other in others:
        pairs = zip(first, other, strict=True)
        first = tuple(a if a == b else a._replace(amount=None, by=UNCOVERED) for a, b in pairs)
    later = any(_later(bet, of) for bet in table.bets)
    return first, (Assumed("fee-basis"),) if later else ()


def _in_action(bets: tuple[Stake, ...], settled: Settled) -> tuple[Stake, ...]:
    """The bets with what had action of each."""
    idle = {step.bet: step.returned + step.left_open for step in settled.steps}
    return tuple(bet._replace(stake=bet.stake - idle[bet]) for bet in bets)


def _taken(row: Row, bets: Iterable[Stake], of: Terms) -> Iterator[Taken]:
    for component in row.components:
        said = next((fee for fee in row.prose if fee.from_ == component.payer), None)
        meant = [one for one in row.block.defines if one.basis == component.basis]
        counted = [*filter(partial(_counts, said=[*([said] if said else ()), *meant], of=of), bets)]
        moment = said.collected if said and said.collected else ""
        if component.payer == DEALER:
            action = sum(bet.stake for bet in counted)
            yield _one(component, DEALER, None, action)._replace(moment=moment)
        elif component.payer == PLAYER:
            each = _each(row, of)
            for own in _people(counted, each):
                yield _player(component, own, counted, each)._replace(moment=moment)


def _each(row: Row, of: Terms) -> frozenset[str]:
    """The wagers each of which brings a fee, where players pay for each; none where they pay once."""
    prose = [fee for fee in row.prose if fee.from_ in (PLAYER, None)]
    taken = [fee for fee in prose if not _denied(fee)]
    if not any(fee.per in EACH for fee in taken):
        return frozenset()
    plain = {wager.name for wager in of.game.wagers if not wager.bonus}
    return frozenset((_named(taken) or plain) - _named(filter(_denied, prose)))


def _denied(fee: Fee) -> bool:
    return any(one.text == "none" for one in fee.amount)


def _named(fees_: Iterable[Fee]) -> set[str]:
    return {name for fee in fees_ for name in fee.wagers}


def _people(bets: list[Stake], each: frozenset[str]) -> list[list[Stake]]:
    """The bets of each person who pays: who bets behind a seat does where each wager pays."""
    people: dict[tuple[int, int], list[Stake]] = {}
    for bet in bets:
        if not bet.behind or each:
            people.setdefault((bet.seat, bet.behind), []).append(bet)
    return [people[one] for one in sorted(people)]


def _player(
    component: Component, own: list[Stake], every: list[Stake], each: frozenset[str]
) -> Taken:
    """What one person pays: for each wager, or once."""
    first = own[0]
    payer = f"seat {first.seat}" + (f", behind {first.behind}" if first.behind else "")
    paying = [bet for bet in own if bet.wager in each] or own[:1]
    sums = _sums(component, paying, own, every)
    taken = [_one(component, payer, first.seat, wagered) for wagered in sums]
    amounts = [one.amount for one in taken if one.amount is not None]
    return taken[0]._replace(amount=sum(amounts) if len(amounts) == len(taken) else None)


def _sums(
    component: Component, paying: list[Stake], own: list[Stake], every: list[Stake]
) -> list[Cents]:
    """What each fee of a person depends on: the table, one wager, or all that they bet."""
    if component.basis == "total-table-action":
        return [sum(bet.stake for bet in every)] * len(paying)
    if component.basis in ONE_WAGER or not component.cell.tiers:
        return [bet.stake for bet in paying]
    return [sum(bet.stake for bet in own)]


def _one(component: Component, payer: str, seat: int | None, wagered: Cents) -> Taken:
    cell = component.cell
    if not cell.tiers:
        return Taken(payer, seat, _charged(cell.fee), "flat")
    known = component.basis in (*ONE_WAGER, "total-player-wager", "total-table-action", *UNNAMED)
    if not known:
        return Taken(payer, seat, None, "other-basis")
    dollars = Fraction(wagered) / 100
    amount = Decimal(dollars.numerator) / Decimal(dollars.denominator)
    held = holding(cell.tiers, amount)
    if len(held) != 1:
        return Taken(payer, seat, None, "two-tiers" if held else "no-tier")
    found = _charged(held[0].fee)
    return Taken(payer, seat, found, "flat" if found is None else str(held[0].range))


def _charged(charge: Charge | None) -> Cents | None:
    """What a cell takes; None where it is blank."""
    if charge is None or charge.text == "blank":
        return None
    return cents(charge.dollars or Decimal(0))


def _counts(bet: Stake, said: Iterable[Fee | Definition], of: Terms) -> bool:
    """Whether a bet counts in what the fee depends on: bets made after the deal are not known yet."""
    wager = of.wagers.get(bet.wager)
    kind = "bonus" if wager and wager.bonus else "base"
    names = {bet.added} if bet.added else {bet.wager, kind, "game-wagers"}
    if any(names & set(one.excludes) for one in said):
        return False
    counts = next((one.counts for one in said if one.counts), ())
    return bool({*names, "all-wagers"} & set(counts)) if counts else not _later(bet, of)


def _later(bet: Stake, of: Terms) -> bool:
    wager = of.wagers.get(bet.wager)
    return bool(bet.added) or (
        wager is not None and any(said.is_.startswith(LATER) for said in wager.placed)
    )
