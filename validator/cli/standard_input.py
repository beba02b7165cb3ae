"""One document from standard input."""

from __future__ import annotations

from ..docket.filed import file, refusals
from ..docket.filings import Docket, Group, assemble
from ..run.gather import Gathered

NAME = "<stdin>"


def collect_stdin(content: bytes) -> Gathered:
    """A docket of one document, without an establishment."""
    try:
        filed = file(content, NAME, "stdin")
    except Exception as error:  # as for any other file
        return Gathered(Docket(()), refusals(NAME, error))
    head = filed if filed.kind == "establishment" else None
    return Gathered(assemble([Group("stdin", head, () if head else (filed,), whole=False)]), ())
