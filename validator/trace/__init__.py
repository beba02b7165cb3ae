"""A transcription proved against its source, both ways.

Every number, amount, odd, range and word of a closed vocabulary in a document must be readable in
the lines it names; every dollar amount and odd of those lines must be claimed by a fact; fee tables
are read again from the source and compared cell by cell. The ledger accounts for every line of
every source.
"""

from __future__ import annotations

import sys
from pathlib import Path

from . import run
from .ledger import LedgerReport
from .report import TraceReport
from .run import ledger, trace

__all__ = ["LedgerReport", "TraceReport", "ledger", "main", "trace"]


def main(paths: list[Path], sources: Path, ledger: bool = False, everything: bool = False) -> int:
    """The command: print what is found; 0 clean, 1 found something, 2 not usable."""
    from .text import NOTHING, render, render_ledger

    if ledger:
        book = run.ledger(paths, sources)
        print(render_ledger(book), end="")
        return book.exit_code
    report = trace(paths, sources)
    print(render(report, everything), end="")
    if not report.documents and not report.unusable:
        print(f"houseway: {NOTHING}", file=sys.stderr)
    return report.exit_code
