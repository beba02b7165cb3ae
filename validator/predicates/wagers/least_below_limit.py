"""An amount from which a wager brings a right is one that may be wagered.

## What is asked
Where a right depends on another wager of at least some dollars, that wager may be made for so
little.

## Why
A bonus bet of five dollars is said to earn the envy bonus, and the least bet at any table is ten:
either the figure means nothing, or smaller bonus bets are meant to be taken and the limits do not
say so.

## Says
- below: A bet of {amount} on {base} is enough for {wager} ({@}), but the bet must be within the
    table limit ({@keeps}), which starts at {least} ({@table}).
  Reading: May a bet as small as {amount} be placed?
  Fix: Raise the {amount} to {least}, or give {base} a minimum of its own.
  See keeps: within the table limit
  See table: starts at {least}
  See also: {amount}
- reachable: The amount asked for {wager} may be bet ({@}): tables start at {least}.
- none: {wager} does not depend on an amount of another wager that keeps the table limit.

## Fails
```yaml unclear below
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
> A bet of $5 on the fortune bonus is enough for the envy bonus (line 6), but the bet must be
> within the table limit (line 5), which starts at $10 (line 5 of Rates). May a bet as small as $5
> be placed?

## Passes
```yaml met reachable
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
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.wagers import Wager, WagerBound
from .._wagers import bounds, schedule_limits, table_limits
from ..answer import Answer, Ask, Role, met, not_applicable, unclear
from ..values import bet, money

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    wager = bet(subject.wager)
    asked = [
        (needs, needs.first_at_least)
        for needs in subject.wager.needs
        if needs.first_at_least is not None
    ]
    names = [name for needs, _ in asked for name in (*needs.all, *needs.any)]
    base = next((other for other in subject.game.wagers if other.name in names), None)
    keeps = _keeps(subject, base) if base else []
    tables = sorted(table_limits(subject), key=lambda table: table[0])
    if base is None or not keeps or not tables:
        yield not_applicable("none", wager=wager)
        return
    least, _, row = tables[0]
    idle = [(needs, amount) for needs, amount in asked if amount < least]
    if not idle:
        yield met(
            "reachable", asked[0][0], see=[(row.place, "table")], wager=wager, least=money(least)
        )
        return
    see: list[Role] = [(keeps[0], "keeps"), (row.place, "table")]
    yield unclear(
        "below",
        idle[-1][0],
        see=[*see, *((needs, "also") for needs, _ in idle[:-1])],
        base=bet(base),
        amount=money(idle[0][1]),
        wager=wager,
        least=money(least),
    )


def _keeps(subject: Subject, wager: Wager) -> list[WagerBound]:
    """Where the wager is held to the table limit by name; none when it has figures of its own."""
    if any(map(bounds, wager.limit)) or any(map(bounds, schedule_limits(subject, wager))):
        return []
    held = [limit for limit in wager.limit if limit.within_table_limit]
    return [*(limit for limit in held if limit.against_base), *held]
