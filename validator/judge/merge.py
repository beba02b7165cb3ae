"""The results of several filings as one, in the order given."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from .verdict import Result


def merge(results: Iterable[Result], as_of: date | None) -> Result:
    """One result. What several filings say alike of the law (rulebooks, what was not run) is said
    once.
    """
    parts = tuple(results)
    applied = {name for part in parts for name in part.applied}
    return Result(
        verdicts=tuple(v for part in parts for v in part.verdicts),
        not_run=tuple(dict.fromkeys(n for part in parts for n in part.not_run)),
        faults=tuple(f for part in parts for f in part.faults),
        refused=tuple(r for part in parts for r in part.refused),
        documents=tuple(d for part in parts for d in part.documents),
        rulebooks=tuple(
            {name: digest for part in parts for name, digest in part.rulebooks}.items()
        ),
        as_of=as_of,
        provisions=len(applied),
        names={name: said for part in parts for name, said in part.names.items()},
        books=tuple({book.id: book for part in parts for book in part.books}.values()),
        runs=tuple(run for part in parts for run in part.runs),
        counted=tuple(c for part in parts for c in part.counted),
    )
