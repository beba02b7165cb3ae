"""Two places give one wager different limits.

## What is asked
The limits of a wager are the same in the rules and in every schedule for the game.

## Why
Whoever pays the wager has to know what the most is that can stand on it.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: tie, limit: [{is: 1-200}, {is: 1-100}]}]
```
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
Limits for different numbers are different limits.
```yaml not-applicable
kind: game
name: Example
category: house-banked
wagers: [{name: lay, limit: [{maximum: 600, on: [6, 8]}, {maximum: 1000, on: [4, 10]}]}]
```
Two sets of options may have ranges of their own for the minimum.
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
---
kind: schedule
name: Fees
blocks:
  - {games: [{document: example}], limits: [{wager: base, minimum: 5-1000}], options: [{option: 1, player: 1}]}
  - {games: [{document: example}], limits: [{wager: base, minimum: 5-100}], options: [{option: 2, player: 1}]}
```

## How to fix
State the limits once, in the schedule, and refer to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...docket import Subject
from ...judge.answer import Answer, Ask, met, not_applicable, unclear, violated
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
    stated: list[WagerBound | WagerLimit] = [*wager.limit, *schedule_limits(subject, wager)]
    figures = [limit for limit in stated if bounds(limit) and not getattr(limit, "on", ()) and not getattr(limit, "options", ())]
    ranges = [limit for limit in schedule_limits(subject, wager) if not bounds(limit) and (limit.minimum or limit.maximum) and not limit.options]
    for first, second in combinations(figures, 2):
        if not _agree(first, second):
            yield violated(f"{plain(wager.name)} may be {_said(first)} at one place and {_said(second)} at another", FIX, second, (first, _said(first)))
            return
    for first, second in combinations(ranges, 2):
        for end in ("minimum", "maximum"):
            one, other = getattr(first, end), getattr(second, end)
            if one and other and (one.low, one.high) != (other.low, other.high):
                yield unclear(
                    f"the {end} of {plain(wager.name)} may be set from {one} at one place and from {other} at another; the two may be meant for different options",
                    FIX,
                    second,
                    (first, f"{one}"),
                )
                return
    if len(figures) + len(ranges) < 2:
        yield not_applicable("the limits of the wager are stated once or not at all")
    else:
        yield met("the statements of the wager's limits agree", *figures, *ranges)


def _agree(first: WagerBound | WagerLimit, second: WagerBound | WagerLimit) -> bool:
    """Ends that both give are the same; no minimum and a minimum of nothing are."""
    (low, high), (least, most) = bounds(first) or (None, None), bounds(second) or (None, None)
    return (not low or not least or low == least) and (high is None or most is None or high == most)


def _said(limit: WagerBound | WagerLimit) -> str:
    low, high = bounds(limit) or (None, None)
    return f"{dollars(low)} to {dollars(high)}" if low is not None and high is not None else f"at most {dollars(high)}" if high is not None else f"at least {dollars(low)}" if low is not None else "open"
