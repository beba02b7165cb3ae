"""What the rules on odds share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import chain

from ...model.values import Share
from ...model.wagers import PayTable, Wager
from ...odds.reading import memory
from ...odds.reading.answer import Answer as Odds
from ...odds.table import Worked
from ..answer import Answers, Subject, met, not_applicable


def wagers(subject: Subject) -> Iterator[tuple[Wager, list[Odds]]]:
    """Each wager with answers that have a return, or chances."""
    found = memory.of(subject.game)
    for wager in subject.game.wagers:
        answers = [one for one in found.get(wager.name, ()) if one.worked]
        if answers and not any(table.damaged for table in wager.pays):
            yield wager, answers


def asked_of(asked: Iterable[Answers], passed: str) -> Answers:
    """What was found in all that was asked; that it passes; or that there was nothing to ask."""
    every = [list(one) for one in asked]
    yield from [*chain(*every)] or [met(passed) if every else not_applicable("none")]


def percent(value: Fraction, places: int = 2) -> Share:
    """A share in percent, rounded half away from zero."""
    scaled = abs(value) * 100 * 10**places
    whole = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    return Share.parse(f"{whole // 10**places}.{whole % 10**places:0{places}d} %")


def table_of(wager: Wager) -> PayTable | Wager:
    """Where the payments of a wager are printed."""
    return next((table for table in wager.pays if not table.statistic), wager)


def worked(answers: list[Odds]) -> list[Worked]:
    return [one.worked for one in answers if one.worked]
