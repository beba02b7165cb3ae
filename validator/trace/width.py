"""Is a place narrow: at most three lines, or one table?"""

from __future__ import annotations

from bisect import bisect_left
from itertools import pairwise

from ..model.values import Lines
from .source import Source

MOST = 3
INTRODUCTION = 2


def too_wide(at: Lines, source: Source) -> int:
    """How many lines the place has when that is too many; a table, row by row, is one."""
    lines = [number for number in source.numbers(at.spans) if not source.repeated(number)]
    if len(lines) <= MOST:
        return 0
    one_table = any(_share(run, lines) >= len(lines) - MOST for run in source.tables)
    if one_table or _one_form(lines, source):
        return 0
    prose = len(lines) - sum(map(source.listed, lines))
    return len(lines) if prose > INTRODUCTION or _broken(lines, source) else 0


def _share(run: tuple[int, ...], lines: list[int]) -> int:
    low, high = bisect_left(run, lines[0]), bisect_left(run, lines[-1] + 1)
    inside = set(run[low:high])
    return sum(1 for number in lines if number in inside)


def _one_form(lines: list[int], source: Source) -> bool:
    """A table in pieces, with text between, is one when its rows have one number of cells."""
    rows = [len(source.cells(number)) for number in lines if source.row(number)]
    return len(rows) >= len(lines) - MOST and len(set(rows)) == 1


def _broken(lines: list[int], source: Source) -> bool:
    """A list is one run: something longer than a page break between two of its lines makes it two."""
    return any(
        not source.repeated(n) and not source.blank(n) and not source.listed(n)
        for a, b in pairwise(lines)
        for n in range(a + 1, b)
    )
