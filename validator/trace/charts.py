"""Draw charts: a letter for every cell, compared with the printed chart."""

from __future__ import annotations

from collections.abc import Iterator

from ..source.read import Path
from .source import Source
from .walk import Leaf, Walk


def charts_differ(walk: Walk, source: Source) -> Iterator[tuple[Leaf, str]]:
    """Rows and headings of draw charts that the source prints otherwise."""
    against: dict[Path, list[Leaf]] = {}
    rows: dict[Path, list[Leaf]] = {}
    for leaf in walk.leaves:
        if leaf.owner == "DrawMatrix.third-cards":
            against.setdefault(leaf.path[:-2], []).append(leaf)
        elif leaf.owner == "DrawMatrix.rows":
            rows.setdefault(leaf.path[:-3], []).append(leaf)
    for chart, leaves in rows.items():
        numbers = source.numbers(leaves[0].at.spans) if leaves[0].at else []
        printed = [source.cells(number) for number in numbers if source.row(number)]
        if printed:
            yield from _rows(leaves, printed)
            yield from _heading(against.get(chart, []), printed)


def _rows(leaves: list[Leaf], printed: list[tuple[str, ...]]) -> Iterator[tuple[Leaf, str]]:
    rows = (cells for cells in printed if cells[0][:1].isdigit())
    letters = [(cells[0], "".join(cell[:1] for cell in cells[1:])) for cells in rows]
    said = list(zip(leaves[::2], leaves[1::2], strict=True))
    for (total, row), (score, cells) in zip(said, letters, strict=False):
        if (str(total.value), str(row.value).lower()) != (score, cells):
            yield row, f"the chart prints {score} {cells.upper()}"
    if len(said) != len(letters):
        yield leaves[0], f"the chart prints {len(letters)} rows and the document has {len(said)}"


def _heading(leaves: list[Leaf], printed: list[tuple[str, ...]]) -> Iterator[tuple[Leaf, str]]:
    said = [str(leaf.value) for leaf in leaves]
    if leaves and said not in [list(cells[1:]) for cells in printed]:
        yield leaves[0], f"the chart has no heading {', '.join(said)}"
