"""Odds of games, kept under the digest of the game and of the program."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ..model.game import Game
from ..odds.reading import memory
from ..odds.reading.answer import Answer
from ..odds.reading.game import wagers
from ..odds.reading.kept import pack, unpack
from ..source.digest import sha256
from ..source.files import content
from ..source.paths import bundles
from .store import Store, program

PART = "odds"


class Kept(NamedTuple):
    """Answers of this program, in a part of the cache."""

    store: Store
    program: str

    def of(self, game: Game) -> list[Answer]:
        """Every wager of a game: from the cache, or worked out and kept."""
        key = _digest("game", self.program, repr(game))
        found = self.store.get(key)
        if found is not None:
            return unpack(found)
        made = list(wagers(game))
        self.store.put(key, pack(made))
        return made

    def whole(self, paths: list[str], asked: tuple[str, ...]) -> str:
        """The key of all that is printed for *paths*: their bytes, and how it was asked for."""
        given = bundles([Path(path) for path in paths])
        files = (name for one in given.given for name in dict.fromkeys((*one.members, *one.every)))
        read = (f"{name} {_bytes(name)}" for name in files)
        left = map(repr, (*given.refused, *given.unread))
        return _digest("printed", self.program, *asked, *paths, *read, *left)


def kept(store: Store) -> Kept:
    return Kept(store._replace(part=PART), program())


def remember(store: Store) -> None:
    """Rules that judge by odds take them from the cache."""
    memory.take_from(kept(store).of)


def _digest(*parts: str) -> str:
    return sha256("\n".join(parts).encode("utf-8", "surrogatepass")).hexdigest()


def _bytes(name: str) -> str:
    try:
        return sha256(content(name)).hexdigest()
    except OSError as error:
        return f"cannot be read: {error.strerror}"


def answers(game: Game, wager: str | None, cache: Kept | None) -> Iterator[Answer]:
    """The wagers of a game, or those of one name."""
    if cache is None:
        yield from wagers(game, wager)
        return
    yield from (one for one in cache.of(game) if wager in (None, one.wager))
