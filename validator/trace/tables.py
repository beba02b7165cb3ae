"""Fee tables read again from the source and compared with the schedule, cell by cell.

A table is rows of cells. Empty leading cells continue the option above; a page break inside a table
is no row; a header may stand above the table, be repeated, or be missing. The columns of the
document come in printed order, so a table is laid against them from left to right in the way that
leaves the fewest differences. Every printed cell must be claimed and every value of the document
must be printed: whatever is left over is a difference, with both places.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from itertools import chain, islice, permutations, repeat, zip_longest
from typing import Any, NamedTuple

from ..model.values import Lines
from .cells import SAYS, is_header, is_value
from .options import Entry, Item, Said, TableOf, tables_of
from .report import Difference, Tables
from .source import Source

_SHARED = 0.5  # the cost of a ladder whose ranges are printed with another ladder


@dataclass(frozen=True, slots=True)
class Row:
    """A printed row that holds values."""

    line: int
    cells: tuple[str, ...]


def compare(kind: str, data: dict[str, Any], source: Source) -> tuple[list[Difference], Tables]:
    """How a schedule's options differ from the printed tables, and how many were compared."""
    found: list[Difference] = []
    compared = others = 0
    taken: set[int] = set()
    for table in tables_of(data) if kind == "schedule" else ():
        rows = printed_rows(table.at, source)
        groups = _groups(rows, len(table.entries))
        if not rows or _a_grid(table, rows, groups):
            others += len(table.entries)
        elif len(groups) != len(table.entries):
            found.append(_count(table, len(groups)))
        else:
            again = sorted(taken & {row.line for row in rows})
            taken |= {row.line for row in rows}
            if again:
                lines = ", ".join(map(str, again))
                twice = "another option already has this row"
                found.append(Difference("row-twice", twice, table.path, lines))
            compared += len(table.entries)
            for entry, group in zip(table.entries, groups, strict=True):
                found += _differences(entry, group)
    return found, Tables(compared, others)


def _a_grid(table: TableOf, rows: list[Row], groups: list[list[Row]]) -> bool:
    """Whether it is a grid of limits, one a cell, and no table of options."""
    values = sum(is_value(cell) for row in rows for cell in row.cells)
    return len(groups) != len(table.entries) == values


def printed_rows(at: Lines | None, source: Source) -> list[Row]:
    """The rows of values on the lines."""
    if at is None:
        return []
    numbers = filter(source.row, source.numbers(at.spans))
    rows = [Row(number, source.cells(number)) for number in numbers]
    return [row for row in rows if not is_header(row.cells)]


def _groups(rows: list[Row], wanted: int) -> list[list[Row]]:
    """Rows by option: one row with a first cell begins an option, and rows without continue it."""
    if wanted == 1:
        return [rows]
    if len(rows) == wanted:
        return [[row] for row in rows]
    groups: list[list[Row]] = []
    for row in rows:
        if row.cells[0] or not groups:
            groups.append([])
        groups[-1].append(row)
    return groups


def _count(table: TableOf, printed: int) -> Difference:
    said = f"the document has {len(table.entries)} options where the table prints {printed}"
    return Difference("rows-differ", said, table.path, str(table.at))


class _Layout(NamedTuple):
    """How items lie on printed columns: each item's column or None; columns nobody claims."""

    cost: float
    columns: tuple[int | None, ...]
    unclaimed: tuple[int, ...]


MOST_ORDERS = 5_040
"""In which the fees of an option without printed columns are tried: those of seven."""


def _differences(entry: Entry, rows: list[Row]) -> Iterator[Difference]:
    columns = tuple(zip_longest(*(row.cells for row in rows), fillvalue=""))
    items, layout = min(
        ((order, _lay(order, columns)) for order in _orders(entry)), key=lambda pair: pair[1].cost
    )
    laid = [
        (item, None if j is None else columns[j])
        for item, j in zip(items, layout.columns, strict=True)
    ]
    ranges = [column for item, column in laid if item.rungs and column is not None]
    for item, column in laid:
        if column is None and item.rungs:  # ladders may share the column of their ranges
            column = min(ranges, key=partial(_cost, item), default=("",) * len(rows))
        if column is not None:
            yield from _wrong(entry, item, column, rows)
        elif not _absent(item):
            said = item.values[0]
            message = f"option {entry.name}: {item.column} {said.value} is not printed in its rows"
            yield Difference("cell-differs", message, said.path, _lines(rows))
    for j in layout.unclaimed:
        yield from _unclaimed(entry, rows, j, columns[j])


