"""Odds of games, worked out by several processes and kept under the digest of game and program."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ..model.game import Game
from ..odds.reading import memory
from ..odds.reading.answer import Answer
from ..odds.reading.game import wagers
from ..odds.reading.kept import pack, unpack
from ..odds.reading.packs import shared
from ..source.digest import sha256
from ..source.files import content
from ..source.paths import bundles
from ..source.patience import TooLong
from .processes import MOST, context_for, processors
from .store import Store, program

PART = "odds"
FEW = 4
"""Games that are not worth a second process."""
Found = tuple[int, list[Answer] | None]


class Kept(NamedTuple):
    """Answers of this program, in a part of the cache."""

    store: Store
    program: str

    def _key(self, game: Game) -> str:
        return _digest("game", self.program, repr(game))

    def has(self, game: Game) -> bool:
        return self.store.has(self._key(game))

    def of(self, game: Game) -> list[Answer]:
        """Every wager of a game: from the cache, or worked out and kept."""
        key = self._key(game)
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


class Asked(NamedTuple):
    """Games, and what is asked of each."""

    games: tuple[Game, ...]
    wager: str | None
    cache: Kept | None

    def each(self, jobs: int | None = None, start: str | None = None) -> Iterator[Found]:
        """Games by number with their answers, worked out by several processes where that pays.

        *start*: fork, spawn or forkserver.
        """
        wanted = min(jobs or processors(), len(self.games), MOST)
        if wanted > 1 and (jobs or self._open() > FEW):
            yield from self._spread(wanted, start)
        else:
            yield from ((number, self.of(number)) for number in range(len(self.games)))

    def _open(self) -> int:
        """How many games are to be worked out."""
        return sum(not (self.cache and self.cache.has(game)) for game in self.games)

    def of(self, number: int) -> list[Answer] | None:
        """The answers for one game; None where it takes too long."""
        try:
            with memory.counting():
                return list(answers(self.games[number], self.wager, self.cache))
        except TooLong:
            return None

    def _spread(self, jobs: int, start: str | None) -> Iterator[Found]:
        """Games that share much are one process's work: it keeps what it has counted."""
        from concurrent.futures import ProcessPoolExecutor, as_completed

        parts: dict[tuple[object, ...], list[int]] = {}
        for number, game in enumerate(self.games):
            parts.setdefault(shared(game), []).append(number)
        pool = ProcessPoolExecutor(jobs, context_for(start), _begin, (self,))
        try:
            for done in as_completed([pool.submit(_some, part) for part in parts.values()]):
                yield from (
                    (number, unpack(made) if made else None) for number, made in done.result()
                )
        finally:
            pool.shutdown(cancel_futures=True)


_ASKED: list[Asked] = []


def _begin(asked: Asked) -> None:
    _ASKED[:] = [asked]


def _some(part: list[int]) -> list[tuple[int, bytes | None]]:
    found = ((number, _ASKED[0].of(number)) for number in part)
    return [(number, None if made is None else pack(made)) for number, made in found]
