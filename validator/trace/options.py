"""The options of a schedule, in either form, ready to be laid against a printed table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..model.values import Lines
from ..source.read import Path

_RESERVED = frozenset(
    {"option", "limit", "players", "buy-in", "total", "label", "at", "note", "damaged"}
)
_KIND = {
    "option": "name",
    "limit": "limit",
    "players": "range",
    "buy-in": "range",
    "total": "charge",
}


@dataclass(frozen=True, slots=True)
class Said:
    """A value the document gives for one cell, and its path."""

    value: Any
    path: Path


@dataclass(frozen=True, slots=True)
class Item:
    """What the document gives for one printed column: one value, or one for each step of a ladder."""

    column: str
    kind: str  # name, limit, range, charge
    values: tuple[Said, ...]
    ladder: bool = False
    ours: bool = False  # a label the print does not have

    @property
    def rungs(self) -> bool:
        """Whether it is the ranges of a ladder."""
        return self.ladder and self.kind == "range"


@dataclass(frozen=True, slots=True)
class Entry:
    """One option: where it stands and what it says, in the order of the printed columns."""

    path: Path
    at: Lines | None
    items: tuple[Item, ...]
    ordered: bool

    @property
    def name(self) -> str:
        named = (str(item.values[0].value) for item in self.items if item.column == "option")
        return next(named, "?")


@dataclass(frozen=True, slots=True)
class TableOf:
    """Options that share one place: the entries of a ``rows`` table, or one written-out option."""

    at: Lines | None
    path: Path
    entries: tuple[Entry, ...]


def tables_of(data: dict[str, Any]) -> Iterator[TableOf]:
    """Every option of the schedule."""
    for path, block in _many(data.get("blocks", []), ("blocks",)):
        outer = _lines(block, None)
        columns = [_column(column) for _, column in _many(block.get("columns", []), ())]
        for where, option in _many(block.get("options", []), (*path, "options")):
            at = _lines(option, outer)
            yield TableOf(at, where, (_entry(option, where, at, columns),))
        for where, rows in _many(block.get("rows", []), (*path, "rows")):
            at = _lines(rows, outer)
            entries = []
            for index, row in enumerate(rows.get("table", [])):
                here = (*where, "table", index)
                entries.append(Entry(here, at, tuple(_row_items(row, here, columns)), True))
            yield TableOf(at, where, tuple(entries))


def _many(value: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    """The statements of a key that takes one or a list of them."""
    if isinstance(value, list):
        yield from (((*path, index), entry) for index, entry in enumerate(value))
    else:
        yield path, value


def _lines(part: Any, outer: Lines | None) -> Lines | None:
    return Lines.parse(part["at"]) if isinstance(part, dict) and "at" in part else outer


def _column(column: Any) -> str:
    return str(column["is"] if isinstance(column, dict) else column)


def _entry(option: dict[str, Any], path: Path, at: Lines | None, columns: list[str]) -> Entry:
    fees = [key for key in option if key not in _RESERVED]
    named = [key for key in ("option", "limit", "players", "buy-in", "total") if key in option]
    order = [column for column in columns if column in option]
    order += [key for key in (*named, *fees) if key not in columns]
    if "option" in option and "option" not in columns:
        order.remove("option")
        order.insert(0, "option")
    items = [item for key in order for item in _items(key, option[key], (*path, key))]
    return Entry(path, at, tuple(items), bool(columns))


def _row_items(row: list[Any], path: Path, columns: list[str]) -> Iterator[Item]:
    for index, (column, value) in enumerate(zip(columns, row, strict=False)):
        yield from _items(column, value, (*path, index))


def _items(column: str, value: Any, path: Path) -> Iterator[Item]:
    """The printed columns a key stands for: a ladder is two, its ranges and its fees."""
    if column in _KIND:
        ours = column == "option" and not str(value)[:1].isdigit()
        yield Item(column, _KIND[column], (Said(value, path),), ours=ours)
        return
    if isinstance(value, dict):
        if "tiers" in value:
            value, path = value["tiers"], (*path, "tiers")
        else:
            value, path = value.get("fee"), (*path, "fee")
    if isinstance(value, list):
        steps = [_tier(step, (*path, index)) for index, step in enumerate(value)]
        yield Item(column, "range", tuple(low for low, _ in steps), ladder=True)
        yield Item(column, "charge", tuple(fee for _, fee in steps), ladder=True)
    else:
        yield Item(column, "charge", (Said(value, path),))


def _tier(step: Any, path: Path) -> tuple[Said, Said]:
    first, second = ("range", "fee") if isinstance(step, dict) else (0, 1)
    return Said(step[first], (*path, first)), Said(step[second], (*path, second))
