"""No filing clears itself, whatever it says of its own findings, law or damage (docs/trust.md)."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from openpyxl import load_workbook

from tests.docket import CITY
from validator.cli.main import main

HEAD = "kind: establishment\nname: Example Club\njurisdictions: [california]\n"
SOURCE = "source: {document: a.txt, lines: 1-99}\n"
TIERS = "[[5-10, 1], [10-20, 2], [21-30, 3], [31-40, 4], [41-50, 5], [51+, 6]]"
RATES = (
    "kind: schedule\nname: Rates\n{source}steps: 1\n"
    "blocks:\n  - options: [{{option: 1, limit: 5-100, player-dealer: {tiers}{more}}}]\n"
)
PLAIN = RATES.format(source=SOURCE, tiers=TIERS, more="")
BROKEN = RATES.format(source=SOURCE, tiers=TIERS, more=", damaged: garbled")
TABLE = (
    f"kind: schedule\nname: Rates\n{SOURCE}steps: 1\n"
    "blocks:\n  - columns: [option, player-dealer]\n"
    f"    rows: {{table: [[1, {TIERS}]], damaged: garbled}}\n"
)
WHOLE = PLAIN + "damaged: garbled\n"
GAME = "kind: game\nname: War\ncategory: player-dealer\n"
DECISION = (
    "kind: decisions\ndecisions:\n  - {{provision: {provision}, subject: {subject}, reading: met, "
    "reason: the bureau reads it so, who: A. Rivera, date: 2026-11-01}}\n"
)
RATE_CAP = "california/rate-cap"
LAW = ["--select", "CA203"]


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A filing with six rates where five are allowed, and two tiers that overlap."""
    monkeypatch.chdir(tmp_path)
    return _filing(tmp_path / "club", PLAIN)


def _filing(folder: Path, rates: str) -> Path:
    folder.mkdir()
    (folder / "establishment.yaml").write_text(HEAD)
    (folder / "rates.yaml").write_text(rates)
    return folder


def _decisions(path: Path, subject: str, provision: str = RATE_CAP) -> str:
    path.write_text(DECISION.format(provision=provision, subject=subject))
    return str(path)


def _verdicts(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, str]]:
    """The exit code, and the verdict on each subject."""
    capsys.readouterr()
    code = main(["check", *words, "--format", "json"])
    return code, {
        v["subject"]["id"]: v["verdict"] for v in json.loads(capsys.readouterr().out)["verdicts"]
    }


DAMAGE = [
    ("nothing is damaged", PLAIN, [], 1),
    ("the option", BROKEN, [], 1),
    ("the whole document", WHOLE, [], 1),
    ("the table", PLAIN.replace("  - options", "  - damaged: garbled\n    options"), [], 1),
    ("a table of rows", TABLE, [], 1),
    ("decided by the runner", WHOLE, ["club/rates"], 0),
    ("decided for the filing", BROKEN, ["club/*"], 0),
    ("decided for another filing", WHOLE, ["other/rates"], 1),
]  # fmt: skip


@pytest.mark.parametrize("extra", [[], ["--strict"], ["--isolated"], ["--no-cache"]])
@pytest.mark.parametrize(
    ("rates", "decided", "code"), [case[1:] for case in DAMAGE], ids=[case[0] for case in DAMAGE]
)
def test_law_left_open_by_damage_fails_until_it_is_decided(
    club: Path, rates: str, decided: list[str], code: int, extra: list[str]
) -> None:
    (club / "rates.yaml").write_text(rates)
    named = (
        ["--decisions", *(_decisions(Path("mine.yaml"), subject) for subject in decided)]
        if decided
        else []
    )
    assert main(["check", "club", *LAW, *named, *extra]) == code


def test_a_drafting_rule_left_open_by_damage_is_a_question(club: Path) -> None:
    (club / "rates.yaml").write_text(WHOLE)
    assert main(["check", "club", "--select", "tier-overlap"]) == 0
    assert main(["check", "club", "--select", "tier-overlap", "--strict"]) == 1


