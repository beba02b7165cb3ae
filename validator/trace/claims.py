"""Which amounts and odds of the source do the documents claim?"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction

from ..model.values import Charge, Limit, Lines, Odds, Range
from .figures import figures
from .report import Unclaimed
from .source import Source
from .walk import Leaf, Walk

Ratio = tuple[Fraction, Fraction]
_NAMED = ("Game.name", "Schedule.name", "SaidText.is")


@dataclass(slots=True)
class Claims:
    """What facts say about each line: amounts, odds, and names that may have odds in them."""

    amounts: dict[int, set[Fraction]] = field(default_factory=dict)
    odds: dict[int, set[Ratio]] = field(default_factory=dict)
    names: set[str] = field(default_factory=set)
    left_out: dict[int, str] = field(default_factory=dict)

    def add(self, walk: Walk) -> None:
        whys = {
            leaf.path[:-1]: str(leaf.value) for leaf in walk.leaves if leaf.owner == "Unclaimed.why"
        }
        for place in walk.places:
            if place.part == "Unclaimed":
                for line in _lines(place.at):
                    self.left_out.setdefault(line, whys.get(place.path, "left out"))
        for leaf in walk.leaves:
            if leaf.owner in _NAMED and re.search(r"\d", str(leaf.value)):
                self.names.add(_squeezed(str(leaf.value)))
            if leaf.at is None or leaf.owner == "Unclaimed.why":
                continue
            values, ratios = set(amounts_of(leaf)), set(odds_of(leaf))
            if values or ratios:
                for line in _lines(leaf.at):
                    self.amounts.setdefault(line, set()).update(values)
                    self.odds.setdefault(line, set()).update(ratios)


def _lines(at: Lines) -> Iterator[int]:
    return (line for first, last in at.spans for line in range(first, last + 1))


def amounts_of(leaf: Leaf) -> Iterator[Fraction]:
    """The figures of the leaf that can stand for dollars."""
    value, kind = leaf.value, leaf.kind
    if kind in ("money", "number"):
        yield Fraction(value)
    elif kind == "range":
        parsed = Range.parse(value)
        yield from (Fraction(bound) for bound in (parsed.low, parsed.high) if bound is not None)
    elif kind == "limit":
        limit = Limit.parse(value)
        yield from map(Fraction, (*limit.figures, *limit.last))
    elif kind == "charge":
        dollars = Charge.parse(value).dollars
        yield from () if dollars is None else (Fraction(dollars),)
    elif kind == "odds":
        odds = Odds.parse(value)
        if odds.style == "dollars" and odds.win is not None:
            yield odds.win
        elif odds.text == "none":
            yield Fraction(0)
    elif kind in ("text", "cell"):
        yield from figures(str(value)).numbers


def odds_of(leaf: Leaf) -> Iterator[Ratio]:
    """The odds the leaf says."""
    if leaf.kind == "odds":
        odds = Odds.parse(leaf.value)
        if odds.style in ("to", "for") and odds.win is not None and odds.per is not None:
            yield odds.win, odds.per
    elif leaf.kind in ("text", "cell", "range"):
        yield from ((odd.win, odd.per) for odd in figures(str(leaf.value)).odds)


@dataclass(frozen=True, slots=True)
class Printed:
    """An amount or odd as the source prints it."""

    line: int
    start: int
    text: str
    amount: Fraction | None
    ratio: Ratio | None


def printed(source: Source, lines: Iterable[int]) -> Iterator[Printed]:
    """Every amount and odd on the lines; a page heading printed again is not counted."""
    for number in lines:
        if source.blank(number) or source.repeated(number):
            continue
        said = figures(source.line(number))
        yield from (Printed(number, a.start, a.text, a.value, None) for a in said.amounts)
        yield from (
            Printed(number, o.start, o.text, None, (o.win, o.per)) for o in said.odds if o.sure
        )


def claimed(item: Printed, claims: Claims, source: Source) -> bool:
    if item.amount is not None:
        return item.amount in claims.amounts.get(item.line, ())
    if item.ratio in claims.odds.get(item.line, ()):
        return True
    here, odd = _squeezed(source.line(item.line)), _squeezed(item.text)
    return any(odd in name and name in here for name in claims.names)


def unclaimed(item: Printed, claims: Claims, source: Source) -> Unclaimed:
    return Unclaimed(source.name, item.line, item.text, claims.left_out.get(item.line, ""))


def _squeezed(text: str) -> str:
    return re.sub(r"[^a-z0-9]", "", text.lower())
