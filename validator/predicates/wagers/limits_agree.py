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

## How to fix
State the limits once, in the schedule, and refer to it.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...judge.answer import Answer, Ask, met, not_applicable, violated
from ...model.fees import WagerLimit
from ...model.values import dollars
from ...model.wagers import WagerBound
from .._agree import plain
from .._wagers import bounds, schedule_limits

NEEDS_DOCKET = True
FIX = "state the limits once, and refer to that place"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    wager = subject.wager
    own = [limit for limit in wager.limit if bounds(limit) and not limit.on]
    sheets = [limit for limit in schedule_limits(subject, wager) if bounds(limit) and not limit.options]
    for first in own:
        for second in sheets:
            if not _agree(first, second):
                yield violated(
                    f"{plain(wager.name)} may be {_said(first)} by the rules and {_said(second)} by the schedule", FIX, first, (second, _said(second))
                )
                return
    if own and sheets:
        yield met("the rules and the schedule give the wager the same limits", own[0], sheets[0])
    else:
        yield not_applicable("the rules and the schedule do not both give figures for the wager")


def _agree(first: WagerBound | WagerLimit, second: WagerBound | WagerLimit) -> bool:
    """Ends that both give are the same; no minimum and a minimum of nothing are."""
    (low, high), (least, most) = bounds(first) or (None, None), bounds(second) or (None, None)
    return (not low or not least or low == least) and (high is None or most is None or high == most)


def _said(limit: WagerBound | WagerLimit) -> str:
    low, high = bounds(limit) or (None, None)
    if low is not None and high is not None:
        return f"{dollars(low)} to {dollars(high)}"
    return f"at most {dollars(high)}" if high is not None else f"at least {dollars(low)}" if low is not None else "open"
