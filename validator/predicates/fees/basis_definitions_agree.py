"""One sheet defines a basis in two ways.

## What is asked
Where one part of a schedule leaves the player-dealer's own wager out of a total, the other parts that define the total say so too, or say that
they count it. Where they do not, it is also told what else only the first part says: by when a wager must be placed, and that bonus bets count.

## Why
Whoever reads only the part for one game finds a total table action that may or may not hold the player-dealer's wager. One term, defined in two ways on one
sheet, suggests that two things are meant.

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
A part that says it counts that wager has answered the question; so has one that adds up the wagers of all players.
```yaml met
kind: schedule
name: Example
blocks:
  - defines: {basis: total-table-action, counts: [base], excludes: [player-dealer-wager]}
  - defines: {basis: total-table-action, counts: [base, player-dealer-wager]}
  - defines: {basis: total-table-action, counts: [base], whose: all-players}
```
What a player has placed may be what the player-dealer, a player too, has placed.
```yaml unclear
kind: schedule
name: Example
blocks:
  - defines: {basis: total-table-action, counts: [base, bonus], excludes: [player-dealer-wager], placed: before-deal}
  - defines: {basis: total-table-action, counts: [all-wagers], whose: each-player}
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
from ...model.fees import Definition
from .._fees import basis, definitions, moment
from .._say import listed
from ..legacy import Answer, Ask, met, not_applicable, unclear
from .basis_bonus import BONUSES

OWN = "player-dealer-wager"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    said = list(definitions(subject.schedule_file))
    several = [name for name in dict.fromkeys(one.basis for one in said) if sum(one.basis == name for one in said) > 1]
    found = False
    for name in several:
        without = [one for one in said if one.basis == name and OWN in one.excludes]
        silent = [one for one in said if one.basis == name and OWN not in (*one.excludes, *one.counts) and one.whose != "all-players"]
        if without and silent:
            found = True
            left, others = ("1 part" if len(without) == 1 else f"{len(without)} parts"), ("another" if len(silent) == 1 else f"{len(silent)} others")
            yield unclear(
                f"the {basis(name)} is defined in two ways on one sheet: in {left} {listed(_only(without, silent))}; in {others} none of this is said. The same may be meant",
                "define the total once for the whole sheet",
                silent[0],
                *((one, "does not say") for one in silent[1:]),
                *((one, "says so") for one in without),
            )
    if not several:
        yield not_applicable("no basis is defined twice")
    elif not found:
        yield met("the definitions agree on the player-dealer's wager", *said)


def _only(without: list[Definition], silent: list[Definition]) -> Iterator[str]:
    """What all of the first say and none of the others."""
    yield "the player-dealer's wager is left out"
    placed = without[0].placed
    if placed and all(one.placed == placed for one in without) and not any(one.placed for one in silent):
        yield f"only what is placed {moment(placed)} counts"
    if all(set(BONUSES) & set(one.counts) for one in without) and not any(set(BONUSES) & {*one.counts, *one.excludes} for one in silent):
        yield "bonus bets are named as counted"
