"""The action button's numbers include some that the dice or cards cannot give.

## What is asked
Totals named for dice are totals those dice can give, and a seat numbered for cards has a number that a card gives.

## Why
Three dice give three at least. A seat whose number is one or two is a slip, or a count the rules do not explain.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: dice, dice: 3, player-dealer-numbers: [1, 8, 15], own-seat: left-of-player-dealer}}
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
A place numbered one is where the seats are counted from; no total is named by it.
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: dice, dice: 3, player-dealer-numbers: [1, 8, 15], counts-player-dealer: true}}
```
Zero for the player-dealer's seat, where an ace is one, may only mean that the seat is not counted; it is told with the finding of `button-wraps`.
```yaml unclear
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: card, player-dealer-numbers: [0], at: 1005}}
```

## How to fix
Name only totals the dice can give, and say when a seat is not counted.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.statements import Button
from .._button import SIDES, buttons, dice, totals
from ..legacy import Answer, Ask, following, met, not_applicable, unclear, violated

FIRST, LAST = 1, 13
"""The numbers cards give, from the ace to the king."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    if unreached := list(_unreached(subject)):
        yield from unreached
        return
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


def _unreached(subject: Subject) -> Iterator[Answer]:
    """The player-dealer's own seat has a number no card gives."""
    numbered = [button for button in buttons(subject.game, "card") if button.player_dealer_numbers]
    bad = [button for button in numbered if not any(FIRST <= number <= LAST for number in button.player_dealer_numbers)]
    if bad:
        first, *others = bad
        figure = first.player_dealer_numbers[0]
        said = f"the player-dealer's seat is number {figure} for the action button, which no card gives. It may mean that the seat is not counted"
        answer = unclear(said, "say that the seat is not counted, or give it a number", first, *((button, "says the same") for button in others))
        yield following(answer, "button-wraps")


def _named(button: Button) -> tuple[int, ...]:
    own = [number for number in button.player_dealer_numbers if button.own_seat or number != FIRST]  # where counting starts, unless it is said what such a throw brings
    return (*own, *(total for cell, _ in button.seats for total in totals(cell)))
