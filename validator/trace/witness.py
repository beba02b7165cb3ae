"""Do the lines carry a word for what the document reads in them?"""

from __future__ import annotations

import re
from functools import cache

from .flags import FLAGS
from .stems import EXEMPT, WORDS
from .walk import Leaf


def stems_of(leaf: Leaf) -> str:
    """The stems one of which the lines of the leaf must carry; empty when nothing is asked."""
    if leaf.kind == "word":
        if leaf.vocabulary in EXEMPT:
            return ""
        word = str(leaf.value)
        return WORDS.get(f"{leaf.vocabulary}.{word}") or WORDS.get(word, "")
    return FLAGS.get(_key(leaf), "") if leaf.kind == "flag" else ""


def _key(leaf: Leaf) -> str:
    """The key a yes or no answers: ``is`` only says so."""
    names = (step for step in reversed(leaf.path) if isinstance(step, str) and step != "is")
    return next(names, "")


def witnessed(leaf: Leaf, text: str) -> bool:
    """Whether the plain *text* carries a stem for the leaf."""
    wanted = stems_of(leaf)
    return not wanted or bool(_pattern(wanted).search(spaced(text)))


@cache
def _pattern(wanted: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{wanted})")


@cache
def spaced(text: str) -> str:
    """The plain text with what joins words read as a space."""
    return re.sub(r"[-/ ]+", " ", text)


def readable(wanted: str) -> str:
    """A few of the stems, for a message."""
    stems = wanted.replace("\\b", "").split("|")
    names = [re.sub(r"\(\?:|[()?\\]|\\b|\[.*?\]|\{.*?\}", "", stem).strip() for stem in stems]
    return ", ".join(list(dict.fromkeys(filter(None, names)))[:4])
