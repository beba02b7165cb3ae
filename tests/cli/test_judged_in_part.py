"""One thing that cannot be read hides nothing else: the rest of a schedule is judged, and what only
follows from an unusable file is not told as a fault of another.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from validator.cli.main import main
from validator.manual.scaffold import scaffold

EXAMPLE = re.compile(r"^# (?!yaml-language-server)", re.MULTILINE)
FEE = "[51-150, 2], [151+, 3]]}"
"""The end of option 1 of the scaffold."""
SECOND = "[[25-150, 2], [151+, 3]]"
ROWS = """\
    rows: {table: [[1, 5-500, 2 %], [2, 25-500, [[25-150, 2], [150+, 3]]]]}
"""


def _write(folder: Path, *changes: tuple[str, str, str]) -> None:
    """The scaffold's filing, with some text of a document changed."""
    for name, kind in (
        ("establishment", "establishment"),
        ("example-game", "game"),
        ("rates", "schedule"),
    ):
        text = EXAMPLE.sub("", scaffold(kind, "Example Game" if kind == "game" else ""))
        for where, old, new in changes:
            assert where != name or old in text
            text = text.replace(old, new) if where == name else text
        (folder / f"{name}.yaml").write_text(text)


def _found(capsys: pytest.CaptureFixture[str], more: list[str]) -> tuple[int, set[str], str]:
    """The exit code, the codes of what is found, and what could not be used."""
    capsys.readouterr()
    code = main(["check", ".", "--no-cache", "--format", "json", *more])
    made = json.loads(capsys.readouterr().out)
    codes = {v["code"] for v in made["verdicts"] if v["verdict"] in ("violated", "not-stated")}
    return code, codes, " ".join(str(one) for one in made["refused"])


OVERLAP = ("rates", SECOND, "[[25-150, 2], [150+, 3]]")
PARTS = {
    "a percentage": ([("rates", FEE, "[51-150, 2 %], [151+, 3]]}"), OVERLAP], {"HW101"}),
    "any cell": ([("rates", FEE, "[51-150, two], [151+, 3]]}"), OVERLAP], {"HW101"}),
    "a tier": ([("rates", FEE, "[51 to 150, 2], [151+, 3]]}"), OVERLAP], {"HW101"}),
    "the same option": ([("rates", SECOND, "[[25-150, 2 %], [150+, 3]]")], set()),
}


@pytest.mark.parametrize(("changes", "codes"), PARTS.values(), ids=PARTS)
def test_the_other_options_are_judged(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    changes: list[tuple[str, str, str]],
    codes: set[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    _write(tmp_path, *changes)
    code, found, refused = _found(capsys, [])
    assert (code, found) == (2, codes)
    assert "until then this option is not judged" in refused
    assert main(["check", ".", "--no-cache"]) == 2
    said = capsys.readouterr().out
    assert "the option of line" in said
    assert "1 file judged in part" in said
    assert f": unusable: option {2 if not codes else 1}: " in said
    items = " and 1 of 1 item fail the check" if codes else " fails the check"
    assert said.endswith(f"\n1 fault marked unusable{items}\n")
    main(["check", ".", "--no-cache", "--format", "concise"])
    assert ": unusable error: option " in capsys.readouterr().out


def test_a_cell_of_a_table_is_one_option_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    _write(tmp_path)
    path = tmp_path / "rates.yaml"
    path.write_text(path.read_text().partition("    options:\n")[0] + ROWS)
    code, found, refused = _found(capsys, [])
    assert (code, found) == (2, {"HW101"})
    assert "option 1: the fee is a percentage" in refused
    assert "until then this option is not judged" in refused


FOLLOWS = {
    "the schedule": ("rates", "blocks:", "bloks:"),
    "more than a fee of it": ("rates", "{option: 1, limit: 5-500,", "{option: 1, limit: five,"),
    "the game": ("example-game", "category: player-dealer", "category: player-deeler"),
}


@pytest.mark.parametrize("change", FOLLOWS.values(), ids=FOLLOWS)
def test_what_follows_from_an_unusable_file_is_held_back(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    change: tuple[str, str, str],
) -> None:
    monkeypatch.chdir(tmp_path)
    _write(tmp_path, change)
    code, found, _ = _found(capsys, ["--strict"])
    assert (code, found) == (2, set())
    main(["check", ".", "--no-cache"])
    held = f"need all documents of the filing, and {change[0]}.yaml could not be used"
    assert held in capsys.readouterr().out


@pytest.mark.parametrize(
    "command", [["fee", "--option", "2", "--action", "30"], ["placard", "--option", "2"]]
)
def test_nothing_else_is_made_of_a_schedule_that_is_judged_in_part(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    _write(tmp_path, ("rates", FEE, "[51-150, 2 %], [151+, 3]]}"))
    name, *options = command
    assert main([name, "rates.yaml", *options]) == 2
    assert "is a percentage, 2 %" in capsys.readouterr().err
