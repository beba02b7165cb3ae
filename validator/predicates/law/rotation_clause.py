"""The rules do not provide that the player-dealer position rotates continuously and systematically.

## What the law asks
The published rules provide that the player-dealer position must be continuously and systematically
rotated among the participants. The words are enough. Rules without the words that move the position
on after a set number of hands in a set direction say the same thing. Rules that only have it
offered on do not clearly do so. Where nothing at all is said of rotation, that is shown with the
finding of `banker-limit`.

## Why
Without the clause the game is a banking game, whatever happens at the table.

## Says
- denied: The rules say that the position is not rotated continuously and systematically ({@}). The
  law requires it.
  Fix: Say that the position rotates continuously and systematically among the players.
- optional: The position may rotate ({@}). The law requires that it does.
  Fix: Say that the position must rotate continuously and systematically among the players.
  Write: player-dealer: {rotation: {systematic: true, continuous: true, then: must-rotate}}
- not-players: The position goes to {who} ({@}), not to the players. The law requires that it
  rotates among the players.
  Fix: Say that the position rotates continuously and systematically among the players.
  Write: player-dealer: {rotation: {systematic: true, continuous: true, among: seated-players}}
- (the-house): the house
- (nobody): nobody
- barred: The players may not hold the position ({@}). The law requires that it rotates among the
  players.
  Fix: Say that the position rotates continuously and systematically among the players.
  Write: player-dealer: {rotation: {systematic: true, continuous: true, among: seated-players}}
- third-party-only: The position rotates among third parties ({@}).
  Reading: May the players at the table hold it too?
  Fix: Say that the position rotates continuously and systematically among the players.
  Write: player-dealer: {rotation: {systematic: true, continuous: true, among: seated-players}}
- partly: The position {moves}[ after {turns}][, {direction}] ({@}). The law asks that it rotate
  {missing} among the players, and the rules never say that it does.
  Reading: Does every player get a turn?
  Fix: Say that the position rotates continuously and systematically among the players.
  Write: player-dealer: {rotation: {systematic: true, continuous: true}}
- (moved-on): moves on
- (offered-on): is offered to the next player
- (count): {number:figure} {unit}
- silent: Neither the rules nor a rate sheet for the game say that the player-dealer position
  rotates.
  Fix: Say that the position rotates continuously and systematically among the players.
  Write: player-dealer: {rotation: {systematic: true, continuous: true}}
- other-name: The rules do not say that the player-dealer position rotates. A sheet for “{sheet}”
  ({@sheet}) may say it, but does not name this game.
  Reading: Is that sheet for this game?
  Fix: Use one name for the game, or say here that the position rotates continuously and
    systematically.
  See sheet: the name on the sheet
- worded: The position rotates continuously and systematically ({@}).[ Only {@elsewhere}
  says so, not the rules themselves.]
- moved: The position moves on after {turns}, {direction} ({@}).[ Only {@elsewhere}
  says so, not the rules themselves.]

## Fails
```yaml not-stated silent
player-dealer: {wins-or-loses-at-most: original-wager}
```
> Neither the rules nor a rate sheet for the game say that the player-dealer position rotates.

## Passes
```yaml met worded
player-dealer: {rotation: {systematic: true, continuous: true, offered-after: 2}}
```

## References
Penal Code 330.11; Business and Professions Code 19805(c).
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...docket.names import heading
from ...model.statements import Rotation
from .._unnamed import perhaps
from ..answer import Answer, Ask, following, met, not_stated, unclear, violated
from ..values import Value, name, phrase

NEEDS_FILING = True
MOVES = ("rotated", "moved", "must-rotate", "relinquished")
NOT_PLAYERS = {"house": "the-house", "nobody": "nobody"}
SEATED = ("any-player", "seated-players", "players")
WORDS = ("continuously", "systematically")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = [rotation for bank in subject.view.banks for rotation in bank.rotation]
    denied = [one for one in said if one.systematic is False or one.continuous is False]
    worded = [one for one in said if one.systematic and one.continuous]
    moved = [one for one in said if one.then in MOVES and _turns(one) and one.direction]
    if denied:
        yield violated("denied", denied[0])
    elif against := _against(subject, said):
        yield against
    elif worded:
        yield met("worded", worded[0], see=[(one, "also") for one in worded[1:]])
    elif moved:
        yield met("moved", moved[0], turns=_turns(moved[0]), direction=moved[0].direction)
    elif said:
        given = any(one.continuous for one in said), any(one.systematic for one in said)
        missing = [word for word, found in zip(WORDS, given, strict=True) if not found]
        yield unclear(
            "partly",
            said[0],
            moves=phrase("offered-on" if said[0].then == "offered" else "moved-on"),
            turns=_turns(said[0]),
            direction=said[0].direction,
            missing=missing or WORDS,
        )
    else:
        yield _silent(subject)


def _against(subject: Subject, said: list[Rotation]) -> Answer | None:
    """That it need not rotate, or not among the players, whatever words stand beside it."""
    holders = [holder for bank in subject.view.banks for holder in bank.may_hold]
    optional = [one for one in said if one.then == "may-rotate"]
    elsewhere = [(one, one.among) for one in said if one.among in NOT_PLAYERS]
    nobody = [(one, one.who) for one in holders if one.who == "nobody" and one.is_]
    barred = [one for one in holders if one.who in SEATED and not one.is_]
    if optional:
        return violated("optional", optional[0])
    for place, who in (*elsewhere, *nobody):
        return violated("not-players", place, who=phrase(NOT_PLAYERS[str(who)]))
    if barred:
        return violated("barred", barred[0])
    players = any(one.among in SEATED for one in said) or any(one.who in SEATED for one in holders)
    third = [one for one in said if one.among == "third-party"]
    return unclear("third-party-only", third[0]) if third and not players else None


def _silent(subject: Subject) -> Answer:
    reference = perhaps(subject)
    if reference is None:
        return following(not_stated("silent"), "banker-limit")
    see = [(reference, "sheet")]
    answer = unclear(
        "other-name", heading(subject.game), see=see, sheet=name(reference.called or "")
    )
    return following(answer, "banker-limit", "fee-schedule-filed", "documents-named")


def _turns(rotation: Rotation) -> Value | None:
    count = rotation.holds_at_most if rotation.holds_at_most is not None else rotation.offered_after
    unit = "turns" if rotation.unit in (None, "times") else rotation.unit
    return phrase("count", number=count, unit=unit) if count is not None else None
