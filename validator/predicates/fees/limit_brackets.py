"""Table limits that meet at one amount, or leave some out.

## What is asked
Where table limits follow each other like the steps of a ladder (5-25, 26-100, 101-200), no amount belongs to two of them and none is left
between them.
A limit written the wrong way round is a matter of `limits-set`.

## Why
With $10-$200 at one fee and $200-$500 at another, a wager of $200 has two. Where one schedule is used at a table at a time, the option in use
settles that, and the limits of separate options need not adjoin: different tables may be meant, and the question says so. It is asked where steps meet; holes beside them are
named with it. A limit that is itself within another ($100, and $100 and more) leaves open which of the two options
a table of that limit has. A step without an upper end is no table limit where an option is said to have one. One question for each part of a schedule.

Limits that overlap widely ($5-$100, $10-$200) are different tables and are left out; so are a spread and a fixed limit at its end
($10-$100, $100), and structured limits, where the second figure is twice the first.

## Fails
```yaml unclear
kind: schedule
name: Example
blocks:
  - options: [{option: a, limit: 10-200, player: 0.50}, {option: b, limit: 200-500, player: 2}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - options: [{option: a, limit: 5-25, player: 0.50}, {option: b, limit: 26-100, player: 1}, {option: c, limit: 101-200, player: 2}]
```

## Boundary
A hole between two steps.
```yaml unclear
kind: schedule
name: Example
blocks:
  - options: [{option: a, limit: 5-25, player: 0.50}, {option: b, limit: 26-100, player: 1}, {option: c, limit: 150-200, player: 2}]
```

A fixed limit at the end of a spread is another table.
```yaml met
kind: schedule
name: Example
blocks:
  - options: [{option: 1, limit: 10-100, player: 0}, {option: 2, limit: 100, player: 1}]
```

A limit of $100 and one of $100 and more.
```yaml unclear
kind: schedule
name: Example
blocks:
  - options: [{option: 1, limit: 50, player: 11}, {option: 2, limit: 100, player: 11}, {option: 3, limit: 100+, player: 12}]
```

One schedule at a time: the option in use may settle what $20 pays, and no limit need hold $6.
```yaml unclear
kind: schedule
name: Example
states: [{that: one-schedule-at-a-time, per: table-limit, at: 3796}]
blocks:
  - options: [{option: 1, limit: 3-5, player: 1}, {option: 2, limit: 10-20, player: 2}, {option: 3, limit: 20+, player: 3}]
```

One schedule at a time, and limits that do not meet.
```yaml met
kind: schedule
name: Example
states: [{that: one-schedule-at-a-time, per: table-limit, at: 3796}]
blocks:
  - options: [{option: 1, limit: 3-5, player: 1}, {option: 2, limit: 10-20, player: 2}, {option: 3, limit: 50-75, player: 3}]
```

## How to fix
Let each limit start one dollar above the end of the one before it.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from itertools import pairwise
from typing import NamedTuple

from ...docket import Row, Subject
from ...filed import Place
from ...model.statements import Claim
from ...model.values import Limit, dollars
from .._fees import options
from ..legacy import Answer, Ask, met, not_applicable, unclear

SINGLE = "one-schedule-at-a-time"
MEET, HOLE = "meet", "hole"


class Flaw(NamedTuple):
    """Two limits that meet, or leave something between them."""

    told: str
    fix: str
    rows: tuple[Row, Row]
    between: str = ""
    """How the two lie, where neither is within the other."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    found, place = False, None
    said = [*subject.schedule.states, *(claim for block in subject.schedule.blocks for claim in block.states)]
    single = next((claim for claim in said if claim.that == SINGLE and claim.is_), None)
    for _, rows in subject.schedule_file.blocks:
        steps = _steps(rows)
        place = place or (steps[0][1].place if steps else None)
        flaws = list(_apart(steps) if single else _pairs(steps))
        if flaws:
            found = True
            yield _asked(flaws, single)
    if place is None:
        yield not_applicable("no block has table limits that follow each other as steps")
    elif not found:
        yield met("the table limits neither meet nor leave a hole", place)


