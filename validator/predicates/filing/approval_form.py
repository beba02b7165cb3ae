"""Approval numbers are written in the form the Bureau uses.

## What is asked
Every approval number a document prints has the form of its series (`pattern`). A number of another
series (`series`) is for a person to look at.

## Why
The number is what joins a rate sheet to the rules that were approved. One with a letter or figure
wrong joins nothing, or the wrong game.

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

## Fails
```yaml violated malformed
kind: schedule
name: Rates
blocks: [{games: [{called: Baduci, approval: GEGA-02745, at: 1108}]}]
```
> The approval number GEGA-02745 (line 3) is not written as the Bureau writes its numbers.

## Passes
```yaml met well-formed
kind: schedule
name: Rates
blocks: [{games: [{called: Baduci, approval: GEGA-002745, at: 1108}]}]
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import Subject
from ..answer import Answer, Ask, met, not_applicable, unclear, violated
from ..parameters import PATTERN, needed
from ..values import name

PARAMETERS = {"pattern": needed(PATTERN), "series": needed(PATTERN)}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    form, series = re.compile(str(ask.value("pattern"))), re.compile(str(ask.value("series")))
    printed = _printed(subject)
    bad = {number: place for number, place in printed.items() if not form.fullmatch(number)}
    for number, place in bad.items():
        if series.fullmatch(number):
            yield _other_series(subject, number, place)
        else:
            yield violated("malformed", place, key=number, number=name(number))
    if not printed:
        yield not_applicable("none")
    elif not bad:
        yield met("well-formed", next(iter(printed.values())), count=len(printed))


def _other_series(subject: Subject, number: str, place: Place) -> Answer:
    figures = number.rpartition("-")[2]
    twins = [
        (other, at)
        for other, at in _everywhere(subject)
        if other != number and other.rpartition("-")[2] == figures
    ][:1]
    return unclear(
        "other-series",
        place,
        see=[(at, "twin") for _, at in twins],
        key=number,
        number=name(number),
        twin=name(twins[0][0]) if twins else None,
    )


def _printed(subject: Subject) -> dict[str, Place]:
    """Each number once, at the first place of this document that prints it."""
    if subject.game_file:
        given: list[tuple[str, Place]] = [(a.number, a) for a in subject.game.approvals if not a.on]
    else:
        references = [reference for block in subject.schedule.blocks for reference in block.games]
        given = [(reference.approval, reference) for reference in references if reference.approval]
    found: dict[str, Place] = {}
    for number, place in given:
        found.setdefault(number, place)
    return found


def _everywhere(subject: Subject) -> Iterator[tuple[str, Place]]:
    blocks = [block for file in subject.filing.schedules for block in file.schedule.blocks]
    yield from ((ref.approval, ref) for block in blocks for ref in block.games if ref.approval)
    for file in subject.filing.games:
        yield from (
            (approval.number, approval) for approval in file.game.approvals if not approval.on
        )
