"""Approval numbers are written in the form the Bureau uses.

## What is asked
Every approval number a document prints has the form of its series (`pattern`). A number of another series (`series`) is for a person to look at.

## Why
The number is what joins a rate sheet to the rules that were approved. One with a letter or figure wrong joins nothing, or the wrong game.

## Fails
```yaml violated
kind: schedule
name: Rates
blocks: [{games: [{called: Baduci, approval: GEGA-02745, at: 1108}]}]
```
The figures are those of another game.
```yaml unclear
kind: schedule
name: Rates
blocks: [{games: [{called: Crazy Pineapple, approval: GEGA-001770, at: 1}, {called: Big O, approval: GEGR-001770, at: 2}]}]
```

## Passes
```yaml met
kind: schedule
name: Rates
blocks: [{games: [{called: Baduci, approval: GEGA-002745, at: 1108}]}]
```

## Boundary
A number that stands on a rate sheet is judged there, not again in the rules.
```yaml not-applicable
kind: game
name: Example
category: poker
approvals: [{number: GEGA-2745, on: rates}]
```
```yaml violated
kind: game
name: Example
category: poker
approvals: [{number: GEGA-2745}]
```

## How to fix
Copy the number from the letter of approval.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated
from ..parameters import PATTERN, needed

FIX = "copy the number from the letter of approval"

PARAMETERS = {"pattern": needed(PATTERN), "series": needed(PATTERN)}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    form, series = re.compile(str(ask.value("pattern"))), re.compile(str(ask.value("series")))
    printed = _printed(subject)
    bad = {number: place for number, place in printed.items() if not form.fullmatch(number)}
    for number, place in bad.items():
        if not series.fullmatch(number):
            yield violated(f"the approval number {number} is not well formed", FIX, place)
            continue
        figures = number.rpartition("-")[2]
        twins = [(other, place) for other, place in _everywhere(subject) if other != number and other.rpartition("-")[2] == figures]
        same = f", and its figures are those of {twins[0][0]}" if twins else ""
        yield unclear(
            f"the approval number {number} is of another series than the rest{same}. It may be a slip or a different kind of approval",
            FIX,
            place,
            *((p, n) for n, p in twins[:1]),
        )
    if not printed:
        yield not_applicable("the document prints no approval number of its own")
    elif not bad:
        yield met(f"all {len(printed)} approval numbers are well formed", next(iter(printed.values())))


def _printed(subject: Subject) -> dict[str, Place]:
    """Each number once, at the first place of this document that prints it."""
    found: dict[str, Place] = {}
    if subject.game_file:
        for approval in subject.game.approvals:
            if not approval.on:
                found.setdefault(approval.number, approval)
    else:
        for block in subject.schedule.blocks:
            for reference in block.games:
                if reference.approval:
                    found.setdefault(reference.approval, reference)
    return found


def _everywhere(subject: Subject) -> list[tuple[str, Place]]:
    sheets: list[tuple[str, Place]] = [(r.approval, r) for s in subject.filing.schedules for b in s.schedule.blocks for r in b.games if r.approval]
    return sheets + [(a.number, a) for g in subject.filing.games for a in g.game.approvals if not a.on]
