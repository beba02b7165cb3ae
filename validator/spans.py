"""Where things stand: a place in a file, lines of a source text."""

from __future__ import annotations

from dataclasses import dataclass

Path = tuple[str | int, ...]
"""The keys and positions that lead to a part of a document."""


@dataclass(frozen=True, slots=True)
class Span:
    """Where something stands in a file, counted from one; the end is the column after the last."""

    line: int
    column: int
    end_line: int
    end_column: int


@dataclass(frozen=True, slots=True)
class Lines:
    """Lines of a source text."""

    document: str
    first: int
    last: int
