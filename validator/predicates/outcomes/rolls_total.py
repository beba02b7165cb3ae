"""Every total of the dice has an answer for a bet that the next roll decides.

Of a bet that wins, loses, pushes or goes to a point on the next roll, the rules say which for every
total two dice can give. A bet whose losing totals are not said cannot be taken when they come.

## Says
- missing: The rules do not say what the {wager} bet does when {totals:or} is rolled ({@}).
  Fix: Say whether the {wager} bet wins, loses or stays on {totals:or}.
- answered: The rules have a result for the {wager} bet on every total ({@}).
- no-point: No roll of this bet establishes a point.

## Examples
```yaml not-stated missing
kind: game
name: Craps
category: house-banked
wagers: [{name: come, rolls: {stage: next-roll, wins: [7, 11], other-totals: point, at: 274}}]
source: {document: a.txt, lines: 200-300}
```
> The rules do not say what the come bet does when 2, 3 or 12 is rolled (line 274).
```yaml met answered
kind: game
name: Craps
category: house-banked
wagers: [{name: pass, rolls: {stage: come-out, wins: [7, 11], loses: [2, 3, 12], other-totals: point}}]
```
"""

from __future__ import annotations

from ...model.wagers import Roll, Wager
from ..answer import Answers, Ask, Subject, concluded, not_stated
from ..values import as_called

POINTS = ("4", "5", "6", "8", "9", "10")
"""Totals that are neither won nor lost at once in any game of craps, and become the point."""
TOTALS = tuple(str(total) for total in range(2, 13))


def judge(subject: Subject, ask: Ask) -> Answers:
    wager = subject.wager
    assert wager
    pointed = [roll for roll in wager.rolls if roll.other_totals == "point"]
    found = (answer for roll in pointed for answer in _missing(wager, roll))
    yield from concluded(found, pointed, "answered", "no-point", wager=wager)


def _missing(wager: Wager, roll: Roll) -> Answers:
    said = {*roll.wins, *roll.loses, *roll.pushes, *POINTS}
    if totals := [as_called(total) for total in TOTALS if total not in said]:
        yield not_stated("missing", roll, key=roll.stage, wager=wager, totals=totals)
