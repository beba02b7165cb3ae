"""Every report counts and lists what the documents answer for, and what they can only note."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from validator.cli.main import main

HEAD = "kind: establishment\nname: Example\njurisdictions: [california]\n"
TIERS = "[[1-2, 1], [2-4, 2], [5-6, 3], [7-8, 4], [9-10, 5], [11+, 6]]"
RATES = f"""kind: schedule
name: Rates
steps: 1
blocks:
  - options: [{{option: 1, limit: 5-100, player-dealer: {TIERS}}}]
suppress:
  - {{rule: tier-overlap, reason: an amended sheet is on file, who: J. Ortiz}}
  - {{rule: CA203, reason: the sixth rate is being withdrawn, who: J. Ortiz}}
"""
CHOSEN = ["--select", "tier-overlap,CA203"]
ANSWER, NOTE = (
    "an amended sheet is on file (J. Ortiz)",
    "the sixth rate is being withdrawn (J. Ortiz)",
)


@pytest.fixture
def filing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "establishment.yaml").write_text(HEAD)
    (tmp_path / "rules" / "rates.yaml").write_text(RATES)
    monkeypatch.chdir(tmp_path)
    return tmp_path


CASES = [
    ("text", ["suppressed: " + ANSWER, "noted: " + NOTE, "1 suppressed", "1 noted"]),
    ("json", [ANSWER, NOTE, '"suppressed": 1', '"annotated": 1']),
    (
        "markdown",
        ["answered for: " + ANSWER, "noted by the applicant: " + NOTE, "1 finding suppressed"],
    ),
    ("sarif", [ANSWER, NOTE, '"inSource"']),
    ("github", ["1 suppressed", ANSWER]),
]


@pytest.mark.parametrize(("form", "said"), CASES, ids=[case[0] for case in CASES])
def test_printed(
    filing: Path, capsys: pytest.CaptureFixture[str], form: str, said: list[str]
) -> None:
    assert main(["check", "rules", *CHOSEN, "--format", form]) == 1, "the statute still counts"
    out = capsys.readouterr().out.replace("\\", "")
    assert [part for part in said if part not in out] == []


def test_html(filing: Path) -> None:
    main(["report", "rules", *CHOSEN, "--output", "out", "--quiet"])
    pages = "".join(path.read_text(encoding="utf-8") for path in (filing / "out").rglob("*.html"))
    assert all(part in pages for part in (ANSWER, NOTE, "1 finding suppressed"))


def test_letter(filing: Path) -> None:
    main(["letter", "rules", *CHOSEN, "--output", "letter.html"])
    text = (filing / "letter.html").read_text(encoding="utf-8")
    assert all(part in text for part in (ANSWER, NOTE, "2 findings carry an answer"))


def test_what_is_suppressed_alone_does_not_fail(
    filing: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", "rules", "--select", "tier-overlap", "--strict", "--format", "json"]) == 0
    summary = json.loads(capsys.readouterr().out)["summary"]
    assert (summary["violated"], summary["suppressed"]) == (1, 1)
