"""A wager whose limits are left to the schedule has limits there.

## What is asked
Where the rules say that the limits of a bonus bet are in the schedule, a schedule of the game limits that wager, or bonus bets in general.

## Why
The reader is sent to a page that does not answer.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
wagers: [{name: super-match, bonus: true, limit: {see-schedule: true, at: 2002}}]
---
kind: schedule
name: Rates
blocks: [{games: [{document: example}], options: [{option: 1, limit: 5-500, player-dealer: 1, at: 20}]}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: pair-plus, bonus: true, limit: {see-schedule: true, at: 432}}]
---
kind: schedule
name: Rates
blocks: [{games: [{document: example}], limits: [{wager: bonus, is: 1-100, at: 430}]}]
```

## Boundary
The table limits of the options are the limits of a base wager; a figure in the rules answers too.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: base, limit: {see-schedule: true}}]
---
kind: schedule
name: Rates
blocks: [{games: [{document: example}], options: [{option: 1, limit: 5-500, player-dealer: 1}]}]
```
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: tie, bonus: true, limit: [{see-schedule: true}, {is: 5-200}]}]
---
kind: schedule
name: Rates
blocks: [{games: [{document: example}]}]
```

## How to fix
Print the limits of the wager in the schedule.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject, options
from .._say import plain
from ..legacy import Answer, Ask, met, not_applicable, not_stated

NEEDS_FILING = True
GENERAL = ("bonus", "bonus-bet", "bonus-bets", "side-bet")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    assert subject.game_file
    wager = subject.wager
    sent = [limit for limit in wager.limit if limit.see_schedule]
    joined = subject.filing.fees_of(subject.game_file)
    if not sent or not joined:
        yield not_applicable("the rules do not leave the limits to a schedule of the filing")
        return
    own = [limit for limit in wager.limit if not limit.see_schedule]
    found = [limit for _, block, _ in joined for limit in block.limits if limit.wager == wager.name or (wager.bonus and limit.wager in GENERAL)]
    tables = [row.place for _, block, _ in joined for row in options(block) if row.option.limit] if not wager.bonus else []
    if own or found or tables:
        yield met(f"the limits of the {plain(wager.name)} wager are given", *(own or found or tables[:1]))
    else:
        names = ", ".join(dict.fromkeys(schedule.schedule.name for schedule, _, _ in joined))
        yield not_stated(
            f"the rules leave the limits of the {plain(wager.name)} wager to the schedule, but none limits it ({names})",
            "print the limits of the wager in the schedule",
            sent[0],
            (joined[0][2], joined[0][0].schedule.name),
        )
