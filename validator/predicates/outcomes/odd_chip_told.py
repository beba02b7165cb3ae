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
from ...model.game import Game, Pot
from ..answer import Answer, Ask, met, not_applicable, roles, unclear
from ..values import as_called


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    told = [pot for pot in game.pot if pot.odd_chip]
    if not told:
        yield not_applicable("none")
    elif all(pot.ties for pot in told) and _halved(game):
        yield _halves_open(game, told[0])
    else:
        yield met("said", told[0], see=roles(told[1:2]), taker=as_called(told[0].odd_chip or ""))


def _halved(game: Game) -> bool:
    return any(comparison.by == "high-low-pot" for comparison in game.compares)


def _halves_open(game: Game, told: Pot) -> Answer:
    outcomes = [one for c in game.compares if c.by == "high-low-pot" for one in c.outcomes]
    divided = [(outcome, "divided") for outcome in outcomes if outcome.case == "sole-best"]
    return unclear("halves-open", told, see=divided[:1])
