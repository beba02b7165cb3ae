"""The player-dealer position is not offered often enough.

## What the law asks
The position is offered to every player before every hand, or as often as the provision says.

## Why
An offer that comes rarely leaves the bank where it is.

## Says
- late: The position is offered on only after {number:figure} {unit} ({@}). The law asks for an
  offer after {hands:hand} at the latest.
  Fix: Say that the position is offered to every player before every hand.
- held: One person may hold the position for {number:figure} {unit} ({@}), and the rules do not say
  how often it is offered to the others.
  Fix: Say that the position is offered to every player before every hand.
- silent: The rules do not say how often the position is offered to the other players.
  Fix: Say that the position is offered to every player before every hand.
- soon: The position is offered or moves on after {hands:hand} at the latest ({@}).
- step: A step of every round offers the position ({@}).

## Fails
```yaml violated late provision=offered-every-hand
player-dealer: {rotation: {offered-after: 2, unit: hands, then: offered}}
```
> The position is offered on only after 2 hands (line 4). The law asks for an offer after one hand
> at the latest.

## Passes
```yaml met soon provision=offered-every-hand
player-dealer: {rotation: {offered-after: 1, unit: hands, then: offered}}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ..answer import Answer, Ask, met, not_stated, unclear, violated
from ..parameters import COUNT

NEEDS_FILING = True

PARAMETERS = {"hands": COUNT}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    hands = int(ask.value("hands", 1))
    said = [one for bank in subject.view.banks for one in bank.rotation if one.unit != "minutes"]
    steps = [step for step in subject.game.round if step.does == "offer-bank"]
    offered = [(one.offered_after, one) for one in said if one.offered_after is not None]
    held = [(one.holds_at_most, one) for one in said if one.holds_at_most is not None]
    soon = [rotation for count, rotation in (*offered, *held) if count <= hands]
    if soon:
        yield met("soon", soon[0], see=[(one, "also") for one in soon[1:]], hands=hands)
    elif steps:
        yield met("step", steps[0])
    elif offered:
        count, rotation = offered[0]
        yield violated("late", rotation, number=count, unit=rotation.unit or "turns", hands=hands)
    elif held:
        count, rotation = held[0]
        yield unclear("held", rotation, number=count, unit=rotation.unit or "turns")
    else:
        yield not_stated("silent")
