"""What an option collects in a given situation. Pure; used by the `fee` command and later by
settlement.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal

from ..model.values import dollars
from .filings import Row
from .ladders import ONE_WAGER, Component, components

UNNAMED = (None, "undefined")
"""A ladder of which the schedule does not say what its amounts are of."""


@dataclass(frozen=True, slots=True)
class Situation:
    """What is on the table."""

    action: Decimal | None = None
    wager: Decimal | None = None
    players: int | None = None
    round: int | None = None

    def amount(self, basis: str | None) -> Decimal | None:
        """The figure a basis asks for, if known. One wager is never taken for the action of the
        table.
        """
        if basis in ONE_WAGER or basis == "total-player-wager":
            return self.wager
        if basis in ("number-of-players", "round-reached"):
            count = self.players if basis == "number-of-players" else self.round
            return None if count is None else Decimal(count)
        return self.action if basis == "total-table-action" or basis in UNNAMED else None


def due(row: Row, situation: Situation) -> Iterator[str]:
    """One line for each fee of the option: how much, from whom, by which tier, when."""
    for component in components(row):
        said = next(
            (fee for fee in row.prose if fee.from_ == component.payer and fee.collected),
            None,
        )
        when = f", collected {said.collected.replace('-', ' ')}" if said and said.collected else ""
        yield f"{_one(component, situation)}{when}"


def _one(component: Component, situation: Situation) -> str:
    name = f"{component.name} fee" + (
        f" (from the {component.payer})" if component.payer != component.name else ""
    )
    cell = component.cell
    if not cell.tiers:
        return f"{name}: {cell.fee if cell.fee else 'nothing said'}"
    unnamed = component.basis in UNNAMED
    basis = (
        "an amount the schedule does not name"
        if unnamed
        else str(component.basis).replace("-", " ")
    )
    amount = situation.amount(component.basis)
    if amount is None:
        return f"{name}: depends on {basis}; tiers " + ", ".join(
            f"{tier.range}: {tier.fee}" for tier in cell.tiers
        )
    if unnamed:
        basis = "total table action, if that is meant: the schedule names no basis"
    holding = [tier for tier in cell.tiers if tier.range.holds(amount)]
    shown = (
        dollars(amount)
        if component.basis not in ("number-of-players", "round-reached")
        else str(amount)
    )
    if not holding:
        return f"{name}: none of the tiers holds {shown} of {basis}"
    if len(holding) > 1:
        return f"{name}: {' or '.join(f'{tier.fee} (tier {tier.range})' for tier in holding)}, ambiguous at {shown} of {basis}"
    return f"{name}: {holding[0].fee} by the tier {holding[0].range} for {shown} of {basis}"