@pytest.mark.parametrize(
    ("rates", "said"),
    [
        (
            RATES.format(source="", tiers=TIERS, more=", damaged: garbled"),
            "damaged is said of a source text, and this document names none",
        ),
        (
            RATES.format(source="", tiers="[]", more=""),
            "player-dealer is empty, which says nothing",
        ),
    ],
)
def test_refused(club: Path, capsys: pytest.CaptureFixture[str], rates: str, said: str) -> None:
    (club / "rates.yaml").write_text(rates)
    assert main(["check", "club"]) == 2
    assert said in capsys.readouterr().out


@pytest.mark.parametrize("extra", [[], ["--strict"], ["--strict", "--isolated"]])
@pytest.mark.parametrize(
    "name",
    ["club/decisions.yaml", "decisions.yaml", "club/schedules/decisions.yaml", "club/else.yaml"],
)
def test_decisions_that_lie_with_the_filing_are_told_and_not_applied(
    club: Path, capsys: pytest.CaptureFixture[str], name: str, extra: list[str]
) -> None:
    (club / "rates.yaml").write_text(BROKEN)
    Path(name).parent.mkdir(exist_ok=True)
    _decisions(Path(name), "club/rates")
    assert main(["check", ".", *LAW, *extra]) == 1
    said = capsys.readouterr().out
    assert f"not run: {name}: decisions found with the documents are not applied" in said
    assert "A. Rivera" not in said


