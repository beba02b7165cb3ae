"""A source text, line by line: what is blank, a row of a table, or a page heading printed again."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from ..source import files
from .figures import Figures, figures, plain

Spans = tuple[tuple[int, int], ...]

_LIST_ITEM = re.compile(r"\s*(?:[-•*]|\(?[0-9]{1,2}[.)]|\(?[a-zA-Z][.)]|☐)\s")
_ENUMERATOR = re.compile(
    r"^\s*(?:[-•❖]\s*)?(?:\([0-9]{1,2}\)|[0-9]{1,2}[.)])\s+(?=[\"“*(]*[A-Za-z])"
)
_SHORT = 110
_ITEM = 200
_HEADING = 90
_IMAGE = re.compile(r"!\[.*\]\(.*\)|\[(?:image|picture|logo|figure).*\]", re.IGNORECASE)


@dataclass(frozen=True, eq=False)
class Source:
    """One source file. Lines are counted from one, as everywhere in the documents."""

    name: str
    lines: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.lines)

    def line(self, number: int) -> str:
        return self.lines[number - 1] if 1 <= number <= len(self.lines) else ""

    def text(self, spans: Spans) -> str:
        """The lines of the spans in one text, so that a sentence broken by a page reads on."""
        return "\n".join(_ENUMERATOR.sub("", self.line(n)) for n in self.numbers(spans))

    def figures(self, spans: Spans) -> Figures:
        known = self._figures.get(spans)
        if known is None:
            known = self._figures[spans] = figures(self.text(spans))
        return known

    def numbered(self, spans: Spans) -> Figures:
        """The figures with the numbers of items and the count of lines, for who counts those."""
        lines = self.numbers(spans)
        return figures("\n".join([*map(self.line, lines), str(len(lines))]))

    def caption(self, spans: Spans) -> str:
        """The two lines above a table, which say what it is; empty where the spans name none."""
        lines = self.numbers(spans)
        if not any(self.row(n) for n in lines):
            return ""
        near = range(lines[0] - 1, max(0, lines[0] - 12), -1)
        above = (n for n in near if not self.blank(n) and not self.repeated(n))
        return "\n".join(self.line(n) for n, _ in zip(above, range(3), strict=False))

    @cached_property
    def _figures(self) -> dict[Spans, Figures]:
        """Figures already read, by place: many facts share one."""
        return {}

    def numbers(self, spans: Spans) -> list[int]:
        """The numbers of the lines in the spans that are not blank."""
        named = ((first, min(last, len(self.lines))) for first, last in spans)
        every = (n for first, last in named for n in range(first, last + 1))
        return [n for n in every if not self.blank(n)]

    def blank(self, number: int) -> bool:
        return not self.line(number).strip()

    def row(self, number: int) -> bool:
        return "\t" in self.line(number)

    def cells(self, number: int) -> tuple[str, ...]:
        return tuple(plain(cell).strip() for cell in self.line(number).split("\t"))

    def repeated(self, number: int) -> bool:
        """A short line without a figure that the file prints at the top of its pages."""
        return self._key(number) in self._headings

    def listed(self, number: int) -> bool:
        """A line that can be one of a list: a row, a short item, or a line that is no sentence."""
        line = self.line(number)
        if "\t" in line or "<table" in line:
            return True
        if _LIST_ITEM.match(line):
            return len(line) <= _ITEM
        return len(line) <= _SHORT and not (line.rstrip().endswith(".") and len(line.split()) > 8)

    def _key(self, number: int) -> str:
        line = self.line(number)
        no_heading = "\t" in line or "$" in line or len(line) > _HEADING
        return "" if no_heading else plain(line).strip(" .:")

    @cached_property
    def _headings(self) -> frozenset[str]:
        """A page heading stands alone, or in a pair of lines, and comes at least three times."""
        count: Counter[str] = Counter()
        for number in range(1, len(self.lines) + 1):
            key, alone = self._key(number), self.blank(number - 1) or self.blank(number + 1)
            if key and alone and not _LIST_ITEM.match(self.line(number)):
                count[key] += 1
        return frozenset(key for key, times in count.items() if times >= 3)

    def prose(self, number: int) -> bool:
        """A line long enough to be a sentence."""
        return not self.row(number) and len(self.line(number).split()) > 8

    def image(self, number: int) -> bool:
        return bool(_IMAGE.match(self.line(number).strip()))

    @cached_property
    def tables(self) -> tuple[tuple[int, ...], ...]:
        """Runs of table rows; blank lines and repeated headings between two rows do not end a run."""
        runs: list[list[int]] = []
        open_run: list[int] = []
        for number in range(1, len(self.lines) + 1):
            if self.row(number):
                open_run.append(number)
            elif not self.blank(number) and not self.repeated(number) and open_run:
                runs.append(open_run)
                open_run = []
        return tuple(map(tuple, [*runs, open_run] if open_run else runs))


MOST_BYTES = 50_000_000
"""Of a source text, as where it is quoted."""


def load(folder: Path, name: str) -> Source:
    """The source file of that name; the name must be one of a file in the folder, not a path."""
    if Path(name).name != name or "\0" in name:
        raise OSError(f"{name!r} is not the name of a file")
    path = folder / name
    if not files.plain(path):
        raise OSError(f"{name!r} is no file of the folder itself")
    text = files.content(path, MOST_BYTES).decode().replace("\r\n", "\n").replace("\r", "\n")
    return Source(name, tuple(text.split("\n")[:-1] if text.endswith("\n") else text.split("\n")))
