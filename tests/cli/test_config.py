"""Settings from ``houseway.toml`` or ``pyproject.toml``: named or found, checked, and beaten by the
command line.
"""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tests.docket import CITY
from validator.cli.main import main
from validator.run.config import Config, Misconfigured, find, parse

HEAD = "kind: establishment\nname: Example\njurisdictions: [california]\n"
OVERLAP = "kind: schedule\nname: Rates\nsteps: 1\nblocks:\n  - options: [{option: 1, limit: 5-100, player-dealer: [[5-50, 1], [50+, 2]]}]\n"


@pytest.fixture
def filing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "rules" / "schedules").mkdir(parents=True)
    (tmp_path / "rules" / "establishment.yaml").write_text(HEAD)
    (tmp_path / "rules" / "schedules" / "rates.yaml").write_text(OVERLAP)
    monkeypatch.chdir(tmp_path)
    return tmp_path


WRONG = [
    ({"rulebook": []}, "'rulebook' is not a setting; did you mean 'rulebooks'?"),
    ({"as_of": "today"}, "did you mean 'as-of'?"),
    ({"zzz": 1}, "the settings are paths, rulebooks"),
    ({"select": "tier-gap"}, "select must be a list of rules"),
    ({"ignore": [1]}, "ignore must be a list of rules"),
    ({"paths": [""]}, "paths must be a list of files and folders"),
    ({"as-of": "yesterday"}, "as-of must be a date such as 2026-11-15"),
    ({"as-of": 2026}, "as-of must be a date"),
    (
        {"severity": {"tier-gap": "fatal"}},
        "severity must be a table of rules, each one of error, warning, info",
    ),
    ({"severity": {"tier-gap": ["info"]}}, "severity must be"),
    ({"sources": 3}, "sources must be a folder"),
    ({"sources": "a\0b"}, "sources must be a folder"),
    ({"sources": "~nosuchuser/x"}, "nobody's home is ~nosuchuser"),
    ({"paths": ["a\0b"]}, "paths must be a list of files and folders"),
    ({"paths": ["a\nb"]}, "paths must be a list of files and folders"),
    ({"paths": ["~nosuchuser"]}, "nobody's home is ~nosuchuser"),
    ({"rulebooks": ["x" * 2000]}, "rulebooks must be a list of rulebooks"),
    ({"as-of": "2011-W51-2"}, "as-of must be a date such as 2026-11-15"),
    ({"as-of": "20111220"}, "as-of must be a date such as 2026-11-15"),
    ({"decisions": "decisions.yaml"}, "decisions must be a list of files"),
    ({"baseline": ["known.json"]}, "baseline must be a file"),
]


@pytest.mark.parametrize(("given", "said"), WRONG)
def test_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(Misconfigured) as error:
        parse(given, Path("houseway.toml"))
    assert said in str(error.value)


OURS = "[tool.houseway]\nselect = ['tier-gap']\n"
UNUSABLE: dict[str, tuple[str, str]] = {
    "deep": (OURS + "x = " + "[" * 50_000, "it is nested too deeply"),
    "a deep value": (OURS + "x = " + "[" * 300 + "]" * 300, "'x' is not a setting"),
    "a long number": (OURS + "x = " + "1" * 5000, "not TOML"),
    "large": (OURS + "#" * 100_000, "larger than 100,000 bytes"),
    "many dots": (OURS + ".".join("a" * 20_000) + " = 1", "a name has more than 50 dots"),
    "many dots in a table": (
        OURS + f"x = {{{'.'.join('a' * 20_000)} = 1}}",
        "a name has more than 50 dots",
    ),
    "NUL": (
        '[tool.houseway]\npaths = ["a\\u0000b"]\n',
        "paths must be a list of files and folders",
    ),
}


