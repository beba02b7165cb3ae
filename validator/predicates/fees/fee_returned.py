"""A fee the rules give back is given back by the schedule too.

## What is asked
Where the rules return the collection fee in some case of play, the schedule for the game says so.

## Why
The schedule fixes the fee before play. A fee that is returned when a wager had no action depends on how the hand was settled.

## Fails
```yaml unclear
kind: game
id: example
name: Example
category: player-dealer
fees: [{refunded: bet got no action, at: 302}]
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    fees: [{from: player, per: wager, collected: before-deal, at: 1442}]
    columns: [option, limit, player]
    options: [{option: 1, limit: 10-300, player: 1}]
```

## Passes
```yaml met
kind: game
id: example
name: Example
category: player-dealer
fees: [{refunded: bet got no action, at: 302}]
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    fees: [{from: player, per: wager, collected: before-deal, refunded: no action}]
    columns: [option, limit, player]
    options: [{option: 1, limit: 10-300, player: 1}]
```

## Boundary
A deal that is void is no play at all.
```yaml not-applicable
kind: game
id: example
name: Example
category: player-dealer
fees: [{refunded: misdeal, at: 302}]
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    fees: [{from: player, per: wager}]
    columns: [option, limit, player]
    options: [{option: 1, limit: 10-300, player: 1}]
```

## How to fix
Say on the schedule when the fee is returned, or strike the sentence from the rules.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from .._fees import current
from ..legacy import Answer, Ask, met, not_applicable, unclear

NEEDS_FILING = True
FIX = "say on the schedule when the fee is returned, or strike the sentence from the rules"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    returned = [fee for fee in subject.game.fees if fee.refunded and "misdeal" not in fee.refunded]
    sheets = [(schedule, fee) for schedule, block in current(subject.filing, subject.game_file) for fee in block.fees]
    if not returned or not sheets:
        yield not_applicable("the rules return no fee, or no schedule speaks of one")
        return
    told = [fee for _, fee in sheets if fee.refunded]
    if told:
        yield met("rules and schedule return the fee", returned[0], told[0])
        return
    schedule, fee = next(((schedule, fee) for schedule, fee in sheets if schedule.schedule.collective and fee.collected), sheets[0])
    yield unclear(
        f"the rules return the fee when {_then(returned[0].refunded or '')}, and “{schedule.schedule.name}” takes it without saying so; a fee returned then depends on how the hand is settled",
        FIX,
        returned[0],
        (fee, "the schedule"),
    )


def _then(words: str) -> str:
    return words if words.startswith(("the ", "a ", "no ")) else f"the {words}"
