"""The rules and the schedule give one wager different limits.

## What is asked
The limits of a wager are the same in the rules and in every schedule for the game. Places of one document are compared by another rule.

## Why
Whoever pays the wager has to know what the most is that can stand on it.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: pair-plus, limit: {is: 1-50}}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], limits: [{wager: pair-plus, is: 1-25}], options: [{option: 1, player: 1}]}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: pair-plus, limit: {is: 1-50}}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], limits: [{wager: pair-plus, is: 1-50}], options: [{option: 1, player: 1}]}]
```

## Boundary
A least of nothing is no least.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: pair-plus, limit: {is: 0-50}}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], limits: [{wager: bonus, maximum: 25}, {wager: pair-plus, is: 1-50}], options: [{option: 1, player: 1}]}]
```
Limits for some numbers, or some options, are limits of their own.
```yaml not-applicable
kind: game
name: Example
category: house-banked
wagers: [{name: lay, limit: {maximum: 600, on: [6, 8]}}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], limits: [{wager: lay, maximum: 1000, options: [1-4]}], options: [{option: 1, player: 1}]}]
```

One place of the rules agrees with the schedule and another does not: the rules contradict themselves, which `wager-limits-agree` tells.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
wagers: [{name: pair-plus, limit: [{is: 1-50}, {is: 1-75}]}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], limits: [{wager: pair-plus, is: 1-50}], options: [{option: 1, player: 1}]}]
```

## How to fix
State the limits once, in the schedule, and refer to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket import Subject
from ...model.values import dollars
from .._say import plain
from .._wagers import bounds, schedule_limits, turned
from ..legacy import Answer, Ask, met, not_applicable, violated

NEEDS_FILING = True
Ends = tuple[Decimal | None, Decimal | None]
FIX = "state the limits once, and refer to that place"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    wager = subject.wager
    own = [(limit, ends) for limit in wager.limit if (ends := bounds(limit)) and not limit.on and not turned(limit)]
    sheets = [(limit, ends) for limit in schedule_limits(subject, wager) if (ends := bounds(limit)) and not limit.options and not turned(limit)]
    if any(_agree(ends, others) for _, ends in own for _, others in sheets):  # what the rules say against themselves is told by wager-limits-agree
        own = [(limit, ends) for limit, ends in own if all(_agree(ends, others) for _, others in own)]
    for place, ends in own:
        for other, others in sheets:
            if not _agree(ends, others):
                yield violated(f"{plain(wager.name)} may be {_said(ends)} by the rules and {_said(others)} by the schedule", FIX, place, (other, _said(others)))
                return
    if own and sheets:
        yield met("the rules and the schedule give the wager the same limits", own[0][0], sheets[0][0])
    else:
        yield not_applicable("the rules and the schedule do not both give one set of figures for the wager")


def _agree(first: Ends, second: Ends) -> bool:
    """Ends that both give are the same; no minimum and a minimum of nothing are."""
    (low, high), (least, most) = first, second
    return (not low or not least or low == least) and (high is None or most is None or high == most)


def _said(ends: Ends) -> str:
    low, high = ends
    if low is None:
        assert high is not None
        return f"at most {dollars(high)}"
    return f"at least {dollars(low)}" if high is None else f"{dollars(low)} to {dollars(high)}"
