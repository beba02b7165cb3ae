"""`houseway odds`: what is printed, as text and as JSON."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from validator.cli.main import main
from validator.render.odds import percent

GAME = """\
kind: game
name: Roulette
category: house-banked
equipment: [{is: wheel-compartments, count: 38}]
wagers:
  - {name: red, pays: {odds: "1:1"}, decided: {is: wins, when: {of: red-numbers}}}
  - {name: side}
"""
TEXT = """\
Roulette (wheel.yaml)
  red: edge 5.2632 %, return 94.7368 %, hit 47.3684 %, standard deviation 0.9986
    red: pays 1, 18 of 38, 47.368421 %
  side: not computed: no pay table
2 wagers, 1 worked out
"""


@pytest.fixture(autouse=True)
def _wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "wheel.yaml").write_text(GAME)


def test_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "wheel.yaml"]) == 0
    assert capsys.readouterr().out == TEXT


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "wheel.yaml", "--format", "json"]) == 0
    common = {"document": "wheel.yaml", "game": "Roulette", "decks": None, "reading": ""}
    red = {
        "wager": "red",
        "rows": [{"row": "red", "pays": "1", "ways": 18}],
        "total": 38,
        "return": "18/19",
        "edge": "1/19",
        "hit": "9/19",
    }
    side = {"wager": "side", "not_computed": "no pay table"}
    found = json.loads(capsys.readouterr().out)
    assert found == {"format": 1, "wagers": [common | red, common | side]}


def test_the_document_is_the_source(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "wheel.yaml").write_text(f"{GAME}source: {{document: a.txt, lines: 1-9}}\n")
    assert main(["odds", "wheel.yaml", "--format", "json"]) == 0
    found = json.loads(capsys.readouterr().out)["wagers"]
    assert {one["document"] for one in found} == {"a.txt"}


def test_two_games_of_one_name_and_source_are_told_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, lines in (("wheel", "1-9"), ("other", "20-29")):
        text = f"{GAME}source: {{document: a.txt, lines: {lines}}}\n"
        (tmp_path / f"{name}.yaml").write_text(text)
    assert main(["odds", "wheel.yaml", "other.yaml", "--format", "json"]) == 0
    found = json.loads(capsys.readouterr().out)["wagers"]
    keys = ("document", "game", "wager", "decks", "reading")
    assert len({tuple(one[key] for key in keys) for one in found}) == len(found) == 4
    assert {one["reading"] for one in found} == {
        "the rules in lines 1-9",
        "the rules in lines 20-29",
    }


def test_one_wager(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "wheel.yaml", "--wager", "side"]) == 0
    assert "1 wager, 0 worked out" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["wheel.yaml", "--wager", "green"], "no game here has a wager named green"),
        (["broken.yaml"], "broken.yaml"),
        (["none.yaml"], "none.yaml"),
    ],
)
def test_unusable(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], given: list[str], said: str
) -> None:
    (tmp_path / "broken.yaml").write_text("kind: game\nname: [\n")
    assert main(["odds", *given]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (Fraction(1, 19), "5.2632 %"),
        (Fraction(-1, 19), "-5.2632 %"),
        (Fraction(1, 10**9), "0.0000 %"),
        (Fraction(-1, 10**9), "0.0000 %"),
        (Fraction(2), "200.0000 %"),
    ],
)
def test_percent(value: Fraction, said: str) -> None:
    assert percent(value) == said
