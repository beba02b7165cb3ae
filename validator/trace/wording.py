"""Wording that matters so much that no line may carry it unclaimed.

A predicate that answers "not stated" rests on silence. These stems guard it: a line that carries
one must be the place of a fact of the right sort, of a note, or be left out with a reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from .figures import plain
from .source import Source
from .walk import Walk, lines_of
from .witness import spaced

Facts = dict[int, set[str]]


@dataclass(frozen=True, slots=True)
class Watch:
    """A wording, and the keys, words or values one of which must be a fact on its line."""

    name: str
    pattern: re.Pattern[str]
    keys: frozenset[str]


def _watch(name: str, pattern: str, keys: str) -> Watch:
    return Watch(name, re.compile(pattern), frozenset(keys.split()))


_POSTED = r"\b(?:fee|rate|collection|limit)s?\b[^.;]{0,90}\bposted\b|\bposted\b[^.;]{0,30}\b(?:fee|rate|collection)s?\b"
_ROTATION = r"\b(?:player dealer|bank|banker) (?:position|button)[^.]{0,50}\brotat|\brotat\w* [^.]{0,30}\b(?:player dealer|bank) (?:position|button)"
WATCHES = (
    _watch(
        "uncovered wagers returned",
        r"\b(?:not covered|uncovered|exhausted|non action)\b[^.]{0,120}\b(?:return|refund|given back)",
        "uncovered-wagers",
    ),
    _watch("clockwise", r"(?<!counter )\bclock ?wise", "Direction rotation odd-chip"),
    _watch(
        "rotation of the bank",
        _ROTATION,
        "rotation action-button settles intervening round Direction among",
    ),
    _watch(
        "consecutive turns",
        r"\bconsecutive (?:hand|time|round|turn|deal)s?\b",
        "rotation intervening",
    ),
    _watch(
        "percentage",
        r"\bpercent(?:age)?s? of\b|\d ?%|\bfraction or|\bportion of (?:the )?(?:wager|bet|winning)",
        "states share exact-share least-share figure at-most fees share-lost",
    ),
    _watch("notice", r"\b(?:ample|adequate|proper) notice\b", "states"),
    _watch("posted", _POSTED, "states posted"),
    _watch(
        "waived",
        r"\b(?:fee|collection|rate)s?\b[^.]{0,80}\bwaive|\bwaiv\w*[^.]{0,60}\b(?:fee|collection|rate|charge)",
        "waived states fees",
    ),
    _watch("backline", r"\bback ?line", "backline open-to-backline settles"),
    _watch(
        "joker",
        r"\bjokers?\b",
        "joker deck pays hands jokers-per playing-options irregularities house-way totals compares values cards charts no-more-bets wagers",
    ),
)


def unclaimed_wording(
    source: Source, lines: list[int], facts: Facts
) -> Iterator[tuple[int, Watch, str]]:
    """Lines whose watched wording no fact claims, with the words found."""
    for number in lines:
        if source.blank(number) or source.repeated(number):
            continue
        keys = facts.get(number, set())
        if "left-out" in keys or "notes" in keys:
            continue
        text = spaced(plain(source.line(number)))
        for watch in WATCHES:
            match = watch.pattern.search(text)
            if match and not watch.keys & keys:
                yield number, watch, match.group()


def facts_by_line(walks: list[Walk]) -> Facts:
    """For each line the keys, vocabularies and words of the facts that stand on it."""
    found: dict[int, set[str]] = {}
    for walk in walks:
        for leaf in walk.leaves:
            if leaf.at is None or leaf.top in ("sections", "source"):
                continue
            keys = {str(step) for step in leaf.path if isinstance(step, str)}
            if leaf.vocabulary:
                keys |= {leaf.vocabulary, str(leaf.value)}
            for number in lines_of(leaf.at):
                found.setdefault(number, set()).update(keys)
    return found
