"""The command line as people expect it from other programs: names, groups, suggestions, the folder
one is in.
"""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path

import pytest

from validator.cli.main import main

HEAD = "kind: establishment\nname: Example\njurisdictions: [california]\n"
SHEET = (
    "kind: schedule\nname: Rates\nsteps: 1\nblocks:\n"
    "  - options: [{option: 1, limit: 5-100, player-dealer: [[5-50, 1], [50+, 2]]}]\n"
)


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A filing with one overlap, in the current folder."""
    (tmp_path / "club" / "schedules").mkdir(parents=True)
    (tmp_path / "club" / "establishment.yaml").write_text(HEAD)
    (tmp_path / "club" / "schedules" / "rates.yaml").write_text(SHEET)
    monkeypatch.chdir(tmp_path)
    return tmp_path / "club"


def _codes(capsys: pytest.CaptureFixture[str], *words: str) -> set[str]:
    main([*words, "--format", "json"])
    return {verdict["code"] for verdict in json.loads(capsys.readouterr().out)["verdicts"]}


def _all(codes: set[str], start: str) -> bool:
    return bool(codes) and all(code.startswith(start) for code in codes)


CHOSEN = [
    (["--select", "tier-overlap,CA203", "club"], {"HW101", "CA203"}),
    (["--select", "tier-overlap", "--select=ca203", "club"], {"HW101", "CA203"}),
    (["--select", "tier-overlap, tier-gap", "--ignore", "HW101", "club"], {"HW102"}),
    (["club", "--select", "HW101,HW102", "--ignore", "tier-gap,rate-count"], {"HW101"}),
]


@pytest.mark.parametrize(("words", "codes"), CHOSEN)
def test_rules_are_chosen(
    club: Path, capsys: pytest.CaptureFixture[str], words: list[str], codes: set[str]
) -> None:
    assert _codes(capsys, "check", *words) == codes


GROUPS = [
    ("HW1", "code", "HW1"),
    ("CA", "code", "CA"),
    ("statute", "class", "statute"),
    ("regulation", "class", "regulation"),
    ("convention", "class", "convention"),
    ("drafting", "class", "drafting"),
    ("legality", "rank", "legality"),
    ("paper", "rank", "paper"),
]


@pytest.mark.parametrize(("name", "what", "value"), GROUPS)
@pytest.mark.parametrize("setting", [False, True], ids=["line", "file"])
def test_groups_choose_every_rule_of_theirs_and_no_other(
    club: Path, capsys: pytest.CaptureFixture[str], name: str, what: str, value: str, setting: bool
) -> None:
    from validator.law import books as law

    rules = {r.provision.code: r for r in law.stack(["california"]).rules}

    def is_of_it(rule: law.Rule | None) -> bool:
        if rule is None:
            return False
        p = rule.provision
        about = {"code": p.code[: len(value)], "class": p.class_, "rank": p.rank}
        return bool(about[what] == value)

    Path("mine.toml").write_text(f'select = ["{name}"]\n')
    words = ["--config", "mine.toml"] if setting else ["--select", name]
    every = _codes(capsys, "check", "club")
    chosen = _codes(capsys, "check", *words, "club")
    own = {code for code in every if is_of_it(rules[code])}
    tightening = {code for code in every if is_of_it(rules[code].wider)}
    assert own
    assert chosen == own | tightening
    if not setting:
        assert _codes(capsys, "check", "--ignore", name, "club") == every - own


def test_a_file_that_is_found_leaves_no_law_out_by_its_class(
    club: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = _codes(capsys, "check", "club")
    Path("houseway.toml").write_text('ignore = ["statute", "CA", "drafting"]\n')
    after = _codes(capsys, "check", "club")
    assert {code for code in before if code.startswith("CA")} <= after
    assert not {code for code in after if code.startswith("HW1")} - {"HW101"}


WRONG = [
    (["chekc"], "there is no command 'chekc'; did you mean 'check'?"),
    (["validate", "club"], "did you mean 'check'?"),
    (["club"], "houseway check club"),
    (["xyzzy"], "the commands are check, report"),
    (["check", "club", "--selct", "HW101"], "there is no option --selct; did you mean '--select'?"),
    (["check", "club", "--statistic5=x"], "did you mean '--statistics'?"),
    (["check", "club", "--xyzzy"], "there is no option --xyzzy"),
    (["check", "club", "--format", "josn"], "did you mean 'json'?"),
    (["rules", "california"], "'california' is one word too many"),
    (["new", "gaem"], "did you mean 'game'?"),
    (["check", "club", "--select", "HW77"], "there is no rule 'HW77'"),
    (["check", "club", "--select", "statut"], "did you mean 'statute'?"),
    (["check", "club", "--select", "tier-overlap,"], "names nothing on one side of a comma"),
    (
        ["check", "--select", "tier-overlap", "tier-gap", "club"],
        "several rules have commas between them: --select A,B",
    ),
    (["check", "club", "--config", "weights.toml"], "there is no rule 'HW1'"),
]


@pytest.mark.parametrize(("words", "said"), WRONG, ids=[" ".join(words) for words, _ in WRONG])
def test_a_slip_gets_a_suggestion(
    club: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    Path("weights.toml").write_text('[severity]\nHW1 = "info"\n')
    try:
        code = main(words)
    except SystemExit as end:
        code = int(end.code or 0)
    assert code == 2
    assert said in capsys.readouterr().err


FOLDERS = [
    ("a filing", "club", 1, "HW101 tier-overlap"),
    ("a folder of filings", ".", 1, "HW101 tier-overlap"),
    ("part of one", "club/schedules", 1, "HW101 tier-overlap"),
    ("nothing", "empty", 2, "nothing to check: name files or folders"),
    ("YAML of another program", "other", 2, "nothing to check: name files or folders"),
]


@pytest.mark.parametrize(
    ("folder", "code", "said"), [case[1:] for case in FOLDERS], ids=[case[0] for case in FOLDERS]
)
def test_check_alone_checks_the_folder(
    club: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    folder: str,
    code: int,
    said: str,
) -> None:
    Path("empty").mkdir()
    Path("other").mkdir()
    Path("other/compose.yaml").write_text("services: {}\n")
    if folder == ".":
        Path("other/compose.yaml").unlink()
    monkeypatch.chdir(folder)
    assert main(["check", "--select", "tier-overlap"]) == code
    shown = capsys.readouterr()
    assert said in shown.out + shown.err


CONCISE = [
    (
        ["--select", "tier-overlap"],
        "club/schedules/rates.yaml:5:68: HW101 error Rates, option 1: The player-dealer fee for $50 is both",
    ),
    (["--select", "tier-overlap,tier-gap"], "note: judged by the law of california"),
]


@pytest.mark.parametrize(("words", "start"), CONCISE)
def test_concise_has_one_line_an_item(
    club: Path, capsys: pytest.CaptureFixture[str], words: list[str], start: str
) -> None:
    assert main(["check", "club", "--format", "concise", *words]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line.startswith(start)]
    assert len([line for line in lines if " HW" in line]) == 1


def test_junit_has_a_failure_for_each_item_that_fails(
    club: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from xml.etree import ElementTree

    (club / "bad.yaml").write_text("kind: game\n")
    assert main(["check", "club", "--format", "junit", "--select", "HW1"]) == 2
    root = ElementTree.fromstring(capsys.readouterr().out)
    suites = {suite.get("name"): suite for suite in root}
    assert suites["files"].get("errors") == "1"
    mine = suites["Example"]
    kinds = {case.get("name"): [child.tag for child in case] for case in mine}
    assert kinds["tier-overlap HW101/club/rates/1.1/overlap/player-dealer/50+"] == ["failure"]
    assert kinds["HW102 tier-gap"] == []
    assert sum(case == ["skipped"] for case in kinds.values()) > 5
    tags = [tag for case in kinds.values() for tag in case]
    assert [mine.get("failures"), mine.get("skipped")] == [
        str(tags.count(tag)) for tag in ("failure", "skipped")
    ]


PLACES = [
    (
        "a folder for all",
        [("json", None), ("github", None), ("text", None), ("concise", "out")],
        {"report.json", "report.github.txt", "report.txt", "report.concise.txt"},
    ),
    ("no ending: a folder", [("json", "out")], {"report.json"}),
    ("an ending: a file", [("json", "out/a.json")], {"a.json"}),
    ("each its own", [("json", "out/a.json"), ("junit", "out/b.xml")], {"a.json", "b.xml"}),
    ("each the same folder", [("json", "out"), ("sarif", "out")], {"report.json", "report.sarif"}),
    ("asked twice", [("json", None), ("json", "out")], {"report.json"}),
]


@pytest.mark.parametrize(
    ("wanted", "files"), [case[1:] for case in PLACES], ids=[case[0] for case in PLACES]
)
def test_formats_never_overwrite_each_other(
    club: Path, wanted: list[tuple[str, str | None]], files: set[str]
) -> None:
    words = [
        w
        for form, place in wanted
        for w in ("--format", form, *(("--output", place) if place else ()))
    ]
    assert main(["report", "club", "--quiet", *words]) == 0
    assert {path.name for path in Path("out").iterdir()} == files


REFUSED = [
    (
        ["--format", "json", "--format", "sarif", "--output", "a.json"],
        "a.json is the name of one file, and 2 formats",
    ),
    (
        ["--format", "json", "--output", "a.x", "--format", "sarif", "--output", "a.x"],
        "json and sarif would both be written to a.x",
    ),
    (
        ["--format", "json", "--output", "old"],
        "old is a file without an ending: name old.json, or a folder",
    ),
]


@pytest.mark.parametrize(("words", "said"), REFUSED)
def test_what_would_be_overwritten_is_refused(
    club: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    Path("old").write_text("")
    assert main(["report", "club", *words]) == 2
    assert said in capsys.readouterr().err
    assert Path("old").read_text() == ""


CLUB_ONE = str(Path(__file__).parents[2] / "rules" / "california" / "club-one")


def test_a_long_list_is_told_in_few_lines(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("HOUSEWAY_SOURCES", raising=False)
    main(["check", CLUB_ONE])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) < 600
    assert sum(line.startswith("    fix: ") for line in lines) == sum(
        ": HW" in line or ": CA" in line or ": FR" in line for line in lines if line[0:1] == "/"
    )
    laws = [line for line in lines if line.startswith("    law: ")]
    assert laws
    main(["check", CLUB_ONE, "--select", "two-categories"])
    few = capsys.readouterr().out
    assert "    see " in few
    assert "the list is long" not in few


def _zipped(*names: str) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name in names:
            archive.writestr(name, "<x/>")
    return made.getvalue()


OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600)
TRANSCRIBE = "docs/transcribing.md says how"
FOREIGN = [
    (
        "rules.yaml",
        SHEET.encode("utf-16"),
        "this is UTF-16 text; Houseway reads UTF-8",
        "save it as UTF-8",
    ),
    ("rules.yaml", SHEET.encode("utf-16-be"), "this is UTF-16 text", "save it as UTF-8"),
    ("rules.yaml", SHEET.encode("utf-16-le"), "this is UTF-16 text", "save it as UTF-8"),
    (
        "rules.docx",
        _zipped("[Content_Types].xml", "word/document.xml"),
        "this is a Word file; Houseway reads YAML",
        TRANSCRIBE,
    ),
    (
        "rules.yaml",
        _zipped("[Content_Types].xml", "word/document.xml"),
        "this is a Word file; Houseway reads YAML",
        TRANSCRIBE,
    ),
    (
        "rates.xlsx",
        _zipped("[Content_Types].xml", "xl/workbook.xml"),
        "this is an Excel file; Houseway reads YAML",
        TRANSCRIBE,
    ),
    ("rules.doc", OLE + "WordDocument".encode("utf-16-le"), "this is a Word file", TRANSCRIBE),
    ("rates.xls", OLE + "Workbook".encode("utf-16-le"), "this is an Excel file", TRANSCRIBE),
    (
        "rates.xls",
        OLE + bytes(2_000_000),
        "this is a Word or Excel file of an old kind",
        TRANSCRIBE,
    ),
    ("rules.pdf", b"%PDF-1.7\n", "this is a PDF file", TRANSCRIBE),
    ("rules.rtf", b"{\\rtf1 Rules}", "this is an RTF file", TRANSCRIBE),
    (
        "rules.yaml",
        SHEET.replace("Rates", "Café").encode("latin-1"),
        "the file is not UTF-8 text",
        "save the file as UTF-8 text",
    ),
]


@pytest.mark.parametrize(
    ("name", "content", "said", "fix"),
    FOREIGN,
    ids=[f"{name}: {said}" for name, _, said, _ in FOREIGN],
)
def test_a_file_of_another_program_gets_advice(
    club: Path, capsys: pytest.CaptureFixture[str], name: str, content: bytes, said: str, fix: str
) -> None:
    (club / name).write_bytes(content)
    assert main(["check", str(club / name)]) == 2
    first, second, *_ = (
        row for row in capsys.readouterr().out.splitlines() if name in row or row.startswith("    ")
    )
    assert said in first
    assert fix in second


def test_a_folder_of_word_files_gets_advice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "Rules.DOCX").write_bytes(b"PK")
    assert main(["check", str(tmp_path)]) == 2
    assert "docs/transcribing.md" in capsys.readouterr().err


WHOLE = [
    (["club/schedules/rates.yaml"], ["club"]),
    (["club/establishment.yaml", "club/schedules/rates.yaml"], ["club"]),
    (["club", "club/schedules/rates.yaml"], ["club"]),
    (["lone.yaml", "club/schedules/rates.yaml"], ["lone.yaml", "club"]),
    (["club/schedules/nowhere.yaml"], ["club/schedules/nowhere.yaml"]),
    (["-"], ["-"]),
]


@pytest.mark.parametrize(("given", "judged"), WHOLE)
def test_a_file_stands_for_its_filing(club: Path, given: list[str], judged: list[str]) -> None:
    from validator.cli.whole_filing import filings_of

    Path("lone.yaml").write_text(SHEET)
    assert filings_of(given) == judged


def test_the_hook_judges_the_whole_filing(club: Path, capsys: pytest.CaptureFixture[str]) -> None:
    head = str(club / "establishment.yaml")
    assert main(["check", head, "--select", "tier-overlap"]) == 0
    assert main(["check", "--whole-filings", head, "--select", "tier-overlap"]) == 1
    assert "HW101 tier-overlap" in capsys.readouterr().out
    hooks = (Path(__file__).parents[2] / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")
    assert "entry: houseway check --whole-filings\n" in hooks
