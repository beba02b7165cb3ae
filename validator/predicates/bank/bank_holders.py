"""Nothing says who may take the bank.

## What is asked
The rules say to whom the player-dealer position goes: the seated players in turn, any player, a
third party.

## Why
Whoever may bank may win; rules that leave open who that is let the house choose.

## Says
- not-said: The bank passes on ({@}), but the rules do not say who may take it.
  Fix: Say that the bank goes to the seated players in turn, and who else may take it.
  Write: player-dealer: {rotation: {among: seated-players}}
  See barred: who may not bank
- said: The bank goes to {who} ({@}).
- (around): the players in turn, {direction}
- no-rotation: The rules do not say that the bank passes on.

## Fails
```yaml not-stated not-said
player-dealer: {rotation: {holds-at-most: 2, unit: times}}
```
> The bank passes on (line 4), but the rules do not say who may take it.

## Passes
```yaml met said
player-dealer: {rotation: {holds-at-most: 2, unit: hands, among: seated-players}}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import Subject
from ...model.statements import Rotation
from ..answer import Answer, Ask, met_by, not_applicable, not_stated
from ..values import Value, phrase

NEEDS_FILING = True
NOT_A_TAKER = (None, "house", "nobody")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    bank = subject.game.player_dealer
    takers = _takers(subject)
    if bank is None or not bank.rotation:
        yield not_applicable("no-rotation")
    elif takers:
        yield met_by("said", [place for place, _ in takers], who=takers[0][1])
    else:
        barred = [(said, "barred") for said in bank.may_hold]
        yield not_stated("not-said", bank.rotation[0], see=barred)


def _takers(subject: Subject) -> list[tuple[Place, object]]:
    """Who may take the bank: those named, those among whom it goes, those around the table."""
    holders = [one for one in subject.view.of_bank(lambda bank: bank.may_hold) if one.is_]
    found: list[tuple[Place, object]] = [(one, one.who) for one in holders]
    found += [(one, one.among or _around(one)) for one in subject.view.rotations]
    return [(place, who) for place, who in found if who not in NOT_A_TAKER]


def _around(rotation: Rotation) -> Value | None:
    return phrase("around", direction=rotation.direction) if rotation.direction else None
