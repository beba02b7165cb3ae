"""Cards a text names: ``A``, "aces", "2 through 9", ``K-Q-J``, "888"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache

from .figures import Figures, spelled

ORDER = ("a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k")
NAMES = {"ace": "a", "king": "k", "queen": "q", "jack": "j", "joker": "joker"}
_WORD = re.compile(r"\b(?:ace|king|queen|jack|joker)s?\b")
_CARD = r"(a|k|q|j|10|[1-9])"
_RUN = re.compile(
    rf"\b{_CARD}(?:'?s)?(?: high| low| \(\w+\))? ?(?:-|to|through|thru|down to|up to|\.\.\.) ?(?:the |an? )?{_CARD}(?:'?s)?\b"
)
_TOGETHER = re.compile(r"\b(?=[0-9]*[akqjt])[akqjt0-9]{2,9}\b|\b([2-9])\1{1,4}\b")
_ONE = re.compile(r"\b(?:a|k|q|j|10|[2-9]|joker)(?='?s?\b)")
_TOKEN = re.compile(r"[A-Za-z]+|[0-9]+(?:\.[0-9]+)?")
_FACES = re.compile(r"\b(?:face|picture|court|paint)[- ]?cards?\b")
_KNOWN = {"a", "k", "q", "j", "joker"}


@lru_cache(maxsize=8192)
def cards(text: str) -> frozenset[str]:
    """The cards a plain text names, runs filled in."""
    text = _WORD.sub(lambda word: NAMES[word.group().removesuffix("s")], spelled(text))
    found = set(_ONE.findall(text))
    if _FACES.search(text):
        found |= {"j", "q", "k"}
    for first, last in _RUN.findall(text):
        found |= _between(first, last)
    for match in _TOGETHER.finditer(text):
        found |= {"10" if sign in "t0" else sign for sign in match.group() if sign != "1"}
    return frozenset(found)


def _between(first: str, last: str) -> set[str]:
    """Cards from one to the other; from ace to 2 is the whole suit."""
    first, last = "a" if first == "1" else first, "a" if last == "1" else last
    low, high = sorted((ORDER.index(first), ORDER.index(last)))
    run = set(ORDER[low : high + 1])
    return set(ORDER) if {first, last} == {"a", "2"} else run


def cards_missing(text: str, said: Figures) -> Iterator[str]:
    """Cards and points a text of the document names that the lines do not."""
    named = cards(said.text)
    for token in _TOKEN.findall(text):
        sign = token.lower()
        if sign in _KNOWN:
            if sign not in named:
                yield token
        elif token[0].isdecimal() and sign not in named and Fraction(token) not in said.numbers:
            yield token