def _steps(rows: tuple[Row, ...]) -> list[tuple[Limit, Row]]:
    """The limits of a block from low to high, if there is one option for each and they do not overlap widely."""
    steps = [(limit, row) for row in rows if (limit := row.option.limit) and limit.low is not None and len(limit.figures) < 3 and not limit.last]
    if any(limit.high is not None and limit.low is not None and limit.low > limit.high for limit, _ in steps):  # told by limits-set
        return []
    if len(steps) < 2 or len(steps) != len(rows) or len({limit.text for limit, _ in steps}) != len(steps):
        return []
    doubled = [limit for limit, _ in steps if limit.high == 2 * (limit.low or 0)]
    if 2 * len(doubled) > len(steps):
        return []
    steps.sort(key=lambda step: (step[0].low or Decimal(0), step[0].high is None, step[0].high or Decimal(0)))
    wide = any(a.high is None or (b.low is not None and b.low < a.high) for (a, _), (b, _) in pairwise(steps))
    return [] if wide else steps


def _asked(flaws: list[Flaw], single: Claim | None) -> Answer:
    rows = list({id(row): row for flaw in flaws for row in flaw.rows}.values())
    told = f"{', and '.join(flaw.told for flaw in flaws)} ({options(rows)})"
    fix = " and ".join(flaw.fix for flaw in flaws)
    claims: list[tuple[Place, str]] = []
    if single and any(flaw.between for flaw in flaws):
        told += "; one option at a time is used at a table, and different tables may be meant"
        claims = [(single, "one option at a time")]
    endless = [row for row in rows if row.option.limit and row.option.limit.open]
    if single and single.per == "table-limit" and endless:
        told += f"; an option is said to have one table limit, and {endless[0].option.limit} has no upper end"
        fix += f" and give {endless[0].option.limit} an upper end"
        claims = [(single, "one option at a time, with one table limit")]
    return unclear(told, fix, rows[-1].place, *((row.place, f"the limit {row.option.limit}") for row in rows[:-1]), *claims)


def _apart(steps: list[tuple[Limit, Row]]) -> Iterator[Flaw]:
    """Where one option at a time is used: a limit within another, else steps that meet, and with them the holes beside."""
    within = list(_within(steps))
    flaws = list(_pairs(steps))
    if within or not any(flaw.between == MEET and flaw.rows[0].option.limit and len(flaw.rows[0].option.limit.figures) > 1 for flaw in flaws):
        yield from within
    else:
        yield from flaws


def _within(steps: list[tuple[Limit, Row]]) -> Iterator[Flaw]:
    """A limit of one figure with which an open one begins."""
    for (lower, first), (upper, second) in pairwise(steps):
        if len(lower.figures) == 1 and not lower.open and upper.open and upper.low == lower.low and first.cells != second.cells:
            told = f"a table limit of {dollars(upper.low or Decimal(0))} is the limit {lower} and within the limit {upper}, which have different fees"
            yield Flaw(told, f"start the limit {upper} above {lower}", (first, second))


def _pairs(steps: list[tuple[Limit, Row]]) -> Iterator[Flaw]:
    spreads = sum(len(limit.figures) > 1 or limit.open for limit, _ in steps)
    touching = sum(b.low - a.high <= 1 for (a, _), (b, _) in pairwise(steps) if a.high is not None and b.low is not None)
    for (lower, first), (upper, second) in pairwise(steps):
        assert lower.high is not None
        assert upper.low is not None
        if upper.low == lower.high and first.cells != second.cells and (len(upper.figures) > 1 or upper.open):
            told = f"{dollars(upper.low)} belongs to the limit {lower} and to the limit {upper}, which have different fees"
            yield Flaw(told, f"start the limit {upper} above {dollars(upper.low)}", (first, second), MEET)
        elif spreads == len(steps) and touching and upper.low - lower.high > 1:
            told = f"no limit holds {dollars(lower.high + 1)} to {dollars(upper.low - 1)}, between {lower} and {upper}"
            yield Flaw(told, f"say that no table has a limit between {dollars(lower.high)} and {dollars(upper.low)}, or add one", (first, second), HOLE)
