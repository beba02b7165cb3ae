"""No document and no name of a file speaks to the terminal, or to the machine that runs the check."""

from __future__ import annotations

import ast
import json
import os
import re
from pathlib import Path

import pytest

from validator.cli.main import main
from validator.render import github
from validator.render.clean import clean, dumps, plain, uncommanding

CLI = Path(__file__).parents[2] / "validator" / "cli"
UNSAFE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
HOSTILE = (
    r"::error::a\x1b]0;t\x07b\x9b31mc\u202ed\u2066e\u061cf\n::error::g\r::error::h\u2028::error::i"
    r" ##[error]j ##vso[task.k]l\x85::error::m\x7f"
)
"""As it is written between double quotes in a document."""
HEAD = f'kind: establishment\nname: "{HOSTILE}"\njurisdictions: [california]\n'
GAME = f"""\
kind: game
name: "{HOSTILE}"
category: player-dealer
object: "{HOSTILE}"
source: {{document: a.txt, lines: 1}}
wagers: [{{name: ante, pays: {{odds: 1:1}}}}]
"""
RATES = f"""\
kind: schedule
name: "{HOSTILE}"
source: {{document: a.txt, lines: 1}}
blocks:
  - games: [{{called: "{HOSTILE}"}}, {{document: war}}]
    called: "{HOSTILE}"
    columns: [option, limit, {{is: player-dealer, on: total-table-action}}]
    options:
      - {{option: "{HOSTILE}", limit: 5-500, player-dealer: [[5-50, 1], [40-500, 2]]}}
      - {{option: 2, limit: 5-500, player-dealer: [[5-50, 1], [40-500, 2]], note: "{HOSTILE}"}}
notes: [{{about: misdeal, says: "{HOSTILE}"}}]
  # context
"""
TEXT = json.loads(f'"{HOSTILE}"'.replace(r"\x", r"\u00"))


