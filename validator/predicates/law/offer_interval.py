"""The player-dealer position is not offered often enough.

The position is offered to every player before every hand, or as often as the provision says. An
offer that comes rarely leaves the bank where it is. Some laws also say which way around the table it
moves (`direction`).

## Says
- (each):
  Fix (late, held, silent): Say that the position is offered to every player before every hand.
- late: The position is offered to the next player only after {number} {unit} ({@}). The law asks for an
  offer after {hands:hand} at the latest.
- held: One person may hold the position for {number} {unit} ({@}), and the rules do not say
  how often it is offered to the others.
- silent: The rules do not say how often the position is offered to the other players.
- other-way: The position moves {direction} ({@}). The law asks for {asked}.
  Fix: Say that the position moves {asked}.
- no-direction: The position is offered or moves on after {hands:hand} ({@}), but the rules do not say
  which way around the table. The law asks for {asked}.
  Fix: Say that the position moves {asked}.
  Write: player-dealer: {rotation: {direction: {asked}}}
- soon: The position is offered or moves on after {hands:hand} at the latest ({@}).
- step: A step of every round offers the position ({@}).

## Examples
```yaml violated late provision=offered-every-hand
player-dealer: {rotation: {offered-after: 2, unit: hands, then: offered}}
```
> The position is offered to the next player only after two hands (line 4). The law asks for an
> offer after one hand at the latest.
```yaml met soon provision=offered-every-hand
player-dealer: {rotation: {offered-after: 1, unit: hands, then: offered}}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...model.statements import Rotation
from ..answer import Answer, Answers, Ask, Subject, met, met_by, not_stated, unclear, violated
from ..parameters import COUNT, TEXT

NEEDS_FILING = True

PARAMETERS = {"hands": COUNT, "direction": TEXT}
Count = tuple[str, int, Rotation]


def judge(subject: Subject, ask: Ask) -> Answers:
    hands = int(ask.value("hands", 1))
    counts = list(_counts(subject))
    steps = [step for step in subject.game.round if step.does == "offer-bank"]
    soon = [one for _, count, one in counts if count <= hands]
    if soon and (open_ := _way(subject, soon[0], ask)):
        yield open_
    elif soon:
        yield met_by("soon", soon, hands=hands)
    elif steps:
        yield met("step", steps[0])
    elif counts:
        yield _late(counts, hands)
    else:
        yield not_stated("silent")


def _late(counts: list[Count], hands: int) -> Answer:
    """More turns than the law has; how long one person holds the position tells it less surely."""
    case, count, one = min(counts, key=lambda said: said[0] != "late")
    verdict = violated if case == "late" else unclear
    return verdict(case, one, number=count, unit=one.unit or "turns", hands=hands)


def _way(subject: Subject, soon: Rotation, ask: Ask) -> Answer | None:
    """That the position moves another way than the law asks, or that no way is told."""
    asked = str(ask.value("direction", "") or "")
    told = [one for one in subject.view.rotations if one.direction]
    if not asked or any(one.direction == asked for one in told):
        return None
    if told:
        return violated("other-way", told[0], direction=told[0].direction, asked=asked)
    hands = soon.offered_after or soon.holds_at_most
    return not_stated("no-direction", soon, hands=hands, asked=asked)


def _counts(subject: Subject) -> Iterator[Count]:
    """After how many turns the position is offered, or for how many one person holds it."""
    said = [one for one in subject.view.rotations if one.unit != "minutes"]
    for one in said:
        if one.offered_after is not None:
            yield "late", one.offered_after, one
    for one in said:
        if one.holds_at_most is not None:
            yield "held", one.holds_at_most, one
