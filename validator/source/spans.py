"""Where things stand. (Named tuples: a dataclass takes seven times as long to make.)"""

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


class Refused(NamedTuple):
    """Why a file could not be used, and where in it."""

    path: str
    line: int
    column: int
    message: str
    fix: str = ""
    filing: str = ""
    """The filing it lies in."""
    fault: bool = False
    """Whether the program is to blame, and not the file."""

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column}: {self.message}{f'; {self.fix}' if self.fix else ''}"


class Lines(NamedTuple):
    """Lines of a source text."""

    document: str
    first: int
    last: int


MOST_SAID = 300
"""Characters of an error that is not ours to word."""


def described(error: Exception) -> str:
    """What went wrong and where, on one line that is not long."""
    import traceback

    found = traceback.extract_tb(error.__traceback__)
    where = f" ({found[-1].name}, line {found[-1].lineno})" if found else ""
    return f"{type(error).__name__}: {str(error)[:MOST_SAID]}{where}"
