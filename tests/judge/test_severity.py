"""How grave a finding is: the provision says it; an open question is at most a warning; the settings have the last word."""

from __future__ import annotations

from datetime import date

import pytest

from validator.judge.engine import severity
from validator.judge.settings import Settings

CALLED = frozenset({"TC101", "rate-count"})


@pytest.mark.parametrize(
    ("verdict", "usual", "given", "graded"),
    [
        ("violated", "error", {}, "error"),
        ("not-stated", "error", {}, "error"),
        ("unclear", "error", {}, "warning"),
        ("unclear", "warning", {}, "warning"),
        ("unclear", "info", {}, "info"),
        ("unclear", "error", {"rate-count": "error"}, "error"),
        ("violated", "error", {"TC101": "info"}, "info"),
        ("unclear", "error", {"tier-gap": "info"}, "warning"),
    ],
)
def test_severity(verdict: str, usual: str, given: dict[str, str], graded: str) -> None:
    assert severity(CALLED, usual, Settings(today=date(2026, 11, 15), severities=given), verdict) == graded