@pytest.mark.parametrize(("text", "said"), UNUSABLE.values(), ids=UNUSABLE)
def test_a_file_that_cannot_be_used_is_one_line(
    filing: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    (filing / "pyproject.toml").write_text(text)
    assert main(["check", "rules"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line
    assert len(line) < 500


@pytest.mark.parametrize(
    "text",
    [
        "\n" * 90_000,
        "tool" + " " * 90_000,
        "tool" + "'" * 90_000,
        "[project]\ndependencies = ['houseway']\n[[",
    ],
)
def test_a_project_that_is_not_ours_is_not_parsed(filing: Path, text: str) -> None:
    """Nor does it take long to see: a pattern took fifty seconds for four thousand lines."""
    (filing / "pyproject.toml").write_text(text)
    assert find(filing) == find(filing.parent)


@pytest.mark.parametrize(
    ("given", "key", "value"),
    [
        ({"as-of": "today"}, "as_of", "today"),
        ({"as-of": "2020-01-02"}, "as_of", date(2020, 1, 2)),
        ({"as-of": date(2020, 1, 2)}, "as_of", date(2020, 1, 2)),
        ({"rulebooks": ["california"]}, "rulebooks", ("california",)),
        ({"paths": ["rules"]}, "paths", ("rules",)),
        ({"severity": {"HW101": "info"}}, "severity", {"HW101": "info"}),
        ({"decisions": ["mine.yaml"]}, "decisions", ("mine.yaml",)),
        ({"baseline": "known.json"}, "baseline", Path("known.json")),
    ],
)
def test_taken(given: dict[str, Any], key: str, value: Any) -> None:
    assert getattr(parse(given, Path("houseway.toml").absolute()), key) == value


PLACES = [
    ("own", {"houseway.toml": 'select = ["tier-gap"]\n'}, ("tier-gap",)),
    ("shared", {"pyproject.toml": '[tool.houseway]\nselect = ["tier-gap"]\n'}, ("tier-gap",)),
    (
        "shared, spelled out",
        {"pyproject.toml": '[tool]\nhouseway = {select = ["tier-gap"]}\n'},
        ("tier-gap",),
    ),
    (
        "shared, in quotes",
        {"pyproject.toml": '[ "tool" . "houseway" ]\nselect = ["tier-gap"]\n'},
        ("tier-gap",),
    ),
    (
        "shared, as one key",
        {"pyproject.toml": 'tool.houseway.select = ["tier-gap"]\n'},
        ("tier-gap",),
    ),
    (
        "shared, all in one line",
        {"pyproject.toml": 'tool = {houseway = {select = ["tier-gap"]}}\n'},
        ("tier-gap",),
    ),
    (
        "shared, that only installs us",
        {
            "houseway.toml": 'select = ["a"]\n',
            "rules/pyproject.toml": '[project]\ndependencies = ["houseway"]\n[[[',
        },
        ("a",),
    ),
    (
        "own beats shared",
        {
            "houseway.toml": 'select = ["a"]\n',
            "pyproject.toml": '[tool.houseway]\nselect = ["b"]\n',
        },
        ("a",),
    ),
    (
        "nearer beats farther",
        {"houseway.toml": 'select = ["a"]\n', "rules/houseway.toml": 'select = ["b"]\n'},
        ("b",),
    ),
    (
        "shared without us is passed over",
        {"houseway.toml": 'select = ["a"]\n', "rules/pyproject.toml": "[tool.other]\n"},
        ("a",),
    ),
    (
        "a broken file that is not ours is passed over",
        {"houseway.toml": 'select = ["a"]\n', "rules/pyproject.toml": "[[["},
        ("a",),
    ),
    ("none", {}, ()),
]


@pytest.mark.parametrize(
    ("files", "select"), [case[1:] for case in PLACES], ids=[case[0] for case in PLACES]
)
def test_found_upward(filing: Path, files: dict[str, str], select: tuple[str, ...]) -> None:
    for name, text in files.items():
        (filing / name).write_text(text)
    assert find(filing / "rules" / "schedules" / "rates.yaml").select == select


RUNS = [
    ("paths", 'paths = ["rules"]\nselect = ["tier-overlap"]\n', [], 1),
    ("no paths anywhere: the folder", 'select = ["tier-overlap"]\n', [], 1),
    ("ignore", 'select = ["tier-overlap", "tier-gap"]\nignore = ["HW101"]\n', ["rules"], 0),
    (
        "severity by predicate",
        'select = ["tier-overlap"]\nseverity = {tier-overlap = "info"}\n',
        ["rules"],
        0,
    ),
    ("severity by code", 'select = ["tier-overlap"]\nseverity = {HW101 = "info"}\n', ["rules"], 0),
    (
        "the command line beats the file",
        'select = ["tier-gap"]\n',
        ["rules", "--select", "tier-overlap"],
        1,
    ),
    ("an unknown setting", "selct = []\n", ["rules"], 2),
    ("an unknown rule", 'select = ["tier-overlapp"]\n', ["rules"], 2),
    ("an unknown rulebook", 'rulebooks = ["californa"]\n', ["rules"], 2),
    ("not TOML", "select = \n", ["rules"], 2),
]


NAMED = ["--config", "houseway.toml"]
LEFT_OUT = [
    (
        "ignored",
        'ignore = ["tier-overlap"]\n',
        [],
        ["not run: tier-overlap: ignored by houseway.toml"],
    ),
    (
        "selected",
        'select = ["tier-gap"]\n',
        [],
        ["not run: every rule but tier-gap: houseway.toml selects no other"],
    ),
    (
        "other rulebooks",
        'rulebooks = ["common"]\n',
        [],
        [
            "not run: the rulebooks that the establishments name: houseway.toml puts others in their place: common"
        ],
    ),
    (
        "weighed",
        'severity = {tier-overlap = "info"}\n',
        [],
        ["not run: tier-overlap at the severity of its rulebook: houseway.toml grades it info"],
    ),
    ("said on the command line", 'ignore = ["tier-overlap"]\n', ["--ignore", "tier-gap"], []),
    ("nothing left out", 'paths = ["rules"]\nas-of = "today"\n', [], []),
    (
        "isolated",
        'ignore = ["tier-overlap"]\n',
        ["--isolated"],
        ["not run: tier-overlap: ignored by houseway.toml"],
    ),
]
ONLY = ", as far as it is a drafting rule and no law rests on it"
NOT_NAMED = "the file was found and not named, so that it reaches drafting rules only; if it is your own, name it with --config"
FOUND = [
    (
        "ignored",
        'ignore = ["tier-overlap"]\n',
        [],
        [f"not run: tier-overlap: ignored by houseway.toml{ONLY}"],
    ),
    (
        "selected",
        'select = ["tier-gap"]\n',
        [],
        ["not run: every drafting rule but tier-gap: houseway.toml selects no other"],
    ),
    (
        "weighed",
        'severity = {tier-overlap = "info"}\n',
        [],
        [
            f"not run: tier-overlap at the severity of its rulebook: houseway.toml grades it info{ONLY}"
        ],
    ),
    (
        "other rulebooks",
        'rulebooks = ["common"]\n',
        [],
        [f"not run: rulebooks of houseway.toml: {NOT_NAMED}"],
    ),
    (
        "all that is the runner's",
        'also = ["oregon"]\nas-of = "today"\ndecisions = ["a.yaml"]\nbaseline = "b.json"\n',
        [],
        [
            f"not run: also of houseway.toml, as-of of houseway.toml, decisions of houseway.toml and 1 more: {NOT_NAMED}"
        ],
    ),
    (
        "sources outside",
        'sources = "../elsewhere"\n',
        [],
        [
            "not run: sources of houseway.toml: the file was found and not named, and the folder lies outside its own"
        ],
    ),
    ("said on the command line", 'ignore = ["tier-overlap"]\n', ["--ignore", "tier-gap"], []),
    ("nothing left out", 'paths = ["rules"]\n', [], []),
    ("isolated", 'ignore = ["tier-overlap"]\nas-of = "today"\n', ["--isolated"], []),
]


TOLD = [(case[0], case[1], [*NAMED, *case[2]], case[3]) for case in LEFT_OUT] + [
    (f"found, {case[0]}", *case[1:]) for case in FOUND
]


@pytest.mark.parametrize("cached", [True, False])
@pytest.mark.parametrize(
    ("text", "words", "lines"), [case[1:] for case in TOLD], ids=[case[0] for case in TOLD]
)
def test_what_a_file_of_settings_leaves_out_is_told(
    filing: Path,
    capsys: pytest.CaptureFixture[str],
    text: str,
    words: list[str],
    lines: list[str],
    cached: bool,
) -> None:
    """It may have come with the filing: nobody should take its silence for a pass."""
    (filing / "houseway.toml").write_text(text)
    for command in (
        ["check", "rules", *words, *([] if cached else ["--no-cache"])],
        ["report", "rules", "--output", "out", *words],
    ):
        main(command)
        printed = [
            line
            for line in capsys.readouterr().out.splitlines()
            if line.startswith("not run:") and "houseway.toml" in line
        ]
        assert printed == lines


def test_what_is_to_be_checked_is_told_where_a_found_file_says_it(
    filing: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (filing / "houseway.toml").write_text('paths = ["rules"]\n')
    main(["check"])
    assert (
        "not run: documents outside rules: houseway.toml says what to check"
        in capsys.readouterr().out
    )


@pytest.mark.parametrize(
    ("text", "words", "code"), [case[1:] for case in RUNS], ids=[case[0] for case in RUNS]
)
def test_check(filing: Path, text: str, words: list[str], code: int) -> None:
    (filing / "houseway.toml").write_text(text)
    assert main(["check", *NAMED, *words]) == code


# the drafting finding is there, the finding of law is there
REACH = [
    ("nothing", "", [], (True, True)),
    ("ignores a drafting rule", 'ignore = ["totals-column"]\n', [], (False, True)),
    ("ignores law by code", 'ignore = ["CA203"]\n', [], (True, True)),
    ("ignores law by predicate", 'ignore = ["rate-count"]\n', [], (True, True)),
    ("ignores law by provision", 'ignore = ["california/rate-cap"]\n', [], (True, True)),
    ("selects one drafting rule", 'select = ["tier-gap"]\n', [], (False, True)),
    (
        "makes law information",
        'severity = {CA203 = "info", totals-column = "info"}\n',
        [],
        (False, True),
    ),
    ("puts another law in its place", 'rulebooks = ["common"]\n', [], (True, True)),
    ("a day before the law", "as-of = 1950-01-01\n", [], (True, True)),
    ("a baseline of its own", 'baseline = "known.json"\n', [], (True, True)),
    ("isolated", 'ignore = ["totals-column"]\n', ["--isolated"], (True, True)),
    (
        "named, it is the runner's own",
        'ignore = ["CA203", "totals-column"]\n',
        NAMED,
        (False, False),
    ),
    (
        "named, also in isolation",
        'ignore = ["CA203", "totals-column"]\n',
        [*NAMED, "--isolated"],
        (False, False),
    ),
    ("named, with a baseline", 'baseline = "known.json"\n', NAMED, (False, False)),
    ("named, with another law", 'rulebooks = ["common"]\n', NAMED, (True, False)),
]
MANY = OVERLAP.replace(
    "[[5-50, 1], [50+, 2]]", "[[5-10, 1], [10-20, 2], [21-30, 3], [31-40, 4], [41-50, 5], [51+, 6]]"
).replace("]]}]", "]]}, {option: 2, limit: 5-100, player: 1, player-dealer: 2, total: 9}]")


@pytest.mark.parametrize("where", [".", "rules", "rules/schedules"])
@pytest.mark.parametrize(
    ("text", "words", "found"), [case[1:] for case in REACH], ids=[case[0] for case in REACH]
)
def test_a_file_that_is_found_does_not_reach_the_law(
    filing: Path,
    capsys: pytest.CaptureFixture[str],
    text: str,
    words: list[str],
    found: tuple[bool, bool],
    where: str,
) -> None:
    """Wherever it lies: above the filing, in it, or beside a document of it."""
    (filing / "rules" / "schedules" / "rates.yaml").write_text(MANY)
    path = filing / where
    main(
        ["check", "rules", "--isolated", "--baseline", str(path / "known.json"), "--write-baseline"]
    )
    (path / "houseway.toml").write_text(text)
    capsys.readouterr()
    paths = ["rules/schedules/rates.yaml"] if where == "rules/schedules" else ["rules"]
    main(
        [
            "check",
            *paths,
            "--format",
            "json",
            *(str(path / word) if word == "houseway.toml" else word for word in words),
        ]
    )
    failing = {
        v["code"]
        for v in json.loads(capsys.readouterr().out)["verdicts"]
        if v["verdict"] == "violated" and v["severity"] != "info" and "baselined" not in v
    }
    assert ("HW118" in failing, "CA203" in failing) == found


# what a file that is found would do to a finding on which an open question of law rests
RESTS = [
    ("ignores it", 'ignore = ["tier-overlap"]\n', [], True),
    ("selects another", 'select = ["tier-gap"]\n', [], True),
    ("makes it information", 'severity = {tier-overlap = "info"}\n', [], True),
    ("the runner's own file", 'ignore = ["tier-overlap"]\n', NAMED, False),
    ("the runner asks for no law", 'ignore = ["tier-overlap"]\n', ["--rulebook", "common"], False),
]


@pytest.mark.parametrize("extra", [[], ["--no-cache"]])
@pytest.mark.parametrize(
    ("text", "words", "told"), [case[1:] for case in RESTS], ids=[case[0] for case in RESTS]
)
def test_a_file_that_is_found_does_not_silence_what_law_rests_on(
    filing: Path, capsys: pytest.CaptureFixture[str],
    text: str, words: list[str], told: bool, extra: list[str],
) -> None:  # fmt: skip
    (filing / "houseway.toml").write_text(text)
    main(["check", "rules", "--format", "json", *words, *extra])
    made = json.loads(capsys.readouterr().out)["verdicts"]
    assert (
        ("HW101", "violated", "error") in {(v["code"], v["verdict"], v["severity"]) for v in made}
    ) is told


def test_a_file_in_one_of_two_filings_reaches_neither(
    filing: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (filing / "other").mkdir()
    (filing / "other" / "establishment.yaml").write_text(HEAD)
    (filing / "rules" / "houseway.toml").write_text('ignore = ["tier-overlap"]\n')
    main(["check", "rules", "other", "--select", "tier-overlap"])
    assert "HW101 tier-overlap violated" in capsys.readouterr().out


def test_the_environment_names_it_too(filing: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (filing / "mine.toml").write_text('select = ["tier-gap"]\n')
    assert main(["check", "rules"]) == 1
    monkeypatch.setenv("HOUSEWAY_CONFIG", "mine.toml")
    assert main(["check", "rules", "--isolated"]) == 0


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("none.toml", None, "none.toml: cannot be read"),
        ("pyproject.toml", "[tool.other]\n", "pyproject.toml: there is no [tool.houseway] in it"),
    ],
)
def test_a_file_that_is_named_must_be_there(
    filing: Path, capsys: pytest.CaptureFixture[str], name: str, text: str | None, said: str
) -> None:
    if text is not None:
        (filing / name).write_text(text)
    assert main(["check", "rules", "--config", name]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "words", "because"),
    [
        ('as-of = "2020-01-02"\n', [], ("2020-01-02", "the date given")),
        ("as-of = 2020-01-02\n", [], ("2020-01-02", "the date given")),
        ('as-of = "today"\n', [], (date.today().isoformat(), "the date given")),
        (
            "as-of = 2020-01-02\n",
            ["--as-of", "document"],
            ("2011-12-20", "the date the document bears"),
        ),
        ("as-of = 2020-01-02\n", ["--as-of", "2021-01-02"], ("2021-01-02", "the date given")),
        ("", [], ("2011-12-20", "the date the document bears")),
    ],
)
def test_policy(
    filing: Path,
    capsys: pytest.CaptureFixture[str],
    text: str,
    words: list[str],
    because: tuple[str, str],
) -> None:
    (filing / "houseway.toml").write_text(text)
    (filing / "rules" / "schedules" / "rates.yaml").write_text(OVERLAP + "dated: 2011-12-20\n")
    main(["check", "rules", *NAMED, "--select", "tier-overlap", "--format", "json", *words])
    found = json.loads(capsys.readouterr().out)["verdicts"][0]["as_of"]
    assert (found["date"], found["because"]) == because


def test_report_uses_it_too(filing: Path) -> None:
    (filing / "houseway.toml").write_text(
        'paths = ["rules"]\nselect = ["tier-gap"]\nsources = "nowhere"\n'
    )
    assert main(["report", *NAMED, "--format", "json", "--output", "out.json", "--quiet"]) == 0
    assert {
        v["rule"] for v in json.loads((filing / "out.json").read_text(encoding="utf-8"))["verdicts"]
    } == {"tier-gap"}


def test_a_file_may_be_far_from_where_one_stands(
    filing: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (filing / "city.yaml").write_text(CITY)
    (filing / "houseway.toml").write_text(
        'paths = ["rules"]\nalso = ["./city.yaml"]\nselect = ["tier-overlap"]\n'
    )
    monkeypatch.chdir(filing / "rules" / "schedules")
    assert main(["check"]) == 1
    assert main(["check", "--config", "../../houseway.toml"]) == 1


def test_no_file_costs_no_parser() -> None:
    """Looking for a configuration that is not there imports nothing heavy."""
    program = "import sys; from pathlib import Path; from validator.run.config import find; find(Path('/')); sys.exit('tomllib' in sys.modules or 'pydantic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_nothing_is_the_default() -> None:
    assert Config() == Config(None, (), None, (), None, None, {}, (), (), (), None)


@pytest.mark.parametrize("given", [["--sources", "texts"], []])
def test_trace_takes_the_folder_of_sources_from_either(
    filing: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    given: list[str],
) -> None:
    monkeypatch.delenv("HOUSEWAY_SOURCES", raising=False)
    (filing / "texts").mkdir()
    (filing / "houseway.toml").write_text('sources = "texts"\n')
    assert main(["trace", "rules", *given]) != 3
    assert "fault" not in capsys.readouterr().err
