"""What an option collects in a given situation. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, Decimal

from ..model.statements import Fee, PartOf, Rounding
from ..model.values import Share, dollars
from .filings import Row
from .ladders import ONE_WAGER, Component, components, holding

COUNTS = ("number-of-players", "round-reached")
"""Bases that are no money."""
OF_POT = ("pot", "winnings", "payout")
UNNAMED = (None, "undefined")
"""A ladder of which the schedule does not say what its amounts are of."""


@dataclass(frozen=True, slots=True)
class Situation:
    """What is on the table."""

    action: Decimal | None = None
    wager: Decimal | None = None
    players: int | None = None
    round: int | None = None
    pot: Decimal | None = None

    def amount(self, basis: str | None) -> Decimal | None:
        """The figure a basis asks for, if known; one wager is never the action of the table."""
        if basis in ONE_WAGER or basis == "total-player-wager":
            return self.wager
        if basis in OF_POT:
            return self.pot
        if basis in COUNTS:
            count = self.players if basis == "number-of-players" else self.round
            return None if count is None else Decimal(count)
        return self.action if basis == "total-table-action" or basis in UNNAMED else None


def due(row: Row, situation: Situation) -> Iterator[str]:
    """One line for each fee of the option: how much, from whom, by which tier, when."""
    for component in components(row):
        said = [fee for fee in row.prose if fee.from_ == component.payer]
        yield f"{_one(component, situation)}{_when(said)}"
    for fee in in_prose(row):
        yield f"{_told(fee, situation)}{_when([fee])}"


def in_prose(row: Row) -> Iterator[Fee]:
    """Fees that the text charges and no column prints: they are paid all the same."""
    printed = [(one.name, one.payer) for one in components(row)]
    for fee in row.prose:
        named = _priced(fee) and (fee.from_ or fee.called)
        if named and not any(speaks_of(fee, *one) for one in printed):
            yield fee


def _priced(fee: Fee) -> bool:
    return bool(fee.share) or any(one.style == "dollars" and one.win for one in fee.amount)


def speaks_of(fee: Fee, name: str, payer: str) -> bool:
    return name in (fee.component, fee.from_) or (fee.from_ == payer and not fee.component)


def _when(said: list[Fee]) -> str:
    moments = (fee.collected for fee in said if fee.collected)
    return next((f", collected {one.replace('-', ' ')}" for one in moments), "")


def _told(fee: Fee, situation: Situation) -> str:
    """A fee of the text alone: amounts, or a share of what is on the table."""
    payer = f" (from the {fee.from_})" if fee.from_ and fee.called else ""
    name = f"{fee.called or f'{fee.from_} fee'}{payer}"
    if not fee.share:
        return f"{name}: {' or '.join(map(str, fee.amount))}"
    basis, amount = fee.share.of.replace("-", " "), situation.amount(fee.share.of)
    if amount is None:
        return f"{name}: {fee.share} of the {basis}, which was not given"
    if amount < (fee.at_least or 0):
        return f"{name}: nothing below {dollars(fee.at_least or amount)} of {basis}"
    most = "" if fee.share.is_ else "at most "
    came = " or ".join(map(dollars, share_due(fee.share, amount)))
    return f"{name}: {most}{came}, {fee.share} of {dollars(amount)} of {basis}"


def share_due(part: PartOf, amount: Decimal) -> tuple[Decimal, ...]:
    """What a share of an amount may come to, in dollars. Of so many dollars for every so many, it is
    open what a part of them brings unless the rounding is said.
    """
    found = [one for share in part.shares for one in _rounded(part.rounding, share, amount)]
    least, most = part.floor or Decimal(0), part.cap
    bounded = (max(one, least) for one in found)
    return tuple(dict.fromkeys(one if most is None else min(one, most) for one in bounded))


def _rounded(said: Rounding | None, share: Share, amount: Decimal) -> list[Decimal]:
    came = amount * share.part.numerator / share.part.denominator
    way = said.is_ if said else "exact"
    ways = {"down": [ROUND_FLOOR], "up": [ROUND_CEILING], "nearest": [ROUND_HALF_UP]}
    open_ = [ROUND_FLOOR, ROUND_CEILING] if share.step and not said else []
    step = (said and said.to) or share.step or Decimal(1)
    rounded = [(came / step).to_integral_value(one) * step for one in ways.get(way, open_)]
    return rounded or [came]


def _one(component: Component, situation: Situation) -> str:
    payer = f" (from the {component.payer})" if component.payer != component.name else ""
    name, cell = f"{component.name} fee{payer}", component.cell
    if not cell.tiers:
        return f"{name}: {cell.fee if cell.fee else 'nothing said'}"
    basis = str(component.basis).replace("-", " ")
    amount, unnamed = situation.amount(component.basis), component.basis in UNNAMED
    if amount is None:
        tiers = ", ".join(f"{tier.range}: {tier.fee}" for tier in cell.tiers)
        on = "an amount the schedule does not name" if unnamed else basis
        return f"{name}: depends on {on}; tiers {tiers}"
    if unnamed:
        basis = "total table action, if that is meant: the schedule names no basis"
    held = holding(cell.tiers, amount)
    shown = str(amount) if component.basis in COUNTS else dollars(amount)
    if not held:
        return f"{name}: none of the tiers holds {shown} of {basis}"
    if len(held) > 1:
        return f"{name}: {' or '.join(f'{tier.fee} (tier {tier.range})' for tier in held)}, ambiguous at {shown} of {basis}"
    return f"{name}: {held[0].fee} by the tier {held[0].range} for {shown} of {basis}"
