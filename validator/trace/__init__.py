"""A transcription proved against its source, both ways.

Every number, amount, odd, range and word of a closed vocabulary in a document must be readable in the lines it names; every
dollar amount and odd of those lines must be claimed by a fact; fee tables are read again from the source and compared
cell by cell. The ledger accounts for every line of every source.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from ..read import Document, Unreadable, read
from .check import Filed, Shelf, check, filed, shelf
from .claims import claimed, printed
from .report import Share, TraceReport, Traced, Unusable
from .source import Source, load

__all__ = ["main", "trace"]


def documents(paths: Iterable[Path]) -> list[Path]:
    """The YAML files the paths name, folders searched, in order."""
    found: set[Path] = set()
    for path in paths:
        found |= set(path.rglob("*.yaml")) if path.is_dir() else {path}
    return sorted(found)


class _Library:
    """Documents and sources, each read once."""

    def __init__(self, sources: Path) -> None:
        self.folder = sources
        self.sources: dict[str, Source] = {}
        self.filed: dict[Path, Filed | Unusable | None] = {}
        self.shelves: dict[tuple[Path, str], Shelf] = {}

    def take(self, file: Path) -> Filed | Unusable | None:
        """The document ready to be traced; None when it is of a kind that has no source."""
        if file not in self.filed:
            try:
                self.filed[file] = self._open(file)
            except Unreadable as error:
                self.filed[file] = Unusable(str(file), error.message, error.line, error.column)
            except OSError as error:
                self.filed[file] = Unusable(str(file), error.strerror or str(error))
        return self.filed[file]

    def _open(self, file: Path) -> Filed | Unusable | None:
        from ..shape import Misshapen, shape

        document = read(file.read_bytes())
        if not isinstance(document.data, dict) or document.data.get("kind") not in ("game", "schedule", "establishment"):
            return None
        try:
            shape(document)
        except Misshapen as error:
            first = error.faults[0]
            more = f" (and {len(error.faults) - 1} more)" if len(error.faults) > 1 else ""
            return Unusable(str(file), f"not of its shape, so it was not traced: {first.message}{more}", first.span.line, first.span.column)
        if "source" not in document.data:
            return None
        return self._with_source(file, document)

    def _with_source(self, file: Path, document: Document) -> Filed | Unusable:
        name = str(document.data["source"]["document"])
        if name not in self.sources:
            try:
                self.sources[name] = load(self.folder, name)
            except OSError as error:
                span = document.span(("source", "document"))
                return Unusable(str(file), f"the source {name} is not at hand: {error.strerror or error}", span.line, span.column)
        return filed(file, document, self.sources[name])

    def shelf(self, one: Filed) -> Shelf:
        """What the documents of the same establishment say of the same source: a schedule may claim what stands in a game's lines."""
        key = (one.home, one.source.name)
        if key not in self.shelves:
            found = [self.take(file) for file in documents([one.home])]
            self.shelves[key] = shelf([mate for mate in found if isinstance(mate, Filed) and mate.source is one.source])
        return self.shelves[key]


def trace(paths: Iterable[Path], sources: Path) -> TraceReport:
    """Trace the documents the paths name against the texts in *sources*."""
    library = _Library(sources)
    traced: list[Traced] = []
    unusable: list[Unusable] = []
    skipped: list[str] = []
    ready: list[Filed] = []
    for file in documents(paths):
        one = library.take(file)
        if isinstance(one, Unusable):
            unusable.append(one)
        elif one is None:
            skipped.append(str(file))
        else:
            ready.append(one)
            traced.append(check(one, library.shelf(one)))
    return TraceReport(tuple(traced), tuple(unusable), tuple(skipped), _overall(ready, library))


def _overall(ready: list[Filed], library: _Library) -> Share:
    """Each amount of the sources counted once, however many documents have it in their lines."""
    total: set[tuple[str, int, int]] = set()
    got: set[tuple[str, int, int]] = set()
    for one in ready:
        claims = library.shelf(one).claims
        for item in printed(one.source, one.source.numbers(one.lines.spans)):
            place = (one.source.name, item.line, item.start)
            total.add(place)
            if claimed(item, claims, one.source):
                got.add(place)
    return Share(len(got), len(total))


def main(paths: list[Path], sources: Path, ledger: bool = False) -> int:
    """The command: print what is found; 0 when clean, 1 when anything is found, 2 when a document cannot be used."""
    from .text import render

    report = trace(paths, sources)
    print(render(report), end="")
    return report.exit_code
