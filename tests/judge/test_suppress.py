"""Suppressions: what they answer for, what they cannot, and when they are themselves a finding."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tests.docket import docket
from validator.docket.filed import file
from validator.judge.engine import Settings, judge
from validator.judge.verdict import Result
from validator.shape.shape import Misshapen

TODAY = date(2026, 11, 15)
HEAD = "kind: establishment\nname: Example\njurisdictions: [california]\n"
RATES = "kind: schedule\nname: Rates\nsteps: 1\nblocks:\n  - options: [{{option: 1, limit: 5-100, player: 1, player-dealer: 2, total: {}}}]\n"
WRONG, CLEAN = RATES.format(9), RATES.format(3)
"""A printed total that is not the sum: a drafting finding on which no question of law rests."""
OVERLAP = RATES.replace(
    "player: 1, player-dealer: 2, total: {}", "player-dealer: [[5-50, 1], [50+, 2]]"
).format()
MANY = "kind: schedule\nname: Rates\nblocks:\n  - options: [{option: 1, limit: 5-100, player-dealer: [[1-2, 1], [3-4, 2], [5-6, 3], [7-8, 4], [9-10, 5], [11+, 6]]}]\n"


def _suppress(rule: str, until: str = "") -> str:
    return f"suppress:\n  - {{rule: {rule}, reason: an amended sheet is on file, who: J. Ortiz{f', until: {until}' if until else ''}}}\n"


def _judge(*documents: str, whole: bool = True, **settings: Any) -> Result:
    return judge(docket(*documents, whole=whole), Settings(today=TODAY)._replace(**settings))


def _told(result: Result) -> list[tuple[str, str, bool]]:
    """Findings of the rules in question: code, what is said of them, whether they count."""
    return [
        (v.code, v.suppressed or v.annotation, v.counts)
        for v in result.verdicts
        if v.verdict in ("violated", "not-stated")
        and v.code in ("HW101", "HW118", "HW902", "HW903", "CA203")
    ]


OPEN = ("HW118", "", True)
ANSWERED = ("HW118", "an amended sheet is on file (J. Ortiz)", False)
EXPIRED, UNUSED = ("HW902", "", True), ("HW903", "", True)

CASES = [
    ("nothing suppressed", WRONG, [OPEN]),
    ("by predicate", WRONG + _suppress("totals-column"), [ANSWERED]),
    ("by code", WRONG + _suppress("HW118"), [ANSWERED]),
    ("by provision", WRONG + _suppress("common/totals-column"), [ANSWERED]),
    (
        "its last day",
        WRONG + _suppress("totals-column", "2026-11-15"),
        [("HW118", "an amended sheet is on file (J. Ortiz, until 2026-11-15)", False)],
    ),
    ("a day late", WRONG + _suppress("totals-column", "2026-11-14"), [OPEN, EXPIRED]),
    ("late and needless", CLEAN + _suppress("totals-column", "2026-11-14"), [EXPIRED]),
    (
        "by the day the document bears",
        WRONG + _suppress("totals-column", "2012-01-01") + "dated: 2011-12-20\n",
        [("HW118", "an amended sheet is on file (J. Ortiz, until 2012-01-01)", False)],
    ),
    ("needless", CLEAN + _suppress("totals-column"), [UNUSED]),
    ("another rule", WRONG + _suppress("tier-gap"), [OPEN, UNUSED]),
    ("no such rule", WRONG + _suppress("totals-colum"), [OPEN, UNUSED]),
    ("a rule of another state", WRONG + _suppress("WA101"), [OPEN, UNUSED]),
    (
        "a suppression of the finding about suppressions",
        CLEAN + _suppress("totals-column") + "  - {rule: suppression-unused, reason: x, who: y}\n",
        [UNUSED, UNUSED],
    ),
    (
        "what an open question of law rests on is noted, and counts",
        OVERLAP + _suppress("tier-overlap"),
        [("HW101", "an amended sheet is on file (J. Ortiz)", True)],
    ),
    (
        "a statute is noted, and counts",
        MANY + _suppress("CA203"),
        [("CA203", "an amended sheet is on file (J. Ortiz)", True)],
    ),
]
BOOK = """kind: rulebook
name: City
provisions:
  - id: right-total
    code: XX101
    predicate: totals-column
    level: option
    statement: A total is the sum.
    severity: warning
    class: {}
    confidence: certain
    confirmed: 2026-11-15
    decides: fully
    authorities: {{cite: City Code 1}}
