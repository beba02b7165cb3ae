"""Rows of pay tables: a printed line must say both the hand and what it pays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from ..read import Path
from .figures import Figures, figures, spelled
from .prove import missing
from .source import Source
from .walk import Leaf, Walk

_TOKEN = re.compile(r"[a-z]{2,}|\d+")
_EMPTY = frozenset({"of", "or", "and", "the", "an", "any", "with", "in", "to", "on", "for", "all", "by", "is", "at", "card", "cards", "hand", "more", "other"})
_STEM = 4


def pay_rows(walk: Walk) -> Iterator[tuple[Leaf, list[Leaf]]]:
    """Each row's label and payments."""
    labels: dict[Path, tuple[Leaf, list[Leaf]]] = {}
    for leaf in walk.leaves:
        if leaf.owner == "PayRow.label":
            labels[leaf.path[:-1]] = (leaf, [])
        elif leaf.owner == "PayRow.pays":
            row = labels.get(leaf.path[:-1]) or labels.get(leaf.path[:-2])
            if row:
                row[1].append(leaf)
    yield from labels.values()


def rows_missing(walk: Walk, source: Source) -> Iterator[tuple[Leaf, str]]:
    """Rows whose hand and payment no one line says."""
    for label, pays in pay_rows(walk):
        if label.at is None or label.damaged:
            continue
        lines = [figures(source.line(number)) for number in source.numbers(label.at.spans)]
        named = [said for said in lines if _named(str(label.value), said)]
        if not named:
            yield label, f"no line says {label.value}"
        elif pays and not any(_pays(pays, said) for said in named):
            yield pays[0], f"no line says both {label.value} and {', '.join(str(pay.value) for pay in pays)}"


def _pays(pays: list[Leaf], said: Figures) -> bool:
    return all(not missing(replace(pay), said) for pay in pays)


def _named(label: str, said: Figures) -> bool:
    """Whether more than half of the words of the label stand in the line."""
    wanted = {_stem(token) for token in _TOKEN.findall(spelled(label.lower().replace("-", " ")))} - {_stem(word) for word in _EMPTY}
    if not wanted:
        return True
    there = {_stem(token) for token in _TOKEN.findall(said.digits)}
    return len(wanted & there) * 2 > len(wanted)


def _stem(token: str) -> str:
    return token[:_STEM]
