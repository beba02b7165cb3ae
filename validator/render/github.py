"""Annotations for a GitHub workflow: one command an item, what matters first first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..judge.items import Item, items
from ..judge.verdict import Result
from . import trust
from .clean import counted, line
from .quote import Sources
from .rests import cites
from .summary import not_run

LEVELS = {"error": "error", "warning": "warning", "info": "notice"}


def render(result: Result, sources: Sources | None = None) -> str:
    return "".join(f"{row}\n" for row in _rows(result))


def _rows(result: Result) -> Iterator[str]:
    level = "error" if result.lawless else "notice"
    yield from _notes(level, "law", trust.law(result))
    yield from _notes("warning", "damaged", trust.damaged(result))
    for r in result.refused:
        at = f"file={_property(r.path)},line={r.line},col={r.column}"
        yield f"::error {at},title=unusable::{_message(r.message)}"
    faults = (f"{f.rule} on {f.subject}: {f.error}" for f in result.faults)
    yield from _notes("error", "fault of the program", faults)
    found = items(v for v in result.verdicts if not v.suppressed and not v.baselined)
    yield from (_item(item) for item in found if not item.history)
    yield from _quiet(result)
    yield from _notes("notice", "not run", not_run(result))


def _notes(level: str, title: str, rows: Iterable[str]) -> Iterator[str]:
    return (_note(level, title, said) for said in rows)


def _quiet(result: Result) -> Iterator[str]:
    """What somebody answered for."""
    quiet = [v for v in result.verdicts if v.suppressed]
    if quiet:
        said = (f"{v.code} {v.rule} on {v.subject.id}: {v.suppressed}" for v in quiet)
        listed = "; ".join(dict.fromkeys(said))
        yield _note("notice", "suppressed", f"{len(quiet)} suppressed: {listed}")
    yield from _notes("notice", "decided", trust.decided(result))
    if known := sum(1 for v in result.verdicts if v.baselined):
        yield _note("notice", "baseline", f"{counted(known, 'finding')} known: in the baseline")


def _note(level: str, title: str, said: str) -> str:
    return f"::{level} title={title}::{_message(said)}"


def _item(item: Item) -> str:
    v = item.first
    asked = v.verdict == "unclear" and not item.counts
    level, place = "notice" if asked else LEVELS.get(v.severity, "warning"), ""
    if v.location:
        span, file = v.location.span, _property(v.location.path)
        place = f"file={file},line={span.line},endLine={span.end_line},col={span.column},"
    said = f"{v.verdict}: {item.alone}" + (f" To fix: {item.fix}" if item.fix else "")
    said += f" ({cites(v)})" if cites(v) else ""
    return f"::{level} {place}title={_property(f'{v.code} {v.rule}')}::{_message(said)}"


def _message(text: str) -> str:
    return line(text).replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _message(text).replace(":", "%3A").replace(",", "%2C")
