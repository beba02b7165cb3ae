"""A total of the dice gives the action button no seat.

## What is asked
Where dice decide who has first action, a table of totals or a rule of counting (where it starts,
which way it goes) gives every total a seat.

## Why
A number without a place to count from is no place.

## Says
- no-start-no-way: Dice decide where the action starts ({@}), but the rules do not say from which
  seat their total is counted, or which way.
  Fix: Say from which seat the total is counted and which way, or print the table of totals and
    seats.
  Write: player-dealer: {action-button: {by: dice, from: player-dealer, direction: clockwise}}
  See lost: the table is missing
- no-start: Dice decide where the action starts ({@}), but the rules do not say from which seat
  their total is counted.
  Fix: Say from which seat the total is counted, or print the table of totals and seats.
  Write: player-dealer: {action-button: {by: dice, from: player-dealer}}
  See lost: the table is missing
- no-way: Dice decide where the action starts ({@}), but the rules do not say which way their total
  is counted.
  Fix: Say which way the seats are counted, or print the table of totals and seats.
  Write: player-dealer: {action-button: {by: dice, direction: clockwise}}
  See lost: the table is missing
- no-seat: The table of dice totals ({@}) gives no seat for a total of {missing:or}.
  Fix: Give every total of the dice a seat.
- table: The table gives every total of the dice a seat ({@}).
- counted: Totals of the dice are counted {way} ({@}).
- no-dice: No dice decide where settlement starts.

## Fails
```yaml not-stated no-start
player-dealer: {action-button: {by: dice, dice: 3, direction: clockwise}}
```
> Dice decide where the action starts (line 4), but the rules do not say from which seat their total
> is counted.

## Passes
```yaml met counted
player-dealer: {action-button: {by: dice, dice: 3, from: player-dealer, direction: clockwise}}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.statements import Button
from .._button import SIDES, buttons, dice, elsewhere, totals
from ..answer import Answer, Ask, met, not_applicable, not_stated
from ..values import name, number


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = buttons(subject.game, "dice")
    start = [button for button in said if button.from_ or button.player_dealer_numbers]
    ways = [button.direction for button in said if button.direction]
    printed = [button for button in said if button.seats]
    if not said:
        yield not_applicable("no-dice")
    elif printed:
        yield _table(printed, dice(subject.game))
    elif start and ways:
        yield met("counted", start[0], see=[(other, "also") for other in start[1:]], way=ways[0])
    elif source := elsewhere(subject, "dice"):
        yield not_applicable("elsewhere", game=name(source.from_))
    else:
        case = "no-way" if start else "no-start" if ways else "no-start-no-way"
        lost = [(button, "lost") for button in said[1:] if button.damaged]
        yield not_stated(case, said[0], see=lost)


def _table(printed: list[Button], count: int | None) -> Answer:
    covered = {total for button in printed for cell, _ in button.seats for total in totals(cell)}
    possible = range(count, SIDES * count + 1) if count else ()
    missing = [number(total) for total in possible if total not in covered]
    if missing:
        return not_stated("no-seat", printed[0], missing=missing)
    return met("table", printed[0], see=[(other, "also") for other in printed[1:]])
