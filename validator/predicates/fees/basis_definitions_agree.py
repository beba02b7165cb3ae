"""One sheet defines a basis in two ways.

## What is asked
Where one part of a schedule leaves the player-dealer's own wager out of a total, the other parts that define the total say so too, or say that
they count it.

## Why
Whoever reads only the part for one game finds a total table action that may or may not hold the player-dealer's wager.

## Fails
```yaml unclear
kind: schedule
name: Example
blocks:
  - defines: {basis: total-table-action, counts: [base], excludes: [player-dealer-wager]}
  - defines: {basis: total-table-action, counts: [all-wagers]}
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - defines: {basis: total-table-action, counts: [base], excludes: [player-dealer-wager, double-down]}
  - defines: {basis: total-table-action, counts: [all-wagers], excludes: [player-dealer-wager]}
```

## Boundary
A part that says it counts that wager has answered the question; so has one that adds up players' wagers, of one or of all.
```yaml met
kind: schedule
name: Example
blocks:
  - defines: {basis: total-table-action, counts: [base], excludes: [player-dealer-wager]}
  - defines: {basis: total-table-action, counts: [base, player-dealer-wager]}
  - defines: {basis: total-table-action, counts: [base], whose: all-players}
  - defines: {basis: total-table-action, counts: [base], whose: each-player}
```
```yaml not-applicable
kind: schedule
name: Example
blocks:
  - defines: {basis: total-table-action, counts: [base], excludes: [player-dealer-wager]}
```

## How to fix
Define the total once for the whole sheet.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...judge.answer import Answer, Ask, met, not_applicable, unclear
from .._fees import basis, definitions

OWN = "player-dealer-wager"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    said = list(definitions(subject.schedule_file))
    several = [name for name in dict.fromkeys(one.basis for one in said) if sum(one.basis == name for one in said) > 1]
    found = False
    for name in several:
        without = [one for one in said if one.basis == name and OWN in one.excludes]
        silent = [one for one in said if one.basis == name and OWN not in (*one.excludes, *one.counts) and one.whose is None]
        if without and silent:
            found = True
            left, others = ("1 part" if len(without) == 1 else f"{len(without)} parts"), ("another" if len(silent) == 1 else f"{len(silent)} others")
            yield unclear(
                f"the {basis(name)} is said to leave out the player-dealer's wager in {left} of the sheet, and in {others} nothing is said of it",
                "define the total once for the whole sheet",
                silent[0],
                *((one, "does not say") for one in silent[1:]),
                *((one, "leaves it out") for one in without),
            )
    if not several:
        yield not_applicable("no basis is defined twice")
    elif not found:
        yield met("the definitions agree on the player-dealer's wager", *said)
