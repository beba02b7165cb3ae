"""Names of games compared without punctuation, spelling habits and generic words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from ..model.game import Game
from ..source.alike import latin
from .filed import Place

ALIKE = (
    ("hold em", "holdem"),
    ("hole em", "holdem"),
    ("low ball", "lowball"),
    ("hi lo", "high low"),
    ("hi low", "high low"),
    ("7", "seven"),
    ("5", "five"),
    ("13", "thirteen"),
    ("panguingue", "pan"),
)
GENERIC = {"poker", "game", "the", "a", "version"}


@lru_cache(maxsize=4096)
def key(name: str) -> str:
    """Small letters, no accents, single spaces: ``Texas Hold-'Em`` is ``Texas Hold'em``."""
    flat = latin(unicodedata.normalize("NFKD", name.replace("\u2122", " "))).lower()
    bare = "".join(letter for letter in flat if not unicodedata.combining(letter))
    return " ".join(re.findall(r"[a-z0-9.]+", bare))


@lru_cache(maxsize=4096)
def core(name: str) -> str:
    """The name without what sheets leave out or add, and in one spelling."""
    text = f" {key(name)} "
    for written, meant in ALIKE:
        text = text.replace(f" {written} ", f" {meant} ")
    return " ".join(word for word in text.split() if word not in GENERIC)


def resembles(name: str, other: str) -> bool:
    """Whether two thirds of the words of a name, and more than one, stand in another."""
    own, shared = _words(name), len(_words(name) & _words(other))
    return 3 * shared >= 2 * len(own) and shared > 1


@lru_cache(maxsize=4096)
def _words(name: str) -> frozenset[str]:
    return frozenset(re.findall("[a-z0-9]+", name.casefold()))


def heading(game: Game) -> Place:
    """Where a document prints the game's name: at its own line, if told, else at the beginning."""
    return next(
        (said for said in game.also_called if key(said.is_) == key(game.name)), (game, "name")
    )


def printed(game: Game) -> Iterator[tuple[str, Place]]:
    """Every name the game's own document gives it, and where."""
    yield game.name, (game, "name")
    for said in game.also_called:
        yield said.is_, said


def names(game: Game) -> tuple[str, ...]:
    """Every name the game's own document gives it."""
    return tuple(name for name, _ in printed(game))
