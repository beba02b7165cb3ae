"""A list of the games on offer names every game whose rules are filed.

## What is asked
Where a document of the filing says which games are offered, the games whose rules are filed are
among them.

## Why
A game that is filed and not on the list is not offered, or the list is out of date; the fees that
follow it are then not for all games.

## Says
- left-out: The list of games offered ({@}) leaves out {left}, whose rules are filed too.
  Reading: Is the list older than the rules?
  Fix: Complete the list, or withdraw the rules of games that are not offered.
  See left-out: not on the list
- listed: Every game whose rules are filed is on the list: {games}.
- none: This document does not list the games offered, or has been replaced.

## Fails
```yaml unclear left-out
kind: schedule
name: Letter
offers: {games: [Omaha, Pan], at: 10}
---
kind: game
name: Omaha
category: poker
---
kind: game
name: Lowball
category: poker
```
> The list of games offered (line 3) leaves out Lowball, whose rules are filed too. Is the list
> older than the rules?

## Passes
```yaml met listed
kind: schedule
name: Letter
offers: {games: [Omaha, Texas Hold'em], at: 10}
---
kind: game
name: Omaha Poker
category: poker
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import GameFile, Subject
from ...docket.names import core, names
from ...model.fees import Offered
from ..answer import Answer, Ask, met, not_applicable, roles, unclear

NEEDS_FILING = True
SHOWN = 6


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    offers, replaced = subject.schedule.offers, subject.filing.superseded
    if not offers or subject.schedule_file.id in replaced:
        yield not_applicable("none")
        return
    filed = [file for file in subject.filing.games if file.id not in replaced]
    left = _left_out(filed, offers)
    if left:
        see = roles(((file.game, "name") for file in left[:SHOWN]), "left-out")
        yield unclear("left-out", offers[0], see=see, left=left)
    else:
        yield met("listed", offers[0], see=roles(offers[1:]), games=filed)


def _left_out(filed: list[GameFile], offers: tuple[Offered, ...]) -> list[GameFile]:
    known = {core(one) for offer in offers for one in offer.games}
    return [file for file in filed if known.isdisjoint(core(one) for one in names(file.game))]