def _orders(entry: Entry) -> Iterable[tuple[Item, ...]]:
    """The items in their order, or in every order where it is not known."""
    if entry.ordered:
        return [entry.items]
    orders = islice(permutations(_pairs(entry.items)), MOST_ORDERS)
    return (tuple(chain(*order)) for order in orders)


def _unclaimed(
    entry: Entry, rows: list[Row], j: int, column: tuple[str, ...]
) -> Iterator[Difference]:
    """Values printed in a column that the document does not have."""
    for row, cell in zip(rows, column, strict=True):
        if is_value(cell):
            message = f"option {entry.name}: the table prints {cell!r} in column {j + 1}, which the document does not have"
            yield Difference("cell-differs", message, entry.path, str(row.line))


def _pairs(items: tuple[Item, ...]) -> list[tuple[Item, ...]]:
    """Items that must stay together when their order is unknown: a ladder's ranges and fees."""
    pairs: list[tuple[Item, ...]] = []
    for item in items:
        if item.ladder and item.kind == "charge" and pairs:
            pairs[-1] = (*pairs[-1], item)
        else:
            pairs.append((item,))
    return pairs


def _lay(items: tuple[Item, ...], columns: tuple[tuple[str, ...], ...]) -> _Layout:
    """The cheapest way to lay the items, in their order, on the columns, in theirs."""

    @cache
    def best(i: int, j: int) -> _Layout:
        if i == len(items) and j == len(columns):
            return _Layout(0, (), ())
        ways: list[_Layout] = []
        if i < len(items) and j < len(columns):
            cost, laid, left = best(i + 1, j + 1)
            ways.append(_Layout(cost + _cost(items[i], columns[j]), (j, *laid), left))
        if i < len(items):
            cost, laid, left = best(i + 1, j)
            ways.append(_Layout(cost + _skip(items[i]), (None, *laid), left))
        if j < len(columns):
            cost, laid, left = best(i, j + 1)
            ways.append(_Layout(cost + sum(map(is_value, columns[j])), laid, (j, *left)))
        return min(ways, key=lambda way: way.cost)

    return best(0, 0)


def _absent(item: Item) -> bool:
    return item.ours or all(said.value == "blank" for said in item.values)


def _skip(item: Item) -> float:
    if item.rungs:
        return _SHARED
    return 0 if _absent(item) else len(item.values)


def _cost(item: Item, column: tuple[str, ...]) -> int:
    return sum(1 for _ in _mismatches(item, column))


def _mismatches(item: Item, column: tuple[str, ...]) -> Iterator[tuple[Said | None, int]]:
    """Values and cells that do not agree: the value, or None where there is none, and the row."""
    if item.ours:
        yield from ((None, row) for row, cell in enumerate(column) if is_value(cell))
    elif item.ladder:
        yield from _rungs_apart(item, column)
    else:
        said, says = item.values[0], SAYS[item.kind]
        filled = [row for row, cell in enumerate(column) if cell] or [0]
        yield from ((said, row) for row in filled if not says(said.value, column[row]))


def _rungs_apart(item: Item, column: tuple[str, ...]) -> Iterator[tuple[Said | None, int]]:
    """The same of a ladder, row by row. An empty cell may repeat the fee printed above it."""
    says, above = SAYS[item.kind], ""
    for row, (said, cell) in enumerate(zip(item.values, column, strict=False)):
        merged = item.kind == "charge" and not cell and above and says(said.value, above)
        if not says(said.value, cell) and not merged:
            yield said, row
        above = cell or above
    many = len(item.values)
    more = enumerate(column[many:], many)
    yield from ((None, row) for row, cell in more if is_value(cell))
    yield from zip(item.values[len(column) :], repeat(len(column) - 1))


def _wrong(
    entry: Entry, item: Item, column: tuple[str, ...], rows: list[Row]
) -> Iterator[Difference]:
    what = f"{item.column} range" if item.rungs else item.column
    for said, row in _mismatches(item, column):
        cell = column[row] or "an empty cell"
        message = f"option {entry.name}: the table prints {cell!r} as one more {what}"
        if said is not None:
            message = f"option {entry.name}: {what} is {said.value} in the document and {cell!r} in the table"
        path = entry.path if said is None else said.path
        yield Difference("cell-differs", message, path, str(rows[row].line))


def _lines(rows: list[Row]) -> str:
    first, last = rows[0].line, rows[-1].line
    return str(first) if first == last else f"{first}-{last}"
