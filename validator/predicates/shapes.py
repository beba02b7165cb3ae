"""Shapes of rules: what many rules ask in the same way, each as one function.

A rule whose condition is longer than a line is a plain function instead. Silence, borrowed rules
and sheets are the view's business (:mod:`validator.docket.view`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from ..docket.ladders import Component, components, damaged
from ..docket.view import SHEET, View
from ..model.fees import Schedule
from ..model.game import Game
from ..model.part import Part
from .answer import Answer, Answers, Ask, Place, Subject, met, not_applicable, unclear
from .silence import silent

P = TypeVar("P", bound=Part)
Faults = Callable[[Subject, Component], Iterable[Answer]]
Judge = Callable[[Subject, Ask], Answers]


def stated(
    fact: Callable[[Game], Iterable[P]],
    when: Callable[[View], Place | None],
    shown: Callable[[P], Mapping[str, object]] = lambda _: {},
    *,
    sheet: Callable[[Schedule], Iterable[P]] | None = None,
    unless: Mapping[str, Callable[[P], bool]] | None = None,
) -> Judge:
    """The rules say it: ``said``, ``said-on-sheet``, ``silent``, or ``none`` where nothing asks.

    *when* gives the place that makes it necessary. *unless* are cases in which what is said does
    not answer: they are unclear. *shown* are the values of a statement's sentence.
    """

    def judge(subject: Subject, ask: Ask) -> Answers:
        needed = when(subject.view)
        said = subject.view.said(fact, sheet)
        if needed is None:
            yield not_applicable("none")
            return
        if not said:
            yield silent(subject.view, "silent", needed)
            return
        for case, doubtful in (unless or {}).items():
            if doubt := [one.part for one in said if doubtful(one.part)]:
                see = [(part, "also") for part in doubt[1:]]
                yield unclear(case, doubt[0], see=see, **shown(doubt[0]))
                return
        first, *others = said
        case = "said-on-sheet" if first.where == SHEET else "said"
        yield met(case, first.part, see=[(one.part, "also") for one in others], **shown(first.part))

    return judge


def graded(faults: Faults, passed: str, *, several: bool = False) -> Judge:
    """Each graded fee of an option: *faults*, or *passed*; *several*: of more than one tier."""

    def judge(subject: Subject, ask: Ask) -> Answers:
        row = subject.row
        assert row
        ladders = [c for c in components(row) if len(c.cell.tiers) > several]
        if damaged(row) or not ladders:
            yield not_applicable("broken" if damaged(row) else "no-tiers")
            return
        found = [answer for ladder in ladders for answer in faults(subject, ladder)]
        yield from found or [met(passed, row.place, payers=[c.name for c in ladders])]

    return judge
