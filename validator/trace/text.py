"""The report of a trace as plain text, one finding a line, both places on it."""

from __future__ import annotations

from collections.abc import Iterator

from ..render.clean import counted, uncommanding
from ..render.clean import line as one_line
from .ledger import Account, LedgerReport
from .report import Share, Traced, TraceReport

LEAST = 95


NOTHING = "nothing to trace: no document names a source"


def render(report: TraceReport, everything: bool = False) -> str:
    """What is found. With *everything*, the documents that are clean too, and what they leave out
    on purpose.
    """
    return _text(_lines(report, everything))


def _text(rows: Iterator[str]) -> str:
    """Rows that hold words of documents and sources, each on its line and safe to show."""
    return "".join(f"{uncommanding(one_line(row))}\n" for row in rows)


def _lines(report: TraceReport, everything: bool) -> Iterator[str]:
    for unusable in report.unusable:
        yield f"{unusable.file}:{unusable.line}:{unusable.column}: unusable: {unusable.reason}"
    traced = report.documents
    for document in traced:
        if everything or not document.clean:
            yield from _document(document)
    values = counted(sum(d.values for d in traced), "value")
    yield f"{counted(len(traced), 'document')} traced, {values}; {len(report.unusable)} unusable, {len(report.skipped)} without a source"
    if not traced:
        return
    found, open_ = sum(len(d.problems) for d in traced), sum(len(d.open) for d in traced)
    yield f"{counted(found, 'problem')}; amounts or odds unclaimed without a reason: {open_}"
    compared = sum(d.tables.compared for d in traced)
    others = sum(d.tables.not_tables for d in traced)
    yield f"fee options: {compared} compared cell by cell, {others} not printed as a table"
    yield f"claimed in all: {share(report.share)}"


def _document(document: Traced) -> Iterator[str]:
    for problem in document.problems:
        place = f" [{problem.source}:{problem.lines}]" if problem.lines else ""
        yield f"{problem.file}:{problem.span.line}:{problem.span.column}: {problem.code}: {problem.message}{place}"
    for item in document.unclaimed:
        why = f"left out: {item.why}" if item.why else "no fact claims it"
        yield f"{document.file}: unclaimed: {item.text} [{item.source}:{item.line}] ({why})"
    low = f", below {LEAST} %" if document.share.part * 100 < LEAST else ""
    yield f"{document.file}: claimed {share(document.share)}{low}"


def share(share: Share) -> str:
    """Rounded down: all but one of many thousand is not all. Of nothing there is no part."""
    if not share.total:
        return "nothing, since no amount or odd is printed"
    tenths = share.claimed * 1000 // share.total
    return f"{share.claimed} of {share.total} ({tenths // 10}.{tenths % 10} %)"


def _span(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}-{last}"


def render_ledger(report: LedgerReport) -> str:
    return _text(_ledger_lines(report))


def _ledger_lines(report: LedgerReport) -> Iterator[str]:
    accounts = report.accounts
    yield from (f"unusable: {error}" for error in report.errors)
    for account in accounts:
        yield from _account(account)
    lines = counted(sum(account.lines for account in accounts), "line")
    open_ = sum(last - first + 1 for account in accounts for first, last in account.nowhere)
    yield f"{counted(len(accounts), 'source')}, {lines}, {open_} accounted for nowhere"


def _account(account: Account) -> Iterator[str]:
    name = account.source
    yield f"{name}: {counted(account.lines, 'line')}"
    yield from (f"    {count:6}  {head}" for head, count in account.counts)
    yield from (f"    listed {entry.lines}: {entry.what}, {entry.why}" for entry in account.listed)
    if account.silent:
        yield f"    prose without a fact: {', '.join(_span(*span) for span in account.silent)}"
    for span in account.nowhere:
        yield f"{name}:{_span(*span)}: in no document and not listed"
    for entry in account.needless:
        yield f"ledger line {entry.line}: {entry.lines} of {name} are within documents; the entry is needless"
