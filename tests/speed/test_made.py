"""The synthetic filings are what the benchmark says they are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from benchmarks.speed.made import FAULTS, LINES, filings, patterns
from benchmarks.speed.scale import KINDS
from validator.docket.filed import file
from validator.source.paths import bundles


def test_the_same_every_time_and_of_the_right_shape(tmp_path: Path) -> None:
    number = 12 * len(FAULTS)
    first = [path.read_bytes() for path in filings(tmp_path / "a", number)]
    games = filings(tmp_path / "b", number)
    assert [path.read_bytes() for path in games] == first
    assert len(bundles([tmp_path / "a"]).given) == number
    for path in games:
        assert file(path.read_bytes(), path.as_posix()).kind == "game"
        assert path.read_text(encoding="utf-8").count("\n") in range(LINES.start // 2, LINES.stop)


def test_there_are_patterns_and_every_fault_changes_one() -> None:
    texts = [text for _, text in patterns()]
    assert len(texts) >= 5
    for fault in FAULTS:
        assert any(fault(text) != text for text in texts)


@pytest.mark.parametrize("kind", KINDS)
def test_every_document_of_a_large_filing_is_usable(kind: str) -> None:
    for path, text in KINDS[kind](30).items():
        assert file(text.encode(), path).kind in path


def test_no_date_is_bare() -> None:
    """ajv-cli reads one as a moment in time, which the schema refuses, and then its time counts for
    nothing.
    """
    assert not [text for _, text in patterns() if re.search(r": \d{4}-\d{2}-\d{2}\b", text)]
