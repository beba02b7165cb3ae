"""Which options of a schedule are one option to whoever sits at the table.

A patron is told a game and a number. Two rows with one number for one game are therefore one option,
in whichever part of the sheet they stand, unless what is printed with them keeps them apart.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from operator import attrgetter

from ..model.fees import Block
from ..model.values import Limit, Range
from .filings import Filing, letters
from .rows import Row

_NUMBER = re.compile(r"([0-9]+)(\D.*)?", re.DOTALL)
"""A number, and what may follow it where an option is printed in parts: 1a, 1-B, 1 cont."""

TOLD_APART = ("limit", "players", "blinds", "buy_in")
"""What an option may print that no table has two of."""


def number_of(row: Row) -> str:
    """The number an option goes by, without the mark of a part; nothing where it has none."""
    found = _NUMBER.fullmatch(row.option.option)
    return found[1] if found else ""


def games_of(filing: Filing, block: Block) -> frozenset[str]:
    """The games of a block: by document, else as it calls them."""
    joined = {file.id for file in filing.games_of(block)}
    called = {letters(game.called) for game in block.games if game.called and not joined}
    return frozenset(joined or called or {""})


def alike(filing: Filing, rows: Iterable[Row]) -> Iterator[tuple[Row, ...]]:
    """Rows of one number for one game, where several bear it."""
    found: dict[tuple[str, str], list[Row]] = {}
    for row in rows:
        if number := number_of(row):
            for game in sorted(games_of(filing, row.block)):
                found.setdefault((game, number), []).append(row)
    told: set[tuple[int, ...]] = set()
    for group in found.values():
        kept = tuple(row for row in group if not apart(group[0], row))
        names = tuple(map(id, kept))
        if len(kept) > 1 and names not in told:
            told.add(names)
            yield kept


def apart(one: Row, other: Row) -> bool:
    """Whether no table can have both rows of different parts of a sheet, as they are printed."""
    if one.block is other.block:
        return False
    kinds = _betting(one), _betting(other)
    pairs = (map(attrgetter(name), (one.option, other.option)) for name in TOLD_APART)
    return any(_disjoint(*pair) for pair in pairs) or (all(kinds) and not kinds[0] & kinds[1])


def _betting(row: Row) -> set[str]:
    return {kind for limit in row.block.limits for kind in limit.betting}


def _disjoint(one: Limit | Range | None, other: Limit | Range | None) -> bool:
    return one is not None and other is not None and (_below(one, other) or _below(other, one))


def _below(one: Limit | Range, other: Limit | Range) -> bool:
    return one.high is not None and other.low is not None and one.high < other.low
