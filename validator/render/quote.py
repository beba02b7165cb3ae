"""The filing's own lines, quoted when the source texts are at hand; only their numbers otherwise."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from ..source import files
from ..source.spans import Lines
from .clean import line

MOST_LINES = 8
MOST_CHARACTERS = 1500
MOST_BYTES = 50_000_000
_MARKS = re.compile(r"""\\([$%#&_*.()\[\]-])|\*\*+|</?[a-z]+(?: [a-z]+="[^"]*")*>|^#+ """)
"""What a converter to text writes around what the filing prints."""


class Quoted(NamedTuple):
    """Lines of a source: their numbers and, when it is at hand, their text."""

    document: str
    first: int
    last: int
    text: tuple[tuple[int, str], ...] = ()
    more: int = 0

    @property
    def numbers(self) -> str:
        several = f"lines {self.first}-{self.last}"
        return f"line {self.first}" if self.first == self.last else several


class Sources:
    """The folder of source texts, each read once."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self._texts: dict[str, list[str]] = {}

    def quote(self, lines: Lines) -> Quoted:
        text = self._lines(lines.document)
        wanted = range(lines.first, min(lines.last, len(text), lines.first + MOST_LINES - 1) + 1)
        shown = tuple((number, _short(text[number - 1])) for number in wanted)
        more = max(0, min(lines.last, len(text)) - lines.first + 1 - len(shown)) if shown else 0
        return Quoted(lines.document, lines.first, lines.last, shown, more)

    def _lines(self, document: str) -> list[str]:
        if document not in self._texts:
            self._texts[document] = self._read(document)
        return self._texts[document]

    def _read(self, document: str) -> list[str]:
        """The name comes from a filing: it may name a file in the folder and nothing else."""
        named = document and Path(document).name == document and not {"\\", "\0"} & set(document)
        path = self.folder / document if self.folder and named else None
        if path is None or not files.plain(path):
            return []
        try:
            return files.content(path, MOST_BYTES).decode("utf-8", "replace").split("\n")
        except OSError:
            return []


def _short(text: str) -> str:
    """The line as the filing prints it, on one screen."""
    shown = _MARKS.sub(r"\1", line(text.rstrip("\r")))
    return shown if len(shown) <= MOST_CHARACTERS else shown[: MOST_CHARACTERS - 1] + "…"
