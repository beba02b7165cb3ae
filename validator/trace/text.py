"""The report of a trace as plain text, one finding a line, both places on it."""

from __future__ import annotations

from collections.abc import Iterator

from ..render.clean import counted, uncommanding
from ..render.clean import line as one_line
from .ledger import LedgerReport
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
    for document in report.documents:
        if everything or not document.clean:
            yield from _document(document)
    found = sum(len(d.problems) for d in report.documents)
    open_ = sum(len(d.open) for d in report.documents)
    values = sum(d.values for d in report.documents)
    compared, others = (
        sum(getattr(d.tables, name) for d in report.documents)
        for name in ("compared", "not_tables")
    )
    yield f"{counted(len(report.documents), 'document')} traced, {counted(values, 'value')}; {len(report.unusable)} unusable, {len(report.skipped)} without a source"
    if not report.documents:
        return
    yield f"{counted(found, 'problem')}; amounts or odds unclaimed without a reason: {open_}"
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
    yield from (f"unusable: {error}" for error in report.errors)
    for account in report.accounts:
        yield f"{account.source}: {counted(account.lines, 'line')}"
        yield from (f"    {count:6}  {head}" for head, count in account.counts)
        yield from (
            f"    listed {entry.lines}: {entry.what}, {entry.why}" for entry in account.listed
        )
        if account.silent:
            yield f"    prose without a fact: {', '.join(_span(*span) for span in account.silent)}"
        yield from (
            f"{account.source}:{_span(first, last)}: in no document and not listed"
            for first, last in account.nowhere
        )
        yield from (
            f"ledger line {entry.line}: {entry.lines} of {account.source} are within documents; the entry is needless"
            for entry in account.needless
        )
    open_ = sum(last - first + 1 for account in report.accounts for first, last in account.nowhere)
    yield f"{counted(len(report.accounts), 'source')}, {counted(sum(account.lines for account in report.accounts), 'line')}, {open_} accounted for nowhere"
