"""The rules refer to a schedule for a wager's limits, and the schedule has none.

## What is asked
Where the limits of a wager are said to stand in the schedule of fees, a schedule for the game states them.

## Why
A reference that leads nowhere leaves the wager without limits.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
wagers: [{name: super-match, bonus: true, limit: {see-schedule: true}}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], options: [{option: 1, limit: 5-200, player: 1}]}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: super-match, bonus: true, limit: {see-schedule: true}}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], limits: [{wager: super-match, is: 1-50}], options: [{option: 1, limit: 5-200, player: 1}]}]
```

## Boundary
The schedule speaks of bonus bets in general.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: super-match, bonus: true, limit: {see-schedule: true}}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], limits: [{wager: bonus, within-table-limit: true}], options: [{option: 1, limit: 5-200, player: 1}]}]
```
The schedule itself is not among the documents.
```yaml not-stated
kind: game
name: Example
category: player-dealer
wagers: [{name: super-match, bonus: true, limit: {see-schedule: true}}]
```

## How to fix
State the limits in the schedule.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...judge.answer import Answer, Ask, met, not_applicable, not_stated
from .._agree import plain
from .._wagers import blocks, bounds, schedule_limits

NEEDS_DOCKET = True


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    wager = subject.wager
    referring = [limit for limit in wager.limit if limit.see_schedule]
    if not referring:
        yield not_applicable("the rules do not refer to a schedule for the limits of the wager")
        return
    stated = [*schedule_limits(subject, wager), *(limit for limit in wager.limit if limit.within_table_limit or bounds(limit))]
    sheets = [block for block, _ in blocks(subject)]
    if stated:
        yield met("the limits referred to are stated", referring[0], stated[0])
    elif sheets:
        yield not_stated(f"the limits of {plain(wager.name)} are said to stand in the schedule, and no schedule for the game has any", "state the limits in the schedule", referring[0], (sheets[0], "the schedule"))
    else:
        yield not_stated(f"the limits of {plain(wager.name)} are said to stand in a schedule, and none for the game is filed", "file the schedule", referring[0])
