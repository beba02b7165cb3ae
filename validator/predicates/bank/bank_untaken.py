"""Nothing says what happens when nobody takes the bank.

## What is asked
Rules under which the position must pass on say what happens when no one takes it: usually that the
game stops.

## Why
Every player may decline. Without a rule for it, either one person banks on or the table has no
game.

## Says
- declined: A player may bank for only {turns} ({@limit}) and everyone may decline ({@}), but the
  rules do not say what happens if nobody takes the bank.
  Together (): By the rules of {games} a player may bank for only {turns:or} and everyone may
    decline, but the rules do not say what happens if nobody takes the bank.
  Fix: Say what happens then, such as that the game stops until someone takes the bank.
  Write: player-dealer: {nobody-takes: game-stops}
  See limit: limits the turns
- not-accepted: The bank is offered to the next player after {turns} ({@}), but the rules do not say
    what happens if nobody accepts the bank.
  Together (): By the rules of {games} the bank is offered on after {turns:or}, but the rules do
    not say what happens if nobody accepts it.
  Fix: Say what happens then, such as that the game stops until someone takes the bank.
  Write: player-dealer: {nobody-takes: game-stops}
  See limit: counts the turns
- passes-on: The bank must pass to another player ({@}), but the rules do not say what happens if
    nobody takes the bank.
  Together (): By the rules of {games} the bank must pass on, but the rules do not say what
    happens if nobody takes it.
  Fix: Say what happens then, such as that the game stops until someone takes the bank.
  Write: player-dealer: {nobody-takes: game-stops}
  See moves: must pass on
- stays: When nobody takes the bank, {@} says {then}. The same person could bank without end.
  Fix: Say that the game stops until someone else takes the bank.
  Write: player-dealer: {nobody-takes: game-stops}
  See limit: limits the turns
- said: When nobody takes the bank: {then} ({@}).
- not-passed: The rules do not have the bank pass on, or only offer it.
- (turns): {number} {unit}

## Fails
```yaml not-stated passes-on
player-dealer: {rotation: {holds-at-most: 2, unit: hands, then: rotated}, may-decline: true}
```
> The bank must pass to another player (line 4), but the rules do not say what happens if nobody
> takes the bank.

## Passes
```yaml met said
player-dealer: {rotation: {holds-at-most: 2, unit: hands, then: rotated}, nobody-takes: game-stops}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import Subject
from ...model.statements import Bank, Rotation
from ..agreement import line
from ..answer import Answer, Ask, met, not_applicable, not_stated, unclear
from ..values import Value, phrase

NEEDS_FILING = True
MOVES = ("rotated", "moved", "must-rotate")
STAYS = "same-player-continues"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    bank = subject.game.player_dealer
    told = [said for place in subject.view.banks for said in place.nobody_takes]
    stays = [said for said in told if said.then == STAYS]
    if bank and stays:
        limits = [(said, "limit") for said in bank.rotation[:1]]
        yield unclear("stays", stays[0], see=limits, then=stays[0].then)
    elif bank and told:
        yield met("said", told[0], see=[(said, "also") for said in told[1:]], then=told[0].then)
    elif bank:
        yield _silent(bank)
    else:
        yield not_applicable("not-passed")


def _silent(bank: Bank) -> Answer:
    """Whether rules that say nothing of it had to."""
    moved: list[Place] = [
        *(said for said in bank.rotation if said.then in MOVES),
        *bank.intervening,
    ]
    limited = [said for said in bank.rotation if said.holds_at_most]
    offered = sorted(
        (s for s in bank.rotation if s.then == "offered"), key=lambda s: not s.holds_at_most
    )
    refused = [said for said in bank.may_decline if said.is_]
    if moved:
        lines = {line(said) for said in bank.rotation} - {0}
        first = next((said for said in bank.may_decline if line(said) in lines), moved[0])
        again = [(said, "moves") for said in moved if line(said) != line(first)][:1]
        return not_stated("passes-on", first, see=again)
    if refused and limited:
        see = [(limited[0], "limit")]
        return not_stated("declined", refused[0], see=see, turns=_turns(limited[0], limited[0]))
    if limited and offered and not bank.may_decline:
        see = [(limit, "limit") for limit in limited[:1] if limit is not offered[0]]
        return not_stated("not-accepted", offered[0], see=see, turns=_turns(offered[0], limited[0]))
    return not_applicable("not-passed")


def _turns(offered: Rotation, limited: Rotation) -> Value:
    told = offered if offered.holds_at_most or offered.offered_after else limited
    unit = told.unit if told.unit and told.unit != "times" else "turns"
    return phrase("turns", number=told.holds_at_most or told.offered_after, unit=unit)
