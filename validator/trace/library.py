"""Documents and sources from the disk, each read once: nothing else here touches a file."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from ..docket.filed import content, refusals
from ..shape.shape import Misshapen, shape
from ..source.paths import look
from ..source.read import Document, Unreadable, read
from .check import Filed, Shelf, excess, filed, shelf
from .report import Unusable
from .source import Source, load

LEDGER = "ledger.yaml"
_TRACED = ("game", "schedule", "establishment")


class Documents(NamedTuple):
    """The documents that paths name, in order; and what was not looked at."""

    files: list[Path]
    unusable: list[Unusable]


def documents(paths: Iterable[Path]) -> Documents:
    """The document files the paths name, folders searched."""
    found: set[Path] = set()
    odd: dict[Unusable, None] = {}
    for path in paths:
        if os.path.isdir(path):  # noqa: PTH112  unlike Path's, it has an answer for every path
            seen = look(path)
            found |= {*seen.documents, *seen.hidden}
            for one in seen.refused:
                odd[Unusable(one.path, one.message, one.line, one.column)] = None
        else:
            found.add(path)
    return Documents(sorted(found), list(odd))


def ledger_file(paths: Iterable[Path]) -> Path | None:
    """The ledger beside or above the paths."""
    for path in paths:
        for folder in (path, *path.absolute().parents):
            if (folder / LEDGER).is_file():
                return folder / LEDGER
    return None


class Library:
    """What was read, by file and by name."""

    def __init__(self, sources: Path) -> None:
        self.folder = sources
        self._sources: dict[str, Source] = {}
        self._filed: dict[Path, Filed | Unusable | None] = {}
        self._shelves: dict[tuple[Path, str], Shelf] = {}

    def take(self, file: Path) -> Filed | Unusable | None:
        """The document ready to be traced; None when it has no source, as a draft or a rulebook."""
        if file not in self._filed:
            try:
                self._filed[file] = self._open(file)
            except (Unreadable, Misshapen, OSError) as error:
                first, *more = refusals(file.as_posix(), error)
                said = f"{first.message} (and {len(more)} more)" if more else first.message
                if isinstance(error, Misshapen):
                    said = f"not of its shape, so it was not traced: {said}"
                self._filed[file] = Unusable(first.path, said, first.line, first.column)
        return self._filed[file]

    def _open(self, file: Path) -> Filed | Unusable | None:
        document = read(content(file))
        if isinstance(document.data, dict) and document.data.get("kind") not in _TRACED:
            return None
        shape(document)
        return self._with_source(file, document) if "source" in document.data else None

    def _with_source(self, file: Path, document: Document) -> Filed | Unusable:
        name = str(document.data["source"]["document"])
        try:
            made = filed(file, document, self.source(name))
        except (OSError, UnicodeDecodeError) as error:
            span = document.span(("source", "document"))
            reason = getattr(error, "strerror", None) or error
            why = f"the source {name} is not at hand: {reason}"
            return Unusable(file.as_posix(), why, span.line, span.column)
        if found := excess(made):
            span = document.span(found[0])
            return Unusable(file.as_posix(), found[1], span.line, span.column)
        return made

    def source(self, name: str) -> Source:
        if name not in self._sources:
            self._sources[name] = load(self.folder, name)
        return self._sources[name]

    def all_sources(self) -> list[Source]:
        return [self.source(file.name) for file in sorted(self.folder.glob("*.txt"))]

    def shelf(self, one: Filed) -> Shelf:
        """What the establishment's documents say of the source: one may claim another's lines."""
        key = (one.home, one.source.name)
        if key not in self._shelves:
            found = [self.take(file) for file in documents([one.home]).files]
            mates = [mate for mate in found if isinstance(mate, Filed)]
            self._shelves[key] = shelf([mate for mate in mates if mate.source is one.source])
        return self._shelves[key]
