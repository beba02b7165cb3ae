"""Where things stand: a place in a file, lines of a source text. (Named tuples: a dataclass takes seven times as long to make.)"""

from __future__ import annotations

from typing import NamedTuple

Path = tuple[str | int, ...]
"""The keys and positions that lead to a part of a document."""


class Span(NamedTuple):
    """Where something stands in a file, counted from one; the end is the column after the last."""

    line: int
    column: int
    end_line: int
    end_column: int


class Lines(NamedTuple):
    """Lines of a source text."""

    document: str
    first: int
    last: int
