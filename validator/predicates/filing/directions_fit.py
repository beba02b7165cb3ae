"""Where a turn starts and which way it goes fit together.

## What is asked
What starts at somebody's left goes clockwise and what starts at somebody's right goes counter-clockwise, so that this person comes last. Wagers are settled in
the direction in which the seats are counted for the action button.
Where settlement is said to go both ways, it is told with the finding of `settlement-start-agrees`.

## Why
Clockwise from the seat at the player-dealer's right, the next seat is the player-dealer's own. And who is settled first matters when the bank runs short.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
round: [{does: deal, to: players, cards: 1, first: right-of-player-dealer, direction: clockwise, at: 277}]
```
```yaml unclear
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: card, direction: clockwise, at: 10}}
settles: {from: action-button, direction: counter-clockwise, at: 40}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
round: [{does: deal, to: players, cards: 1, first: left-of-player-dealer, direction: clockwise}]
settles: {from: left-of-player-dealer, direction: clockwise}
```

## Boundary
Counter-clockwise from the right is the same rule seen in a mirror, and many tables are settled against the way they are dealt.
```yaml met
kind: game
name: Example
category: pan
round: [{does: deal, to: each-player, cards: 5, first: right-of-dealer, direction: counter-clockwise}]
```
```yaml met
kind: game
name: Example
category: player-dealer
round: [{does: act, first: left-of-house-dealer, direction: clockwise, at: 10}]
settles: {from: right-of-house-dealer, direction: counter-clockwise, at: 40}
```
A house that banks its own game may settle as it likes.
```yaml met
kind: game
name: Example
category: house-banked
player-dealer: {action-button: {by: card, direction: clockwise}}
settles: {from: right-of-dealer, direction: counter-clockwise}
```

## How to fix
Name the seat and the direction so that they fit, and settle in the direction in which seats are counted, or say that the other is meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...docket import Subject
from ...model.game import Game
from ...model.part import Part
from .._agree import line
from .._say import plain
from ..legacy import Answer, Ask, following, met, not_applicable, unclear

WAYS = {"clockwise": "left", "counter-clockwise": "right"}
"""The side at which a turn in each direction starts, so that it ends at the person it started beside."""
SIDES = ("left", "right")
PLAYED = {"deal": "cards are dealt", "act": "hands are played"}
SETTLED = "wagers are settled"
COUNTED = "seats are counted for the action button"
FIX = "name the seat and the direction so that they fit, or say that the other is meant"


class Turn(NamedTuple):
    """Something that goes around the table."""

    what: str
    place: Part
    start: str | None
    way: str


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    turns = list(_turns(subject.game))
    if not turns:
        yield not_applicable("nothing is said to go around the table")
        return
    found = [*_impossible(turns), *(_against(turns) if subject.game.category == "player-dealer" else ())]
    yield from found or [met("where turns start and which way they go fit together", *(turn.place for turn in turns))]


def _turns(game: Game) -> Iterator[Turn]:
    for button in game.player_dealer.action_button if game.player_dealer else ():
        if button.direction in WAYS:
            yield Turn(COUNTED, button, button.from_, button.direction)
    for step in game.round:
        if step.direction in WAYS and step.does in PLAYED:
            yield Turn(PLAYED[step.does], step, step.first, step.direction)
    for said in game.settles:
        if said.direction in WAYS:
            yield Turn(SETTLED, said, said.from_, said.direction)


def _side(turn: Turn) -> str:
    return next((side for side in SIDES if turn.start and turn.start.startswith(f"{side}-of-") and turn.start.endswith("dealer")), "")


def _impossible(turns: list[Turn]) -> Iterator[Answer]:
    wrong = [turn for turn in turns if _side(turn) and _side(turn) != WAYS[turn.way]]
    if wrong:
        first, *others = sorted(wrong, key=lambda turn: line(turn.place))
        whose = plain(first.start).split(" of ", 1)[1]
        said = f"{first.what} {first.way} from the {_side(first)} of the {whose}, and the next seat that way is the {whose}'s own"
        answer = unclear(f"{said}. The side may be meant as seen by somebody else", FIX, first.place, *((turn.place, turn.what) for turn in others[:3]))
        yield following(answer, "settlement-start-agrees") if all(turn.what == SETTLED for turn in wrong) else answer


def _against(turns: list[Turn]) -> Iterator[Answer]:
    settled = [turn for turn in turns if turn.what == SETTLED]
    others = [turn for turn in turns if turn.what == COUNTED and settled and turn.way != settled[0].way]
    same = [turn for turn in turns if turn not in settled and settled and turn.way == settled[0].way]
    if others and not same and len({turn.way for turn in settled}) == 1:
        one = others[0]
        said = f"wagers are settled {settled[0].way}, while {one.what} {one.way}. It may be meant so"
        yield unclear(said, FIX, settled[0].place, (one.place, f"{one.what} {one.way}"))
