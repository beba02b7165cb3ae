"""The rules say what happens when the dice, the wheel or the draw go wrong.

## What is asked
Where dice, a wheel or drawn numbers decide the bets, the rules say what becomes of the bets when a roll, a spin or a draw does not count.

## Why
A die leaves the table, a ball the wheel, a machine stops in the middle of a draw. Money is on the table, and each side has a view of whether the number counts.

## Fails
```yaml not-stated
kind: game
name: Example
category: house-banked
round: [{does: spin, at: 793}]
```

## Passes
```yaml met
kind: game
name: Example
category: house-banked
round: [{does: spin, at: 793}]
irregularities: [{what: spin-too-short, then: bets stand and the ball is spun again, at: 794}]
```

## Boundary
Rules for the cards of a game that has no dice, wheel or draw are another matter.
```yaml not-applicable
kind: game
name: Example
category: house-banked
round: [{does: deal, to: players, cards: 2, at: 216}]
```
What is said of one thing that goes wrong is an answer, though it may not be the whole one.
```yaml met
kind: game
name: Example
category: bingo
round: [{does: call-numbers, at: 141}]
irregularities: [{what: machine-malfunction, then: play stops until it is mended, at: 155}]
```

## How to fix
Say when a roll, a spin or a draw does not count, and that bets then stand or are returned.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ..legacy import Answer, Ask, met, not_applicable, not_stated

CHANCE = {"roll": ("a roll of the dice", ("dice",)), "spin": ("a spin", ("wheel", "ball")), "call-numbers": ("a draw", ("generator", "balls"))}
"""What decides the bets, in words, and the equipment it is done with."""
FIX = "say when it does not count, and whether bets then stand or are returned"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    steps = [step for step in game.round if step.does in CHANCE]
    if not steps:
        yield not_applicable("no dice, wheel or drawn numbers decide the bets")
    elif game.irregularities:
        yield met("the rules say what happens when something goes wrong", *game.irregularities[:2])
    else:
        what, things = CHANCE[steps[0].does]
        used = [(thing, "what it is done with") for thing in reversed(game.equipment) if thing.is_.split("-")[-1] in things]
        others = [(step, "told here too") for step in steps[1:2] if step.does == steps[0].does]
        yield not_stated(f"the rules do not say what becomes of the bets when {what} does not count, or cannot be finished", FIX, steps[0], *used[:1], *others)
