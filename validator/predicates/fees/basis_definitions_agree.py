"""One sheet defines a basis in two ways.

## What is asked
Where one part of a schedule leaves the player-dealer's own wager out of a total, the other parts
that define the total say so too, or say that they count it.

## Why
Whoever reads only the part for one game finds a total table action that may or may not hold the
player-dealer's wager. One term, defined in two ways on one sheet, suggests that two things are
meant.

## Says
- differ: Part of the sheet leaves the player-dealer's wager out of the {basis} ({@without}); the
  rest does not say so ({@}[, {@also}]).
  Reading: Is the same total meant throughout?
  Fix: Define the {basis} once for the whole sheet.
  See without: leaves the player-dealer's wager out
- agree: {number:definition} of the {basis} agree on the player-dealer's wager.
- once: No total is defined twice on this sheet.

## Fails
```yaml unclear differ
  - defines: {basis: total-table-action, counts: [base], excludes: [player-dealer-wager]}
  - defines: {basis: total-table-action, counts: [all-wagers]}
```
> Part of the sheet leaves the player-dealer's wager out of the total table action (line 4); the
> rest does not say so (line 5). Is the same total meant throughout?

## Passes
```yaml met agree
  - defines: {basis: total-table-action, counts: [base], excludes: [player-dealer-wager, double-down]}
  - defines: {basis: total-table-action, counts: [all-wagers], excludes: [player-dealer-wager]}
```
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.fees import Definition
from .._fees import definitions
from ..answer import Answer, Ask, met, not_applicable, unclear

OWN = "player-dealer-wager"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    said = list(definitions(subject.schedule_file))
    several = [basis for basis, times in Counter(one.basis for one in said).items() if times > 1]
    found = [
        answer
        for basis in several
        for answer in _differ([one for one in said if one.basis == basis])
    ]
    yield from found
    if not several:
        yield not_applicable("once")
    elif not found:
        alike = [one for one in said if one.basis == several[0]]
        also = [(one, "also") for one in alike[1:]]
        yield met("agree", alike[0], see=also, number=len(alike), basis=several[0])


def _differ(said: list[Definition]) -> Iterator[Answer]:
    without = [one for one in said if OWN in one.excludes]
    others = [one for one in said if OWN not in (*one.excludes, *one.counts)]
    silent = [one for one in others if one.whose != "all-players"]
    if without and silent:
        basis = silent[0].basis
        see = [*((one, "also") for one in silent[1:]), *((one, "without") for one in without)]
        yield unclear("differ", silent[0], see=see, key=basis, basis=basis)
