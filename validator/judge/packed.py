"""Results of filings as bytes and back: what the cache keeps and what a worker hands over.

Plain tuples in Python's own marshal format, behind a digest: bytes that were cut short or damaged
are not read at all. They come from a process of ours or from a folder only the user can write to
(``store.trusted``); no object is made by name and no code is run.
"""

from __future__ import annotations

import marshal
from datetime import date
from functools import cache
from typing import Any

from ..predicates.typed import bare, restored
from ..source.digest import sha256
from ..source.spans import Lines, Span
from .verdict import (
    AsOf,
    Cite,
    Fault,
    NotRun,
    Record,
    Refused,
    Result,
    Run,
    SubjectRef,
    Verdict,
    Where,
)

_DIGEST = 32
_PLACES = {name: number for number, name in enumerate(Verdict._fields)}


class Spoilt(Exception):
    """Bytes that are not a packed result."""


def pack(*results: Result) -> bytes:
    """Results without their docket, books and documents' text. What several of them say of the law
    is written once.
    """
    data = marshal.dumps([_result(result) for result in results])
    return sha256(data).digest() + data


def unpack(content: bytes) -> Result:
    """The only result, or raise :class:`Spoilt`."""
    try:
        (one,) = unpack_all(content)
    except ValueError:
        raise Spoilt from None
    return one


def unpack_all(content: bytes) -> tuple[Result, ...]:
    """Every result, or raise :class:`Spoilt`."""
    data = memoryview(content)[_DIGEST:]
    if sha256(data).digest() != content[:_DIGEST]:
        raise Spoilt
    try:
        return tuple(_restored(row) for row in marshal.loads(data))  # noqa: S302
    except (ValueError, TypeError, EOFError, LookupError, AttributeError, ArithmeticError):
        raise Spoilt from None


def _result(result: Result) -> tuple[Any, ...]:
    run = result.runs[0]
    return (
        [_verdict(v) for v in result.verdicts],
        [(n.what, n.why) for n in result.not_run],
        [(f.rule, f.subject, f.error) for f in result.faults],
        [tuple(r) for r in result.refused],
        [(d.path, d.kind, d.id, d.sha256) for d in result.documents],
        result.rulebooks,
        tuple(result.names.items()),
        (run.filing, run.rulebooks, [tuple(n) for n in run.not_run], *run[3:]),
        "\n".join(result.applied),
        result.counted,
    )


def _restored(row: tuple[Any, ...]) -> Result:
    verdicts, not_run, faults, refused, documents, rulebooks, names, run, applied, counted = row
    filing, books, missed, *rest = run
    here: dict[Any, Any] = {}
    return Result(
        verdicts=tuple(_judged(verdict, here) for verdict in verdicts),
        not_run=tuple(_one(NotRun(*n)) for n in not_run),
        faults=tuple(Fault(*f) for f in faults),
        refused=tuple(Refused(*r) for r in refused),
        documents=tuple(Record(*d) for d in documents),
        rulebooks=_one(rulebooks),
        names=dict(names),
        runs=(Run(filing, _one(books), tuple(_one(NotRun(*n)) for n in missed), *rest),),
        applied=_split(applied),
        counted=counted,
    )


def _verdict(v: Verdict) -> tuple[Any, ...]:
    row: list[Any] = [*v]
    where, subject = v.location, v.subject
    row[_PLACES["as_of"]] = (v.as_of.day.toordinal(), v.as_of.because)
    row[_PLACES["subject"]] = tuple(subject)
    row[_PLACES["values"]] = tuple((name, bare(value)) for name, value in v.values)
    row[_PLACES["location"]] = _where(where) if where else None
    row[_PLACES["related"]] = tuple(_where(w) for w in v.related)
    row[_PLACES["evidence"]] = tuple((e.document, e.first, e.last) for e in v.evidence)
    row[_PLACES["authority"]] = tuple((a.cite, a.confidence) for a in v.authority)
    return tuple(row)


def _where(where: Where) -> tuple[Any, ...]:
    span = where.span
    lines = tuple((e.document, e.first, e.last) for e in where.lines)
    return (
        where.path,
        span.line,
        span.column,
        span.end_line,
        span.end_column,
        where.role,
        lines,
        where.title,
    )


def _placed(row: tuple[Any, ...], here: dict[Any, Any]) -> Where:
    path, line, column, end_line, end_column, role, lines, title = row
    span = _one(Span(line, column, end_line, end_column))
    evidence = _one(tuple(_one(Lines(*e)) for e in lines))
    where = Where(here.setdefault(path, path), span, _one(role), evidence, _one(title))
    found: Where = here.setdefault(where, where)
    return found


def _judged(row: tuple[Any, ...], here: dict[Any, Any]) -> Verdict:
    """A verdict that shares with others of its filing the subject and the places they have in
    common.
    """
    made = dict(zip(Verdict._fields, row, strict=True))
    day, because = made["as_of"]
    where, subject, evidence = (
        made["location"],
        SubjectRef(*made["subject"]),
        tuple(_one(Lines(*e)) for e in made["evidence"]),
    )
    made["as_of"] = _one(AsOf(date.fromordinal(day), because))
    made["subject"] = here.setdefault(subject, subject)
    made["location"] = _placed(where, here) if where else None
    made["related"] = tuple(_placed(w, here) for w in made["related"])
    made["evidence"] = _one(evidence)
    made["values"] = _one(tuple((name, restored(value)) for name, value in made["values"]))
    made["authority"] = _one(tuple(Cite(*a) for a in made["authority"]))
    for name in (
        "code",
        "rule",
        "provision",
        "verdict",
        "severity",
        "case",
        "rank",
        "usual_fix",
        "statement",
        "class_",
        "follows",
    ):
        made[name] = _one(made[name])
    return Verdict(**made)


_SEEN: dict[Any, Any] = {}


def _one(value: Any) -> Any:
    """The same value again: what the law says, and where small documents say it, is kept once and
    not once for each of ten thousand filings.
    """
    return _SEEN.setdefault(value, value)


@cache
def _split(applied: str) -> tuple[str, ...]:
    return tuple(_one(name) for name in applied.split("\n")) if applied else ()
