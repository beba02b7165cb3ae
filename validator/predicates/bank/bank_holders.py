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
from ..answer import Answer, Ask, met, not_applicable, not_stated
from ..values import phrase

NEEDS_FILING = True
NOT_A_TAKER = ("house", "nobody")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    bank = subject.game.player_dealer
    if bank is None or not bank.rotation:
        yield not_applicable("no-rotation")
    elif takers := list(_takers(subject)):
        (place, who), *others = takers
        yield met("said", place, see=[(other, "also") for other, _ in others], who=who)
    else:
        barred = [(said, "barred") for said in bank.may_hold]
        yield not_stated("not-said", bank.rotation[0], see=barred)


def _takers(subject: Subject) -> Iterator[tuple[Place, object]]:
    """Who may take the bank: those named, those among whom it goes, those around the table."""
    said = subject.view.banks
    for holder in (holder for bank in said for holder in bank.may_hold):
        if holder.is_ and holder.who not in NOT_A_TAKER:
            yield holder, holder.who
    for rotation in (rotation for bank in said for rotation in bank.rotation):
        if rotation.among not in (None, *NOT_A_TAKER):
            yield rotation, rotation.among
        elif rotation.direction:
            yield rotation, phrase("around", direction=rotation.direction)
