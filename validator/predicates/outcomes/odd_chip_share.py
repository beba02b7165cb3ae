"""An odd chip goes to a seat that may have no share in the pot.

Whoever gets the chip left over from dividing a pot is one of those who divide it. The player next
to the button may have folded long before. "The winner nearest to the button" says what is meant,
and takes no more words.

## Says
- any-seat: The odd chip goes to the seat {seat} ({@}), whose player may have folded or hold no
  share of the pot.
  Reading: Is the nearest of the winners meant?
  Fix: Give the odd chip to one of the winners, such as the first to the left of the button.
  Write: pot: {to: high, tied: split-equally, odd-chip: first-winner-left-of-button}
  See also: the same
- winner: The odd chip goes to a player who shares the pot ({@}).
- none: The rules do not say who gets an odd chip.

## Examples
```yaml unclear any-seat
category: poker
pot: {to: high, tied: split-equally, odd-chip: left-of-button, at: 45}
```
> The odd chip goes to the seat left of the button (line 4), whose player may have folded or hold no
> share of the pot. Is the nearest of the winners meant?
```yaml met winner
category: poker
pot: {to: high, tied: split-equally, odd-chip: first-winner-left-of-button, at: 45}
```
"""

from __future__ import annotations

from ..answer import Answers, Ask, Subject, met, not_applicable, roles, unclear
from ..values import as_called

SHARERS = {"winner", "winning", "hand", "hands", "card", "cards", "high", "low"}
"""Words that name somebody by what they hold, and so one of those who divide the pot."""


def judge(subject: Subject, ask: Ask) -> Answers:
    told = [pot for pot in subject.game.pot if pot.odd_chip]
    seats = [pot for pot in told if SHARERS.isdisjoint(str(pot.odd_chip).split("-"))]
    if not told:
        yield not_applicable("none")
    elif seats:
        seat = as_called(str(seats[0].odd_chip))
        yield unclear("any-seat", seats[0], see=roles(seats[1:]), seat=seat)
    else:
        yield met("winner", told[0], see=roles(told[1:]))
