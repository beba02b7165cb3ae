"""How grave a finding is: the provision says it; an open question is at most a warning; the
settings have the last word.
"""

from __future__ import annotations

from datetime import date

import pytest

from validator.judge.bound import graded, severity
from validator.law import books
from validator.law.settings import Settings

CALLED = frozenset({"TC101", "rate-count"})


@pytest.mark.parametrize(
    ("verdict", "usual", "unclear", "given", "graded"),
    [
        ("violated", "error", None, {}, "error"),
        ("not-stated", "error", None, {}, "error"),
        ("unclear", "error", None, {}, "warning"),
        ("unclear", "warning", None, {}, "warning"),
        ("unclear", "info", None, {}, "info"),
        ("unclear", "error", None, {"rate-count": "error"}, "error"),
        ("violated", "error", None, {"TC101": "info"}, "info"),
        ("unclear", "error", None, {"tier-gap": "info"}, "warning"),
        ("unclear", "warning", "info", {}, "info"),
        ("violated", "warning", "info", {}, "warning"),
        ("not-stated", "error", "info", {}, "error"),
        ("unclear", "warning", "info", {"rate-count": "warning"}, "warning"),
    ],
)
def test_severity(
    verdict: str, usual: str, unclear: str | None, given: dict[str, str], graded: str
) -> None:
    settings = Settings(today=date(2026, 11, 15), severities=given)
    assert severity(CALLED, usual, settings, verdict, unclear=unclear) == graded


@pytest.mark.parametrize(
    ("case", "given", "grade"),
    [
        ("not-charged", {}, "warning"),
        ("other-unit", {}, "info"),
        ("other-unit", {"rules-and-rates": "error"}, "error"),
    ],
)
def test_a_case_can_be_a_remark(case: str, given: dict[str, str], grade: str) -> None:
    rule = next(rule for rule in books.stack([]).rules if rule.provision.id == "rules-and-rates")
    settings = Settings(today=date(2026, 11, 15), severities=given)
    assert graded(rule, settings, "unclear", case) == grade
