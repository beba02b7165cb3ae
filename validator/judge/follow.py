"""One cause, told once: a verdict that only follows from another finding is told with it.

A rule that rests on what another rule finds says so (:func:`.answer.following`). Whether that other finding is there is seen only when all verdicts are at hand:
without it, because its rule was not run, or it was suppressed or decided, the verdict stands for itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .verdict import FINDINGS, Verdict, Where


class Told(NamedTuple):
    """Which findings stand for themselves, and which are told with another."""

    standing: tuple[Verdict, ...]
    leaning: tuple[Verdict, ...]
    """Those that follow from another finding that is there."""
    roots: dict[int, tuple[Verdict, ...]]
    """By the identity of a verdict that follows: what it follows from."""
    beside: dict[int, tuple[Verdict, ...]]
    """By the identity of a finding: what follows from it, told once, with the first finding it follows from, of the same subject where there is one; not what that
    finding says itself, of several games."""


def told(verdicts: Iterable[Verdict]) -> Told:
    """The verdicts in their order, apart by whether they stand for themselves."""
    given = tuple(verdicts)
    leaning = [v for v in given if v.follows and _open(v)]
    if not leaning:
        return Told(given, (), {}, {})
    wanted = {rule for v in leaning for rule in v.follows}
    found: dict[tuple[str, str], list[Verdict]] = {}
    for v in given:
        if v.rule in wanted and _open(v):
            for path in {where.path for where in _places(v)}:
                found.setdefault((v.rule, path), []).append(v)
    roots: dict[int, tuple[Verdict, ...]] = {}
    beside: dict[int, tuple[Verdict, ...]] = {}
    for v in leaning:
        near = {id(root): root for rule in v.follows for where in _places(v) for root in found.get((rule, where.path), ()) if _meet(v, root) and v.rule not in root.follows and id(root) not in roots}
        if near:
            roots[id(v)] = tuple(near.values())
            root = next((one for one in near.values() if one.subject == v.subject), None) or next(iter(near.values()))
            already = beside.get(id(root), ())
            if v.provision != root.provision and not any(_alike(other, v) for other in already):
                beside[id(root)] = (*already, v)
    standing = tuple(v for v in given if id(v) not in roots)
    return Told(standing, tuple(v for v in given if id(v) in roots), roots, beside)


def beneath(verdicts: Iterable[Verdict]) -> frozenset[int]:
    """Drafting findings on which an open question of law rests, be it through others: by identity.

    Statements that contradict each other are one drafting finding, and law that asks for them is
    open. Who could silence the first would clear the second.
    """
    given = tuple(verdicts)
    found: dict[tuple[str, str], list[Verdict]] = {}
    for v in given:
        if not v.law and v.verdict in FINDINGS:
            for path in {where.path for where in _places(v)}:
                found.setdefault((v.rule, path), []).append(v)
    under: set[int] = set()
    ahead = [v for v in given if v.law and v.verdict == "unclear" and v.follows]
    while ahead:
        v = ahead.pop()
        keys = [(rule, path) for rule in v.follows for path in {w.path for w in _places(v)}]
        for root in (one for key in keys for one in found.get(key, ())):
            if id(root) not in under and _meet(v, root):
                under.add(id(root))
                ahead.append(root)
    return frozenset(under)


def _alike(one: Verdict, other: Verdict) -> bool:
    """Whether two verdicts say the same."""
    return (one.provision, one.case, one.values) == (other.provision, other.case, other.values)


def _open(v: Verdict) -> bool:
    return v.verdict in FINDINGS and not v.suppressed and not v.settled


def _places(v: Verdict) -> tuple[Where, ...]:
    return (*((v.location,) if v.location else ()), *v.related)


def _meet(one: Verdict, other: Verdict) -> bool:
    """Whether two verdicts name a place in common, or one within the other's."""
    return any(a.path == b.path and _start(a) < _end(b) and _start(b) < _end(a) for a in _places(one) for b in _places(other))


def _start(where: Where) -> tuple[int, int]:
    return where.span.line, where.span.column


def _end(where: Where) -> tuple[int, int]:
    span = where.span
    return max((span.end_line, span.end_column), (span.line, span.column + 1))
