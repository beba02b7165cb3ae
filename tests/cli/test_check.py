"""`houseway check` as a person or a hook meets it: what is printed, and the exit code."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docket import CITY
from validator import predicates
from validator.cli.main import main
from validator.predicates.answer import Answer

HEAD = "kind: establishment\nname: Example\njurisdictions: [california]\n"
CLEAN = "kind: schedule\nname: Rates\nsteps: 1\nblocks:\n  - options: [{option: 1, limit: 5-100, player-dealer: [[5-50, 1], [51+, 2]]}]\n"
OVERLAP = CLEAN.replace("51+", "50+")
FALLS = CLEAN.replace("[51+, 2]", "[51+, 0.50]")
BROKEN = CLEAN.replace("blocks", "blokcs")


@pytest.fixture
def filing(tmp_path: Path) -> Path:
    (tmp_path / "schedules").mkdir()
    (tmp_path / "establishment.yaml").write_text(HEAD)
    return tmp_path


def _put(filing: Path, text: str) -> str:
    path = filing / "schedules" / "rates.yaml"
    path.write_text(text)
    return str(path)


CODES = [
    ("clean", CLEAN, ["--select", "tier-overlap"], 0, "0 violated"),
    ("finding", OVERLAP, ["--select", "tier-overlap"], 1, "HW101 tier-overlap violated"),
    (
        "ignored",
        OVERLAP,
        ["--select", "tier-overlap,tier-gap", "--ignore", "HW101"],
        0,
        "0 violated",
    ),
    ("unclear passes", FALLS, ["--select", "tier-falls"], 0, "1 unclear"),
    ("unclear fails when strict", FALLS, ["--select", "tier-falls", "--strict"], 1, "1 unclear"),
    ("unusable", BROKEN, [], 2, "did you mean 'blocks'?"),
    ("not YAML", "a: b: c\n", [], 2, "not YAML"),
]


@pytest.mark.parametrize(
    ("text", "options", "code", "said"),
    [case[1:] for case in CODES],
    ids=[case[0] for case in CODES],
)
def test_exit_code(
    filing: Path,
    capsys: pytest.CaptureFixture[str],
    text: str,
    options: list[str],
    code: int,
    said: str,
) -> None:
    assert main(["check", _put(filing, text), *options]) == code
    assert said in capsys.readouterr().out


ANSWERS = [
    ("", "refunded: no-action, part-refunded: in-proportion"),
    (", refunded: no-action", "part-refunded: in-proportion"),
    (", refunded: no-action, part-refunded: whole", ""),
]
"""What a schedule says of the fee of a bet without action, and what it is asked to write."""
BANKED = """\
kind: game
name: Nine
category: player-dealer
player-dealer: {uncovered-wagers: {are: returned, part-covered: part-action}}
"""


@pytest.mark.parametrize(("said", "asked"), ANSWERS)
def test_half_an_answer_is_no_worse_than_silence(
    filing: Path, capsys: pytest.CaptureFixture[str], said: str, asked: str
) -> None:
    (filing / "nine.yaml").write_text(BANKED)
    fee = f"{{from: player, per: hand, collected: before-deal{said}}}"
    block = f"games: [{{document: nine}}]\n    fees: [{fee}]"
    _put(
        filing,
        f"kind: schedule\nname: Rates\nblocks:\n  - {block}\n    options: [{{option: 1, limit: 10-300, player: 1}}]\n",
    )
    options = ["--select", "fee-returned", "--strict", "--remarks"]
    assert main(["check", str(filing), *options]) == 0
    shown = capsys.readouterr().out
    assert f"write: fees: [{{{asked}}}]" in shown if asked else "write:" not in shown


OWN_LAW = [
    ("jurisdictions: [./rb.yaml]", "the name of a jurisdiction, such as california"),
    (
        "jurisdictions: [rb]",
        "establishment.yaml:3:16: unusable: the filing cannot be judged: there is no rulebook 'rb'",
    ),
    ("jurisdictions: [californa]", "did you mean 'california'?"),
]


@pytest.mark.parametrize(("line", "said"), OWN_LAW)
def test_a_filing_does_not_choose_its_own_law(
    filing: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    line: str,
    said: str,
) -> None:
    (filing / "rb.yaml").write_text(CITY)
    (filing / "establishment.yaml").write_text(f"kind: establishment\nname: Example\n{line}\n")
    _put(filing, OVERLAP)
    monkeypatch.chdir(filing)
    assert main(["check", "."]) == 2
    assert said in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["check", "nowhere.yaml"], "no such file"),
        (["check", ".", "--rulebook", "californa"], "did you mean 'california'?"),
        (["check", ".", "--sources", "nowhere"], "no such folder"),
        (
            [
                "check",
                ".",
                "--as-of",
                "2020-01-01",
                "--compare",
                "2026-01-01",
                "--select",
                "tier-overlp",
            ],
            "did you mean 'tier-overlap'?",
        ),
        (
            ["check", ".", "--as-of", "2020-01-01", "--compare", "2026-01-01", "--format", "json"],
            "--format cannot be had with --compare",
        ),
        (
            ["check", ".", "--as-of", "2020-01-01", "--compare", "2026-01-01", "--write-baseline"],
            "--write-baseline cannot be had with --compare",
        ),
    ],
)
def test_unusable_usage(
    filing: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    said: str,
) -> None:
    monkeypatch.chdir(filing)
    assert main(arguments) == 2
    assert said in capsys.readouterr().err


def test_a_finding_names_its_place_rule_fault_and_fix(
    filing: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = _put(filing, OVERLAP)
    main(["check", path, "--select", "tier-overlap"])
    out = capsys.readouterr().out
    assert f"{path}:5:68" in out
    for part in ("HW101 tier-overlap", "$50", "fix:"):
        assert part in out


def _not_run(printed: str) -> list[str]:
    rows = [row for row in printed.splitlines() if row.startswith("not run")]
    return [row for row in rows if "--proofs" not in row]


def test_rules_that_count_a_game_are_left_out_with_one_line(
    filing: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = _put(filing, CLEAN)
    main(["check", path])
    left = [row for row in capsys.readouterr().out.splitlines() if "--proofs" in row]
    assert len(left) == 1
    main(["check", path, "--proofs"])
    assert "--proofs" not in capsys.readouterr().out


def test_one_file_alone_says_in_one_line_what_was_not_run_and_what_to_give(
    filing: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = _put(filing, CLEAN)
    main(["check", path])
    (said,) = _not_run(capsys.readouterr().out)
    number = int(said.split()[2])
    assert (
        said
        == f"not run: {number} provisions that need all documents of the filing, and only some were given. Give the folder: houseway check {filing}"
    )
    main(["check", path, "--all"])
    assert len(_not_run(capsys.readouterr().out)) == number > 12
    main(["check", str(filing)])
    assert _not_run(capsys.readouterr().out) == []


SEVERITIES = [
    ("warning", [], "HW101 tier-overlap violated:", "1 of 1 item fails the check", 1),
    ("error", [], "HW101 tier-overlap violated (error):", "1 of 1 item fails the check", 1),
    (
        "info",
        ["--remarks"],
        "HW101 tier-overlap violated (info):",
        "none of 1 item fails the check",
        0,
    ),
    ("info", ["--quiet", "--all"], "HW101 tier-overlap violated (info):", "", 0),
]


@pytest.mark.parametrize(("severity", "options", "line", "last", "code"), SEVERITIES)
def test_what_the_exit_code_hangs_on_is_shown(
    filing: Path,
    capsys: pytest.CaptureFixture[str],
    severity: str,
    options: list[str],
    line: str,
    last: str,
    code: int,
) -> None:
    (filing / "houseway.toml").write_text(f'[severity]\ntier-overlap = "{severity}"\n')
    _put(filing, OVERLAP)
    assert main(["check", str(filing), "--select", "tier-overlap", *options]) == code
    printed = capsys.readouterr().out
    assert f": {line} " in printed
    assert not last or printed.splitlines()[-1] == last


def test_a_remark_is_folded_away_and_said_to_be(
    filing: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (filing / "houseway.toml").write_text('[severity]\ntier-overlap = "info"\n')
    _put(filing, OVERLAP)
    assert main(["check", str(filing), "--select", "tier-overlap"]) == 0
    printed = capsys.readouterr().out
    assert "HW101 tier-overlap" not in printed
    assert "1 remark not shown: --remarks shows it" in printed


def _broken(filing: Path) -> None:
    _put(filing, OVERLAP)
    (filing / "schedules" / "other.yaml").write_text(BROKEN)


UNUSABLE = [
    (["check"], 2),
    (["report", "--output", "out"], 2),
    (["report", "--output", "out", "--quiet"], 2),
    (["check", "--as-of", "2020-01-01", "--compare", "2026-01-01"], 2),
]


@pytest.mark.parametrize(
    ("words", "code"), UNUSABLE, ids=[" ".join(words) for words, _ in UNUSABLE]
)
def test_a_file_that_cannot_be_used_is_told_by_every_command(
    filing: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    code: int,
) -> None:
    monkeypatch.chdir(filing)
    _broken(filing)
    assert main([*words[:1], ".", "--select", "tier-overlap", *words[1:]]) == code
    printed = capsys.readouterr().out
    assert "schedules/other.yaml:4:1: unusable:" in printed
    if "--compare" not in words:
        assert "1 file could not be used" in printed


def test_a_report_of_nothing_that_can_be_used_is_unusable(
    filing: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(filing)
    (filing / "establishment.yaml").unlink()
    _put(filing, BROKEN)
    assert main(["report", ".", "--output", "out"]) == 2


def test_a_fault_of_the_program_is_told_by_a_report(
    filing: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def judge(subject: object, ask: object) -> Iterator[Answer]:
        raise RuntimeError("a slip")

    monkeypatch.setattr(
        predicates, "find", lambda name: predicates.Predicate(name, "ladders", "", judge, False)
    )
    monkeypatch.chdir(filing)
    _put(filing, OVERLAP)
    for words in (
        ["report", ".", "--output", "out"],
        ["check", ".", "--as-of", "2020-01-01", "--compare", "2026-01-01"],
    ):
        assert main([*words, "--select", "tier-overlap"]) == 3
        assert "fault of the program" in capsys.readouterr().out


def test_a_page_names_only_the_broken_files_of_its_own_establishment(
    filing: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(filing)
    (filing / "establishment.yaml").unlink()
    for name in ("one", "two"):
        (filing / name / "schedules").mkdir(parents=True)
        (filing / name / "establishment.yaml").write_text(HEAD)
        _put(filing / name, OVERLAP)
    (filing / "two" / "schedules" / "other.yaml").write_text(BROKEN)
    assert main(["report", "one", "two", "--select", "tier-overlap", "--output", "out"]) == 2
    named = {
        path.name: "two/schedules/other.yaml" in path.read_text(encoding="utf-8")
        for path in (filing / "out").glob("*.html")
    }
    assert named == {"index.html": True, "one.html": False, "two.html": True}


def test_standard_input_runs_common_alone_and_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", type("Stdin", (), {"buffer": io.BytesIO(OVERLAP.encode())}))
    assert main(["check", "-", "--select", "tier-overlap"]) == 2
    assert "only the common drafting provisions" in capsys.readouterr().out


def test_json_to_a_file(filing: Path) -> None:
    _put(filing, OVERLAP)
    output = filing / "out" / "result.json"
    main(
        ["check", str(filing), "--format", "json", "--output", str(output), "--as-of", "2020-01-01"]
    )
    data = json.loads(output.read_text(encoding="utf-8"))
    assert data["format"] == 2
    assert data["as_of"] == "2020-01-01"
    found = [v for v in data["verdicts"] if v["rule"] == "tier-overlap"]
    assert [(v["verdict"], v["as_of"]["because"], v["location"]["line"]) for v in found] == [
        ("violated", "the date given", 5)
    ]
    assert {"id": "common"}.items() <= data["rulebooks"][0].items()


def test_output_is_the_same_whatever_the_order_of_files(
    filing: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = _put(filing, OVERLAP), filing / "schedules" / "a.yaml"
    second.write_text(CLEAN)
    main(["check", str(second), first, "--format", "json"])
    one = capsys.readouterr().out
    main(["check", first, str(second), "--format", "json"])
    assert capsys.readouterr().out == one
