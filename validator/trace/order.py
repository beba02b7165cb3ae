"""Lists of cards in their printed order: nothing added and nothing left out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain

from .cards import NAMES
from .figures import plain, spelled
from .source import Source
from .walk import Leaf, Walk

_LISTS = ("Ranks.high-to-low", "Example.highest", "Example.lowest")
_NAME = re.compile(r"\b(ace|king|queen|jack)(s?)\b")
_CARD = re.compile(r"\b(?:([2-5]) )?(a|k|q|j|10|[2-9]|joker)('?s)?\b")
_BETWEEN = r"[\s,;/.:()'\"-]*"
_LINKS = "and|then|or|the|with|high|low|of|finally|followed by|to|through|down|card|clubs?|diamonds?|hearts?|spades?|suited"
_JOIN = re.compile(rf"{_BETWEEN}(?:(?:{_LINKS}){_BETWEEN})*\Z")
_KNOWN = frozenset(["a", "k", "q", "j", "10", "9", "8", "7", "6", "5", "4", "3", "2", "joker"])


@lru_cache(maxsize=4096)
def lists(text: str) -> tuple[tuple[str, ...], ...]:
    """The lists of cards in a plain text; ``three aces`` is three cards."""
    text = _NAME.sub(lambda match: NAMES[match[1]] + match[2], spelled(text))
    found: list[list[str]] = []
    end = -1
    for match in _CARD.finditer(text):
        if end < 0 or not _JOIN.match(text[end : match.start()]):
            found.append([])
        count, card, plural = match.groups()
        if count and not plural:
            found[-1].append(count)
        found[-1] += [card] * (int(count) if count and plural else 1)
        end = match.end()
    return tuple(map(tuple, found))


def lists_missing(walk: Walk, source: Source) -> Iterator[tuple[Leaf, str]]:
    """Orders and examples the lines do not print as they stand in the document."""
    for leaves in _grouped(walk):
        first, cards = leaves[0], list(map(_card, leaves))
        if first.at is None or first.damaged or set(cards) - _KNOWN:
            continue
        printed = lists(plain(source.text(first.at.spans)))
        if first.owner == _LISTS[0]:
            if not any(_whole(cards, list(each)) for each in printed):
                nearest: tuple[str, ...] = max(printed, key=len, default=())
                yield first, f"the order printed is another: {', '.join(nearest).upper() or 'none'}"
        elif len(set(cards)) > 1 and not _within(cards, list(chain(*printed))):
            yield first, f"the lines do not print {', '.join(cards).upper()} in this order"


def _card(leaf: Leaf) -> str:
    """A card without its suit."""
    return str(leaf.value).strip("♠♥♦♣").lower()


def _grouped(walk: Walk) -> Iterator[list[Leaf]]:
    groups: dict[tuple[str | int, ...], list[Leaf]] = {}
    for leaf in walk.leaves:
        if leaf.owner in _LISTS:
            groups.setdefault(leaf.path[:-1], []).append(leaf)
    yield from groups.values()


def _whole(cards: list[str], printed: list[str]) -> bool:
    """The printed list is the document's; some of its cards, or a joker, may be named again."""
    return _within(cards, printed) and set(printed) <= {*cards, "joker"}


def _within(cards: list[str], printed: list[str]) -> bool:
    """One after the other, in either direction."""
    size = len(cards)
    return any(
        printed[start : start + size] in (cards, cards[::-1])
        for start in range(len(printed) - size + 1)
    )
