"""The filing a document belongs to, from wherever it is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from validator.cli.main import main
from validator.source.paths import bundles, home

HEAD = "kind: establishment\nname: Lucky Club\njurisdictions: [california]\n"
GAME = "kind: game\nname: War\ncategory: player-dealer\n"
RATES = "kind: schedule\nname: Rates\nblocks:\n  - games: [{document: war}]\n    options: [{option: 1, limit: 5-100, player: 1}]\n"


@pytest.fixture
def club(tmp_path: Path) -> Path:
    for name, text in (
        ("establishment.yaml", HEAD),
        ("games/war.yaml", GAME),
        ("schedules/rates.yaml", RATES),
    ):
        path = tmp_path / "rules" / "club" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


HOMES = [
    (".", "rules/club/games/war.yaml", "rules/club"),
    ("rules", "club/games/war.yaml", "club"),
    ("rules/club", "games/war.yaml", "."),
    ("rules/club", "establishment.yaml", "."),
    ("rules/club/games", "war.yaml", ".."),
    ("rules/club/games", "./war.yaml", ".."),
    ("rules/club/games", "../schedules/rates.yaml", ".."),
    ("rules/club/games", "../establishment.yaml", ".."),
    ("rules/club/games", "../../club/games/war.yaml", "../../club"),
    ("rules/club/games", "../../../other.yaml", "../../.."),
]


@pytest.mark.parametrize(("where", "given", "folder"), HOMES)
def test_home(
    club: Path, monkeypatch: pytest.MonkeyPatch, where: str, given: str, folder: str
) -> None:
    monkeypatch.chdir(club / where)
    assert home(Path(given)) == Path(folder)
    assert home(Path(given).resolve()).resolve() == Path(folder).resolve()


@pytest.mark.parametrize(
    ("where", "given", "whole"),
    [
        ("rules/club/games", ["war.yaml"], False),
        ("rules/club/games", ["."], False),
        ("rules/club/games", [".."], True),
        (
            "rules/club/games",
            ["war.yaml", "../establishment.yaml", "../schedules/rates.yaml"],
            True,
        ),
        ("rules/club", ["."], True),
        ("rules/club", ["games", "schedules"], False),
    ],
)
def test_one_filing_however_it_is_named(
    club: Path, monkeypatch: pytest.MonkeyPatch, where: str, given: list[str], whole: bool
) -> None:
    monkeypatch.chdir(club / where)
    (found,) = bundles(map(Path, given)).given
    assert (found.name, Path(found.head or "").resolve(), found.whole) == (
        "club",
        club / "rules/club/establishment.yaml",
        whole,
    )
    assert len(set(found.every)) == 3


COMMANDS = [
    (
        "games",
        ["check", "war.yaml", "--format", "json"],
        '"california"',
        "every rulebook but common",
    ),
    ("games", ["packet", "war.yaml"], "Lucky Club", "no schedule names this game"),
    ("schedules", ["placard", "rates.yaml", "--option", "1"], "Lucky Club", "Fees: war"),
]


@pytest.mark.parametrize(
    ("where", "command", "said", "unsaid"), COMMANDS, ids=[case[1][0] for case in COMMANDS]
)
def test_from_inside_its_folder(
    club: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    where: str,
    command: list[str],
    said: str,
    unsaid: str,
) -> None:
    monkeypatch.chdir(club / "rules" / "club" / where)
    assert main(command) in (0, 1)
    out = capfd.readouterr().out
    assert said in out
    assert unsaid not in out
