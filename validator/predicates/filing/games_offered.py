"""A list of the games on offer names every game whose rules are filed.

## What is asked
Where a document of the filing says which games are offered, the games whose rules are filed are among them.

## Why
A game that is filed and not on the list is not offered, or the list is out of date; the fees that follow it are then not for all games.

## Fails
```yaml unclear
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

## Passes
```yaml met
kind: schedule
name: Letter
offers: {games: [Omaha, Texas Hold'em], at: 10}
---
kind: game
name: Omaha Poker
category: poker
```

## Boundary
A document that has been replaced lists what was offered then.
```yaml not-applicable
kind: schedule
name: Letter
offers: {games: [Omaha], at: 10}
---
kind: schedule
name: Rates
supersedes: [letter]
---
kind: game
name: Lowball
category: poker
```

## How to fix
Complete the list, or withdraw the rules of games that are not offered.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from .._names import core, names
from .._say import listed
from ..legacy import Answer, Ask, met, not_applicable, unclear

NEEDS_FILING = True
FIX = "complete the list, or withdraw the rules of games that are not offered"
SHOWN = 6


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    offers = subject.schedule.offers
    if not offers or subject.schedule_file.id in subject.filing.superseded:
        yield not_applicable("the document does not list the games on offer, or has been replaced")
        return
    known = {core(name) for offer in offers for name in offer.games}
    left = [file.game for file in subject.filing.games if not known & {core(name) for name in names(file.game)} and file.id not in subject.filing.superseded]
    if not left:
        yield met("every game whose rules are filed is on the list of games offered", *offers)
        return
    given = listed(dict.fromkeys(name for offer in offers for name in offer.games))
    said = f"the document says that {given} are offered, and the rules of {listed(game.name for game in left)} are filed too. The list may be older than the rules"
    yield unclear(said, FIX, offers[0], *(((game, "name"), "not on the list") for game in left[:SHOWN]))
