"""`houseway odds`: what is printed, as text and as JSON."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest
from openpyxl import load_workbook

from validator.cli.main import main
from validator.odds.table import Row, Worked
from validator.render import odds_chart
from validator.render.odds import percent
from validator.source.patience import TooLong

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


def test_answers_are_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOUSEWAY_CACHE", f"{tmp_path}-kept")
    assert main(["odds", "wheel.yaml"]) == 0
    first = capsys.readouterr()

    def again(*_: object) -> None:
        raise AssertionError("worked out again")

    monkeypatch.setattr("validator.run.odds.wagers", again)
    assert main(["odds", "wheel.yaml"]) == 0
    assert capsys.readouterr() == first
    assert main(["odds", "wheel.yaml", "--format", "json"]) == 0  # from the answers of the game
    assert '"edge": "1/19"' in capsys.readouterr().out
    assert main(["odds", "wheel.yaml", "--no-cache"]) == 3
    (tmp_path / "wheel.yaml").write_text(GAME.replace("38", "37"))
    assert main(["odds", "wheel.yaml"]) == 3


@pytest.mark.parametrize(
    ("beside", "ends"),
    [(".notes.yaml", 0), ("broken.yaml", 2)],  # left out, and refused
)
def test_what_is_printed_is_kept_with_its_complaints(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    beside: str,
    ends: int,
) -> None:
    monkeypatch.setenv("HOUSEWAY_CACHE", f"{tmp_path}-kept")
    (tmp_path / beside).write_text("kind: game\nname: [\n")
    assert main(["odds", "."]) == ends
    first = capsys.readouterr()
    assert beside in first.err

    def again(*_: object) -> None:
        raise AssertionError("read again")

    monkeypatch.setattr("validator.cli.odds.collect", again)
    assert main(["odds", "."]) == ends
    assert capsys.readouterr() == first


def test_a_game_that_took_too_long_is_tried_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOUSEWAY_CACHE", f"{tmp_path}-kept")

    def slow(*_: object) -> None:
        raise TooLong

    with monkeypatch.context() as busy:
        busy.setattr("validator.run.odds.wagers", slow)
        assert main(["odds", "wheel.yaml"]) == 2
        assert "cannot be counted in" in capsys.readouterr().err
    assert main(["odds", "wheel.yaml"]) == 0


HOSTILE = """\
kind: game
name: "<script>alert(1)</script>"
category: house-banked
deck: {cards: 52, decks: 1-3}
wagers:
  - name: pair-plus
    judged: {whose: own, cards: 3}
    pays: {rows: [{label: "=cmd|' /C calc'!A1", pays: "40:1", event: {hand: flush}}, [pair, "1:1"]]}
"""


def test_html_escapes_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "wheel.yaml").write_text(HOSTILE)
    assert main(["odds", "wheel.yaml", "--format", "html"]) == 0
    made = capsys.readouterr().out
    assert "<script>" not in made
    assert "&lt;script&gt;" in made
    assert made.count('class="bar"') == 2
    assert made.count('class="edges"') == 1
    assert "edge from " in made
    assert "http" not in made.replace("http-equiv", "")


def test_xlsx_has_text_and_no_formula(tmp_path: Path) -> None:
    (tmp_path / "wheel.yaml").write_text(HOSTILE)
    assert main(["odds", "wheel.yaml", "--format", "xlsx", "--output", "odds.xlsx"]) == 0
    book = load_workbook(tmp_path / "odds.xlsx")
    assert book.sheetnames == ["Wagers", "Rows"]
    rows = list(book["Rows"].iter_rows(min_row=2))
    assert len(rows) == 3 * 2
    assert {cell.data_type for row in rows for cell in row if isinstance(cell.value, str)} == {"s"}
    wagers = list(book["Wagers"].iter_rows(min_row=2, values_only=True))
    assert [row[3] for row in wagers] == [1, 2, 3]


def test_the_spread_over_readings_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "wheel.yaml").write_text(HOSTILE)
    assert main(["odds", "wheel.yaml"]) == 0
    assert "pair-plus: edge from " in capsys.readouterr().out


def test_bars_are_logarithmic() -> None:
    rows = tuple(Row("", None, ways) for ways in (1, 1000, 10**6, 0))
    assert odds_chart.bars(Worked(rows, 10**6)) == [6, 53, 100, 0]


def test_a_line_shows_where_the_player_is_ahead() -> None:
    drawn = odds_chart.line([Fraction(1, 50), Fraction(0), Fraction(-1, 50)])
    assert drawn
    assert drawn.zero == drawn.points[1][1]
    assert drawn.points[0][1] < drawn.points[2][1]
    assert odds_chart.line([Fraction(1)]) is None


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
