"""A few words of the filing for a letter: the part of a line that speaks of the matter."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from ..source.spans import Lines
from .quote import Sources

MOST = 200
_WORD = re.compile(r"\S+")
_PARTS = re.compile(r"[a-z0-9]+(?:\.[0-9]+)?")
_COMMON = re.compile(
    "a|all|an|and|any|are|as|at|be|but|by|for|from|has|have|in|is|it|no|not|of|on|or|said|so|that|the|then|they|this|to|was|what|when|which|with"
)


class Excerpt(NamedTuple):
    numbers: str
    text: str


def excerpts(
    sources: Sources, evidence: Sequence[Lines], about: str, most: int, length: int = MOST
) -> tuple[Excerpt, ...]:
    """The first *most* places quoted, none within another; none where the source is not at hand."""
    made: list[Excerpt] = []
    seen: list[Lines] = []
    for lines in evidence:
        if any(_overlap(lines, other) for other in seen):
            continue
        quoted = sources.quote(lines)
        said = " / ".join(" ".join(row.split()) for _, row in quoted.text if row.strip())
        if said and len(made) < most:
            made.append(Excerpt(quoted.numbers, cut(said, about, length)))
            seen.append(lines)
    return tuple(made)


def _overlap(one: Lines, other: Lines) -> bool:
    together = one.first <= other.last and other.first <= one.last
    return one.document == other.document and together


def cut(said: str, about: str, most: int = MOST) -> str:
    """A long line cut to the stretch, or the two, that share most with what is said about it."""
    if len(said) <= most:
        return said
    words = [(m.start(), m.end(), frozenset(_stems(m.group()))) for m in _WORD.finditer(said)]
    often = Counter(stem for _, _, stems in words for stem in stems)
    wanted = {stem: 1 / often[stem] for stem in _stems(about) if stem in often}
    whole = _best(said, words, wanted, most)
    first = _best(said, words, wanted, most // 2)
    rest = {stem: weight for stem, weight in wanted.items() if stem not in first.found}
    second = _best(said, words, rest, most // 2)
    apart = second.start > first.end or second.end < first.start
    both = _weight(first.found | second.found, wanted)
    better = rest and apart and both > 1.15 * _weight(whole.found, wanted)
    chosen = sorted((first, second)) if better else [whole]
    shown = " … ".join(said[stretch.start : stretch.end] for stretch in chosen)
    return ("… " if chosen[0].start else "") + shown + (" …" if chosen[-1].end < len(said) else "")


class _Stretch(NamedTuple):
    start: int
    end: int
    found: frozenset[str]


def _weight(found: frozenset[str], wanted: dict[str, float]) -> float:
    return sum(wanted.get(stem, 0) for stem in sorted(found))


def _best(
    said: str, words: list[tuple[int, int, frozenset[str]]], wanted: dict[str, float], most: int
) -> _Stretch:
    """The earliest of the best; one that opens a sentence is preferred where they are near."""
    best, chosen = -1.0, _Stretch(0, min(most, len(said)), frozenset())
    for number, (start, _, _) in enumerate(words):
        end, found = start, frozenset[str]()
        for _, stop, stems in words[number:]:
            if stop > start + most:
                break
            end, found = stop, found | stems
        opens = number == 0 or said[words[number - 1][1] - 1] in ".;:/"
        score = _weight(found, wanted) * (1.15 if opens else 1) + (0.01 if opens else 0)
        if end > start and score > best + 1e-9:
            best, chosen = score, _Stretch(start, end, found)
    return chosen


def _stems(words: str) -> list[str]:
    return [word[:6] for word in _PARTS.findall(words.lower()) if not _COMMON.fullmatch(word)]
