"""A total of the dice gives the action button no seat.

## What is asked
Where dice decide who has first action, a table of totals or a rule of counting (where it starts, which way it goes) gives every total a seat.

## Why
A number without a place to count from is no place.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: dice, dice: 3, direction: clockwise}}
```

A table that leaves a total out.
```yaml not-stated
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: dice, dice: 1, seats: [["1, 2", seat 1], ["3-5", seat 2]]}}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: dice, dice: 3, from: player-dealer, direction: clockwise}}
```

## Boundary
The player-dealer's numbers stand seven apart at a table of eight places.
```yaml unclear
kind: game
name: Example
category: player-dealer
seats: {is: 8, of: positions}
player-dealer: {action-button: {by: dice, dice: 3, player-dealer-numbers: [1, 8, 15], from: player-dealer, direction: clockwise}}
```

Numbers that mean the player-dealer's own seat say where the count starts, but not which way it goes.
```yaml not-stated
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: dice, dice: 3, player-dealer-numbers: [1, 8, 15]}}
```

## How to fix
Say from which seat totals are counted and which way, or print the table of totals and seats.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ...docket import Subject
from ...model.statements import Button
from .._button import SIDES, buttons, dice, elsewhere, totals
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear

FIX = "say from which seat totals are counted and which way, or print the table of totals and seats"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = buttons(subject.game, "dice")
    start = [button for button in said if button.from_ or button.player_dealer_numbers]
    counted = start if any(button.direction for button in said) else []
    printed = [button for button in said if button.seats]
    if not said:
        yield not_applicable("no dice decide where settlement starts")
    elif not (printed or counted) and (source := elsewhere(subject, "dice")):
        yield not_applicable(f"the procedure is that of {source.from_}, and is judged there")
    elif printed:
        yield _table(printed, dice(subject.game))
    elif counted:
        yield from _spacing(subject, counted)
    else:
        known = {"from which seat": bool(start), "which way": any(b.direction for b in said)}
        partly = " and ".join(word for word, given in known.items() if not given)
        fix = FIX if not start else "say which way the seats are counted, or print the table of totals and seats"
        broken = [(button, "the table is missing") for button in said[1:] if button.damaged]
        yield not_stated(f"the dice decide where the action starts, but {partly} their total is counted is not said", fix, said[0], *broken)


def _table(printed: list[Button], count: int | None) -> Answer:
    covered = {total for button in printed for cell, _ in button.seats for total in totals(cell)}
    missing = [total for total in range(count, SIDES * count + 1) if total not in covered] if count else []
    if missing:
        return not_stated(f"the table gives no seat for a total of {', '.join(map(str, missing))}", FIX, printed[0])
    return met("every total of the dice has a seat", *printed)


def _spacing(subject: Subject, counted: list[Button]) -> Iterator[Answer]:
    """Numbers of one seat recur once around the table."""
    places = [seats for seats in subject.game.seats if seats.of == "positions" or seats.counts_player_dealer]
    for button in counted:
        numbers = button.player_dealer_numbers
        steps = {b - a for a, b in pairwise(numbers)}
        if places and len(steps) == 1 and all(steps != {int(seats.is_.high or seats.is_.low)} for seats in places):
            said = f"the player-dealer's numbers {', '.join(map(str, numbers))} come round every {min(steps)} seats, but the table has {places[0].is_}"
            yield unclear(said, "make the numbers and the seats agree", button, (places[0], "says so"))
            return
    yield met("totals are counted from a seat said, in a direction said", *counted)
