"""The report of a trace as plain text, one finding a line, both places on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..render.clean import line, uncommanding
from ..render.templates import written
from .ledger import LedgerReport
from .report import Share, TraceReport

LEAST = 95


NOTHING = "nothing to trace: no document names a source"


def render(report: TraceReport, everything: bool = False) -> str:
    """What is found; with *everything*, clean documents too, and what they leave out."""
    return _text("trace.txt.j2", report=report, everything=everything, least=LEAST)


def render_ledger(report: LedgerReport) -> str:
    spans = (span for account in report.accounts for span in account.nowhere)
    nowhere = sum(last - first + 1 for first, last in spans)
    return _text("ledger.txt.j2", report=report, nowhere=nowhere)


def _text(name: str, **given: Any) -> str:
    """Rows that hold words of documents and sources, each on its line and safe to show."""
    filters: dict[str, Callable[..., Any]] = {"line": line, "share": share, "span": _span}
    return uncommanding(written(name, filters, **given))


def share(share: Share) -> str:
    """Rounded down: all but one of many thousand is not all. Of nothing there is no part."""
    if not share.total:
        return "nothing, since no amount or odd is printed"
    tenths = share.claimed * 1000 // share.total
    return f"{share.claimed} of {share.total} ({tenths // 10}.{tenths % 10} %)"


def _span(given: tuple[int, int]) -> str:
    first, last = given
    return str(first) if first == last else f"{first}-{last}"
