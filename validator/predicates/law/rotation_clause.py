"""The rules do not provide that the player-dealer position rotates continuously and systematically.

The published rules provide that the player-dealer position is continuously and systematically
rotated among the participants. The words are enough; so is moving it on after a set number of hands
in a set direction. Only to have it offered on is not clearly enough. Without the clause the game is
a banking game, whatever happens at the table.

## Says
- (each):
  Fix (denied, not-players, barred, third-party-only, partly, silent): Say that the position rotates
    continuously and systematically among the players.
  Write (not-players, barred, third-party-only): player-dealer: {rotation: {systematic: true, continuous: true, among: seated-players}}
  Write (partly, silent): player-dealer: {rotation: {systematic: true, continuous: true}}
- denied: The rules say that the position is not rotated continuously and systematically ({@}). The
  law requires it.
- optional: The position may rotate ({@}). The law requires that it does.
  Fix: Say that the position must rotate continuously and systematically among the players.
  Write: player-dealer: {rotation: {systematic: true, continuous: true, then: must-rotate}}
- not-players: The position goes to {who} ({@}), not to the players. The law requires that it
  rotates among the players.
- (the-house): the house
- (nobody): nobody
- barred: The players may not hold the position ({@}). The law requires that it rotates among the
  players.
- third-party-only: The position rotates among third parties ({@}).
  Reading: May the players at the table hold it too?
- partly: The position {moves}[ after {turns}][, {direction}] ({@}). The law asks that it rotate
  {missing} among the players, and the rules never say that it does.
  Reading: Does every player get a turn?
- (moved-on): moves on
- (offered-on): is offered to the next player
- silent: Neither the rules nor a rate sheet for the game say that the player-dealer position
  rotates.
- other-name: The rules do not say that the player-dealer position rotates. A sheet for “{sheet}”
  ({@sheet}) may say it, but does not name this game.
  Reading: Is that sheet for this game?
  Fix: Use one name for the game, or say here that the position rotates continuously and
    systematically.
  See sheet: the name on the sheet
- worded: The position rotates continuously and systematically ({@}).[ {only_there}]
- moved: The position moves on after {turns}, {direction} ({@}).[ {only_there}]

## Examples
```yaml not-stated silent
player-dealer: {wins-or-loses-at-most: original-wager}
```
> Neither the rules nor a rate sheet for the game say that the player-dealer position rotates.
```yaml met worded
player-dealer: {rotation: {systematic: true, continuous: true, offered-after: 2}}
```

## References
Penal Code 330.11; Business and Professions Code 19805(c).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from ...docket.filings import Subject
from ...docket.names import heading
from ...model.statements import Rotation
from .._law import held
from .._unnamed import perhaps
from ..answer import Answer, Answers, Ask, following, met, met_by, not_stated, unclear, violated
from ..values import name, phrase

NEEDS_FILING = True
MOVES = ("rotated", "moved", "must-rotate", "relinquished")
NOT_PLAYERS = {"house": "the-house", "nobody": "nobody"}
SEATED = ("any-player", "seated-players", "players")


def judge(subject: Subject, ask: Ask) -> Answers:
    said = subject.view.rotations
    if against := next(chain(_against(said), _held(subject, said)), None):
        yield against
    elif worded := [one for one in said if one.systematic and one.continuous]:
        yield met_by("worded", worded)
    elif said:
        yield _moved(said) or _partly(said)
    else:
        yield _silent(subject)


def _against(said: Sequence[Rotation]) -> Answers:
    """That it does not rotate, or need not, or not among the players, whatever stands beside it."""
    denied = (one for one in said if False in (one.systematic, one.continuous))
    yield from (violated("denied", one) for one in denied)
    yield from (violated("optional", one) for one in said if one.then == "may-rotate")
    for one in said:
        if one.among in NOT_PLAYERS:
            yield violated("not-players", one, who=phrase(NOT_PLAYERS[one.among]))


def _held(subject: Subject, said: Sequence[Rotation]) -> Answers:
    """That the players may not hold it, or only others do."""
    holders = subject.view.of_bank(lambda bank: bank.may_hold)
    for one in holders:
        if one.who == "nobody" and one.is_:
            yield violated("not-players", one, who=phrase("nobody"))
        elif one.who in SEATED and not one.is_:
            yield violated("barred", one)
    named = {one.among: one for one in reversed(said)}
    if "third-party" in named and not {*named, *(one.who for one in holders)} & set(SEATED):
        yield unclear("third-party-only", named["third-party"])


def _moved(said: Sequence[Rotation]) -> Answer | None:
    """After a set number of turns, in a set direction."""
    for one in said:
        if one.then in MOVES and held(one) and one.direction:
            return met("moved", one, turns=held(one), direction=one.direction)
    return None


def _partly(said: Sequence[Rotation]) -> Answer:
    first = said[0]
    given = {
        "continuously": any(one.continuous for one in said),
        "systematically": any(one.systematic for one in said),
    }
    return unclear(
        "partly",
        first,
        moves=phrase("offered-on" if first.then == "offered" else "moved-on"),
        turns=held(first),
        direction=first.direction,
        missing=[word for word, found in given.items() if not found] or list(given),
    )


def _silent(subject: Subject) -> Answer:
    reference = perhaps(subject)
    if reference is None:
        return following(not_stated("silent"), "banker-limit")
    see, sheet = [(reference, "sheet")], name(reference.called or "")
    answer = unclear("other-name", heading(subject.game), see=see, sheet=sheet)
    return following(answer, "banker-limit", "fee-schedule-filed", "documents-named")