def test_decisions_that_are_named_are_not_told_as_found(
    club: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (club / "rates.yaml").write_text(BROKEN)
    named = _decisions(club / "decisions.yaml", "club/rates")
    assert main(["check", "club", *LAW, "--decisions", named]) == 0
    assert "not applied" not in capsys.readouterr().out


def test_the_runner_names_decisions_in_settings_too(club: Path) -> None:
    (club / "rates.yaml").write_text(BROKEN)
    _decisions(Path("mine.yaml"), "club/rates")
    Path("mine.toml").write_text('decisions = ["mine.yaml"]\n')
    assert main(["check", "club", *LAW]) == 1
    assert main(["check", "club", *LAW, "--config", "mine.toml", "--isolated"]) == 0


def test_a_rulebook_that_lies_with_the_filing_is_told_and_not_applied(
    club: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (club / "city.yaml").write_text(CITY)
    told = "club/city.yaml: a rulebook found with the documents is not applied"
    main(["check", "club", *LAW])
    assert told in capsys.readouterr().out
    main(["check", "club", *LAW, "--also", "./club/city.yaml"])
    assert told not in capsys.readouterr().out


@pytest.mark.parametrize("subject", ['"*"', '"**"', '"club*"', '"*/rates"', '"/rates"'])
def test_a_decision_names_its_filing(
    club: Path, capsys: pytest.CaptureFixture[str], subject: str
) -> None:
    (club / "rates.yaml").write_text(BROKEN)
    assert main(["check", "club", *LAW, "--decisions", _decisions(Path("mine.yaml"), subject)]) == 2
    assert "there is no deciding for all filings" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("subject", "settled"),
    [
        ("club/*", {"club"}),
        ("club/rates", {"club"}),
        ("clubs/r*", {"clubs"}),
        ("clu/*", set()),
        ("club", set()),
    ],
)
def test_a_decision_for_one_filing_settles_no_other(
    club: Path, capsys: pytest.CaptureFixture[str], subject: str, settled: set[str]
) -> None:
    (club / "rates.yaml").write_text(BROKEN)
    _filing(Path("clubs"), BROKEN)
    code, found = _verdicts(
        capsys, "club", "clubs", *LAW, "--decisions", _decisions(Path("mine.yaml"), subject)
    )
    assert code == 1
    assert {
        name.partition("/")[0] for name, verdict in found.items() if verdict == "met"
    } == settled


def test_a_suppression_of_law_changes_nothing(club: Path) -> None:
    answer = (
        "suppress: [{rule: CA203, reason: x, who: y}, {rule: tier-overlap, reason: x, who: y}]\n"
    )
    (club / "rates.yaml").write_text(PLAIN + answer)
    assert main(["check", "club", *LAW]) == 1
    assert main(["check", "club", "--select", "tier-overlap"]) == 0
    assert main(["check", "club", "--select", "tier-overlap", "--isolated"]) == 1


def _written(capsys: pytest.CaptureFixture[str], form: str, *words: str) -> str:
    """What a format says, as text."""
    capsys.readouterr()
    if form in ("letter", "packet"):
        given = ["club/war.yaml"] if form == "packet" else ["club", *words]
        main([form, *given, "--output", "out.html"])
        return Path("out.html").read_text()
    if form == "html":
        main(["report", "club", "--output", "out", "--quiet", *words])
        page, index = (Path("out", name).read_text() for name in ("club.html", "index.html"))
        assert [
            part
            for part in ("marked damaged", "A. Rivera", "finding suppressed")
            if (part in page) != (part in index)
        ] == []
        return page
    if form == "xlsx":
        main(["report", "club", "--format", "xlsx", "--output", "out.xlsx", "--quiet", *words])
        about = load_workbook(io.BytesIO(Path("out.xlsx").read_bytes()))["About"]
        return "\n".join(" ".join(str(cell.value) for cell in row) for row in about.iter_rows())
    main(["check", "club", "--format", form, *words])
    return capsys.readouterr().out.replace("\\", "")


FORMS = [
    "text",
    "json",
    "markdown",
    "sarif",
    "github",
    "junit",
    "concise",
    "html",
    "xlsx",
    "letter",
    "packet",
]


@pytest.mark.parametrize("form", FORMS)
def test_every_output_counts_what_is_damaged_and_suppressed_and_lists_decisions(
    club: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    overlap = "[[5-10, 1], [10-20, 2], [21+, 3]]"
    options = (
        f"[{{option: 1, damaged: garbled, player-dealer: {overlap}}}, "
        "{option: 2, damaged: garbled, player-dealer: 1}, "
        "{option: 3, player: 1, player-dealer: 2, total: 9}]"
    )
    rates = (
        f"kind: schedule\nname: Rates\n{SOURCE}steps: 1\n"
        f"blocks:\n  - games: {{document: war}}\n    options: {options}\n"
        "suppress: [{rule: totals-column, reason: on file, who: J. Ortiz}]\n"
    )
    (club / "rates.yaml").write_text(rates)
    (club / "war.yaml").write_text(GAME)
    _decisions(Path("mine.yaml"), "club/rates")
    Path("mine.toml").write_text('decisions = ["mine.yaml"]\n')
    monkeypatch.setenv("HOUSEWAY_CONFIG", "mine.toml")
    said = _written(capsys, form)
    damaged = '"parts": 2' if form == "json" else "2 parts of this filing are marked damaged"
    who = (
        '"who": "A. Rivera"'
        if form == "json"
        else "california/rate-cap for club/rates: read as met by A. Rivera"
    )
    quiet = {
        "json": '"suppressed": 1',
        "text": "1 suppressed",
        "github": "1 suppressed",
        "letter": "1 finding carries an answer",
    }
    assert damaged in said
    assert who in said
    assert quiet.get(form, "1 finding suppressed in the documents") in said


@pytest.mark.parametrize("form", FORMS)
def test_every_output_says_what_a_file_that_was_found_does(
    club: Path, capsys: pytest.CaptureFixture[str], form: str
) -> None:
    (club / "houseway.toml").write_text('ignore = ["tier-overlap"]\n')
    (club / "war.yaml").write_text(GAME)
    assert "gnored by club/houseway.toml, as far as it is a drafting rule" in _written(capsys, form)


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ("text", "(fails: law left open by damaged text)"),
        ("json", '"damaged": "garbled"'),
        ("sarif", '"damaged": "garbled"'),
        ("github", "::warning file=club/rates.yaml"),
    ],
)
def test_the_open_question_says_that_it_fails(
    club: Path, capsys: pytest.CaptureFixture[str], form: str, said: str
) -> None:
    (club / "rates.yaml").write_text(WHOLE)
    out = _written(capsys, form, *LAW)
    assert said in out
    assert form != "text" or "1 of 1 item fails the check" in out


def test_the_count_comes_first(club: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (club / "rates.yaml").write_text(WHOLE)
    for words in ([], ["--quiet"], ["--as-of", "2026-11-15", "--compare", "2020-01-01"]):
        main(["check", "club", *words])
        law, count, *_ = capsys.readouterr().out.splitlines()
        assert law.startswith(
            "judged by the law of california, which club/establishment.yaml names: as of "
        )
        assert "1 part of this filing is marked damaged" in count
