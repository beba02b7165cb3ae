"""The most the player-dealer can be asked to pay, and a full table's fees, in every format."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

from ..settle.bank import Cents
from ..settle.exposure import Exposed
from .clean import dumps, line
from .pages import NOTICE
from .settle_words import amount, money
from .templates import render, written

FORMAT = 1
HANDS = 40
"""Hands an hour, where a fee is for each hand. No filing says how many there are."""
WIDTH, WIDEST = 30, 450
"""The longest bar, in letters and on a page."""
MOST_BARS = 120
WHY = {
    "backline": "bets behind the seats have no limit, so nothing bounds it",
    "no-pay-table": "the rules do not print what a bet pays, so nothing bounds it",
    "no-limit": "a bet has no limit, so nothing bounds it",
}


def per_hour(one: Exposed) -> Cents | None:
    return one.fee if one.fee is None or one.per_hour else one.fee * HANDS


def _most(found: tuple[Exposed, ...]) -> Fraction:
    return max((Fraction(per_hour(one) or 0) for one in found), default=Fraction(0))


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


def as_text(game: str, found: tuple[Exposed, ...]) -> str:
    """Each option with what it can cost and bring, and a bar for the fee of an hour."""
    most = _most(found)

    def bar(one: Exposed) -> int:
        return int(WIDTH * Fraction(per_hour(one) or 0) / most) if most else 0

    told = {"game": game, "found": found, "hands": HANDS, "money": money, "why": WHY}
    return written("exposure.txt.j2", {"line": line}, bar=bar, per_hour=per_hour, **told)


class Bar(NamedTuple):
    """An option in the chart."""

    name: str
    width: float
    said: str


def page(game: str, found: tuple[Exposed, ...]) -> str:
    """The page, complete in itself."""
    told = {"game": game, "found": found, "hands": HANDS, "money": money, "why": WHY}
    return render("exposure.html.j2", bars=_bars(found), notice=NOTICE, **told)


def _bars(found: tuple[Exposed, ...]) -> list[Bar]:
    """One bar for each option, with all its wagers."""
    last = {(one.schedule, one.option, one.limit): one for one in found}
    most, bars = _most(tuple(last.values())), []
    for one in list(last.values())[:MOST_BARS]:
        if fee := Fraction(per_hour(one) or 0):
            name = f"option {one.option}" + (f", limit {one.limit}" if one.limit else "")
            each = "" if one.per_hour else f", {money(one.fee or 0)} a hand"
            bars.append(Bar(name, round(float(WIDEST * fee / most), 1), money(fee) + each))
    return bars
