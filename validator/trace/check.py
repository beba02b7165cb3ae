"""One document against its source: every value in its lines, every amount of its lines claimed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path as FilePath
from typing import Any

from ..model.values import Lines
from ..source.paths import above
from ..source.read import Document, Path
from .charts import charts_differ
from .claims import Claims, claimed, printed, unclaimed
from .figures import plain
from .order import lists_missing
from .paytables import rows_missing, rows_unsaid
from .prove import missing
from .report import Difference, Problem, Share, Traced
from .source import Source
from .tables import compare
from .walk import Leaf, Place, Walk, walk
from .width import too_wide
from .witness import readable, stems_of, witnessed
from .wording import Facts, facts_by_line, unclaimed_wording

#: Parts that may be as wide as they need to be.
_WIDE = ("SectionAt", "Unclaimed", "Source")
#: Parts that may stand outside the document's own lines: what another document prints of this one.
_ELSEWHERE = (
    "Stands",
    "Approval",
    "GameRef",
    "SaidText",
    "SaidInWords",
    "Note",
    "SectionAt",
    "Unclaimed",
)
_NO_PLACE = ("Game.name", "Schedule.name", "Establishment.name", "Source.document", "Column.called")
#: Keys looked up in the whole range of the document: names, what scopes a fact to options, and our
#: reading of a row as an event.
_WHOLE_RANGE = (
    "Event.",
    "GameRef.called",
    "Chart.called",
    "Column.called",
    "Fee.options",
    "WagerLimit.options",
)
#: Keys that may speak of the numbers of items, or count the items of a list.
_COUNTED = ("Note.", "SaidRange.is", "Seats.is", "Reference.", "Stands.")
MOST_LINES = 500
"""Of one fact; the widest table of the filings has 66."""
MOST_LOOKED_UP = 50_000
"""Lines of all facts together, each as often as a value stands on it; in the filings 10,401."""
_FIGURES = ("number", "money", "range", "limit", "odds", "charge", "share", "day", "cell")


@dataclass(frozen=True, slots=True)
class Filed:
    """A document of its shape, with its walk and the source it names."""

    file: FilePath
    document: Document
    walk: Walk
    source: Source
    lines: Lines

    @property
    def kind(self) -> str:
        return str(self.document.data["kind"])

    @property
    def home(self) -> FilePath:
        """The folder of the establishment."""
        folder = self.file.parent
        return above(folder) if folder.absolute().name in ("games", "schedules") else folder


def filed(file: FilePath, document: Document, source: Source) -> Filed:
    data: dict[str, Any] = document.data
    lines = Lines.parse(data["source"]["lines"])
    return Filed(file, document, walk(str(data["kind"]), data), source, lines)


def excess(one: Filed) -> tuple[Path, str] | None:
    """Where a document names more lines than are looked up, and what is wrong with that."""
    for place in one.walk.places:
        if place.part not in _WIDE and place.at.count > MOST_LINES:
            said = f"'at' names {place.at.count:,} lines; at most {MOST_LINES} are looked up"
            return (*place.path, "at"), f"{said}, and at most three, or one table, should be named"
    named = [one.lines, *(place.at for place in one.walk.places)]
    named += [leaf.at for leaf in one.walk.leaves if leaf.at]
    total = sum(lines.count for lines in named)
    if total <= MOST_LOOKED_UP:
        return None
    said = f"its facts name {total:,} lines, those of several facts counted for each"
    return ("source", "lines"), f"{said}; at most {MOST_LOOKED_UP:,} are looked up"


@dataclass(frozen=True, slots=True)
class Shelf:
    """What all documents of one establishment say of one source, line by line."""

    claims: Claims
    facts: Facts


def shelf(documents: list[Filed]) -> Shelf:
    claims = Claims()
    for document in documents:
        claims.add(document.walk)
    return Shelf(claims, facts_by_line([document.walk for document in documents]))


def check(one: Filed, kept: Shelf) -> Traced:
    """Everything found in one document; *kept* is what it and its neighbours say."""
    found, counted = compare(one.kind, one.document.data, one.source)
    found += [*_values(one), *_tables(one), *_places(one), *_wording(one, kept.facts)]
    items = list(printed(one.source, _range(one)))
    open_ = (item for item in items if not claimed(item, kept.claims, one.source))
    rest = tuple(unclaimed(item, kept.claims, one.source) for item in open_)
    problems = sorted((_problem(one, item) for item in found), key=lambda p: p.order)
    return Traced(
        one.file.as_posix(),
        one.source.name,
        str(one.lines),
        len(one.walk.leaves),
        tuple(problems),
        rest,
        Share(len(items) - len(rest), len(items)),
        counted,
    )


def _range(one: Filed) -> list[int]:
    return one.source.numbers(one.lines.spans)


def _problem(one: Filed, found: Difference) -> Problem:
    span, file = one.document.span(found.path), one.file.as_posix()
    return Problem(found.code, found.message, file, span, one.source.name, found.lines)


def _values(one: Filed) -> Iterator[Difference]:
    for leaf in one.walk.leaves:
        if leaf.at is not None:
            yield from _unsaid(one, leaf, leaf.at)
        elif leaf.kind in _FIGURES and leaf.owner not in _NO_PLACE:
            message = f"{_name(leaf)} has no 'at', nor has anything around it"
            yield Difference("no-place", message, leaf.path, "")


def _unsaid(one: Filed, leaf: Leaf, at: Lines) -> Iterator[Difference]:
    """What the lines of a value do not say of it."""
    said = one.source.figures(at.spans)
    lacking = missing(leaf, said)
    if lacking and leaf.owner.startswith(_WHOLE_RANGE):
        lacking = missing(leaf, one.source.figures(one.lines.spans))
    if lacking and leaf.owner.startswith(_COUNTED):
        lacking = missing(leaf, one.source.numbered(at.spans))
    if lacking:
        message = f"{_name(leaf)}: the lines do not say {lacking}"
        yield Difference("not-in-lines", message, leaf.path, str(at))
    if not leaf.damaged and not _witnessed(leaf, said.text, one.source):
        such = readable(stems_of(leaf))
        message = f"{_name(leaf)}: no word for it in the lines (such as {such})"
        yield Difference("no-witness", message, leaf.path, str(at))


def _tables(one: Filed) -> Iterator[Difference]:
    """Rows of pay tables and orders of cards, which must stand together in the lines."""
    walk, source = one.walk, one.source
    for leaf, what in rows_missing(walk, source):
        yield Difference("pay-row", f"{_name(leaf)}: {what}", leaf.path, str(leaf.at))
    for path, line, text in rows_unsaid(walk, source):
        message = f"no row of this table says what the line pays: {text}"
        yield Difference("pay-row", message, path, str(line))
    for leaf, what in charts_differ(walk, source):
        yield Difference("chart-differs", f"{_name(leaf)}: {what}", leaf.path, str(leaf.at))
    for leaf, what in lists_missing(walk, source):
        yield Difference("card-order", what, leaf.path, str(leaf.at))


def _witnessed(leaf: Leaf, text: str, source: Source) -> bool:
    """A stem in the lines, or, for a table, in the lines above it that say what it is."""
    if witnessed(leaf, text):
        return True
    caption = source.caption(leaf.at.spans) if leaf.at else ""
    return bool(caption) and witnessed(leaf, plain(caption))


def _name(leaf: Leaf) -> str:
    key = next((str(step) for step in reversed(leaf.path) if isinstance(step, str)), "value")
    value = str(leaf.value).lower() if leaf.kind == "flag" else leaf.value
    return f"'{key}: {value}'"


def _places(one: Filed) -> Iterator[Difference]:
    for place in one.walk.places:
        for code, message in _misplaced(place, one):
            yield Difference(code, message, (*place.path, "at"), str(place.at))


def _misplaced(place: Place, one: Filed) -> Iterator[tuple[str, str]]:
    """What is wrong with the lines a fact names."""
    if max(last for _, last in place.at.spans) > len(one.source):
        yield "no-such-line", f"the source has {len(one.source)} lines"
        return
    wide = 0 if place.part in _WIDE else too_wide(place.at, one.source)
    if wide:
        yield "too-wide", f"'at' names {wide} lines; at most three, or one table"
    if place.part not in _ELSEWHERE and one.kind != "establishment" and not _inside(place, one):
        yield "outside", f"'at' is not within the document's own lines {one.lines}"


def _inside(place: Place, one: Filed) -> bool:
    return all(first in one.lines and last in one.lines for first, last in place.at.spans)


def _wording(one: Filed, facts: Facts) -> Iterator[Difference]:
    for line, watch, words in unclaimed_wording(one.source, _range(one), facts):
        says = f"no fact of this document stands on a line that says {words[:60]!r}"
        yield Difference("unclaimed-wording", f"{watch.name}: {says}", ("source",), str(line))
