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
from .settle import Told, called, context, differences, heading, step_line
from .settle_groups import Group, groups
from .settle_words import amount, money
from .templates import render

WIDTH, HEIGHT = 1040, 590
CENTER = 520 + 120j
"""Points are complex numbers, so that they can be added and turned."""
RADII = (458.0, 425.0)
"""Where seats are, around the edge of the table."""
CHIPS = (362.0, 345.0)
BANK = CENTER + 45j
BANK_EDGE = 40
"""The bank lies in the middle, so that no arrow crosses another seat's chips."""
MOST_EMPTY = 8
"""Of a larger table only the seats with bets are drawn."""
MOST_DRAWN = 60
"""Arrows in one drawing; beyond, the list has the rest."""
CHIP = 19
APART = 21
"""Between the numbers of two arrows."""
PARTS_OF_ARROW = (0.5, 0.62, 0.38, 0.74, 0.26)
"""Where on an arrow its number may lie, the best place first."""
Spot = tuple[complex, int]
"""Where a bet lies, and which of its seat's bets it is."""


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

    letter: str
    about: str
    seats: tuple[Seat, ...]
    chips: tuple[Chip, ...]
    arrows: tuple[Arrow, ...]
    steps: tuple[tuple[int, str, str], ...]
    before: str
    after: str


def page(told: Told) -> str:
    """The page, complete in itself."""
    made = groups(told.readings)
    return render(
        "round.html.j2",
        drawings=tuple(_drawing(told, one) for one in made),
        size=(WIDTH, HEIGHT),
        center=_xy(CENTER),
        chip=CHIP,
        bank=_xy(BANK),
        differences=list(differences(made)),
        money=money,
        called=called,
        notice=NOTICE,
        **context(told, made),
    )


def _drawing(told: Told, group: Group) -> Drawing:
    one, spots = group.shown, _spots(told)
    numbered = enumerate(one.steps, 1)
    steps = tuple((number, _kind(step), step_line(step)) for number, step in numbered)
    return Drawing(
        group.letter,
        heading(told, group),
        tuple(_seat(told, number, spots) for number in spots),
        tuple(_chips(told, spots)),
        tuple(_arrows(one, _chip_spots(told, spots))),
        steps,
        money(one.before),
        money(one.after),
    )


def _spots(told: Told) -> tuple[int, ...]:
    """The seats that are drawn: all of them, or of a large table those in use."""
    table = told.table
    used = {bet.seat for bet in table.bets} | {table.dealer_seat or 1}
    last = max(table.seats, *used)
    return tuple(range(1, last + 1)) if last <= MOST_EMPTY else tuple(sorted(used))


def _point(seat: int, spots: tuple[int, ...], radii: tuple[float, float]) -> complex:
    """Seat 1 is at the left hand of the house dealer, who looks at us: at our right."""
    angle = pi * (0.06 + 0.88 * spots.index(seat) / max(1, len(spots) - 1))
    return CENTER + complex(radii[0] * cos(angle), radii[1] * sin(angle))


def _xy(point: complex) -> tuple[float, float]:
    """As a drawing has it."""
    return round(point.real, 1), round(point.imag, 1)


def _seat(told: Told, number: int, spots: tuple[int, ...]) -> Seat:
    x, y = _xy(_point(number, spots, RADII))
    is_dealer = number == told.table.dealer_seat
    taken = any(bet.seat == number for bet in told.table.bets)
    name = "player-dealer" if is_dealer else f"seat {number}"
    return Seat(name, x, y, is_dealer, number == told.table.button, not (taken or is_dealer))


def _chips(told: Told, spots: tuple[int, ...]) -> list[Chip]:
    """The bets; one without a stake is drawn where it wins something."""
    found = []
    for bet, (spot, _) in _chip_spots(told, spots).items():
        title = f"seat {bet.seat}, {called(bet)} {money(bet.stake)}: {bet.result}"
        if bet.stake or bet.result == WINS:
            found.append(Chip(*_xy(spot), amount(bet.stake), bet.result, title))
    return found


def _chip_spots(told: Told, spots: tuple[int, ...]) -> dict[Stake, Spot]:
    """Where each bet lies."""
    placed: dict[int, int] = {}
    found: dict[Stake, Spot] = {}
    for bet in told.table.bets:
        place = placed.get(bet.seat, 0)
        placed[bet.seat] = place + 1
        found[bet] = _chip_at(bet, spots, place), place
    return found


def _chip_at(bet: Stake, spots: tuple[int, ...], place: int) -> complex:
    """Chips of a seat lie in rows of two, toward the middle of the table."""
    at, (row, column) = _point(bet.seat, spots, CHIPS), divmod(place, 2)
    return at + _toward(CENTER + 60j - at) * complex(row, column - 0.5) * 2.4 * CHIP


def _toward(way: complex) -> complex:
    """One step that way."""
    return way / max(1.0, abs(way))


def _arrows(one: Settled, chips: dict[Stake, Spot]) -> list[Arrow]:
    moved = [(number, step) for number, step in enumerate(one.steps, 1) if step.moved]
    made: list[Arrow] = []
    for number, step in moved[:MOST_DRAWN]:
        made.append(_arrow(step, number, chips[step.bet], made))
    return made


def _arrow(step: Step, number: int, spot: Spot, others: list[Arrow]) -> Arrow:
    """A bent line between the bank and a bet; those of a further row bend more, around the first."""
    chip, place = spot
    side = (1 + place // 2) * (-30j if place % 2 else 30j)
    bend = BANK + (chip - BANK) / 2 + _toward(chip - BANK) * side
    bank_at = BANK + BANK_EDGE * _toward(bend - BANK)
    chip_at = chip + (CHIP + 3) * _toward(bend - chip)
    pays = step.bet.result == WINS
    ends = (bank_at, bend, chip_at) if pays else (chip_at, bend, bank_at)
    start, middle, end = (",".join(map(str, _xy(point))) for point in ends)
    points = [_along(part, bank_at, bend, chip_at) for part in PARTS_OF_ARROW]
    at = next((point for point in points if not _taken(point, others)), points[0])
    kind = "pays" if pays else "takes"
    return Arrow(f"M{start} Q{middle} {end}", number, *_xy(at), kind, step_line(step))


def _along(part: float, *of: complex) -> complex:
    """A point of a bent line, so far from its start."""
    shares = ((1 - part) ** 2, 2 * part * (1 - part), part**2)
    return sum(share * at for share, at in zip(shares, of, strict=True))


def _taken(at: complex, others: list[Arrow]) -> bool:
    """Whether the number of another arrow lies there."""
    return any(abs(complex(one.x, one.y) - at) < APART for one in others)


def _kind(step: Step) -> str:
    if step.left_open:
        return "open"
    if step.returned or not step.moved:
        return "back"
    return "pays" if step.bet.result == WINS else "takes"
