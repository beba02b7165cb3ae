"""The same fact said at several places: statements put in order, compared pair by pair, answered once.

A comparison says of two values that they agree (None), that they cannot both be true
(:data:`CONTRADICTION`), or that they differ in a way a reading can reconcile (a clash with that
reading, in words of the rule's page). The later statement is the place of the finding. The
sentences are those of :mod:`._shared`: a page adds what the ``fact`` is and the ``remedy``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from ..model.part import Part
from .answer import Answer, Answers, Place, met, not_applicable, unclear, violated
from .values import Value

FEW = 4
"""Most other places a finding names, and most values a pass shows."""


class Said(NamedTuple):
    """One statement of a fact: where, its value, and how a finding shows it."""

    place: Place
    value: Any
    shown: object
    own: bool = True
    """Whether the document judged says it, and not another one."""


class Clash(NamedTuple):
    """Two statements that differ: certainly, or under one reading only."""

    reading: Value | None = None

    @property
    def certain(self) -> bool:
        return self.reading is None


Compare = Callable[[Any, Any], Clash | None]

CONTRADICTION = Clash()


def line(place: Place) -> int:
    """The first source line of a place; zero for a draft."""
    parts = [
        part for part in (place if isinstance(place, tuple) else (place,)) if isinstance(part, Part)
    ]
    return min((first for part in parts if part.at for first, _ in part.at.spans), default=0)


def stated(
    parts: Iterable[Any],
    value: Callable[[Any], Any],
    shown: Callable[[Any], object],
    own: bool = True,
) -> list[Said]:
    """The statements that give a value."""
    return [Said(part, value(part), shown(part), own) for part in parts if value(part) is not None]


Disagreement = tuple[Said, list[Said], Clash]
"""A statement, the earlier ones it disagrees with, and how."""


def differ(said: Iterable[Said], compare: Compare) -> Disagreement | None:
    """The worst disagreement: the first certain one, else the first."""
    ordered = sorted(said, key=lambda one: line(one.place))
    worst: Disagreement | None = None
    for number, later in enumerate(ordered):
        found = _against(ordered[:number], later, compare)
        if found and found[2].certain:
            return found
        worst = worst or found
    return worst


def _against(said: list[Said], later: Said, compare: Compare) -> Disagreement | None:
    told = filter(lambda one: later.own or one.own, said)
    clashes = [(one, clash) for one in told if (clash := compare(one.value, later.value))]
    certain = [(one, clash) for one, clash in clashes if clash.certain]
    worst = certain or clashes
    return (later, [one for one, _ in worst], worst[0][1]) if worst else None


def agreement(
    said: Iterable[Said], compare: Compare, fact: Value | None = None, key: object = ""
) -> Answers:
    """One answer on one fact. *fact* and *key* tell it from other facts that the rule compares."""
    given = list(said)
    found = differ(given, compare)
    if found:
        yield _clash(given, compare, *found, fact, key)
    elif len(given) > 1:
        also = [(one.place, "also") for one in given[1:]]
        yield met(
            "agree",
            given[0].place,
            see=also,
            key=key,
            fact=fact,
            number=len(given),
            said=[*dict.fromkeys(one.shown for one in given)][:FEW],
        )
    elif given:
        yield met("once", given[0].place, key=key, fact=fact, said=given[0].shown)
    else:
        yield not_applicable("silent", fact=fact)


def _clash(
    given: list[Said],
    compare: Compare,
    later: Said,
    earlier: list[Said],
    clash: Clash,
    fact: Value | None,
    key: object,
) -> Answer:
    first, second = earlier[0], later
    if not later.own:  # the finding belongs to the document judged
        first, second = later, earlier[0]
    named = (first, second)
    others = [
        one for one in (*earlier, *given) if one not in named and _same(compare, clash, one, *named)
    ]
    see = [(first.place, "earlier"), *((one.place, "also") for one in dict.fromkeys(others))][:FEW]
    verdict, case = (violated, "two-ways") if clash.certain else (unclear, "two-ways-unless")
    return verdict(
        case,
        second.place,
        see=see,
        key=key,
        fact=fact,
        earlier=first.shown,
        later=second.shown,
        reading=clash.reading,
    )


def _same(compare: Compare, clash: Clash, one: Said, *others: Said) -> bool:
    """Whether another statement disagrees as surely with one of those already named."""
    found = [compare(one.value, other.value) for other in others if one.own or other.own]
    return any(other is not None and other.certain == clash.certain for other in found)
