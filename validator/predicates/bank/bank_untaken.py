"""Nothing says what happens when nobody takes the bank.

Rules under which the position must pass on say what happens when no one takes it: usually that the
game stops. Every player may decline. Without a rule for it, either one person banks on or the table
has no game.

## Says
- (each):
  Fix (declined, not-accepted, passes-on): Say what happens then, such as that the game stops until
    someone takes the bank.
  Write (declined, not-accepted, passes-on, stays): player-dealer: {nobody-takes: game-stops}
  See limit: limits the turns
- declined: A player may bank for only {turns} ({@limit}) and everyone may decline ({@}), but the
  rules do not say what happens if nobody takes the bank.
  Together (): By the rules of {games} a player may bank for only {turns:or} and everyone may
    decline, but the rules do not say what happens if nobody takes the bank.
- not-accepted: The bank is offered to the next player after {turns} ({@}), but the rules do not say
    what happens if nobody accepts the bank.
  Together (): By the rules of {games} the bank is offered to the next player after {turns:or}, but the rules do
    not say what happens if nobody accepts it.
  See limit: counts the turns
- passes-on: The bank must pass to another player ({@}), but the rules do not say what happens if
    nobody takes the bank.
  Together (): By the rules of {games} the bank must pass on, but the rules do not say what
    happens if nobody takes it.
  See moves: must pass on
- stays: When nobody takes the bank, {@} says {then}. The same person could bank without end.
  Fix: Say that the game stops until someone else takes the bank.
- said: When nobody takes the bank: {then} ({@}).
- not-passed: The rules do not have the bank pass on, or only offer it.

## Examples
```yaml not-stated passes-on
player-dealer: {rotation: {holds-at-most: 2, unit: hands, then: rotated}, may-decline: true}
```
> The bank must pass to another player (line 4), but the rules do not say what happens if nobody
> takes the bank.
```yaml met said
player-dealer: {rotation: {holds-at-most: 2, unit: hands, then: rotated}, nobody-takes: game-stops}
```
"""

from __future__ import annotations

from ...docket.filed import Place
from ...model.statements import Bank
from .._law import held
from ..agreement import line
from ..answer import Answer, Answers, Ask, Subject, met_by, not_applicable, not_stated, unclear

NEEDS_FILING = True
MOVES = ("rotated", "moved", "must-rotate")


def judge(subject: Subject, ask: Ask) -> Answers:
    bank = subject.game.player_dealer
    told = subject.view.of_bank(lambda bank: bank.nobody_takes)
    stays = [said for said in told if said.then == "same-player-continues"]
    if bank is None:
        yield not_applicable("not-passed")
    elif stays:
        limits = [(said, "limit") for said in bank.rotation[:1]]
        yield unclear("stays", stays[0], see=limits, then=stays[0].then)
    elif told:
        yield met_by("said", told, then=told[0].then)
    else:
        yield _passed(bank) or _declined(bank) or _offered(bank) or not_applicable("not-passed")


def _passed(bank: Bank) -> Answer | None:
    """The bank must pass on, whoever takes it."""
    moved: list[Place] = [said for said in bank.rotation if said.then in MOVES]
    moved += bank.intervening
    if not moved:
        return None
    lines = {line(said) for said in bank.rotation} - {0}
    first = next((said for said in bank.may_decline if line(said) in lines), moved[0])
    again = [(said, "moves") for said in moved if line(said) != line(first)][:1]
    return not_stated("passes-on", first, see=again)


def _declined(bank: Bank) -> Answer | None:
    """A turn ends, and everybody may decline the next."""
    limited = [said for said in bank.rotation if said.holds_at_most]
    refused = [said for said in bank.may_decline if said.is_]
    if not refused or not limited:
        return None
    see = [(limited[0], "limit")]
    return not_stated("declined", refused[0], see=see, turns=held(limited[0]))


def _offered(bank: Bank) -> Answer | None:
    """A turn ends with an offer, and nothing is said of declining it."""
    limited = [said for said in bank.rotation if said.holds_at_most]
    offered = [said for said in bank.rotation if said.then == "offered"]
    if not limited or not offered or bank.may_decline:
        return None
    first = min(offered, key=lambda said: not said.holds_at_most)
    see = [] if first in limited else [(limited[0], "limit")]
    return not_stated("not-accepted", first, see=see, turns=held(first) or held(limited[0]))
