"""Which amounts and odds of the source do the documents claim?"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from typing import Any

from ..model.values import Charge, Limit, Odds, Range
from ..source.read import Path
from .figures import figures, squeezed
from .report import Unclaimed
from .source import Source
from .walk import Leaf, Walk, lines_of

Ratio = tuple[Fraction, Fraction]
Amount = Decimal | Fraction | int | None
_WHY = "Unclaimed.why"
_NAMED = ("Game.name", "Schedule.name", "SaidText.is")


@dataclass(slots=True)
class Claims:
    """What facts say about each line: amounts, odds, and names that may have odds in them."""

    amounts: dict[int, set[Fraction]] = field(default_factory=dict)
    odds: dict[int, set[Ratio]] = field(default_factory=dict)
    names: set[str] = field(default_factory=set)
    left_out: dict[int, str] = field(default_factory=dict)

    def add(self, walk: Walk) -> None:
        whys = [leaf for leaf in walk.leaves if leaf.owner == _WHY]
        self._leave_out(walk, {leaf.path[:-1]: str(leaf.value) for leaf in whys})
        for leaf in walk.leaves:
            if leaf.owner in _NAMED and re.search(r"\d", str(leaf.value)):
                self.names.add(squeezed(str(leaf.value)))
            values, ratios = set(amounts_of(leaf)), set(odds_of(leaf))
            if leaf.at and leaf.owner != _WHY and (values or ratios):
                for line in lines_of(leaf.at):
                    self.amounts.setdefault(line, set()).update(values)
                    self.odds.setdefault(line, set()).update(ratios)

    def _leave_out(self, walk: Walk, whys: dict[Path, str]) -> None:
        for place in walk.places:
            if place.part == "Unclaimed":
                for line in lines_of(place.at):
                    self.left_out.setdefault(line, whys.get(place.path, "left out"))


def amounts_of(leaf: Leaf) -> Iterator[Fraction]:
    """The figures of the leaf that can stand for dollars."""
    figures_of = _AMOUNTS.get(leaf.kind)
    found = figures_of(leaf.value) if figures_of else ()
    return (Fraction(amount) for amount in found if amount is not None)


def _range(value: Any) -> Iterable[Amount]:
    parsed = Range.parse(value)
    return parsed.low, parsed.high


def _limit(value: Any) -> Iterable[Amount]:
    limit = Limit.parse(value)
    return (*limit.figures, *limit.last)


def _odds(value: Any) -> Iterable[Amount]:
    odds = Odds.parse(value)
    return (odds.win if odds.style == "dollars" else 0 if odds.text == "none" else None,)


def _text(value: Any) -> Iterable[Amount]:
    return figures(str(value)).numbers


_AMOUNTS: dict[str, Callable[[Any], Iterable[Amount]]] = {
    "money": lambda value: (value,),
    "number": lambda value: (value,),
    "range": _range,
    "limit": _limit,
    "charge": lambda value: (Charge.parse(value).dollars,),
    "odds": _odds,
    "text": _text,
    "cell": _text,
}


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
        sure = (odd for odd in said.odds if odd.sure)
        yield from (Printed(number, a.start, a.text, a.value, None) for a in said.amounts)
        yield from (Printed(number, o.start, o.text, None, (o.win, o.per)) for o in sure)


def claimed(item: Printed, claims: Claims, source: Source) -> bool:
    if item.amount is not None:
        return item.amount in claims.amounts.get(item.line, ())
    if item.ratio in claims.odds.get(item.line, ()):
        return True
    here, odd = squeezed(source.line(item.line)), squeezed(item.text)
    return any(odd in name and name in here for name in claims.names)


def unclaimed(item: Printed, claims: Claims, source: Source) -> Unclaimed:
    return Unclaimed(source.name, item.line, item.text, claims.left_out.get(item.line, ""))
