"""A fee ladder as a drawing: the fee against the amount, and the share of the amount it takes.

Only geometry: paths and places, in the units of the drawing. Amounts run along a logarithmic axis,
since tiers do.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal
from itertools import pairwise, zip_longest

from ..model.fees import Tier
from ..model.values import dollars

PLOT_WIDTH, PLOT_HEIGHT = 190.0, 66.0
LEFT, SECOND, TOP = 34.0, 270.0, 12.0
WIDTH, HEIGHT = 468, 98
_BEND = 1.2
"""The widest stretch of the axis, in natural logarithms, one curve is drawn over."""


@dataclass(frozen=True)
class Band:
    """A stretch of amounts with no fee, or with two."""

    x: str
    width: str


@dataclass(frozen=True)
class Chart:
    """What the template draws."""

    steps: str
    risers: str
    share: str
    gaps: tuple[Band, ...]
    overlaps: tuple[Band, ...]
    ticks: tuple[tuple[str, str, str], ...]
    """Place, anchor and text of each label under the axis."""
    top_fee: str
    top_share: str
    bottom: str = f"{TOP + PLOT_HEIGHT:g}"


@dataclass(frozen=True)
class _Step:
    low: float
    high: float
    fee: float
    open: bool


def percent(part: Decimal) -> str:
    """``2.5 %``; small shares keep two figures."""
    value = part * 100
    if value == 0:
        return "0 %"
    places = max(0, 1 - value.adjusted()) if value < 10 else 0
    text = f"{value:.{min(places, 4)}f}"
    return f"{text.rstrip('0').rstrip('.') if '.' in text else text} %"


def draw(
    tiers: tuple[Tier, ...],
    gaps: Iterable[tuple[Decimal, Decimal]],
    overlaps: Iterable[tuple[Decimal, Decimal]],
) -> Chart | None:
    """The drawing of a ladder; None when there is nothing to draw."""
    steps = _steps(tiers)
    priced = [step for step in steps if step.fee >= 0]
    if not priced:
        return None
    first = steps[0].low
    last = max(step.high for step in steps)
    axis = _Axis(math.log(first), math.log(max(last, first * 1.5)))
    steepest = max(step.fee / step.low for step in priced) or 1.0
    return Chart(
        *_stairs(axis, priced),
        "".join(_curve(axis, step, steepest) for step in priced),
        _bands(axis, gaps),
        _bands(axis, overlaps),
        _ticks(axis, steps),
        dollars(max(t.fee.dollars for t in tiers if t.fee.dollars is not None)),
        percent(Decimal(steepest)),
    )


def _stairs(axis: _Axis, priced: list[_Step]) -> tuple[str, str]:
    """The fees, and what rises from one to the next."""
    tallest = max(step.fee for step in priced) or 1.0
    fees = risers = ""
    for s in priced:
        arrow = "m-3-2.5l3 2.5l-3 2.5" if s.open else ""
        fees += f"M{_n(axis.at(s.low))} {_n(_y(s.fee / tallest))}H{_n(axis.at(s.high))}{arrow}"
    for a, b in pairwise(priced):
        if abs(a.high - b.low) < 1e-9:
            risers += f"M{_n(axis.at(b.low))} {_n(_y(a.fee / tallest))}V{_n(_y(b.fee / tallest))}"
    return fees, risers


def _bands(axis: _Axis, spans: Iterable[tuple[Decimal, Decimal]]) -> tuple[Band, ...]:
    return tuple(axis.band(float(low), float(high)) for low, high in spans)


@dataclass(frozen=True)
class _Axis:
    first: float
    last: float

    def at(self, amount: float) -> float:
        beyond = math.log(max(amount, math.exp(self.first))) - self.first
        return min(max(beyond / (self.last - self.first), 0.0), 1.0) * PLOT_WIDTH

    def band(self, low: float, high: float) -> Band:
        start, end = self.at(low), self.at(high)
        return Band(_n(start), _n(max(end - start, 2.0)))


def _steps(tiers: tuple[Tier, ...]) -> list[_Step]:
    """Tiers by amount, each drawn up to a neighbor that follows; an open one to the edge."""
    ordered = sorted(tiers, key=lambda tier: tier.range.low)
    bounds = [bound for tier in ordered for bound in (tier.range.low, tier.range.high) if bound]
    edge = float(max(bounds, default=0)) * (1.6 if any(t.range.open for t in ordered) else 1.0)
    steps = []
    for tier, following in zip_longest(ordered, ordered[1:]):
        span, fee = tier.range, tier.fee.dollars
        low = max(float(span.low), 1.0)
        high = edge if span.high is None else float(span.high)
        if following and span.high is not None and 0 <= following.range.low - span.high <= 1:
            high = float(following.range.low)
        charged = -1.0 if fee is None else float(fee)
        steps.append(_Step(low, max(high, low * 1.02), charged, span.open))
    return steps


def _curve(axis: _Axis, step: _Step, steepest: float) -> str:
    """fee / amount over a logarithmic axis is an exponential: drawn as a few quadratic curves."""
    start, end = math.log(step.low), math.log(step.high)
    pieces = max(1, math.ceil((end - start) / _BEND))
    width = (end - start) / pieces
    path = ""
    for number in range(pieces):
        a, b = start + number * width, start + (number + 1) * width
        ya, yb = step.fee * math.exp(-a) / steepest, step.fee * math.exp(-b) / steepest
        meet = (ya * (1 + a) - yb * (1 + b)) / (ya - yb) if ya > yb else b
        control = ya - ya * (meet - a)
        path += "" if path else f"M{_n(axis.at(math.exp(a)))} {_n(_y(ya))}"
        path += f"Q{_n(axis.at(math.exp(meet)))} {_n(_y(max(control, 0)))} "
        path += f"{_n(axis.at(math.exp(b)))} {_n(_y(yb))}"
    return path


def _ticks(axis: _Axis, steps: list[_Step]) -> tuple[tuple[str, str, str], ...]:
    """The first amount, and each tier's first as far as there is room."""
    found: list[tuple[str, str, str]] = []
    free = -1.0
    for number, step in enumerate(steps):
        text = dollars(Decimal(int(step.low) if step.low.is_integer() else str(step.low)))
        x, half = axis.at(step.low), 3.0 * len(text)
        left = x if number == 0 else x - half
        if left < free or (number and x + half > PLOT_WIDTH + 18):
            continue
        found.append((_n(x), "start" if number == 0 else "middle", text))
        free = left + 2 * half + 5
    return tuple(found)


def _y(share: float) -> float:
    return PLOT_HEIGHT * (1 - share)


def _n(value: float) -> str:
    text = f"{value:.1f}"
    return "0" if text in ("-0.0", "0.0") else text.removesuffix(".0")
