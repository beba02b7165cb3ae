"""The filings of this repository against their sources, where these are at hand."""

from __future__ import annotations

import os
from fractions import Fraction
from pathlib import Path

from validator.trace import ledger, trace

RULES = Path(__file__).parents[2] / "rules"
SOURCES = os.environ.get("HOUSEWAY_SOURCES")

#: What must never be found in a transcription that is kept here.
NEVER = {"cell-differs", "rows-differ", "row-twice", "pay-row", "chart-differs", "card-order", "no-such-line"}

if SOURCES:
    FOLDER = Path(SOURCES)

    def test_every_document_is_traced() -> None:
        report = trace([RULES], FOLDER)
        assert not report.unusable
        assert report.share.part > Fraction(19, 20)
        assert not [problem for document in report.documents for problem in document.problems if problem.code in NEVER]
        assert sum(document.tables.compared for document in report.documents) > 0

    def test_every_line_has_a_place() -> None:
        assert not ledger([RULES], FOLDER).errors
