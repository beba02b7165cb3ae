"""Approval numbers are written in the form the Bureau uses.

Every approval number a document prints has the form of its series (`pattern`). A number of another
series (`series`) is for a person to look at. The number is what joins a rate sheet to the rules
that were approved. One with a letter or figure wrong joins nothing, or the wrong game.

## Says
- malformed: The approval number {number} ({@}) is not written as the Bureau writes its numbers.
  Fix: Copy the number from the letter of approval.
- other-series: The approval number {number} ({@}) begins with other letters than the rest[, but has
    the same figures as {twin} ({@twin})].
  Reading: Is it a misprint, or another kind of approval?
  Fix: Copy the number from the letter of approval.
  See twin: {twin}
- well-formed: {count:approval number} {count:has} the form the Bureau uses.
- none: This document prints no approval number of its own.

## Examples
```yaml violated malformed
kind: schedule
name: Rates
blocks: [{games: [{called: Baduci, approval: GEGA-02745, at: 1108}]}]
```
> The approval number GEGA-02745 (line 3) is not written as the Bureau writes its numbers.
```yaml met well-formed
kind: schedule
name: Rates
blocks: [{games: [{called: Baduci, approval: GEGA-002745, at: 1108}]}]
```
"""

from __future__ import annotations

import re

from ...model.fees import Schedule
from ...model.game import Game
from .._approvals import everywhere, numbers
from ..answer import Answer, Answers, Ask, Place, Subject, met, not_applicable, unclear, violated
from ..parameters import PATTERN, needed
from ..values import name

PARAMETERS = {"pattern": needed(PATTERN), "series": needed(PATTERN)}


def judge(subject: Subject, ask: Ask) -> Answers:
    form, series = re.compile(str(ask.value("pattern"))), re.compile(str(ask.value("series")))
    document: Game | Schedule = subject.game if subject.game_file else subject.schedule
    printed = {one.number: one.place for one in reversed(list(numbers(document)))}
    bad = [number for number in reversed(printed) if not form.fullmatch(number)]
    for number in bad:
        if series.fullmatch(number):
            yield _other_series(subject, number, printed[number])
        else:
            yield violated("malformed", printed[number], key=number, number=name(number))
    if not printed:
        yield not_applicable("none")
    elif not bad:
        yield met("well-formed", list(printed.values())[-1], count=len(printed))


def _other_series(subject: Subject, number: str, place: Place) -> Answer:
    """A number of other letters, and one of the usual letters with the same figures."""
    figures = number.rpartition("-")[2]
    others = (one for one in everywhere(subject.filing) if one.number != number)
    twin = next((one for one in others if one.number.rpartition("-")[2] == figures), None)
    see = [(twin.place, "twin")] if twin else []
    other = name(twin.number) if twin else None
    return unclear("other-series", place, see=see, key=number, number=name(number), twin=other)
