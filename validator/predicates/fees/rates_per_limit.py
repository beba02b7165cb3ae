"""More rates for one table limit than the filing says there may be.

## What is asked
A schedule that says how many collection rates may be established per table limit keeps to it, counting all options printed for a limit.

## Why
"No more than five rates per table limit" can be read of the one option in use, or of all options printed for the limit. On the second
reading a sheet with thirty options for $5-$1,000 breaks its own
sentence. The reading is arguable, so this is one question for each schedule, never a violation.

What one option alone charges is counted by `rate-count`.

## Fails
```yaml unclear
kind: schedule
name: Example
states: [{that: rate-cap, rates: 2, per: table-limit}]
blocks:
  - options: [{option: 1, limit: 10-20, player: 10}, {option: 2, limit: 10-20, player: 11}, {option: 3, limit: 10-20, player: 12}]
```

## Passes
```yaml met
kind: schedule
name: Example
states: [{that: rate-cap, rates: 2, per: table-limit}]
blocks:
  - options: [{option: 1, limit: 10-20, player: 10}, {option: 2, limit: 10-20, player: 11}, {option: 3, limit: 20-40, player: 12}]
```

## Boundary
A cap for each table is not counted over options.
```yaml not-applicable
kind: schedule
name: Example
states: [{that: rate-cap, rates: 2, per: table}]
blocks:
  - options: [{option: 1, limit: 10-20, player: 10}, {option: 2, limit: 10-20, player: 11}, {option: 3, limit: 10-20, player: 12}]
```

## How to fix
Say that the cap holds for the option in use, or print fewer rates for each limit.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket import Row, Subject
from ...judge.answer import Answer, Ask, met, not_applicable, unclear
from ...ladders import components
from ...model.statements import Claim
from .._fees import options

SHOWN = 4


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    said = [*subject.schedule.states, *(claim for block in subject.schedule.blocks for claim in block.states)]
    cap = next((claim for claim in said if claim.that == "rate-cap" and claim.is_ and claim.rates and claim.per == "table-limit"), None)
    if cap is None:
        yield not_applicable("the schedule states no number of rates per table limit")
        return
    over = [found for _, rows in subject.schedule_file.blocks for found in _over(cap, rows)]
    if not over:
        yield met(f"no table limit has more than {cap.rates} rates", cap)
        return
    listed = "; ".join(f"{rates} for {of[0].option.limit} ({options(of)})" for of, rates in over[:SHOWN])
    firsts = {id(of[0].block): of[0] for of, _ in reversed(over)}
    yield unclear(
        f"no more than {cap.rates} rates are said to be allowed per table limit, but the options together offer {listed}{_more(over[SHOWN:])}",
        "say that the number holds for the option in use, or print fewer rates for each limit",
        cap,
        *((row.place, f"first option for {row.option.limit}") for row in reversed(firsts.values())),
    )


def _more(over: list[tuple[list[Row], int]]) -> str:
    """The limits not told one by one, block by block."""
    blocks: dict[int, list[Row]] = {}
    for of, _ in over:
        blocks.setdefault(id(of[0].block), []).append(of[0])
    told = [f"{', '.join(str(row.option.limit) for row in rows)}{f' of {rows[0].of}' if rows[0].of else ''}" for rows in blocks.values()]
    return f"; and too many for {' and for '.join(told)}" if told else ""


def _over(cap: Claim, rows: tuple[Row, ...]) -> Iterator[tuple[list[Row], int]]:
    """The table limits of a block whose options together offer more rates than stated."""
    by_limit: dict[str, list[Row]] = {}
    for row in rows:
        if row.option.limit is not None:
            by_limit.setdefault(str(row.option.limit), []).append(row)
    for of in by_limit.values():
        rates = len(_rates(of))
        if len(of) > 1 and rates > (cap.rates or 0):
            yield of, rates


def _rates(rows: list[Row]) -> set[tuple[str, Decimal]]:
    return {(c.payer, amount) for row in rows for c in components(row) for amount in c.amounts if amount}
