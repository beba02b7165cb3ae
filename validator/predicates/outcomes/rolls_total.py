"""Every total of the dice has an answer for a bet that the next roll decides.

## What is asked
Of a bet that wins, loses, pushes or goes to a point on the next roll, the rules say which for every total two dice can give.

## Why
A bet whose losing totals are not said cannot be taken when they come.

## Fails
```yaml not-stated
kind: game
name: Craps
category: house-banked
wagers: [{name: come, rolls: {stage: next-roll, wins: [7, 11], otherwise: point, at: 274}}]
```

## Passes
```yaml met
kind: game
name: Craps
category: house-banked
wagers: [{name: pass, rolls: {stage: come-out, wins: [7, 11], loses: [2, 3, 12], otherwise: point}}]
```

## Boundary
A bet that only says when it wins is lost otherwise, as one-roll bets are.
```yaml not-applicable
kind: game
name: Craps
category: house-banked
wagers: [{name: any-seven, rolls: {stage: one-roll, wins: [7]}}]
```

## How to fix
Say what the bet does on the totals left out.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.wagers import Roll
from .._say import listed
from ..legacy import Answer, Ask, met, not_applicable, not_stated

POINTS = ("4", "5", "6", "8", "9", "10")
"""Totals that are neither won nor lost at once in any game of craps, and become the point."""
TOTALS = tuple(str(total) for total in range(2, 13))
FIX = "say what the bet does on these totals"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    pointed = [roll for roll in subject.wager.rolls if roll.otherwise == "point"]
    if not pointed:
        yield not_applicable("no roll of the bet establishes a point")
        return
    open_ = [(roll, missing) for roll in pointed if (missing := _missing(roll))]
    name = subject.wager.name.replace("-", " ")
    for roll, missing in open_:
        yield not_stated(f"the rules do not say what the {name} bet does when {_or(missing)} is rolled", FIX, roll)
    if not open_:
        yield met(f"every total has an answer for the {name} bet", *pointed)


def _missing(roll: Roll) -> list[str]:
    said = {*roll.wins, *roll.loses, *roll.pushes, *POINTS}
    return [total for total in TOTALS if total not in said]


def _or(totals: list[str]) -> str:
    return listed(totals).replace(" and ", " or ")
