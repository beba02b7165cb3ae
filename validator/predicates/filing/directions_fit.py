"""Where a turn starts and which way it goes fit together.

## What is asked
What starts at somebody's left goes clockwise and what starts at somebody's right goes
counter-clockwise, so that this person comes last. Wagers are settled in the direction in which the
seats are counted for the action button. Where settlement is said to go both ways, it is told with
the finding of `settlement-start-agrees`.

## Why
Clockwise from the seat at the player-dealer's right, the next seat is the player-dealer's own. And
who is settled first matters when the bank runs short.

## Says
- wrong-side: {what} {way} from the {side} of the {whose} ({@}), but the next seat in that direction
  is the
    {whose}'s own.
  Reading: Is {side} meant as the players see it from their seats?
  Fix: Name a seat and a direction that fit: clockwise starts at the left, counter-clockwise at the
    right.
  See again: goes {way} from the {side}, too
- against: Wagers are settled {way} ({@}), while {what} {other} ({@other}).
  Reading: Is the change of direction intended?
  Fix: Settle in the direction in which the seats are counted, or say that the other is intended.
  See other: {what} {other}
- (deal): cards are dealt
- (act): hands are played
- (settled): wagers are settled
- (counted): seats are counted for the action button
- fits: Seat and direction fit in {count:place}.
- none: The rules do not say which way anything goes around the table.

## Fails
```yaml unclear wrong-side
round: [{does: deal, to: players, cards: 1, first: right-of-player-dealer, direction: clockwise, at: 277}]
```
> Cards are dealt clockwise from the right of the player-dealer (line 4), but the next seat in
> that direction is the player-dealer's own. Is right meant as the players see it from their
> seats?

## Passes
```yaml met fits
round: [{does: deal, to: players, cards: 1, first: left-of-player-dealer, direction: clockwise}]
settles: {from: left-of-player-dealer, direction: clockwise}
```
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...docket.filings import Subject
from ...model.game import Game
from ...model.part import Part
from ..agreement import line
from ..answer import Answer, Ask, following, met, not_applicable, unclear
from ..values import phrase

WAYS = {"clockwise": "left", "counter-clockwise": "right"}
"""The side at which a turn in each direction starts, so that it ends at the person it started
beside.
"""
SIDES = ("left", "right")
DEALERS = ("dealer", "house-dealer", "casino-dealer", "player-dealer")
PLAYED = ("deal", "act")
SETTLED = "settled"
COUNTED = "counted"


class Turn(NamedTuple):
    """Something that goes around the table."""

    what: str
    place: Part
    start: str | None
    way: str

    @property
    def side(self) -> str:
        """The side of a dealer at which it starts."""
        side, _, whose = (self.start or "").partition("-of-")
        return side if side in SIDES and whose in DEALERS else ""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    turns = list(_turns(subject.game))
    if not turns:
        yield not_applicable("none")
        return
    banked = subject.game.category == "player-dealer"
    found = [*_impossible(turns), *(_against(turns) if banked else ())]
    also = [(turn.place, "also") for turn in turns[1:]]
    yield from found or [met("fits", turns[0].place, see=also, count=len(turns))]


def _turns(game: Game) -> Iterator[Turn]:
    for button in game.player_dealer.action_button if game.player_dealer else ():
        if button.direction in WAYS:
            yield Turn(COUNTED, button, button.from_, button.direction)
    for step in game.round:
        if step.direction in WAYS and step.does in PLAYED:
            yield Turn(step.does, step, step.first, step.direction)
    for said in game.settles:
        if said.direction in WAYS:
            yield Turn(SETTLED, said, said.from_, said.direction)


def _impossible(turns: list[Turn]) -> Iterator[Answer]:
    wrong = [turn for turn in turns if turn.side and turn.side != WAYS[turn.way]]
    if not wrong:
        return
    first, *others = sorted(wrong, key=lambda turn: line(turn.place))
    answer = unclear(
        "wrong-side",
        first.place,
        see=[(turn.place, "again") for turn in others[:3]],
        what=phrase(first.what),
        way=first.way,
        side=first.side,
        whose=str(first.start).split("-of-", 1)[1],
    )
    alone = all(turn.what == SETTLED for turn in wrong)
    yield following(answer, "settlement-start-agrees") if alone else answer


def _against(turns: list[Turn]) -> Iterator[Answer]:
    """Settlement in one direction, and seats counted for the action button in the other."""
    settled, counted = (_of(turns, what) for what in (SETTLED, COUNTED))
    ways = {turn.way for turn in settled}
    same = [turn for turn in turns if turn.what != SETTLED and turn.way in ways]
    if len(ways) == 1 and counted and not same:
        first, other = settled[0], counted[0]
        given = {"way": first.way, "what": phrase(other.what), "other": other.way}
        yield unclear("against", first.place, see=[(other.place, "other")], **given)


def _of(turns: list[Turn], what: str) -> list[Turn]:
    return [turn for turn in turns if turn.what == what]
