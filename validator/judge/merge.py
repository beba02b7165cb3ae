"""The results of several filings as one, in the order given."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date
from itertools import chain
from typing import Any

from .verdict import Result


def merge(results: Iterable[Result], as_of: date | None) -> Result:
    """One result. What several filings say alike of the law is said once."""
    parts = tuple(results)

    def each(name: str) -> Iterator[Any]:
        return chain.from_iterable(getattr(part, name) for part in parts)

    return Result(
        verdicts=tuple(each("verdicts")),
        faults=tuple(each("faults")),
        refused=tuple(each("refused")),
        documents=tuple(each("documents")),
        runs=tuple(each("runs")),
        counted=tuple(each("counted")),
        not_run=tuple(dict.fromkeys(each("not_run"))),
        rulebooks=tuple(dict(each("rulebooks")).items()),
        as_of=as_of,
        provisions=len(set(each("applied"))),
        names={name: said for part in parts for name, said in part.names.items()},
        books=tuple({book.id: book for book in each("books")}.values()),
    )