"""


@pytest.mark.parametrize(
    ("schedule", "told"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_suppressed(schedule: str, told: list[tuple[str, str, bool]]) -> None:
    assert _told(_judge(HEAD, schedule)) == told


def test_a_statute_is_what_the_case_says() -> None:
    found = next(
        v for v in _judge(HEAD, MANY + _suppress("rate-cap")).verdicts if v.code == "CA203"
    )
    assert (found.class_, found.suppressed, found.counts) == ("statute", "", True)


@pytest.mark.parametrize(
    ("class_", "suppressed"),
    [
        ("statute", False),
        ("regulation", False),
        ("ordinance", False),
        ("tribal-rule", False),
        ("convention", False),
        ("drafting", True),
    ],
)
def test_only_drafting_provisions_can_be_suppressed(
    tmp_path: Path, class_: str, suppressed: bool
) -> None:
    book = tmp_path / "city.yaml"
    book.write_text(BOOK.format(class_))
    found = next(
        v
        for v in _judge(HEAD, WRONG + _suppress("XX101"), also=(str(book),)).verdicts
        if v.code == "XX101"
    )
    assert (bool(found.suppressed), bool(found.annotation), found.counts) == (
        suppressed,
        not suppressed,
        not suppressed,
    )


def test_in_isolation_none_is_applied_and_each_is_told() -> None:
    result = _judge(HEAD, WRONG + _suppress("totals-column"), isolated=True)
    assert _told(result) == [OPEN]
    told = [item for item in result.not_run if "suppression" in item.what]
    assert [(item.what, item.why) for item in told] == [
        (
            "the suppression of totals-column in rates.1.yaml",
            "--isolated applies nothing that came with the filing",
        )
    ]


NOT_KNOWN = [
    (
        "the rule was not selected",
        CLEAN + _suppress("totals-column"),
        {"select": frozenset({"tier-gap", "suppression-unused"})},
        "the rule was not run",
    ),
    (
        "the rule was ignored",
        CLEAN + _suppress("totals-column"),
        {"ignore": frozenset({"HW118"})},
        "the rule was not run",
    ),
    (
        "its rulebook is not in use",
        CLEAN + _suppress("CA203"),
        {"rulebooks": ()},
        "no rulebook in use has that rule",
    ),
]


@pytest.mark.parametrize(
    ("schedule", "settings", "why"),
    [case[1:] for case in NOT_KNOWN],
    ids=[case[0] for case in NOT_KNOWN],
)
def test_what_was_not_run_is_not_unused(schedule: str, settings: dict[str, Any], why: str) -> None:
    result = _judge(HEAD, schedule, **settings)
    assert not [v for v in result.verdicts if v.code == "HW903"]
    assert why in {item.why for item in result.not_run}


def test_half_a_filing_proves_nothing() -> None:
    result = _judge(HEAD + _suppress("CA501"), CLEAN, whole=False)
    assert not [v for v in result.verdicts if v.code == "HW903"]


@pytest.mark.parametrize("option", ["select", "ignore"])
def test_findings_about_suppressions_can_be_chosen(option: str) -> None:
    chosen: dict[str, Any] = {
        option: frozenset({"HW903"} if option == "ignore" else {"totals-column"})
    }
    assert not [
        v
        for v in _judge(HEAD, CLEAN + _suppress("totals-column"), **chosen).verdicts
        if v.code == "HW903"
    ]


def test_it_holds_for_its_own_document_alone() -> None:
    other = WRONG.replace("name: Rates", "name: Other")
    result = _judge(HEAD, WRONG + _suppress("totals-column"), other)
    assert sorted(
        (v.subject.id, bool(v.suppressed)) for v in result.verdicts if v.code == "HW118"
    ) == [("example/other/1.1", False), ("example/rates/1.1", True)]


def test_the_finding_names_the_place_and_the_guess() -> None:
    found = next(
        v for v in _judge(HEAD, WRONG + _suppress("totals-colum")).verdicts if v.code == "HW903"
    )
    assert "Did you mean 'totals-column'?" in found.message
    assert found.location is not None
    assert found.location.span.line == 7
    assert (found.severity, found.class_, found.rule) == (
        "warning",
        "drafting",
        "suppression-unused",
    )


@pytest.mark.parametrize("rule", ["all", "any", "everything", '"*"', "HW*", '""', "5"])
def test_blanket_is_refused(rule: str) -> None:
    with pytest.raises(Misshapen):
        file((CLEAN + _suppress(rule)).encode(), "rates.yaml")


@pytest.mark.parametrize("missing", ["rule", "reason", "who"])
def test_it_names_the_rule_the_reason_and_who(missing: str) -> None:
    given = {"rule": "tier-gap", "reason": "on file", "who": "J. Ortiz"}
    listed = ", ".join(f"{key}: {value}" for key, value in given.items() if key != missing)
    with pytest.raises(Misshapen):
        file(f"{CLEAN}suppress: [{{{listed}}}]\n".encode(), "rates.yaml")
