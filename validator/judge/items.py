"""Findings as items: one for each cause, with all its places, what matters first first.

What one rule finds in one way, with the same values, is one item wherever it is found in a filing.
So is what a page says of several at once (``Together``): one silence in twelve games is one thing
to mend. A finding that follows from another is told with it. A pure function of the verdicts.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import NamedTuple

from ..source.spans import Lines
from .follow import told
from .spoken import common, joint, joint_fixes, named
from .verdict import FINDINGS, RANKS, VERDICTS, Verdict, Where

SEVERITIES = ("error", "warning", "info")
REMARK = SEVERITIES[-1]
BRIEF = 5
"""So many games are named where a message stands in a list of items."""


class Item(NamedTuple):
    """One thing to act on."""

    verdicts: tuple[Verdict, ...]
    beside: tuple[Verdict, ...] = ()
    """What follows from it and is told with it, each thing once."""
    following: tuple[Verdict, ...] = ()
    """Every verdict that follows from it."""

    @property
    def first(self) -> Verdict:
        return self.verdicts[0]

    @property
    def laws(self) -> tuple[Verdict, ...]:
        """The findings of law in it: its own, or those that a drafting finding leaves open."""
        own = (self.first,)
        return tuple(v for v in own if v.law) or tuple(v for v in self.beside if v.law)

    @property
    def key(self) -> str:
        return self.first.key

    @property
    def rank(self) -> str:
        return self.first.rank

    @property
    def severity(self) -> str:
        return self.first.severity

    @property
    def remark(self) -> bool:
        """Whether it is no more than a remark: nothing that must be corrected or answered."""
        return self.severity == REMARK and not any(v.counts for v in self.following)

    @property
    def history(self) -> bool:
        """Whether it is about papers that a later paper replaced."""
        return all(v.replaced for v in self.verdicts)

    @property
    def message(self) -> str:
        """What is found, once for all of its places."""
        return joint(self.verdicts)

    @property
    def brief(self) -> str:
        """The same for a list of items: of many games some by name, the rest by number."""
        return joint(self.verdicts, BRIEF)

    @property
    def alone(self) -> str:
        """The message as it is read where nothing beside it names the document."""
        return named(self.verdicts, self.message)

    @property
    def fixes(self) -> tuple[str, ...]:
        return joint_fixes(self.verdicts)

    @property
    def fix(self) -> str:
        return " ".join(self.fixes[:3])

    @property
    def places(self) -> tuple[Where, ...]:
        """Every place, the place of each finding before those beside it."""
        own = [v.location for v in self.verdicts if v.location]
        return tuple(dict.fromkeys((*own, *(where for v in self.verdicts for where in v.related))))

    @property
    def evidence(self) -> tuple[Lines, ...]:
        """The lines of the filing it rests on."""
        return tuple(dict.fromkeys(chain(*(v.evidence for v in self.verdicts))))

    @property
    def counts(self) -> bool:
        """Whether it can fail a check."""
        return any(v.counts for v in (*self.verdicts, *self.following))

    def fails(self, strict: bool = False) -> bool:
        return any(v.fails(strict) for v in (*self.verdicts, *self.following))


def gravity(v: Verdict) -> tuple[int, int, int]:
    """What matters first: rank, then severity, then whether it is certain."""
    rank = RANKS.index(v.rank) if v.rank in RANKS else len(RANKS)
    severity = SEVERITIES.index(v.severity) if v.severity in SEVERITIES else len(SEVERITIES)
    return rank, severity, VERDICTS.index(v.verdict)


def order(item: Item) -> tuple[object, ...]:
    """History last; then by what matters first, then by place."""
    where = item.first.location
    place = (where.path, where.span.line, where.span.column) if where else ("", 0, 0)
    return (item.history, *gravity(item.first), place, item.first.code, item.key)


def items(verdicts: Iterable[Verdict]) -> tuple[Item, ...]:
    """The findings among some verdicts as items. One that was decided to be in order is none."""
    shown = told(v for v in verdicts if v.verdict in FINDINGS)
    following: dict[int, list[Verdict]] = {}
    for v in shown.leaning:
        following.setdefault(id(shown.roots[id(v)][0]), []).append(v)
    together: dict[tuple[object, ...], list[Verdict]] = {}
    for v in shown.standing:
        together.setdefault(_cause(v), []).append(v)
    made = []
    for found in together.values():
        beside = {
            (_cause(v), v.values): v for root in found for v in shown.beside.get(id(root), ())
        }
        theirs = tuple(v for root in found for v in following.get(id(root), ()))
        made.append(Item(tuple(found), tuple(beside.values()), theirs))
    return tuple(sorted(made, key=order))


def _cause(v: Verdict) -> tuple[object, ...]:
    """What findings of one cause have in common."""
    answered = (v.settled, v.suppressed, v.annotation, v.baselined, bool(v.replaced))
    law = (v.provision, v.verdict, v.severity, v.unsettled, v.damaged)
    return (v.subject.filing, *law, v.case, common(v), *answered)
