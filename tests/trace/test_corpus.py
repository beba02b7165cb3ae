"""The filings of this repository against their sources, where these are at hand."""

from __future__ import annotations

import os
from fractions import Fraction
from pathlib import Path

from validator.trace import ledger, trace

RULES = Path(__file__).parents[2] / "rules"
SOURCES = os.environ.get("HOUSEWAY_SOURCES")

if SOURCES:
    FOLDER = Path(SOURCES)

    def test_every_fact_is_in_its_lines_and_every_amount_is_claimed() -> None:
        report = trace([RULES], FOLDER)
        assert not report.unusable
        assert not [str(problem) for document in report.documents for problem in document.problems]
        assert not [str(document) for document in report.documents if document.share.part < Fraction(19, 20)]
        assert sum(document.tables.compared for document in report.documents) > 700

    def test_every_line_has_a_place() -> None:
        assert not ledger([RULES], FOLDER).errors
