"""What a predicate answers on a day of which more than one value of a figure may be law."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice

from ..docket.filings import Subject
from ..predicates.answer import Answer, Ask, Window
from .verdict import FINDINGS

Predicate = Callable[[Subject, Ask], Iterable[Answer]]


def asked(predicate: Predicate, subject: Subject, ask: Ask, most: int) -> list[Answer]:
    """The answers; what holds by some values of a figure only is not settled."""
    try:
        answers = list(islice(predicate(subject, ask), most))
    except Window as window:
        each = [asked(predicate, subject, one, most) for one in ask.each(window.name)]
        return _together(each, ask.figure(window.name).reason)
    if not answers:
        raise RuntimeError("the predicate gave no answer")
    return answers


def _together(each: list[list[Answer]], reason: str) -> list[Answer]:
    """Findings by every value as they are, others in doubt; a pass only where there is none."""
    shared = set.intersection(*({_known(one) for one in given} for given in each))
    every = {_known(one): one for given in each for one in given}
    found = [
        one if known in shared else one._replace(unsettled=one.unsettled or reason)
        for known, one in every.items()
        if one.verdict in FINDINGS
    ]
    return found or each[-1]


def _known(answer: Answer) -> tuple[object, ...]:
    return answer.verdict, answer.case, answer.key
