"""Did-you-mean."""

from __future__ import annotations

from collections.abc import Iterable

SLIP = 0.75
"""How alike a slip is to the word meant: *dael* to *deal*, not *tiger* to *higher*."""


def nearest(word: str, known: Iterable[str], cutoff: float = 0.6) -> str | None:
    """The known word that *word* was probably meant to be."""
    from difflib import get_close_matches  # rarely needed, and slow to import

    found = get_close_matches(word.lower(), sorted(known), n=1, cutoff=cutoff)
    return found[0] if found else None


def _meant(word: str, known: frozenset[str]) -> str | None:
    """The word a slip was meant to be: one with the same letters, or one much like it."""
    letters = sorted(word)
    same = sorted(one for one in known if len(one) == len(word) and sorted(one) == letters)
    return same[0] if same else nearest(word, known, SLIP)


def mended(name: str, known: frozenset[str]) -> str | None:
    """A name of several words without the slips of the pen in it; None where there is none.

    A word that is not known and like none that is may be a word of the game's own.
    """
    better = "-".join(_word(word, known) for word in name.split("-"))
    return better if better != name else None


def _word(word: str, known: frozenset[str]) -> str:
    if word.isdecimal():
        return str(int(word))
    return word if word in known else _meant(word, known) or word
