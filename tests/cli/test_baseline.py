"""``check --baseline``: what was found before is counted, what is new fails."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from validator.cli.main import main
from validator.judge.verdict import AsOf, SubjectRef, Verdict
from validator.predicates.typed import Value
from validator.run.baseline import NoBaseline, dump, fingerprint, load

HEAD = "kind: establishment\nname: Example\njurisdictions: [california]\n"
START = "kind: schedule\nname: Rates\nsteps: 1\nblocks:\n  - options:\n"
OLD = "    - {option: 1, limit: 5-100, player-dealer: [[5-50, 1], [50+, 2]]}\n"
NEW = "    - {option: 2, limit: 5-100, player-dealer: [[5-50, 1], [50+, 2]]}\n"
GOOD = "    - {option: 1, limit: 5-100, player-dealer: [[5-50, 1], [51+, 2]]}\n"
CHOSEN = ["--select", "tier-overlap"]


@pytest.fixture
def filing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "rules" / "schedules").mkdir(parents=True)
    (tmp_path / "rules" / "establishment.yaml").write_text(HEAD)
    (tmp_path / "rules" / "schedules" / "rates.yaml").write_text(START + OLD)
    monkeypatch.chdir(tmp_path)
    assert main(["check", "rules", *CHOSEN, "--baseline", "known.json", "--write-baseline"]) == 0
    return tmp_path


CASES = [
    ("the same", START + OLD, 0, ["1 in the baseline"], ["HW101", "stale"]),
    (
        "moved down the file",
        "# a comment\n\n" + START + OLD,
        0,
        ["1 in the baseline"],
        ["HW101", "stale"],
    ),
    (
        "a new one",
        START + OLD + NEW,
        1,
        ["1 in the baseline", "HW101 tier-overlap violated"],
        ["stale"],
    ),
    (
        "mended",
        START + GOOD,
        0,
        ["stale in the baseline: HW101 on rules/rates/1.1"],
        ["in the baseline\n"],
    ),
    (
        "the subject is gone",
        START + GOOD.replace("option: 1", "option: 7"),
        0,
        ["stale in the baseline"],
        [],
    ),
]


@pytest.mark.parametrize(
    ("text", "code", "said", "unsaid"),
    [case[1:] for case in CASES],
    ids=[case[0] for case in CASES],
)
def test_only_what_is_new_fails(
    filing: Path,
    capsys: pytest.CaptureFixture[str],
    text: str,
    code: int,
    said: list[str],
    unsaid: list[str],
) -> None:
    (filing / "rules" / "schedules" / "rates.yaml").write_text(text)
    capsys.readouterr()
    assert main(["check", "rules", *CHOSEN, "--baseline", "known.json"]) == code
    out = capsys.readouterr().out
    assert all(part in out for part in said), out
    assert not any(part in out for part in unsaid), out


@pytest.mark.parametrize("form", ["text", "json", "markdown"])
def test_a_subject_that_is_gone_is_stale(
    filing: Path, capsys: pytest.CaptureFixture[str], form: str
) -> None:
    path = filing / "rules" / "schedules" / "rates.yaml"
    path.write_text(START + GOOD + NEW)
    main(["check", "rules", *CHOSEN, "--baseline", "known.json", "--write-baseline"])
    path.write_text(START + GOOD)
    capsys.readouterr()
    assert main(["check", "rules", *CHOSEN, "--baseline", "known.json", "--format", form]) == 0
    assert "HW101 on rules/rates/1.2" in capsys.readouterr().out


def test_a_part_of_the_filing_makes_nothing_stale(
    filing: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (filing / "rules" / "schedules" / "other.yaml").write_text(START + GOOD)
    assert main(["check", "rules/schedules/other.yaml", *CHOSEN, "--baseline", "known.json"]) == 0
    assert "stale" not in capsys.readouterr().out


def test_json_and_sarif_mark_what_is_known(
    filing: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    main(["check", "rules", *CHOSEN, "--baseline", "known.json", "--format", "json"])
    data = json.loads(capsys.readouterr().out)
    assert data["baseline"] == {"known": 1, "stale": []}
    assert [v["baselined"] for v in data["verdicts"] if v["verdict"] == "violated"] == [True]
    main(["check", "rules", *CHOSEN, "--baseline", "known.json", "--format", "sarif"])
    results = json.loads(capsys.readouterr().out)["runs"][0]["results"]
    assert [r.get("baselineState") for r in results if r["kind"] == "fail"] == ["unchanged"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--write-baseline"], "--write-baseline needs --baseline FILE"),
        (["--baseline", "nowhere.json"], "write it with --write-baseline"),
        (["--baseline", "rules/establishment.yaml"], "not a baseline"),
    ],
)
def test_unusable(
    filing: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert main(["check", "rules", *CHOSEN, *words]) == 2
    assert said in capsys.readouterr().err


def test_what_could_not_be_read_is_not_recorded(filing: Path) -> None:
    (filing / "rules" / "schedules" / "rates.yaml").write_text("kind: schedul\n")
    before = (filing / "known.json").read_bytes()
    assert main(["check", "rules", "--baseline", "known.json", "--write-baseline"]) == 2
    assert (filing / "known.json").read_bytes() == before


def test_a_finding_is_known_by_its_key_whatever_its_words() -> None:
    subject = SubjectRef("option", "a/b/1.1", "", "a", "b.yaml")
    head = (
        "HW101",
        "tier-overlap",
        "common/tier-overlap",
        "violated",
        "warning",
        AsOf(date(2026, 11, 15), ""),
    )
    one = Verdict(*head, subject, "overlap", (), "HW101/a/b/1.1/overlap/player")
    other = one._replace(values=(("payer", Value("word", "player")),), location=None)
    assert fingerprint(one) == fingerprint(other)
    assert fingerprint(one) != fingerprint(one._replace(key="HW101/a/b/1.1/overlap/pot"))


ENTRIES = [
    f'{{"format": 2, "findings": [{{"code": {code}, "subject": "a", "key": "b", "times": {times}}}]}}'
    for code, times in (
        ('"x"', "1e400"),
        ('"x"', "0"),
        ('"x"', "-1"),
        ('"x"', "1.5"),
        ('"x"', '"2"'),
        ('"x"', "true"),
        ('"x"', "9" * 5000),
        ('"x"', 10**9),
        ("3", 1),
        ("null", 1),
    )
]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "3",
        '{"format": 1, "findings": []}',
        '{"format": 2}',
        '{"format": 2, "findings": [1]}',
        *ENTRIES,
        "[" * 100_000,
    ],
)
def test_not_a_baseline(text: str) -> None:
    with pytest.raises(NoBaseline):
        load(text)


def test_the_file_is_stable(filing: Path) -> None:
    text = (filing / "known.json").read_text(encoding="utf-8")
    assert dump(load(text)) == text
    assert json.loads(text)["format"] == 2
