"""A wager's limits turned round, or outside the table limit they are said to keep.

## What is asked
A wager's minimum is not above its maximum. Where it is said to stay within the table limit, its own limits do.

## Why
A bonus bet of $1 at a table whose minimum is $5 is either allowed or not; the rules say both.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: bonus-bet, bonus: true, limit: {minimum: 50, maximum: 5}}]
```
```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: bonus-bet, bonus: true, limit: [{within-table-limit: true}, {is: 1-100}]}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], options: [{option: 1, limit: 5-500, player: 1}]}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: bonus-bet, bonus: true, limit: [{within-table-limit: true}, {is: 5-100}]}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], options: [{option: 1, limit: 5-500, player: 1}]}]
```

## Boundary
Without a word on the table limit a bonus bet may be smaller.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: bonus-bet, bonus: true, limit: {is: 1-100}}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], options: [{option: 1, limit: 5-500, player: 1}]}]
```
The schedule names the range in which the table minimum is set.
```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: base}, {name: bonus-bet, bonus: true, limit: {within-table-limit: true}}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], limits: [{wager: base, minimum: 5-1000}, {wager: bonus, is: 1-100}], options: [{option: 1, player: 1}]}]
```

## How to fix
Make the wager's limits and the table limit agree.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket import Subject
from ...filed import Place
from ...judge.answer import Answer, Ask, met, not_applicable, violated
from ...model.values import dollars
from .._agree import plain
from .._wagers import blocks, bounds, schedule_limits, table_limits

NEEDS_DOCKET = True


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    wager = subject.wager
    stated = [*wager.limit, *schedule_limits(subject, wager)]
    figures = [(low, high, limit) for limit in stated if (found := bounds(limit)) for low, high in (found,)]
    within = [limit for limit in stated if limit.within_table_limit]
    name = plain(wager.name)
    found = False
    for low, high, limit in figures:
        if low is not None and high is not None and low > high:
            found = True
            yield violated(f"the minimum of {name}, {dollars(low)}, is above its maximum, {dollars(high)}", "write the lower figure first", limit)
    least = _least(subject)
    lowest = min(((low, limit) for low, _, limit in figures if low), key=lambda pair: pair[0], default=None)
    if not found and within and least and lowest and lowest[0] < least[0]:
        found = True
        yield violated(
            f"{name} may be {dollars(lowest[0])} and must stay within the table limit, whose minimum is never below {dollars(least[0])}",
            "say whether the bonus bet may be below the table minimum",
            lowest[1],
            (within[0], "within the table limit"),
            (least[1], f"minimum {dollars(least[0])}"),
        )
    if not stated:
        yield not_applicable("no limit is stated for the wager")
    elif not found:
        yield met("the limits of the wager are in order", *stated[:3])


def _least(subject: Subject) -> tuple[Decimal, Place] | None:
    """The lowest minimum a table may have."""
    rows: list[tuple[Decimal, Place]] = [(low, row.place) for low, _, row in table_limits(subject)]
    ranges: list[tuple[Decimal, Place]] = [
        (limit.minimum.low, limit)
        for block, _ in blocks(subject)
        for limit in block.limits
        if limit.wager in ("base", None) and limit.minimum and limit.minimum.low is not None
    ]
    return min((*rows, *ranges), key=lambda pair: pair[0], default=None)
