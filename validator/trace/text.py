"""The report of a trace as plain text, one finding a line, both places on it."""

from __future__ import annotations

from collections.abc import Iterator

from .ledger import LedgerReport
from .report import Share, Traced, TraceReport

LEAST = 95


def render(report: TraceReport) -> str:
    return "".join(f"{line}\n" for line in _lines(report))


def _lines(report: TraceReport) -> Iterator[str]:
    for unusable in report.unusable:
        yield f"{unusable.file}:{unusable.line}:{unusable.column}: unusable: {unusable.reason}"
    for document in report.documents:
        yield from _document(document)
    found = sum(len(d.problems) for d in report.documents)
    open_ = sum(len(d.open) for d in report.documents)
    values = sum(d.values for d in report.documents)
    compared, others = (sum(getattr(d.tables, name) for d in report.documents) for name in ("compared", "not_tables"))
    yield f"{len(report.documents)} documents traced, {values} values; {len(report.unusable)} unusable, {len(report.skipped)} without a source"
    yield f"{found} problems, {open_} amounts or odds unclaimed without a reason"
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
    """Rounded down: all but one of many thousand is not all."""
    tenths = share.claimed * 1000 // share.total if share.total else 1000
    return f"{share.claimed} of {share.total} ({tenths // 10}.{tenths % 10} %)"


def _span(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}-{last}"


def render_ledger(report: LedgerReport) -> str:
    return "".join(f"{line}\n" for line in _ledger_lines(report))


def _ledger_lines(report: LedgerReport) -> Iterator[str]:
    yield from (f"unusable: {error}" for error in report.errors)
    for account in report.accounts:
        yield f"{account.source}: {account.lines} lines"
        yield from (f"    {count:6}  {head}" for head, count in account.counts)
        yield from (f"    listed {entry.lines}: {entry.what}, {entry.why}" for entry in account.listed)
        if account.silent:
            yield f"    prose without a fact: {', '.join(_span(*span) for span in account.silent)}"
        yield from (f"{account.source}:{_span(first, last)}: in no document and not listed" for first, last in account.nowhere)
        yield from (f"ledger line {entry.line}: {entry.lines} of {account.source} are within documents; the entry is needless" for entry in account.needless)
    open_ = sum(last - first + 1 for account in report.accounts for first, last in account.nowhere)
    yield f"{len(report.accounts)} sources, {sum(account.lines for account in report.accounts)} lines, {open_} accounted for nowhere"
