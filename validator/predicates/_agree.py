"""The same fact said at several places: statements put in order, compared pair by pair, answered once.

A comparison says of two values that they agree (None), that they cannot both be true (a certain clash), or that they differ in a
way a reading can reconcile (an uncertain clash, with that reading). The later statement is the place of the finding.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from ..filed import Place
from ._law import bank as bank
from ._law import sheets as sheets
from .agreement import line as line
from .legacy import Answer, met, not_applicable, unclear, violated

FEW = 4
"""Most other places a finding names."""


class Said(NamedTuple):
    """One statement of a fact: where, its value, and what it says in a few words."""

    place: Place
    value: Any
    words: str
    own: bool = True
    """Whether the document judged says it, and not another one."""


class Clash(NamedTuple):
    """Two statements that differ: certainly, or under one reading only."""

    reading: str = ""

    @property
    def certain(self) -> bool:
        return not self.reading


Compare = Callable[[Any, Any], Clash | None]

CONTRADICTION = Clash()


def stated(parts: Iterable[Any], value: Callable[[Any], Any], words: Callable[[Any], str], own: bool = True) -> list[Said]:
    """The statements that give a value."""
    return [Said(part, value(part), words(part), own) for part in parts if value(part) is not None]


def differ(said: Iterable[Said], compare: Compare) -> tuple[Said, list[Said], Clash] | None:
    """The worst disagreement: the later statement, the earlier ones it disagrees with, and how."""
    ordered = sorted(said, key=lambda one: line(one.place))
    worst: tuple[Said, list[Said], Clash] | None = None
    for number, later in enumerate(ordered):
        clashes = [(earlier, clash) for earlier in ordered[:number] if later.own or earlier.own for clash in [compare(earlier.value, later.value)] if clash]
        chosen = next((clash for _, clash in clashes if clash.certain), clashes[0][1] if clashes else None)
        if chosen and (worst is None or chosen.certain > worst[2].certain):
            worst = later, [earlier for earlier, clash in clashes if clash.certain == chosen.certain], chosen
    return worst


def _same(compare: Compare, clash: Clash, one: Said, *others: Said) -> bool:
    """Whether another statement disagrees as surely with one of those already named."""
    found = [compare(one.value, other.value) for other in others if one.own or other.own]
    return any(other is not None and other.certain == clash.certain for other in found)


def agreement(fact: str, said: Iterable[Said], compare: Compare, fix: str) -> Iterator[Answer]:
    """One answer on one fact."""
    given = list(said)
    found = differ(given, compare)
    if found:
        later, earlier, clash = found
        message = f"{fact} is stated in two ways: {earlier[0].words}; but also {later.words}"
        others = [one for one in given if one is not later and one not in earlier and _same(compare, clash, one, later, earlier[0])]
        related = [(other.place, other.words) for other in [*earlier, *others][:FEW]]
        place: Place = later.place
        if not later.own:  # the finding belongs to the document judged
            own = earlier[0]
            place, related = own.place, [(later.place, later.words)]
        if clash.certain:
            yield violated(message, fix, place, *related)
        else:
            yield unclear(f"{message}. {clash.reading}", fix, place, *related)
    elif len(given) > 1:
        yield met(f"{fact} is stated {len(given)} times and the statements agree", *(one.place for one in given))
    elif given:
        yield met(f"{fact} is stated once: {given[0].words}", given[0].place)
    else:
        yield not_applicable(f"{fact} is not stated")
