"""One document from standard input."""

from __future__ import annotations

from ..docket import Docket, Group, assemble
from ..filed import file
from ..gather import Gathered
from ..judge.verdict import Refused
from ..read import Unreadable
from ..shape import Misshapen

NAME = "<stdin>"


def collect_stdin(content: bytes) -> Gathered:
    """A docket of one document, without an establishment."""
    try:
        filed = file(content, NAME, "stdin")
    except Unreadable as error:
        return Gathered(Docket(()), (Refused(NAME, error.line, error.column, error.message),))
    except Misshapen as error:
        return Gathered(Docket(()), tuple(Refused(NAME, f.span.line, f.span.column, f.message, f.fix) for f in error.faults))
    head = filed if filed.kind == "establishment" else None
    return Gathered(assemble([Group("stdin", head, () if head else (filed,), whole=False)]), ())
