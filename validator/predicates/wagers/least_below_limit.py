"""An amount from which a wager brings a right is one that may be wagered.

## What is asked
Where a right depends on another wager of at least some dollars, that wager may be made for so little.

## Why
A bonus bet of five dollars is said to earn the envy bonus, and the least bet at any table is ten: either the figure means nothing, or smaller bonus bets are
meant to be taken and the limits do not say so.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers:
  - {name: fortune-bonus, limit: {within-table-limit: true, at: 1636}}
  - {name: envy-bonus, needs: {all: fortune-bonus, first-at-least: 5, at: 1652}}
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, limit: 10-300, player: 1, at: 1701}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers:
  - {name: fortune-bonus, limit: {within-table-limit: true}}
  - {name: envy-bonus, needs: {all: fortune-bonus, first-at-least: 25}}
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, limit: 10-300, player: 1}]
```

## Boundary
An amount that one table allows has a use, and so has the least itself.
```yaml met
kind: game
name: Example
category: player-dealer
wagers:
  - {name: fortune-bonus, limit: {within-table-limit: true}}
  - {name: envy-bonus, needs: {all: fortune-bonus, first-at-least: 5}}
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, limit: 5-300, player: 1}, {option: 2, limit: 10-300, player: 1}]
```
A wager that need not keep the table limit may be smaller.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
wagers:
  - {name: fortune-bonus}
  - {name: envy-bonus, needs: {all: fortune-bonus, first-at-least: 5}}
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, limit: 10-300, player: 1}]
```

## How to fix
Raise the amount, or give the other wager a least amount of its own.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.values import dollars
from ...model.wagers import Wager, WagerBound
from .._say import plain
from .._wagers import bounds, schedule_limits, table_limits
from ..legacy import Answer, Ask, met, not_applicable, unclear

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    asked = [needs for needs in subject.wager.needs if needs.first_at_least is not None]
    other = next((wager for needs in asked for wager in subject.game.wagers if wager.name in (*needs.all, *needs.any)), None)
    keeps = _keeps(subject, other) if other else []
    tables = sorted(table_limits(subject), key=lambda table: table[0])
    if not asked or other is None or not keeps or not tables:
        yield not_applicable("no right depends on an amount of another wager that keeps the table limit")
        return
    least, _, row = tables[0]
    idle = [needs for needs in asked if needs.first_at_least is not None and needs.first_at_least < least]
    if not idle:
        yield met(f"the amount asked for may be wagered: tables start at {dollars(least)}", asked[0], row.place)
        return
    amount = dollars(idle[0].first_at_least or least)
    yield unclear(
        f"{plain(other.name)} of {amount} is said to be enough for {plain(subject.wager.name)}, but must keep the table limit, which starts at {dollars(least)}. Smaller bets may be meant to be taken",
        "raise the amount, or give the other wager a least amount of its own",
        idle[-1],
        (keeps[0], "within the table limit"),
        (row.place, f"starts at {dollars(least)}"),
        *((needs, amount) for needs in idle[:-1]),
    )


def _keeps(subject: Subject, wager: Wager) -> list[WagerBound]:
    """Where the wager is held to the table limit by name; none when it has figures of its own."""
    if any(map(bounds, wager.limit)) or any(map(bounds, schedule_limits(subject, wager))):
        return []
    held = [limit for limit in wager.limit if limit.within_table_limit]
    return [*(limit for limit in held if limit.against_base), *held]
