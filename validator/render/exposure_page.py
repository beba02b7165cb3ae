"""What the bank can be asked to pay, and the fees of a full table, as a page with a chart."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from ..settle.exposure import Exposed
from .exposure import HANDS, WHY, per_hour
from .pages import NOTICE
from .settle_words import money
from .templates import render

WIDEST = 520
MOST_BARS = 120


class Bar(NamedTuple):
    """An option in the chart."""

    name: str
    width: float
    said: str


class Line(NamedTuple):
    """An option in the table."""

    option: str
    schedule: str
    limit: str
    bets: str
    seats: int
    pays: str
    why: tuple[str, ...]
    fee: str


def page(game: str, found: tuple[Exposed, ...]) -> str:
    """The page, complete in itself."""
    return render(
        "exposure.html.j2",
        game=game,
        hands=HANDS,
        bars=_bars(found),
        rows=[_line(one) for one in found],
        notice=NOTICE,
    )


def _bars(found: tuple[Exposed, ...]) -> list[Bar]:
    """One bar for each option, with all its wagers."""
    last = {(one.schedule, one.option, one.limit): one for one in found}
    hourly = {key: Fraction(per_hour(one) or 0) for key, one in last.items()}
    most = max(hourly.values(), default=Fraction(0))
    if not most:
        return []
    return [
        Bar(
            f"option {option}" + (f", limit {limit}" if limit else ""),
            round(float(WIDEST * fee / most), 1),
            money(fee),
        )
        for (_, option, limit), fee in list(hourly.items())[:MOST_BARS]
        if fee
    ]


def _line(one: Exposed) -> Line:
    return Line(
        one.option,
        one.schedule,
        one.limit or "not stated",
        ", ".join(f"{name.replace('-', ' ')} {money(stake)}" for name, stake in one.wagers),
        one.seats,
        "unbounded" if one.pays is None else f"{money(one.pays)} by the seats",
        tuple(WHY[why] for why in one.unbounded),
        "not decided" if one.fee is None else money(one.fee) + (" an hour" if one.per_hour else ""),
    )
