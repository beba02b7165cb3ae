"""A schedule of fees as a reader meets it: each block, its prose, each option drawn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal

from ..docket.filings import Filing, Row, ScheduleFile
from ..docket.ladders import MONEY_BASES, Component, components, gaps, overlaps, step_of
from ..model.fees import Block, Cell, GameRef, Tier
from ..model.statements import Claim
from ..model.values import dollars
from .chart import Chart, draw, percent
from .say import lines, part, runs, words

PATTERN = 3
"""Tiers that take the same share of their highest amount, so that it is worth a word."""


@dataclass(frozen=True)
class Rung:
    """A line of a ladder's table: a tier, or a hole between two."""

    amount: str
    fee: str
    share: str
    note: str = ""


@dataclass(frozen=True)
class Ladder:
    name: str
    basis: str
    rungs: tuple[Rung, ...]
    chart: Chart | None
    even: str = ""
    """The share, where every fee is the same one of the highest amount of its tier."""


@dataclass(frozen=True)
class Drawn:
    """Options that charge alike, drawn once."""

    options: str
    limits: str
    at: str
    keys: tuple[str, ...]
    ladders: tuple[Ladder, ...]
    flat: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Plain:
    """Options without a ladder of amounts, as the table they are."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]
    """The key of each option, and its cells."""


@dataclass(frozen=True)
class BlockView:
    number: int
    called: str
    games: tuple[tuple[str, str], ...]
    """Id of the game document, when joined, and the name the sheet prints."""
    prose: tuple[tuple[str, str], ...]
    drawn: tuple[Drawn, ...]
    plain: Plain | None
    count: int


@dataclass(frozen=True)
class ScheduleView:
    said: tuple[tuple[str, str, str], ...]
    blocks: tuple[BlockView, ...]
    options: int


def view(filing: Filing, file: ScheduleFile) -> ScheduleView:
    """Everything a schedule charges."""
    schedule = file.schedule
    said = [("Dated", part(d), lines(d)) for d in schedule.dated]
    effect = (schedule.takes_effect,) if schedule.takes_effect else ()
    said += [("Takes effect", part(day), lines(day)) for day in effect]
    said += [("Version", part(v), lines(v)) for v in schedule.version]
    said += [("Replaces", part(old), lines(old)) for old in schedule.supersedes]
    said += [("States", _claim(c), lines(c)) for c in schedule.states]
    numbered = enumerate(file.blocks, 1)
    blocks = tuple(_block(filing, file, n, block, rows) for n, (block, rows) in numbered)
    return ScheduleView(tuple(said), blocks, sum(len(rows) for _, rows in file.blocks))


def _claim(said: Claim) -> str:
    rates = f": {said.rates} rates" if said.rates else ""
    per = f" per {words(said.per)}" if said.per else ""
    return words(said.that) + rates + per + ("" if said.is_ else ": says the opposite")


def _block(
    filing: Filing, file: ScheduleFile, number: int, block: Block, rows: tuple[Row, ...]
) -> BlockView:
    step = step_of(file)
    prose = [(part(fee), lines(fee)) for fee in block.fees]
    prose += [(f"{words(d.basis)}: {part(d, 'basis')}", lines(d)) for d in block.defines]
    prose += [(f"limit: {part(limit)}", lines(limit)) for limit in block.limits]
    together: dict[tuple[object, ...], list[Row]] = {}
    flat: list[Row] = []
    for row in rows:
        found = components(row)
        alike = tuple((c.name, c.basis, _text(c.cell)) for c in found)
        (together.setdefault(alike, []) if any(map(_is_ladder, found)) else flat).append(row)
    return BlockView(
        number,
        block.called or "",
        tuple(_game(filing, reference) for reference in block.games),
        tuple(prose),
        tuple(_drawn(file, number, alike, step) for alike in together.values()),
        _plain(file, number, flat),
        len(rows),
    )


def _game(filing: Filing, reference: GameRef) -> tuple[str, str]:
    """The id of a game, if it is filed, and its name."""
    joined = filing.joined(reference)
    name = reference.called or reference.approval or reference.document
    return joined[0].id if joined else "", name or "a game without a name"


def key(file: ScheduleFile, block: int, row: Row) -> str:
    """The last part of the option's subject id."""
    return f"{file.id}/{block}.{row.number + 1}"


