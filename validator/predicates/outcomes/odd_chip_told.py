"""The chip that is left over when a pot is divided.

## What is asked
Rules that say who gets an odd chip give it to one of the winners, and in a game for high and low they say it also of the two halves.

## Why
A pot is halved far more often than two players hold the same hand. An odd chip promised to a seat goes to whoever sits there, also to a player who has folded.

## Fails
Told only for equal hands.
```yaml unclear
kind: game
name: Example
category: poker
pot: [{to: high-low, at: 4930}, {to: high-low, ties: split-equally, odd-chip: left-of-button, at: 4933-4934}]
compares: {by: high-low-pot, outcomes: [{case: sole-best, pot: splits, at: 4930}]}
```
Given to a seat.
```yaml unclear
kind: game
name: Example
category: poker
pot: {to: high, ties: split-equally, odd-chip: next-to-button, at: 4934}
```

## Passes
```yaml met
kind: game
name: Example
category: poker
pot: {to: high, ties: split-equally, odd-chip: left-of-button}
compares: {by: pot}
```

## Boundary
One of the halves is named for the odd chip.
```yaml met
kind: game
name: Example
category: poker
pot: [{to: high-low, odd-chip: high-hand}, {to: high-low, ties: split-equally, odd-chip: left-of-button}]
compares: {by: high-low-pot}
```
Rules that say nothing of odd chips are asked for them by `outcomes-total`.
```yaml not-applicable
kind: game
name: Example
category: poker
pot: {to: high-low}
compares: {by: high-low-pot}
```

## How to fix
Say which winner gets the odd chip, of the halves and of equal hands.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ..legacy import Answer, Ask, met, not_applicable, unclear

SEAT = "next-to-button"
"""A seat, whoever sits there; the other words choose among the winners."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    told = [pot for pot in game.pot if pot.odd_chip]
    halved = [comparison for comparison in game.compares if comparison.by == "high-low-pot"]
    tied = [pot for pot in told if pot.ties]
    seats = [pot for pot in told if pot.odd_chip == SEAT]
    if not told:
        yield not_applicable("the rules do not speak of an odd chip")
        return
    if halved and len(tied) == len(told):
        shared = [(outcome, "the pot is halved") for comparison in halved for outcome in comparison.outcomes if outcome.case == "sole-best"]
        said = "an odd chip is told of for equal hands only; who gets it when the pot is halved is not said"
        yield unclear(f"{said}. The same player may be meant", "say which half gets the odd chip", told[0], *shared[:1])
    if seats:
        said = "the odd chip goes to the seat beside the button, whether that player has won or not. The nearest winner may be meant"
        yield unclear(said, "give the odd chip to the winner nearest the button", seats[0], *((pot, "said again") for pot in seats[1:]))
    elif not (halved and len(tied) == len(told)):
        yield met("the rules say which winner gets an odd chip", *told[:2])
