"""The rules say what happens when the dice, the wheel or the draw go wrong.

## What is asked
Where dice, a wheel or drawn numbers decide the bets, the rules say what happens to the bets when a
roll, a spin or a draw does not count.

## Why
A die leaves the table, a ball the wheel, a machine stops in the middle of a draw. Money is on the
table, and each side has a view of whether the number counts.

## Says
- silent: {what} decides the bets ({@}), but the rules do not say what happens to the bets when
  {what} does not count or cannot be finished.
  Fix: Say when {what} does not count, and whether the bets then stay or are returned.
  See again: also here
- (roll): a roll of the dice
- (spin): a spin
- (call-numbers): a draw of numbers
- said: The rules say what happens when something goes wrong ({@}), such as {mishap}.
- none: No dice, wheel or drawn numbers decide the bets.

## Fails
```yaml not-stated silent
category: house-banked
round: [{does: spin, at: 793}]
source: {document: a.txt, lines: 700-800}
```
> A spin decides the bets (line 793), but the rules do not say what happens to the bets when a
> spin does not count or cannot be finished.

## Passes
```yaml met said
category: house-banked
round: [{does: spin, at: 793}]
irregularities: [{what: spin-too-short, then: bets stand and the ball is spun again, at: 794}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ..answer import Answer, Ask, met, not_applicable, not_stated, roles
from ..values import as_called, phrase

CHANCE = ("roll", "spin", "call-numbers")
"""Steps that decide the bets by chance."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    steps = [step for step in game.round if step.does in CHANCE]
    if not steps:
        yield not_applicable("none")
    elif said := game.irregularities or subject.filing.house.irregularities:
        first, *others = said[:2]
        yield met("said", first, see=roles(others), mishap=as_called(first.what))
    else:
        again = [(step, "again") for step in steps[1:2] if step.does == steps[0].does]
        yield not_stated("silent", steps[0], see=again, what=phrase(steps[0].does))
