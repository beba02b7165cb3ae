"""One cause, told once: a verdict that only follows from another finding is told with it.

A rule that rests on what another rule finds says so (:func:`.answer.following`). Whether that other
finding is there is seen only when all verdicts are at hand: without it, because its rule was not
run, or it was suppressed or decided, the verdict stands for itself.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import accumulate, islice
from typing import NamedTuple

from .verdict import FINDINGS, Verdict, Where

MOST_CAUSES = 100
"""Of one verdict; hardly any has more than two."""
MOST_STEPS = 10
"""From a finding to the last of its causes; hardly any has more than two."""
_Point = tuple[int, int]
_Extent = tuple[_Point, _Point, int]
"""From where to where, and the number of the finding that stands there."""


class Told(NamedTuple):
    """Which findings stand for themselves, and which are told with another."""

    standing: tuple[Verdict, ...]
    leaning: tuple[Verdict, ...]
    """Those that follow from another finding that is there."""
    roots: dict[int, tuple[Verdict, ...]]
    """By the identity of a verdict that follows: what it follows from."""
    beside: dict[int, tuple[Verdict, ...]]
    """By the identity of a finding: what follows from it, each told with the nearest.""" ""


def told(verdicts: Iterable[Verdict]) -> Told:
    """The verdicts in their order, apart by whether they stand for themselves."""
    given = tuple(verdicts)
    leaning = [v for v in given if v.follows and _open(v)]
    if not leaning:
        return Told(given, (), {}, {})
    found = _Roots(_Causes(v for v in given if _open(v)))
    near = {id(v): found.last(v) for v in leaning}
    roots = {verdict: causes for verdict, causes in near.items() if causes}
    leaning = [v for v in leaning if id(v) in roots]
    beside: dict[int, dict[tuple[object, ...], Verdict]] = {}
    for v in leaning:
        _tell_with(_nearest(v, roots[id(v)]), v, beside)
    alone = tuple(v for v in given if id(v) not in roots)
    those = {root: tuple(told.values()) for root, told in beside.items()}
    return Told(alone, tuple(leaning), roots, those)


def _nearest(v: Verdict, near: tuple[Verdict, ...]) -> Verdict:
    """The first of the same subject, or the first."""
    return next((one for one in near if one.subject == v.subject), near[0])


def _tell_with(
    root: Verdict, v: Verdict, beside: dict[int, dict[tuple[object, ...], Verdict]]
) -> None:
    if v.provision != root.provision:
        beside.setdefault(id(root), {}).setdefault((v.provision, v.case, v.values), v)


def beneath(verdicts: Iterable[Verdict]) -> frozenset[int]:
    """Drafting findings on which an open question of law rests, be it through others: by identity.

    Statements that contradict each other are one drafting finding, and law that asks for them is
    open. Who could silence the first would clear the second.
    """
    given = tuple(verdicts)
    causes = _Causes(v for v in given if not v.law and v.verdict in FINDINGS)
    under: set[int] = set()
    ahead = [v for v in given if _leaning_law(v)]
    while ahead:
        for root in causes.of(ahead.pop()):
            if id(root) not in under:
                under.add(id(root))
                ahead.append(root)
    return frozenset(under)


def damaged(verdicts: Iterable[Verdict]) -> dict[int, str]:
    """Open questions of law that rest on a finding which damage leaves open, with the damage."""
    given = tuple(verdicts)
    causes = _Causes(v for v in given if v.damaged and v.verdict in FINDINGS)
    open_ = (v for v in given if _leaning_law(v) and not v.damaged)
    found = ((v, next(causes.of(v), None)) for v in open_)
    return {id(v): root.damaged for v, root in found if root}


def _leaning_law(v: Verdict) -> bool:
    """Whether it is a question of law left open by another finding."""
    return v.law and v.verdict == "unclear" and bool(v.follows)


class _Causes:
    """Findings by rule and place. There may be thousands of them, and as many that follow."""

    def __init__(self, findings: Iterable[Verdict]) -> None:
        self._findings = tuple(findings)
        places: dict[tuple[str, str], list[_Extent]] = {}
        for number, v in enumerate(self._findings):
            for where in _places(v):
                extent = _start(where), _end(where), number
                for name in (v.rule, f"{v.rule}/{v.case}"):
                    places.setdefault((name, where.path), []).append(extent)
        self._at = {key: _Extents(those) for key, those in places.items()}

    def of(self, v: Verdict) -> Iterator[Verdict]:
        """The findings *v* may follow from, those of the first rule first; each once."""
        seen: dict[int, None] = {}
        for rule in v.follows:
            for where in _places(v):
                if there := self._at.get((rule, where.path)):
                    seen.update(dict.fromkeys(there.meeting(_start(where), _end(where))))
        return map(self._findings.__getitem__, seen)


class _Roots:
    """What findings follow from in the end: nothing, for one that stands for itself."""

    def __init__(self, causes: _Causes) -> None:
        self._causes = causes
        self._found: dict[int, tuple[Verdict, ...]] = {}

    def last(self, v: Verdict) -> tuple[Verdict, ...]:
        """Those that follow from nothing themselves."""
        return tuple(one for one in self.of(v) if not self.of(one))

    def of(self, v: Verdict, steps: int = MOST_STEPS) -> tuple[Verdict, ...]:
        if not v.follows or not steps:
            return ()
        if id(v) not in self._found:
            self._found[id(v)] = ()  # where findings follow from each other, this one stands
            near = (one for one in self._causes.of(v) if v.rule not in one.follows)
            first = islice(near, MOST_CAUSES)
            ends = (root for one in first for root in self.of(one, steps - 1) or (one,))
            once = {id(root): root for root in ends if root is not v}
            self._found[id(v)] = tuple(once.values())[:MOST_CAUSES]
        return self._found[id(v)]


class _Extents:
    """Where findings stand in one document: found by place without looking at each."""

    def __init__(self, places: list[_Extent]) -> None:
        self._places = sorted(places)
        self._starts = [start for start, _, _ in self._places]
        self._reach = list(accumulate((end for _, end, _ in self._places), max))
        """How far the places up to each one reach."""

    def meeting(self, start: _Point, end: _Point) -> list[int]:
        """The findings, in their order, at a place that has something in common with this one."""
        found, at = set(), bisect_left(self._starts, end)
        while at and self._reach[at - 1] > start:
            at -= 1
            _, its_end, number = self._places[at]
            if its_end > start:
                found.add(number)
        return sorted(found)


def _open(v: Verdict) -> bool:
    return v.verdict in FINDINGS and not v.suppressed and not v.settled


def _places(v: Verdict) -> tuple[Where, ...]:
    return (*((v.location,) if v.location else ()), *v.related)


def _start(where: Where) -> tuple[int, int]:
    return where.span.line, where.span.column


def _end(where: Where) -> tuple[int, int]:
    span = where.span
    return max((span.end_line, span.end_column), (span.line, span.column + 1))