def _is_ladder(component: Component) -> bool:
    return len(component.cell.tiers) > 1 and component.basis in (None, *MONEY_BASES)


def _drawn(file: ScheduleFile, number: int, rows: list[Row], step: Decimal) -> Drawn:
    found = components(rows[0])
    return Drawn(
        runs(row.option.option for row in rows),
        _each(row.option.limit for row in rows),
        _each(row.option.at for row in rows),
        tuple(key(file, number, row) for row in rows),
        tuple(ladder(c, step) for c in found if _is_ladder(c)),
        tuple((words(c.name), _text(c.cell)) for c in found if not _is_ladder(c)),
    )


def _each(said: Iterable[object]) -> str:
    """What is said, each once."""
    return ", ".join(dict.fromkeys(str(one) for one in said if one))


def ladder(component: Component, step: Decimal) -> Ladder:
    """A ladder in numbers and as a drawing."""
    tiers = component.cell.tiers
    holes = {id(second): (low, high) for _, second, low, high in gaps(tiers, step)}
    double: dict[int, tuple[Decimal, Decimal]] = {}
    beside: dict[int, Tier] = {}
    for first, second, low, high in overlaps(tiers):
        double[id(second)] = (low, low if high is None else high)
        beside[id(second)] = first
    rungs: list[Rung] = []
    for tier in tiers:
        if id(tier) in holes:
            rungs.append(Rung(_span(*holes[id(tier)]), "no fee given", "", "gap"))
        note = ""
        if id(tier) in double:
            note = f"overlaps the tier {beside[id(tier)].range} at {_span(*double[id(tier)])}"
        rungs.append(Rung(tier.range.text, str(tier.fee), _share(tier), note))
    drawing = draw(tiers, holes.values(), double.values())
    basis = words(component.basis) if component.basis else "amount"
    return Ladder(words(component.name), basis, tuple(rungs), drawing, _even(tiers))


def _span(low: Decimal, high: Decimal) -> str:
    return dollars(low) if low >= high else f"{dollars(low)} to {dollars(high)}"


def _share(tier: Tier) -> str:
    """What part of the amount the fee is, at the tier's ends."""
    fee = tier.fee.dollars
    if fee is None or tier.range.low <= 0 or tier.range.high == 0:
        return ""
    most = percent(fee / tier.range.low)
    if tier.range.high is None:
        return f"{most} and less"
    least = percent(fee / tier.range.high)
    return most if most == least else f"{most} to {least}"


def _even(tiers: tuple[Tier, ...]) -> str:
    """The share that every closed tier takes of its highest amount; two tiers make no pattern."""
    closed = [t for t in tiers if t.range.high and not t.range.contradictory]
    shares = {t.fee.dollars and t.range.high and t.fee.dollars / t.range.high for t in closed}
    share = shares.pop() if len(closed) >= PATTERN and len(shares) == 1 else None
    return percent(share) if share else ""


def _text(cell: Cell) -> str:
    if cell.tiers:
        return "; ".join(f"{tier.fee} for {tier.range.text}" for tier in cell.tiers)
    return str(cell.fee) if cell.fee else ""


def _plain(file: ScheduleFile, number: int, rows: list[Row]) -> Plain | None:
    if not rows:
        return None
    keys = ("limit", "players", "blinds", "buy_in", "total", "label")
    extra = [name for name in keys if any(getattr(r.option, name) is not None for r in rows)]
    names = list(dict.fromkeys(name for row in rows for name in row.cells))
    heads = ("option", *(name.replace("_", "-") for name in extra), *map(words, names))
    return Plain(heads, tuple((key(file, number, row), _cells(row, extra, names)) for row in rows))


def _cells(row: Row, extra: list[str], names: list[str]) -> tuple[str, ...]:
    given = (getattr(row.option, name) for name in extra)
    cells = (row.cells.get(name) for name in names)
    return (
        row.option.option,
        *("" if one is None else words(one) for one in given),
        *("" if cell is None else _text(cell) for cell in cells),
    )
