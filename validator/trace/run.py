"""The two proofs: every document traced, every line accounted for."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from ..docket.filed import content, refusals
from ..source.patience import TooLong, at_most
from ..source.read import Unreadable, read
from .check import Filed, check
from .claims import claimed, printed
from .ledger import LedgerReport, Listed, account, listing
from .library import Library, documents, ledger_file
from .report import Share, Traced, TraceReport, Unusable

SECONDS = 5.0
"""Of the processor's time, for one document. The largest real one takes less than one."""
TOO_LONG = f"it cannot be traced in {SECONDS:g} seconds; name fewer lines with each fact"


def trace(paths: Iterable[Path], sources: Path) -> TraceReport:
    """Trace the documents the paths name against the texts in *sources*."""
    library = Library(sources)
    traced: list[Traced] = []
    done: list[Filed] = []
    ready, unusable, skipped = _taken(paths, library)
    for one in ready:
        try:
            with at_most(SECONDS):
                traced.append(check(one, library.shelf(one)))
        except TooLong:
            unusable.append(Unusable(one.file.as_posix(), TOO_LONG))
        else:
            done.append(one)
    return TraceReport(tuple(traced), tuple(unusable), tuple(skipped), _overall(done, library))


def _taken(
    paths: Iterable[Path], library: Library
) -> tuple[list[Filed], list[Unusable], list[str]]:
    """The documents that can be traced, those that cannot, and those without a source."""
    files, unusable = documents(paths)
    taken = [(file, library.take(file)) for file in files]
    ready = [one for _, one in taken if isinstance(one, Filed)]
    unusable += [one for _, one in taken if isinstance(one, Unusable)]
    return ready, unusable, [file.as_posix() for file, one in taken if one is None]


def _overall(ready: list[Filed], library: Library) -> Share:
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


def ledger(paths: Iterable[Path], sources: Path) -> LedgerReport:
    """Account for every line of every text in *sources*."""
    paths = list(paths)
    library = Library(sources)
    ready, unusable, _ = _taken(paths, library)
    errors = [f"{one.file}:{one.line}:{one.column}: {one.reason}" for one in unusable]
    entries: list[Listed] = []
    listed = ledger_file(paths)
    if listed is not None:
        try:
            entries, wrong = listing(listed.as_posix(), read(content(listed)))
            errors += wrong
        except (Unreadable, OSError) as error:
            errors += map(str, refusals(str(listed), error))
    accounts = []
    for source in library.all_sources():
        own = [one for one in ready if one.source is source]
        accounts.append(account(source, own, entries))
    return LedgerReport(tuple(accounts), tuple(errors))
