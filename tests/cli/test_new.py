"""`houseway new`: a scaffold can be brought to life part by part, and the command says what to do
next.
"""

from __future__ import annotations

import re
from datetime import date
from itertools import product
from pathlib import Path

import pytest

from validator.cli.main import main
from validator.docket.filed import file
from validator.manual.scaffold import KINDS, LIKE, scaffold

EXAMPLE = re.compile(r"^# (?!yaml-language-server)", re.MULTILINE)


def _alive(text: str) -> str:
    """With every example brought to life."""
    return EXAMPLE.sub("", text)


def _paragraphs(text: str) -> list[str]:
    """The scaffold with one paragraph of examples brought to life, for each."""
    parts = text.split("\n\n")
    return [
        "\n\n".join((*parts[:number], _alive(part), *parts[number + 1 :]))
        for number, part in enumerate(parts)
        if EXAMPLE.search(part)
    ]


@pytest.mark.parametrize(
    ("kind", "like"), [*product(KINDS[:2], LIKE), ("establishment", "nine-point")]
)
def test_a_scaffold_is_of_its_shape_with_none_any_and_all_of_its_examples(
    kind: str, like: str
) -> None:
    text = scaffold(kind, like=like)
    several = _paragraphs(text)
    assert several
    for made in (text, *several, _alive(text)):
        assert file(made.encode(), "new.yaml").kind == kind
    assert len(_alive(text).splitlines()) == len(text.splitlines())


def test_a_game_may_be_of_any_category() -> None:
    listed = "player-dealer, poker, pan, house-banked, bonus-bet, bingo, keno.\ncategory: "
    assert listed in scaffold("game")


ITEMS = {"twenty-one": {"CA601"}}
"""What is asked of an example: whether twenty-one by another name is lawful is for a person."""


@pytest.mark.parametrize(("like", "more"), [*product(LIKE, ([], ["--proofs"]))])
def test_examples_together_are_a_filing_with_nothing_to_mend(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    like: str,
    more: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, kind in (
        ("establishment", "establishment"),
        ("example-game", "game"),
        ("rates", "schedule"),
    ):
        title = "Example Game" if kind == "game" else ""
        Path(f"{name}.yaml").write_text(_alive(scaffold(kind, title, like=like)))
    given = ITEMS.get(like, set())
    assert main(["check", ".", "--strict", "--remarks", *more]) == bool(given)
    said = capsys.readouterr().out
    assert f": 0 violated, 0 not-stated, {len(given)} unclear" in said
    assert {*re.findall(r"^[^ ]+: (HW\d{3}|CA\d{3})", said, re.MULTILINE)} == given


@pytest.mark.parametrize("kind", ["establishment", "game", "schedule"])
def test_on_standard_output_it_says_where_it_belongs(
    capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    assert main(["new", kind]) == 0
    said = capsys.readouterr()
    assert "--output" not in said.out
    assert "--output" in said.err
    assert "establishment.yaml, and beside it games/NAME.yaml and schedules/NAME.yaml" in said.err


def test_a_sort_of_game_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "game", "Nine", "--like", "hold-em"]) == 0
    assert "category: poker" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["new", "game", "Nine", "--like", "holdem"])
    assert "hold-em" in capsys.readouterr().err


NEXT = [
    (
        ["game", "--output", "club/games/nine.yaml"],
        [],
        [
            "no establishment.yaml is beside it; a filing is a folder with establishment.yaml, and beside it games/NAME.yaml and schedules/NAME.yaml",
            "if you have one, put this document there; else say who files it: houseway new establishment --output club/establishment.yaml",
            "then fill in both, and run: houseway check club",
        ],
    ),
    (
        ["game", "--output", "club/nine.yaml"],
        [],
        [
            "no establishment.yaml is beside it; a filing is a folder with establishment.yaml, and beside it games/NAME.yaml and schedules/NAME.yaml",
            "if you have one, put this document there; else say who files it: houseway new establishment --output club/establishment.yaml",
            "then fill in both, and run: houseway check club",
        ],
    ),
    (
        ["establishment", "--output", "club/establishment.yaml"],
        [],
        ["fill it in, then run: houseway check club"],
    ),
    (
        ["schedule", "--output", "my club/schedules/rates.yaml"],
        ["my club/establishment.yaml"],
        ["fill it in, then run: houseway check 'my club'"],
    ),
]


@pytest.mark.parametrize(("words", "there", "said"), NEXT)
def test_what_to_do_next(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    there: list[str],
    said: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in there:
        assert main(["new", "establishment", "--output", name]) == 0
    capsys.readouterr()
    assert main(["new", *words]) == 0
    assert capsys.readouterr().out.splitlines() == [f"wrote {words[-1]}", *said]
    assert main(["new", *words]) == 2


STUB = """\
kind: decisions
decisions:
  - provision: california/rate-cap
    subject: club/rates/1.1
    reading: met  # or violated, not-stated
    reason:{blank}
    who:{blank}
    date: {today}
"""


@pytest.mark.parametrize("rule", ["CA203", "ca203", "california/rate-cap", "rate-cap"])
def test_a_decision_to_fill_in(capsys: pytest.CaptureFixture[str], rule: str) -> None:
    assert main(["new", "decision", rule, "club/rates/1.1"]) == 0
    assert capsys.readouterr().out == STUB.format(today=date.today(), blank=" ")


OLD = "kind: decisions\ndecisions:\n- provision: a/b\n  subject: c/d\n"
ADDED = [
    (None, 0, "wrote", ["california/rate-cap"]),
    (OLD, 0, "added to", ["a/b", "california/rate-cap"]),
    (
        OLD.replace("\n- ", "\n  - ").replace("\n  s", "\n    s"),
        0,
        "added to",
        ["a/b", "california/rate-cap"],
    ),
    ("kind: decisions\ndecisions:", 0, "added to", ["california/rate-cap"]),
    (STUB.format(today="2026-01-01", blank=""), 2, "already", ["california/rate-cap"]),
    ("kind: decisions\ndecisions: [{provision: a/b}]\n", 2, "add this by hand", ["a/b"]),
    ("kind: game\n", 2, "is not a file of decisions", None),
]


@pytest.mark.parametrize(("before", "code", "said", "provisions"), ADDED)
def test_a_decision_is_added_to_a_file_of_them(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    before: str | None,
    code: int,
    said: str,
    provisions: list[str] | None,
) -> None:
    from validator.source.read import read

    path = tmp_path / "mine.yaml"
    if before is not None:
        path.write_text(before)
    assert main(["new", "decision", "CA203", "club/rates/1.1", "--output", str(path)]) == code
    shown = capsys.readouterr()
    assert said in shown.out + shown.err
    data = read(path.read_bytes()).data
    assert [one["provision"] for one in data.get("decisions", ())] == (provisions or [])


NO_DECISION = [
    ([], "a decision is on a rule and a subject"),
    (["CA203"], "a decision is on a rule and a subject"),
    (["CA203", "club/a\x1b[31m"], "is no id of a subject"),
    (["CA203", 'club/"a'], "is no id of a subject"),
    (["CA203", "*"], "is no id of a subject"),
    (["rate-cpa", "club/rates"], "did you mean 'rate-cap'?"),
    (["wager-cap", "club/rates"], "is several provisions: name one of"),
]


@pytest.mark.parametrize(("words", "said"), NO_DECISION)
def test_what_is_no_decision(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert main(["new", "decision", *words]) == 2
    assert said in capsys.readouterr().err