@pytest.fixture
def filing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("HOUSEWAY_SOURCES", raising=False)
    for name, text in (
        ("club/establishment.yaml", HEAD),
        ("den/establishment.yaml", HEAD),
        ("club/games/war.yaml", GAME),
        ("club/schedules/rates.yaml", RATES),
        ("sources/a.txt", TEXT),
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def _safe(printed: str, commands: bool = False) -> None:
    """Whether what is printed takes no effect. *commands*: those of ours are meant."""
    assert not UNSAFE.findall(printed)
    assert not re.findall(r"##\w*\[", printed)
    if not commands:
        assert not [row for row in printed.splitlines() if row.strip().startswith("::")]


COMMANDS: list[tuple[list[str], str]] = [
    (["check", "club", "--all", "--statistics"], "error"),
    (["check", "club", "--sources", "sources"], "error"),
    (["check", "club", "den"], "error"),
    (["check", "club", "--format", "json"], "error"),
    (["check", "club", "--format", "sarif"], "error"),
    (["check", "club", "--format", "markdown", "--sources", "sources"], "error"),
    (["check", "club", "--as-of", "2001-01-01", "--compare", "2026-11-15"], "club/"),
    (["check", "club", "--baseline", "known.json", "--write-baseline"], "recorded"),
    (["report", "club", "--output", "out"], "wrote html"),
    (["fee", "club/schedules/rates.yaml", "--option", "2"], "error"),
    (["fee", "club/schedules/rates.yaml", "--option", TEXT, "--action", "45"], "error"),
    (["fee", "club/schedules/rates.yaml", "--option", "none"], "no option"),
    (["fix", "--diff", "club"], "error"),
    (["fix", "club"], "club/schedules/rates.yaml: "),
    (["trace", "club", "--sources", "sources", "--all"], "club/"),
    (["trace", "club", "--sources", "sources", "--ledger"], "a.txt"),
    (["odds", "club"], "worked out"),
    (["odds", "club", "--format", "json"], '"format": 1'),
    (["letter", "club"], "error"),
    (["packet", "club/games/war.yaml"], "error"),
    (["new", "game", TEXT], "error"),
    (["new", "game", TEXT, "--output", "club/games/new.yaml"], "wrote"),
]


@pytest.mark.parametrize(
    ("command", "word"),
    COMMANDS,
    ids=[" ".join(command)[:60].encode("ascii", "replace").decode() for command, _ in COMMANDS],
)
def test_what_a_command_prints_takes_no_effect(
    filing: Path, capfd: pytest.CaptureFixture[str], command: list[str], word: str
) -> None:
    assert main(command) in (0, 1, 2)
    printed = "".join(capfd.readouterr())
    assert word in printed
    _safe(printed)
    for path in (
        *filing.glob("out/*.html"),
        *filing.glob("known.json"),
        *filing.glob("club/games/new.yaml"),
    ):
        _safe(path.read_text(encoding="utf-8"))


def test_annotations_are_ours_alone(filing: Path, capfd: pytest.CaptureFixture[str]) -> None:
    main(["check", "club", "--format", "github"])
    printed = capfd.readouterr().out
    _safe(printed, commands=True)
    rows = printed.splitlines()
    assert rows
    place = r"file=[^:,]*,line=[0-9]+,endLine=[0-9]+,col=[0-9]+,title=[^:,]*::"
    law = r"title=(?:law|not run)::"
    assert all(re.match(f"::(error|warning|notice) (?:{place}|{law})", row) for row in rows)


@pytest.mark.parametrize(
    ("given", "message", "property_"),
    [
        ("50%", "50%25", "50%25"),
        ("a\nb", "a b", "a b"),
        ("a\rb", "a\ufffdb", "a\ufffdb"),
        ("a:b,c", "a:b,c", "a%3Ab%2Cc"),
        ("%0A::x", "%250A::x", "%250A%3A%3Ax"),
        ("\x1b[1m", "\ufffd[1m", "\ufffd[1m"),
    ],
)
def test_parts_of_an_annotation(given: str, message: str, property_: str) -> None:
    assert (github._message(given), github._property(given)) == (message, property_)


@pytest.mark.parametrize("format", ["json", "sarif"])
def test_data_keeps_what_it_escapes(
    filing: Path, capfd: pytest.CaptureFixture[str], format: str
) -> None:
    main(["check", "club", "--format", format, "--all"])
    data = json.loads(capfd.readouterr().out)
    if format == "json":
        assert any(
            TEXT in verdict["message"] or TEXT in verdict["subject"]["label"]
            for verdict in data["verdicts"]
        )


if os.name == "posix":
    NAMES = [
        "::error::x.yaml",
        "x\n::error::y.yaml",
        "x\x1b[31m.yaml",
        "\u202egpj.yaml",
        " ::error::x.yaml",
        "##[error]x.yaml",
        "x\r::error::.yaml",
    ]

    @pytest.mark.parametrize(
        "name", NAMES, ids=[name.encode("unicode_escape").decode() for name in NAMES]
    )
    @pytest.mark.parametrize(
        "words",
        [
            ["check"],
            ["check", "--format", "json"],
            ["check", "--format", "markdown"],
            ["fix"],
            ["fix", "--diff"],
            ["trace", "--all", "--sources", "sources"],
        ],
        ids=" ".join,
    )
    @pytest.mark.parametrize("text", [RATES, "kind: game\nname: [\n"], ids=["used", "unusable"])
    def test_a_name_of_a_file_takes_no_effect(
        filing: Path, capfd: pytest.CaptureFixture[str], name: str, words: list[str], text: str
    ) -> None:
        (filing / name).write_text(text, encoding="utf-8")
        assert main([words[0], name, *words[1:]]) in (0, 1, 2)
        printed = "".join(capfd.readouterr())
        assert printed
        _safe(printed)


def test_an_error_that_quotes_a_document_takes_no_effect(
    filing: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def judge(*_: object) -> None:
        raise RuntimeError(TEXT)

    monkeypatch.setattr("validator.run.batch.Plan.judge", judge)
    assert main(["check", "club"]) == 3
    _safe("".join(capfd.readouterr()))


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("plain: a::b", "plain: a::b"),
        ("::error::x", "\ufffd:error::x"),
        ("  ::error::x", "  \ufffd:error::x"),
        ("a\n\u3000::error::x", "a\n\u3000\ufffd:error::x"),
        (":::x", "\ufffd::x"),
        (": :x", ": :x"),
        ("a ##[error]b", "a \ufffd#[error]b"),
        ("##vso[task.setvariable]", "\ufffd#vso[task.setvariable]"),
        ("## [a heading]", "## [a heading]"),
    ],
)
def test_plain(given: str, shown: str) -> None:
    assert plain(given) == shown


@pytest.mark.parametrize(
    "text", ["\n" * 300_000 + ":", " " * 300_000 + ":", "#" * 300_000, ("#" * 300 + "\n") * 1000]
)
def test_cleaning_takes_no_time(text: str) -> None:
    """A pattern that tries every start of a long run again would take minutes."""
    assert uncommanding(clean(text)) == text


@pytest.mark.parametrize(
    "sign",
    [
        "\x9b",
        "\x80",
        "\u202e",
        "\u2066",
        "\u200e",
        "\u200f",
        "\u061c",
        "\u2028",
        "\x7f",
        "\udcff",
        "\U000e0041",
        "##[x]",
    ],
)
def test_json_escapes(sign: str) -> None:
    made = dumps({"a": f"é {sign}"})
    assert sign not in made
    assert "é" in made
    assert json.loads(made) == {"a": f"é {sign}"}


WRITES = {
    "common.py": "say and complain",
    "console.py": "put, for what was made safe before",
    "fix.py": "the ends of lines, and a count",
    "main.py": "a fault of the program",
    "new.py": "a scaffold of ours with the name given",
    "new_round.py": "a round to fill in, with names of ours",
    "new_decision.py": "a decision to fill in, with names of ours and a subject in one word",
    "schema.py": "a schema of ours",
    "written.py": "a whole document in HTML",
}


def test_only_these_commands_write_by_themselves() -> None:
    """What holds words of a document goes through `say`, `complain` or a renderer."""
    found = set()
    for path in CLI.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and re.match(
                r"print$|(console\.)?put(_bytes)?$|sys\.std(out|err)(\.buffer)?\.write$",
                ast.unparse(node.func),
            ):
                found.add(path.name)
    assert found == set(WRITES)
