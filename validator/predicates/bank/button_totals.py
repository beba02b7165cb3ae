"""The action button's numbers include totals the dice cannot give.

## What is asked
Totals named for dice are totals those dice can give.

## Why
Three dice give three at least. A seat whose number is one or two is a slip, or a count the rules do not explain.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: dice, dice: 3, player-dealer-numbers: [1, 8, 15]}}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: dice, dice: 3, player-dealer-numbers: [8, 15]}}
```

## Boundary
Eighteen is the highest.
```yaml violated
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: dice, dice: 3, seats: [["3-18", seat 1], ["19", seat 2]]}}
```

## How to fix
Name only totals the dice can give.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...judge.answer import Answer, Ask, met, not_applicable, violated
from ...model.statements import Button
from .._button import SIDES, buttons, dice, totals


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    count = dice(subject.game)
    naming = [button for button in buttons(subject.game, "dice") if _named(button)]
    if not naming or count is None:
        yield not_applicable("no totals of dice are named, or the number of dice is not stated")
        return
    wrong = [(button, bad) for button in naming if (bad := [n for n in _named(button) if not count <= n <= SIDES * count])]
    if wrong:
        (first, bad), *others = wrong
        figures = " and ".join(map(str, dict.fromkeys(bad)))
        said = f"{figures} {'is' if len(bad) == 1 else 'are'} among the totals named, but {count} dice give {count} to {SIDES * count}"
        yield violated(said, "name only totals the dice can give", first, *((button, "says the same") for button, _ in others))
    else:
        yield met(f"{count} dice can give every total named", *naming)


def _named(button: Button) -> tuple[int, ...]:
    return (*button.player_dealer_numbers, *(total for cell, _ in button.seats for total in totals(cell)))
