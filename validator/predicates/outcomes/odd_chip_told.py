"""The chip that is left over when a pot is divided.

## What is asked
Rules for high and low that say who gets an odd chip say it also of the two halves.

## Why
A pot is halved far more often than two players hold the same hand.

## Says
- halves-open: The rules say who gets the odd chip when hands tie ({@}), but not when the pot is
  divided between high and low.
  Reading: Does the same player get the odd chip?
  Fix: Say which half gets the odd chip.
  Write: pot: {to: high-low, odd-chip: high-hand}
  See divided: the pot is divided
- said: The odd chip goes to the {taker} ({@}).
- none: The rules do not speak of an odd chip.

## Fails
Said only of equal hands.
```yaml unclear halves-open
category: poker
pot: [{to: high-low, at: 4930}, {to: high-low, ties: split-equally, odd-chip: left-of-button, at: 4933-4934}]
compares: {by: high-low-pot, outcomes: [{case: sole-best, pot: splits, at: 4930}]}
source: {document: a.txt, lines: 4900-4999}
```
> The rules say who gets the odd chip when hands tie (lines 4933 to 4934), but not when the pot is
> divided between high and low. Does the same player get the odd chip?

## Passes
```yaml met said
category: poker
pot: {to: high, ties: split-equally, odd-chip: left-of-button}
compares: {by: pot}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ..answer import Answer, Ask, met, not_applicable, unclear
from ..values import as_called


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    told = [(pot.odd_chip, pot) for pot in game.pot if pot.odd_chip]
    halved = [comparison for comparison in game.compares if comparison.by == "high-low-pot"]
    if not told:
        yield not_applicable("none")
    elif halved and all(pot.ties for _, pot in told):
        outcomes = [outcome for comparison in halved for outcome in comparison.outcomes]
        divided = [(outcome, "divided") for outcome in outcomes if outcome.case == "sole-best"]
        yield unclear("halves-open", told[0][1], see=divided[:1])
    else:
        taker, place = told[0]
        yield met(
            "said", place, see=[(pot, "also") for _, pot in told[1:2]], taker=as_called(taker)
        )
