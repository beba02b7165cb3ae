"""Nothing says who may take the bank.

The rules say to whom the player-dealer position goes: the seated players in turn, any player, a
third party. Whoever may bank may win; rules that leave open who that is let the house choose.

## Says
- not-said: The bank passes on ({@}), but the rules do not say who may take it.
  Fix: Say that the bank goes to the seated players in turn, and who else may take it.
  Write: player-dealer: {rotation: {among: seated-players}}
  See barred: who may not bank
- said: The bank goes to {who} ({@}).
- house-chooses: The bank goes to {who} only with the approval of the house ({@}), so the house
  chooses who banks.
  Reading: Is the approval given to everybody who meets a condition that the rules could state?
  Fix: State the condition, and say that whoever meets it may bank.
- (around): the players in turn, {direction}
- no-rotation: The rules do not say that the bank passes on.

## Examples
```yaml not-stated not-said
player-dealer: {rotation: {holds-at-most: 2, unit: times}}
```
> The bank passes on (line 4), but the rules do not say who may take it.
```yaml met said
player-dealer: {rotation: {holds-at-most: 2, unit: hands, among: seated-players}}
```
"""

from __future__ import annotations

from ...model.statements import Holder, Rotation
from ..answer import Answers, Ask, Place, Subject, met_by, not_applicable, not_stated, unclear
from ..values import Value, phrase

NEEDS_FILING = True
APPROVAL = "approval-of-house"
NOT_A_TAKER = (None, "house", "nobody")


def judge(subject: Subject, ask: Ask) -> Answers:
    bank = subject.game.player_dealer
    takers = _takers(subject)
    chosen = [one for one in _holders(subject) if APPROVAL in one.having]
    if chosen:
        yield unclear("house-chooses", chosen[0], who=chosen[0].who)
    elif bank is None or not bank.rotation:
        yield not_applicable("no-rotation")
    elif takers:
        yield met_by("said", [place for place, _ in takers], who=takers[0][1])
    else:
        barred = [(said, "barred") for said in bank.may_hold]
        yield not_stated("not-said", bank.rotation[0], see=barred)


def _holders(subject: Subject) -> list[Holder]:
    return [one for one in subject.view.of_bank(lambda bank: bank.may_hold) if one.is_]


def _takers(subject: Subject) -> list[tuple[Place, object]]:
    """Who may take the bank: those named, those among whom it goes, those around the table."""
    holders = _holders(subject)
    found: list[tuple[Place, object]] = [(one, one.who) for one in holders]
    found += [(one, one.among or _around(one)) for one in subject.view.rotations]
    return [(place, who) for place, who in found if who not in NOT_A_TAKER]


def _around(rotation: Rotation) -> Value | None:
    return phrase("around", direction=rotation.direction) if rotation.direction else None
