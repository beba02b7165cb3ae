"""Several options for one table limit, where the limit is said to have its fees.

## What is asked
Where a schedule says that what is used at a table has one table limit and the fees specified for that limit, a table limit has one set of fees.

## Why
Five options with the limit $5-$500 are five sets of fees for it: the limit does not pick one, the option does. The sentence then says less than it seems to, and
a player who knows the limit of a table does not know its fees. The option in use may be meant. One question for each schedule.

Where the number of rates for each table limit is asked about (`rates-per-limit`), this comes from the same wording and is told with it.

## Fails
```yaml unclear
kind: schedule
name: Rates
states: [{that: one-schedule-at-a-time, per: table-limit, at: 432}]
blocks:
  - options: [{option: 1, limit: 5-500, player: 1}, {option: 2, limit: 5-500, player: 2}]
```

## Passes
```yaml met
kind: schedule
name: Rates
states: [{that: one-schedule-at-a-time, per: table-limit, at: 432}]
blocks:
  - options: [{option: 1, limit: 5-500, player: 1}, {option: 2, limit: 5-1000, player: 2}]
```

## Boundary
The number of players tells the options apart.
```yaml met
kind: schedule
name: Rates
states: [{that: one-schedule-at-a-time, per: table-limit, at: 432}]
blocks:
  - options: [{option: 1, limit: 5-500, players: 7+, player: 2}, {option: 2, limit: 5-500, players: 2-6, player: 1}]
```

The sentence itself speaks of an option, and rates are not counted for each limit.
```yaml met
kind: schedule
name: Rates
states: [{that: one-schedule-at-a-time, per: table-limit, names-option: true, at: 2420}]
blocks:
  - options: [{option: 1, limit: 5-500, player: 1}, {option: 2, limit: 5-500, player: 2}]
```

The schedule speaks of one option at a time, and of no limit.
```yaml not-applicable
kind: schedule
name: Rates
states: [{that: one-schedule-at-a-time}]
blocks:
  - options: [{option: 1, limit: 5-500, player: 1}, {option: 2, limit: 5-500, player: 2}]
```

## How to fix
Say that one schedule option is used at a table at a time, and the fees specified for that option.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Row, Subject
from .._fees import options
from ..legacy import Answer, Ask, following, met, not_applicable, unclear

SINGLE = "one-schedule-at-a-time"
SHOWN = 3
FIX = "speak of the fees specified for the option, not for the limit"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    said = [*subject.schedule.states, *(claim for block in subject.schedule.blocks for claim in block.states)]
    claim = next((one for one in said if one.that == SINGLE and one.is_ and one.per == "table-limit"), None)
    limited = [row for _, rows in subject.schedule_file.blocks for row in rows if row.option.limit]
    several = [found for _, rows in subject.schedule_file.blocks for found in shared(rows)]
    counted = any(one.that == "rate-cap" and one.per == "table-limit" for one in said)
    if claim is None or not limited:
        yield not_applicable("the schedule does not speak of the fees of a table limit, or prints none")
    elif several and claim.names_option and not counted:
        yield met("the sentence speaks of an option, and its fees are those of the option", claim)
    elif several:
        told = ", ".join(f"{rows[0].option.limit} ({options(rows)})" for rows in several[:SHOWN])
        more = len(several) - SHOWN
        also = f" and {more} more limit{'s' if more > 1 else ''}" if more > 0 else ""
        every = unclear(
            f"what is used at a table at a time is said to have one table limit and the fees specified for that limit, but several options with different fees share one limit: {told}{also}; "
            "the limit alone does not tell the fees. The option in use may be meant",
            FIX,
            claim,
            *((rows[0].place, f"first of {len(rows)} options for {rows[0].option.limit}") for rows in several),
        )
        yield following(every, "rates-per-limit")
    else:
        yield met("each table limit has one set of fees", claim)


def shared(rows: tuple[Row, ...]) -> Iterator[list[Row]]:
    """Options of a block that differ in their fees and not in what a table is."""
    alike: dict[tuple[str, ...], list[Row]] = {}
    for row in rows:
        if row.option.limit:
            alike.setdefault((str(row.option.limit), str(row.option.players), str(row.option.buy_in), row.option.label or ""), []).append(row)
    yield from (group for group in alike.values() if len({_fees(row) for row in group}) > 1)


def _fees(row: Row) -> tuple[tuple[str, ...], ...]:
    return tuple(sorted((name, str(cell.fee), *(f"{tier.range} {tier.fee}" for tier in cell.tiers)) for name, cell in row.cells.items()))
