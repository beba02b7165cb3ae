"""Did-you-mean."""

from __future__ import annotations

from collections.abc import Iterable


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that *word* was probably meant to be."""
    from difflib import get_close_matches  # rarely needed, and slow to import

    found = get_close_matches(word.lower(), sorted(known), n=1, cutoff=0.6)
    return found[0] if found else None
