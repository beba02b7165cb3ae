"""The filings of this repository against their sources, which stay outside it: left out with ``-m
'not sources'``, and only then.
"""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from validator.trace import ledger, trace

RULES = Path(__file__).parents[2] / "rules"

pytestmark = pytest.mark.sources


def test_every_fact_is_in_its_lines_and_every_amount_is_claimed(sources: Path) -> None:
    report = trace([RULES], sources)
    assert not report.unusable
    assert not [str(problem) for document in report.documents for problem in document.problems]
    assert not [
        str(document) for document in report.documents if document.share.part < Fraction(19, 20)
    ]
    assert sum(document.tables.compared for document in report.documents) > 700


def test_every_line_has_a_place(sources: Path) -> None:
    assert not ledger([RULES], sources).errors
