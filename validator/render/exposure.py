"""The most the player-dealer can be asked to pay, and the fees of a full table, as text and JSON."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from ..settle.bank import Cents
from ..settle.exposure import Exposed
from .clean import dumps, line
from .settle_words import amount, money

FORMAT = 1
HANDS = 40
"""Hands an hour, where a fee is for each hand. No filing says how many there are."""
WIDTH = 30
WHY = {
    "backline": "bets behind the seats have no limit, so nothing bounds it",
    "no-pay-table": "the rules do not print what a bet pays, so nothing bounds it",
    "no-limit": "a bet has no limit, so nothing bounds it",
}


def per_hour(one: Exposed) -> Cents | None:
    return one.fee if one.fee is None or one.per_hour else one.fee * HANDS


def as_json(found: tuple[Exposed, ...]) -> str:
    return dumps({"format": FORMAT, "options": [_entry(one) for one in found]}, indent=1) + "\n"


def _entry(one: Exposed) -> dict[str, Any]:
    hourly = per_hour(one)
    return {
        "schedule": one.schedule,
        "option": one.option,
        "limit": one.limit or None,
        "wagers": [{"wager": name, "most": amount(stake)} for name, stake in one.wagers],
        "seats": one.seats,
        "pays": None if one.pays is None or one.unbounded else amount(one.pays),
        "pays_seated": None if one.pays is None else amount(one.pays),
        "unbounded": list(one.unbounded),
        "by": [{"wins": by, "seats": count} for by, count in one.by],
        "fee": None if one.fee is None or one.per_hour else amount(one.fee),
        "fee_hour": None if hourly is None else amount(hourly),
    }


def as_text(game: str, found: tuple[Exposed, ...]) -> Iterator[str]:
    """Each option with what it can cost and bring, and a bar for the fee of an hour."""
    yield line(game) + "\n"
    if not found:
        yield "No schedule in force has an option for this game.\n"
        return
    most = max((Fraction(per_hour(one) or 0) for one in found), default=Fraction(0))
    for one in found:
        yield from _lines(one, most)
    yield f"Fees of an hour are for {HANDS} hands, where a fee is for each hand: no filing says how many there are.\n"


def _lines(one: Exposed, most: Fraction) -> Iterator[str]:
    bets = ", ".join(f"{name} {money(stake)}" for name, stake in one.wagers)
    yield (
        "\n"
        + line(f"option {one.option} of {one.schedule}, limit {one.limit or 'not stated'}: {bets}")
        + "\n"
    )
    if one.pays is not None:
        worst = "; ".join(f"{by} at {count} seats" for by, count in one.by)
        yield f"  {one.seats} seats can win at most {money(one.pays)} in one hand: {line(worst)}\n"
        yield f"  a bank of {money(one.pays)} covers the seats\n"
    for why in one.unbounded:
        yield f"  {WHY[why]}\n"
    hourly = per_hour(one)
    if hourly is None:
        yield "  fee of a full table: not decided\n"
    else:
        bar = "#" * int(WIDTH * Fraction(hourly) / most) if most else ""
        each = "" if one.per_hour else f"{money(one.fee or 0)} a hand, "
        yield f"  fee of a full table: {each}{money(hourly)} an hour {bar}\n"
