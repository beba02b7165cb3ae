"""``houseway settle`` and ``houseway new round``."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from validator.cli import settle
from validator.cli.main import main
from validator.settle.bank import READINGS
from validator.source.patience import TooLong

ROUNDS = Path(__file__).parents[1] / "settle" / "rounds"
RULES = Path(__file__).parents[2] / "rules" / "california"
GAME = RULES / "palomar" / "games" / "pai-gow-poker.yaml"
OPEN = RULES / "casino-club" / "games" / "three-card-poker-6-card-bonus.yaml"
HAND = """\
kind: round
game: pai-gow-poker
player-dealer: {wager: 50, seat: 1}
button: {seat: 3}
seats:
  - {seat: 3, wagers: [{wager: base, amount: 20, result: wins}]}
  - {seat: 4, wagers: [{wager: base, amount: 20, result: loses}]}
  - {seat: 5, wagers: [{wager: base, amount: 30, result: wins}]}
  - {seat: 6, wagers: [{wager: base, amount: 10, result: loses}]}
"""
WORKED = "worked: {reading: action, bank: 40, back: [[3, base, 40], [4, base, 0], [5, base, 40], [6, base, 10]]}\n"


@pytest.fixture
def hand(tmp_path: Path) -> Path:
    path = tmp_path / "hand.yaml"
    path.write_text(HAND)
    return path


def test_json_has_the_published_form(hand: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["settle", str(hand), "--game", str(GAME), "--format", "json"]) == 0
    made = json.loads(capsys.readouterr().out)
    assert list(made) == ["format", "transfers", "returned", "bank", "readings"]
    assert made["bank"] == {"before": "50", "after": "40"}
    assert made["returned"] == [
        {"seat": 5, "wager": "base", "amount": "20"},
        {"seat": 6, "wager": "base", "amount": "10"},
    ]
    keys = {"from", "to", "amount", "why", "wager", "seat", "at"}
    assert all(set(one) == keys for one in made["transfers"])
    assert [(one["from"], one["to"], one["amount"]) for one in made["transfers"]] == [
        ("player-dealer", "seat 3", "20"),
        ("seat 4", "player-dealer", "20"),
        ("player-dealer", "seat 5", "10"),
    ]
    (reading,) = made["readings"]
    assert (reading["reading"], reading["picked"], reading["early"]) == ("action", True, [])


def test_text_tells_the_round_in_order(hand: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["settle", str(hand), "--game", str(GAME)]) == 0
    said = capsys.readouterr().out
    assert "1. seat 3, base $20 wins (even), line 300: $20 paid; bank $30" in said
    assert "3. seat 5, base $30 wins (even), line 300: $10 of $30 paid, $20 returned" in said
    assert "Bank: $50 before, $40 after." in said


@pytest.mark.parametrize(
    ("worked", "code", "said"),
    [
        (WORKED, 0, "It settles as worked out by hand."),
        (WORKED.replace("bank: 40", "bank: 30"), 1, "the bank: $30 by hand, $40 as settled."),
        (WORKED.replace("action", "running"), 1, "the bank: $40 by hand, nothing of the kind"),
    ],
)
def test_a_round_worked_out_by_hand_is_held_against_it(
    hand: Path, capsys: pytest.CaptureFixture[str], worked: str, code: int, said: str
) -> None:
    hand.write_text(HAND + worked)
    assert main(["settle", str(hand), "--game", str(GAME)]) == code
    assert said in capsys.readouterr().out


def test_readings_the_filing_leaves_open_are_all_settled(
    capsys: pytest.CaptureFixture[str],
) -> None:
    played = ROUNDS / "casino-club_pure-21-5-blackjack-2.yaml"
    game = RULES / "casino-club/games/pure-21-5-blackjack.yaml"
    assert main(["settle", str(played), "--game", str(game)]) == 0
    said = capsys.readouterr().out
    results = [line for line in said.splitlines() if line[1:10] == ". Reading"]
    assert results[0] == "A. Reading action or running (part action)"
    assert all(f"\n{reading}: " in said for reading in READINGS)
    assert "The readings differ at seat" in said


@pytest.mark.parametrize("form", ["text", "json", "html", "yaml"])
def test_a_seed_gives_the_same_round_again(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    made = []
    for seed in ("7", "7", "8"):
        assert main(["settle", str(OPEN), "--random", "--seed", seed, "--format", form]) == 0
        made.append(capsys.readouterr().out)
    assert made[0] == made[1] != made[2]


def test_a_round_made_up_is_a_document(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "round.yaml"
    given = ["settle", str(OPEN), "--random", "--format", "yaml", "--output", str(path)]
    assert main(given) == 0
    assert main(["settle", str(path), "--game", str(OPEN)]) == 0
    assert "Three Card Poker" in capsys.readouterr().out


def test_a_scaffold_settles(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "round.yaml"
    assert main(["new", "round", str(OPEN), "--output", str(path)]) == 0
    assert main(["settle", str(path), "--game", str(OPEN)]) == 0
    assert main(["new", "round", str(OPEN), "--output", str(path)]) == 2
    assert "exists already" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["settle", str(OPEN)], "is a game, not a round"),
        (["settle", str(OPEN), "--exposure", "--format", "yaml"], "--format yaml is for a round"),
        (["settle", "HAND"], "there is no game pai-gow-poker beside"),
        (["settle", "HAND", "--random"], "is a round, not a game"),
        (["settle", "HAND", "--game", str(OPEN)], "the game has no wager base"),
        (["new", "round"], "name the file of the game"),
        (["new", "round", "HAND"], "is a round, not a game"),
    ],
)
def test_what_cannot_be_settled_is_said_in_a_line(
    hand: Path, given: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(hand) if word == "HAND" else word for word in given]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


def test_the_page_escapes_what_a_stranger_wrote(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evil = '<script>alert("x")</script>'
    game = tmp_path / "game.yaml"
    game.write_text(
        f"kind: game\nname: '{evil}'\ncategory: player-dealer\nwagers: [{{name: base, pays: {{rows: [['{evil}', '2:1']]}}}}]\n"
    )
    hand = tmp_path / "hand.yaml"
    hand.write_text(
        f"kind: round\ngame: game\nplayer-dealer: {{wager: 5}}\nseats: [{{seat: 1, wagers: [{{wager: base, amount: 5, result: wins, row: '{evil}'}}]}}]\n"
    )
    assert main(["settle", str(hand), "--game", str(game), "--format", "html"]) == 0
    page = capsys.readouterr().out
    assert "<script" not in page
    assert page.count("&lt;script&gt;") >= 3
    assert "http" not in page.replace('http-equiv="Content-Security-Policy"', "")


def test_exposure_names_the_bank_that_covers_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["settle", str(OPEN), "--exposure"]) == 0
    said = capsys.readouterr().out
    assert "6 seats can win at most $6,000 in one hand" in said
    assert "bets behind the seats have no limit" in said
    assert main(["settle", str(OPEN), "--exposure", "--format", "json"]) == 0
    first = json.loads(capsys.readouterr().out)["options"][0]
    assert main(["settle", str(OPEN), "--exposure", "--format", "html"]) == 0
    assert "an hour" in capsys.readouterr().out
    assert (first["pays"], first["pays_seated"], first["unbounded"]) == (None, "6000", ["backline"])


def test_a_check_leaves_rounds_and_proofs_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A round in a filing is named and not judged; rules by proof run only when asked for."""
    (tmp_path / "games").mkdir()
    (tmp_path / "establishment.yaml").write_text(
        "kind: establishment\nname: E\njurisdictions: [california]\n"
    )
    (tmp_path / "games" / "g.yaml").write_text(
        "kind: game\nname: G\ncategory: player-dealer\nwagers: [{name: base}]\n"
        "player-dealer: {wins-or-loses-at-most: original-wager, uncovered-wagers: returned}\n"
    )
    (tmp_path / "hand.yaml").write_text(HAND)
    for name in [one for one in sys.modules if one.startswith("validator.settle")]:
        del sys.modules[name]
    main(["check", str(tmp_path), "--no-cache", "--jobs", "1"])
    said = capsys.readouterr().out
    assert ": HW243" not in said
    assert "HW243 coverage-reading and 6 more: judged by playing" in said
    assert "ask with --proofs" in said
    assert "`houseway settle` settles it" in said
    assert not [one for one in sys.modules if one.startswith("validator.settle")]
    main(["check", str(tmp_path), "--no-cache", "--jobs", "1", "--proofs", "--format", "concise"])
    assert "HW243" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words", [["HAND", "--game", str(GAME)], [str(GAME), "--exposure"], [str(GAME), "--random"]]
)
def test_what_takes_too_long_is_refused(
    words: list[str],
    hand: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    @contextmanager
    def over(seconds: float) -> Iterator[None]:
        yield
        raise TooLong(seconds)

    monkeypatch.setattr(settle, "at_most", over)
    assert main(["settle", *(str(hand) if word == "HAND" else word for word in words)]) == 2
    assert "this cannot be settled in 8 seconds" in capsys.readouterr().err
