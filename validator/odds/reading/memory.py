"""Answers for a game, worked out once however many rules ask, or taken from where they are kept."""

from __future__ import annotations

from collections.abc import Callable

from ...model.game import Game
from .answer import Answer
from .game import wagers

MOST = 512
"""Games that are remembered; beyond, all are forgotten."""
Source = Callable[[Game], list[Answer]]


class _Memory:
    def __init__(self) -> None:
        self.source: Source = lambda game: list(wagers(game))
        self.known: dict[int, tuple[Game, dict[str, list[Answer]]]] = {}


_MEMORY = _Memory()


def take_from(source: Source) -> None:
    """Ask *source* from now on: whoever runs the program may keep answers on disk."""
    _MEMORY.source = source


def of(game: Game) -> dict[str, list[Answer]]:
    """Every answer for a game, by wager."""
    known = _MEMORY.known
    if id(game) not in known:
        if len(known) >= MOST:
            known.clear()
        found: dict[str, list[Answer]] = {}
        for answer in _MEMORY.source(game):
            found.setdefault(answer.wager, []).append(answer)
        known[id(game)] = (game, found)  # the game is held, so that its id stays its own
    return known[id(game)][1]
