"""`houseway new`: a scaffold can be brought to life part by part, and the command says what to do next."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from validator.cli.main import main
from validator.filed import file
from validator.scaffold import KINDS, scaffold

EXAMPLE = re.compile(r"^# (?!yaml-language-server)", re.MULTILINE)


def _alive(text: str) -> str:
    """With every example brought to life."""
    return EXAMPLE.sub("", text)


def _paragraphs(text: str) -> list[str]:
    """The scaffold with one paragraph of examples brought to life, for each."""
    parts = text.split("\n\n")
    return ["\n\n".join((*parts[:number], _alive(part), *parts[number + 1 :])) for number, part in enumerate(parts) if EXAMPLE.search(part)]


@pytest.mark.parametrize("kind", KINDS)
def test_a_scaffold_is_of_its_shape_with_none_any_and_all_of_its_examples(kind: str) -> None:
    text = scaffold(kind)
    several = _paragraphs(text)
    assert several
    for made in (text, *several, _alive(text)):
        assert file(made.encode(), "new.yaml").kind == kind
    assert len(_alive(text).splitlines()) == len(text.splitlines())


def test_a_game_may_be_of_any_category() -> None:
    assert "category: player-dealer        # or: poker, pan, house-banked, bonus-bet, bingo, keno\n" in scaffold("game")


def test_examples_together_are_a_filing_without_a_violation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    for name, kind in (("establishment", "establishment"), ("example-game", "game"), ("rates", "schedule")):
        Path(f"{name}.yaml").write_text(_alive(scaffold(kind, "Example Game" if kind == "game" else "")))
    assert main(["check", "."]) in (0, 1)
    assert ": 0 violated" in capsys.readouterr().out


NEXT = [
    (["game", "--output", "club/games/nine.yaml"], [], ["first say who files it: houseway new establishment --output club/establishment.yaml", "then fill in both, and run: houseway check club"]),
    (["game", "--output", "club/nine.yaml"], [], ["first say who files it: houseway new establishment --output club/establishment.yaml", "then fill in both, and run: houseway check club"]),
    (["establishment", "--output", "club/establishment.yaml"], [], ["fill it in, then run: houseway check club"]),
    (["schedule", "--output", "my club/schedules/rates.yaml"], ["my club/establishment.yaml"], ["fill it in, then run: houseway check 'my club'"]),
]


@pytest.mark.parametrize(("words", "there", "said"), NEXT)
def test_what_to_do_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str], there: list[str], said: list[str]) -> None:
    monkeypatch.chdir(tmp_path)
    for name in there:
        assert main(["new", "establishment", "--output", name]) == 0
    capsys.readouterr()
    assert main(["new", *words]) == 0
    assert capsys.readouterr().out.splitlines() == [f"wrote {words[-1]}", *said]
    assert main(["new", *words]) == 2
