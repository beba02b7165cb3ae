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
_VALUES, _AS_OF = map(Verdict._fields.index, ("values", "as_of"))


class Spoilt(Exception):
    """Bytes that are not a packed result."""


def pack(*results: Result) -> bytes:
    """Results without docket, books and text; what several say of the law is written once."""
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
    return (
        [_verdict(v) for v in result.verdicts],
        *_bare((result.not_run, result.faults, result.refused)),
        [(d.path, d.kind, d.id, d.sha256) for d in result.documents],
        result.rulebooks,
        tuple(result.names.items()),
        _bare(result.runs[0]),
        "\n".join(result.applied),
        result.counted,
    )


def _verdict(v: Verdict) -> tuple[Any, ...]:
    row = [*_bare(v._replace(values=()))]
    row[_VALUES] = tuple((name, bare(value)) for name, value in v.values)
    return tuple(row)


def _bare(value: tuple[Any, ...]) -> tuple[Any, ...]:
    """Tuples of tuples, without the names of their fields; a day is its number."""
    return tuple(
        [
            _bare(one)
            if isinstance(one, tuple)
            else one.toordinal()
            if isinstance(one, date)
            else one
            for one in value
        ]
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


def _placed(row: tuple[Any, ...], here: dict[Any, Any]) -> Where:
    path, span, role, lines, title = row
    evidence = _one(tuple(_one(Lines(*e)) for e in lines))
    where = Where(here.setdefault(path, path), _one(Span(*span)), _one(role), evidence, _one(title))
    found: Where = here.setdefault(where, where)
    return found


SHARED = (
    *("code", "rule", "provision", "verdict", "severity", "case", "rank", "usual_fix"),
    *("statement", "class_", "follows"),
)
"""What many verdicts of many filings say alike."""


def _judged(row: tuple[Any, ...], here: dict[Any, Any]) -> Verdict:
    """A verdict that shares its subject and places with others of its filing."""
    v = Verdict(*row)
    day, because = row[_AS_OF]
    subject = SubjectRef(*v.subject)
    return v._replace(
        as_of=_one(AsOf(date.fromordinal(day), because)),
        subject=here.setdefault(subject, subject),
        location=_placed(v.location, here) if v.location else None,
        related=tuple(_placed(w, here) for w in v.related),
        evidence=_one(tuple(_one(Lines(*e)) for e in v.evidence)),
        values=_one(tuple((name, restored(value)) for name, value in v.values)),
        authority=_one(tuple(Cite(*a) for a in v.authority)),
        **{name: _one(getattr(v, name)) for name in SHARED},
    )


_SEEN: dict[Any, Any] = {}


def _one(value: Any) -> Any:
    """The same value again: what ten thousand filings say alike is kept once."""
    return _SEEN.setdefault(value, value)


@cache
def _split(applied: str) -> tuple[str, ...]:
    return tuple(_one(name) for name in applied.split("\n")) if applied else ()
