"""A settled round as a page: the table drawn, with chips and arrows in order, and every bet in
words.

The drawing is data here and markup in the template, which escapes everything.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple

from ..settle.engine import Settled, Step
from ..settle.table import WINS, Stake
from .pages import NOTICE
from .settle import Told, fee_line, step_line, worked_lines
from .settle_words import READINGS, amount, assumed, money
from .templates import render

WIDTH, HEIGHT = 1040, 590
CENTER = (520.0, 120.0)
RADII = (458.0, 425.0)
"""Where seats are, around the edge of the table."""
CHIPS = (362.0, 345.0)
ENDS = (292.0, 272.0)
"""Where arrows end, inside the chips; the bank lies there too."""
MOST_DRAWN = 60
"""Arrows in one drawing; beyond, the list has the rest."""
CHIP = 19


class Seat(NamedTuple):
    """A seat of the drawing."""

    name: str
    x: float
    y: float
    dealer: bool
    button: bool
    empty: bool


class Chip(NamedTuple):
    """A bet in front of a seat."""

    x: float
    y: float
    said: str
    result: str
    title: str


class Arrow(NamedTuple):
    """Money that moves, with its number in the order of action."""

    path: str
    number: int
    x: float
    y: float
    kind: str
    title: str


class Drawing(NamedTuple):
    """The table under one reading."""

    name: str
    about: str
    seats: tuple[Seat, ...]
    chips: tuple[Chip, ...]
    arrows: tuple[Arrow, ...]
    steps: tuple[tuple[int, str, str], ...]
    before: str
    after: str
    bank_at: tuple[float, float]


def page(told: Told) -> str:
    """The page, complete in itself."""
    drawings = tuple(_drawing(told, one) for one in told.readings)
    first = told.readings[0]
    every = dict.fromkeys(each for one in told.readings for each in one.assumed)
    return render(
        "round.html.j2",
        told=told,
        drawings=drawings,
        size=(WIDTH, HEIGHT),
        center=CENTER,
        chip=CHIP,
        order=", ".join(name.replace("-", " ") for name in first.order.wagers),
        by_seat=first.order.by_seat,
        start=first.steps[0].bet.seat if first.steps else None,
        put_up=money(first.before),
        fees=[fee_line(fee) for fee in told.fees],
        assumed=[assumed(one) for one in (*every, *told.fees_assumed)],
        differences=_differences(told),
        worked=worked_lines(told),
        notice=NOTICE,
    )


def _drawing(told: Told, one: Settled) -> Drawing:
    spots = _spots(told)
    dealer = told.table.dealer_seat or max(spots)
    bank_at = _point(dealer, len(spots), ENDS)
    steps = tuple(
        (number, _kind(step), step_line(step)) for number, step in enumerate(one.steps, 1)
    )
    return Drawing(
        one.reading,
        READINGS[one.reading],
        tuple(_seat(told, number, len(spots), dealer) for number in spots),
        tuple(_chips(told, len(spots))),
        tuple(_arrows(one, len(spots), bank_at)),
        steps,
        money(one.before),
        money(one.after),
        bank_at,
    )


def _spots(told: Told) -> range:
    highest = max((bet.seat for bet in told.table.bets), default=1)
    return range(1, max(told.table.seats, highest, (told.table.dealer_seat or 0), 2) + 1)


def _point(seat: int, seats: int, radii: tuple[float, float]) -> tuple[float, float]:
    """Seat 1 is at the left hand of the house dealer, who looks at us: at our right."""
    angle = pi * (0.06 + 0.88 * (seat - 1) / max(1, seats - 1))
    x, y = CENTER[0] + radii[0] * cos(angle), CENTER[1] + radii[1] * sin(angle)
    return round(x, 1), round(y, 1)


def _seat(told: Told, number: int, seats: int, dealer: int) -> Seat:
    x, y = _point(number, seats, RADII)
    is_dealer = number == dealer
    taken = any(bet.seat == number for bet in told.table.bets)
    name = "player-dealer" if is_dealer else f"seat {number}"
    return Seat(name, x, y, is_dealer, number == told.table.button, not (taken or is_dealer))


def _chips(told: Told, seats: int) -> list[Chip]:
    found = []
    placed: dict[int, int] = {}
    for bet in told.table.bets:
        place = placed.get(bet.seat, 0)
        placed[bet.seat] = place + 1
        x, y = _chip_at(bet, seats, place)
        title = f"seat {bet.seat}, {bet.wager} {money(bet.stake)}: {bet.result}"
        found.append(Chip(x, y, amount(bet.stake), bet.result, title))
    return found


def _chip_at(bet: Stake, seats: int, place: int) -> tuple[float, float]:
    """Chips of a seat lie in rows of two, toward the middle of the table."""
    x, y = _point(bet.seat, seats, CHIPS)
    row, column = divmod(place, 2)
    toward_x, toward_y = CENTER[0] - x, CENTER[1] + 60 - y
    length = max(1.0, (toward_x**2 + toward_y**2) ** 0.5)
    across = (column - 0.5) * 2.1 * CHIP
    along = row * 2.1 * CHIP
    return (
        round(x + toward_x / length * along - toward_y / length * across, 1),
        round(y + toward_y / length * along + toward_x / length * across, 1),
    )


def _arrows(one: Settled, seats: int, bank_at: tuple[float, float]) -> list[Arrow]:
    found: list[Arrow] = []
    seen: dict[int, int] = {}
    for number, step in enumerate(one.steps, 1):
        if step.moved and len(found) < MOST_DRAWN:
            place = seen.get(step.bet.seat, 0)
            seen[step.bet.seat] = place + 1
            found.append(_arrow(step, number, place, seats, bank_at))
    return found


def _arrow(step: Step, number: int, place: int, seats: int, bank_at: tuple[float, float]) -> Arrow:
    seat_at = _point(step.bet.seat, seats, ENDS)
    pays = step.bet.result == WINS
    start, end = (bank_at, seat_at) if pays else (seat_at, bank_at)
    bend_x, bend_y = _bend(bank_at, seat_at, place)
    path = f"M{start[0]},{start[1]} Q{bend_x},{bend_y} {end[0]},{end[1]}"
    x = round(0.25 * start[0] + 0.5 * bend_x + 0.25 * end[0], 1)
    y = round(0.25 * start[1] + 0.5 * bend_y + 0.25 * end[1], 1)
    return Arrow(path, number, x, y, "pays" if pays else "takes", step_line(step))


def _bend(
    bank_at: tuple[float, float], seat_at: tuple[float, float], place: int
) -> tuple[float, float]:
    """The point an arrow bends to: the middle of the table, and more for each arrow of a seat."""
    middle_x, middle_y = (bank_at[0] + seat_at[0]) / 2, (bank_at[1] + seat_at[1]) / 2
    pull = 0.3 + 0.25 * place
    aim_x, aim_y = CENTER[0], CENTER[1] + 60
    return (
        round(middle_x + (aim_x - middle_x) * pull, 1),
        round(middle_y + (aim_y - middle_y) * pull, 1),
    )


def _kind(step: Step) -> str:
    if step.left_open:
        return "open"
    if step.returned or not step.moved:
        return "back"
    return "pays" if step.bet.result == WINS else "takes"


def _differences(told: Told) -> list[tuple[str, list[str]]]:
    """Bets that come out differently, with what each reading gives back."""
    rows = zip(*(one.steps for one in told.readings), strict=True)
    return [
        (f"seat {row[0].bet.seat}, {row[0].bet.wager}", [money(step.back) for step in row])
        for row in rows
        if len({step.back for step in row}) > 1
    ]
