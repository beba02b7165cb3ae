"""The text of one document with its spellings made plain.

Every change is proved before it is given back: the new text is read again, and its data must be the
old data but for the spellings that were changed. What cannot be proved is not done.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..shape.shape import Misshapen, kind_of, shape
from ..shape.spelling import plain
from ..source.read import Document, Path, Unreadable, read, scalar
from . import layout
from .expected import expected

_BREAK = re.compile("\r\n|[\n\r\x85\u2028\u2029]")
_AFTER, _BEFORE = re.compile(",[0-9]"), re.compile("[0-9],")
"""In brackets ``$1,500`` reads as two values, a slip only a person can mend."""
BOM = "\ufeff"


class Unsafe(Exception):
    """A fix that would have changed more than a spelling: a fault of the program."""


@dataclass(frozen=True, slots=True)
class Change:
    """One scalar of the text written otherwise."""

    start: int
    end: int
    text: str


@dataclass(frozen=True)
class Fixed:
    """A document before and after, and what was done, in words."""

    before: str
    after: str
    done: tuple[str, ...]

    @property
    def changed(self) -> bool:
        return self.before != self.after


def fix(content: bytes, schema: str | None = None) -> Fixed:
    """The document with every safe fix; *schema* is where its contract lies as seen from it."""
    document = read(content)
    kind = kind_of(document)
    before = content.decode("utf-8")
    changes, paths = _spellings(document, kind, before)
    after = _apply(before, changes)
    done = [f"{before[c.start : c.end]} is written {c.text}" for c in changes]
    ordered, moved = layout.order(after)
    if moved and _says(ordered) == _says(after):
        after = ordered
        done += moved
    if schema and layout.schema_missing(after):
        after = layout.add_schema(after, schema)
        done.append("the schema line was missing")
    if after != before:
        _prove(document, after, paths)
    return Fixed(before, after, tuple(done))


def _spellings(
    document: Document, kind: str, text: str
) -> tuple[tuple[Change, ...], dict[Path, Any]]:
    """Each scalar refused as it stands and accepted in its plain spelling, wherever it is used."""
    starts, refused = _starts(text), _refused(document)
    wanted: dict[tuple[int, int], set[str | None]] = {}
    paths: dict[tuple[int, int], list[Path]] = {}
    for path, value in _scalars(document.data):
        if not isinstance(value, str):
            continue
        place = _place(document, path, starts, text, value)
        if place:
            spelled = _spelled(document, kind, path, value, path in refused)
            wanted.setdefault(place, set()).add(spelled)
            paths.setdefault(place, []).append(path)
    changes: list[Change] = []
    changed: dict[Path, Any] = {}
    for place in sorted(wanted):
        only = next(iter(wanted[place])) if len(wanted[place]) == 1 else None
        if only is not None:
            changes.append(Change(*place, f'"{only}"' if only.startswith(">") else only))
            changed |= {path: _meant(only) for path in paths[place]}
    return tuple(changes), changed


def _refused(document: Document) -> set[Path]:
    """Where the shape is at fault: of several forms, the one the writer meant."""
    try:
        shape(document)
    except Misshapen as error:
        return {fault.path for fault in error.faults}
    return set()


def _spelled(document: Document, kind: str, path: Path, value: str, refused: bool) -> str | None:
    made = plain(value)
    if made is None:
        return None
    known = expected(kind)
    fits, otherwise, forms = known.amounts(document.data, path)
    if fits and not refused and (otherwise or " " not in value or made != value.replace(" ", "")):
        return None
    return made if any(known.accepts(form, _meant(made)) for form in forms) else None


def _meant(text: str) -> Any:
    return text if text.startswith(">") else scalar(text)


def _scalars(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    if not data or not isinstance(data, dict | list):
        yield path, data
        return
    for name, value in data.items() if isinstance(data, dict) else enumerate(data):
        yield from _scalars(value, (*path, name))


def _starts(text: str) -> list[int]:
    """Where each line begins. A mark at the head of the file is no column."""
    return [1 if text.startswith(BOM) else 0, *(match.end() for match in _BREAK.finditer(text))]


def _place(
    document: Document, path: Path, starts: list[int], text: str, value: str
) -> tuple[int, int] | None:
    """Where a scalar stands, if its text is nothing but the value, quoted or not."""
    span = document.span(path)
    start = starts[span.line - 1] + span.column - 1
    end = starts[span.end_line - 1] + span.end_column - 1
    if _AFTER.match(text, end) or _BEFORE.search(text[max(0, start - 2) : start]):
        return None
    return (start, end) if text[start:end] in (value, f'"{value}"', f"'{value}'") else None


def _apply(text: str, changes: tuple[Change, ...]) -> str:
    for change in reversed(changes):
        text = text[: change.start] + change.text + text[change.end :]
    return text


def _prove(document: Document, after: str, changed: dict[Path, Any]) -> None:
    """The same data, but for the spellings that were changed."""
    meant = {**dict(_scalars(document.data)), **changed}
    if _says(after) != {path: (type(value), value) for path, value in meant.items()}:
        raise Unsafe("the fixed text does not say the same")


def _says(text: str) -> dict[Path, tuple[type, Any]] | None:
    """Every value of a text with its type; None where it cannot be read."""
    try:
        return {path: (type(value), value) for path, value in _scalars(read(text.encode()).data)}
    except Unreadable:
        return None
