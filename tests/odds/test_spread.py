"""Odds worked out by several processes are the same as by one."""

import gc
import pickle
from functools import cache
from pathlib import Path

import pytest

from validator.model.game import Game
from validator.odds.reading import memory
from validator.odds.reading.answer import Answer
from validator.odds.reading.game import wagers
from validator.odds.reading.packs import shared
from validator.run import odds
from validator.run.gather import gather
from validator.run.odds import Asked
from validator.source.patience import TooLong

RULES = Path(__file__).parents[2] / "rules"
NAMES = ("blackjack", "roulette", "keno", "three-card-poker")


@cache
def _games() -> tuple[Game, ...]:
    found = (
        gather([RULES / f"oregon/grand-ronde/games/{name}.yaml"]).docket.filings[0]
        for name in NAMES
    )
    return tuple(filing.games[0].game for filing in found)


def _answers(jobs: int, start: str | None = None) -> dict[int, list[Answer] | None]:
    return dict(Asked(_games(), None, None).each(jobs, start))


def test_several_processes() -> None:
    one = _answers(1)
    assert set(one) == set(range(len(NAMES)))
    assert all(one.values())
    assert _answers(2) == one


def test_a_game_is_sent_to_another_process_whole() -> None:
    for game in _games():
        again = pickle.loads(pickle.dumps(game))
        assert again == game
        assert repr(again) == repr(game)  # by which its answers are kept


@pytest.mark.slow
def test_processes_that_begin_anew() -> None:
    assert _answers(2, "spawn") == _answers(1)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_that_takes_too_long(monkeypatch: pytest.MonkeyPatch, jobs: int) -> None:
    wheel = _games()[1]

    def slow(game: Game, only: str | None = None) -> list[Answer]:
        if game.name != wheel.name:
            raise TooLong
        return list(wagers(game, only))

    monkeypatch.setattr(odds, "wagers", slow)
    found = _answers(jobs, "fork")
    assert [number for number, made in found.items() if made is not None] == [1]


def test_few_games_are_counted_where_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    def spread(*_: object) -> None:
        raise AssertionError("not worth a process")

    monkeypatch.setattr(Asked, "_spread", spread)
    assert len(list(Asked(_games()[:2], None, None).each())) == 2


def test_searches_for_rings_go_on_afterwards() -> None:
    assert gc.isenabled()
    with memory.counting():
        assert not gc.isenabled()
    assert gc.isenabled()


@pytest.mark.parametrize(
    ("other", "alike"),
    [
        ("california/casino-club/games/pure-21-5-blackjack", True),
        ("california/livermore/games/pure-21-5-blackjack", True),
        ("california/club-one/games/pure-spanish-21-5-blackjack-3-to-2", False),
        ("california/livermore/games/three-card-poker", False),
    ],
)
def test_games_of_one_pack_share_a_process(other: str, alike: bool) -> None:
    one = "california/club-one/games/pure-21-5-blackjack"
    games = [
        gather([RULES / f"{name}.yaml"]).docket.filings[0].games[0].game for name in (one, other)
    ]
    assert (shared(games[0]) == shared(games[1])) == alike
