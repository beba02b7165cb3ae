"""Answers for a game, worked out once however many rules ask, or taken from where they are kept."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ...model.game import Game
from ...source.patience import TooLong, Uncounted, at_most
from .answer import Answer
from .game import wagers

MOST = 512
"""Games that are remembered; beyond, all are forgotten."""
SECONDS = 8.0
"""Of the processor's time, for the odds of one game. The slowest real one takes two, and five on a
slow machine.
"""
Source = Callable[[Game], list[Answer]]
Found = dict[str, list[Answer]]


class _Memory:
    def __init__(self) -> None:
        self.source: Source = lambda game: list(wagers(game))
        self.known: dict[int, tuple[Game, Found | None]] = {}
        """None of a game that takes too long: it is tried but once."""


_MEMORY = _Memory()


def take_from(source: Source) -> None:
    """Ask *source* from now on: whoever runs the program may keep answers on disk."""
    _MEMORY.source = source


def of(game: Game) -> Found:
    """Every answer for a game, by wager; Uncounted is raised where they cannot be counted in time."""
    known = _MEMORY.known
    if id(game) not in known:
        if len(known) >= MOST:
            known.clear()
        known[id(game)] = (game, _counted(game))  # the game is held, so that its id stays its own
    found = known[id(game)][1]
    if found is None:
        raise Uncounted(SECONDS)
    return found


@contextmanager
def counting() -> Iterator[None]:
    """Stopped after :data:`SECONDS`, and not held up by searches for rings of objects: numbers make
    none, and one search looks through all documents that were read.
    """
    searched = gc.isenabled()
    gc.disable()
    try:
        with at_most(SECONDS):
            yield
    finally:
        if searched:
            gc.enable()


def _counted(game: Game) -> Found | None:
    found: Found = {}
    try:
        with counting():
            for answer in _MEMORY.source(game):
                found.setdefault(answer.wager, []).append(answer)
    except TooLong:
        return None
    return found
