"""Rows of pay tables: a printed line must say both the hand and what it pays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

from ..source.read import Path
from .claims import Ratio, amounts_of, odds_of
from .figures import Figures, figures, plain, spelled
from .prove import missing
from .source import Source
from .walk import Leaf, Walk

_TOKEN = re.compile(r"[a-z]{2,}|\d+")
_EMPTY = frozenset(
    re.findall(
        "[a-z]+", "of or and the an any with in to on for all by is at card cards hand more other"
    )
)
_TO_ONE = re.compile(r"\"to (?:1|one)\"|\b(?:payouts?|pays?|odds)\b[^.]*\bto (?:1|one)\b")
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
        if not any(_named(str(label.value), said) for said in _lines(source, label)):
            yield label, f"no line says {label.value}"
        elif pays and not _along(label, pays, source) and not _across(label, pays, source):
            paid = ", ".join(str(pay.value) for pay in pays)
            yield pays[0], f"no line says both {label.value} and {paid}"


def rows_unsaid(walk: Walk, source: Source) -> Iterator[tuple[Path, int, str]]:
    """Printed rows no row of the document says: the table's path, the line, and the payment."""
    tables: dict[int, list[tuple[Leaf, list[Leaf]]]] = {}
    for label, pays in pay_rows(walk):
        if label.at and not label.damaged and _lengthwise(label, pays, source):
            for number in source.numbers(label.at.spans):
                tables.setdefault(number, []).append((label, pays))
    for number, rows in sorted(tables.items()):
        table = rows[0][0].path[:-2]
        if source.row(number):
            yield from ((table, number, said) for said in _unsaid(rows, source.line(number)))


def _lengthwise(label: Leaf, pays: list[Leaf], source: Source) -> bool:
    return _along(label, pays, source) or not _across(label, pays, source)


def _unsaid(rows: list[tuple[Leaf, list[Leaf]]], line: str) -> Iterator[str]:
    """Odds and amounts of a line that no row named on it has."""
    said = figures(line)
    named = [pay for label, pays in rows if _named(str(label.value), said) for pay in pays]
    odds, amounts = set[Ratio](), set[Fraction]()
    for pay in named:
        odds.update(odds_of(pay))
        amounts.update(amounts_of(pay))
    yield from (odd.text for odd in said.odds if odd.sure and (odd.win, odd.per) not in odds)
    yield from (amount.text for amount in said.amounts if amount.value not in amounts)


def _lines(source: Source, label: Leaf) -> list[Figures]:
    """The lines of the table, each with the remark that payments are "to 1" if there is one."""
    numbers = _numbers(label, source)
    prose = (source.line(n) for n in numbers if not source.row(n))
    remark = next((f"\n{said}" for said in prose if _TO_ONE.search(plain(said))), "")
    return [figures(source.line(n) + remark) for n in numbers]


def _numbers(label: Leaf, source: Source) -> list[int]:
    return source.numbers(label.at.spans) if label.at else []


def _along(label: Leaf, pays: list[Leaf], source: Source) -> bool:
    """Whether one line says both."""
    named = (said for said in _lines(source, label) if _named(str(label.value), said))
    return any(_pays(pays, said) for said in named)


def _across(label: Leaf, pays: list[Leaf], source: Source) -> bool:
    """Whether the table runs sideways: the hand in one row, its payment below it in another."""
    rows = [source.line(n).split("\t") for n in _numbers(label, source) if source.row(n)]
    for row in rows:
        named = (n for n, cell in enumerate(row) if _named(str(label.value), figures(cell)))
        for column in named:
            below = (other[column] for other in rows if other is not row and column < len(other))
            if any(_pays(pays, figures(cell)) for cell in below):
                return True
    return False


def _pays(pays: list[Leaf], said: Figures) -> bool:
    return all(not missing(pay, said) for pay in pays)


def _named(label: str, said: Figures) -> bool:
    """Whether more than half of the words of the label stand in the line."""
    wanted = _stems(spelled(label.lower().replace("-", " "))) - {word[:_STEM] for word in _EMPTY}
    return not wanted or len(wanted & _stems(said.digits)) * 2 > len(wanted)


def _stems(text: str) -> set[str]:
    return {token[:_STEM] for token in _TOKEN.findall(text)}
