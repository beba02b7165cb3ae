"""An amount between two tiers has no fee.

## What is asked
The tiers of a ladder follow each other without a hole. Steps are whole dollars unless the filing says otherwise; cents that
fall between two tiers are a matter of `tier-cents`.

## Why
A fee that is not in the schedule cannot have been determined before the hand.

## Fails
```yaml violated
kind: schedule
name: Example
blocks:
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [61-150, 2], [151+, 4]]}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [51-150, 2], [151+, 4]]}]
```

## Boundary
An exclusive lower bound leaves no hole.
```yaml met
kind: schedule
name: Example
blocks:
  - options: [{option: 1, limit: 5-100, player: [[5-35, 1], [">35-100", 2]]}]
```

Limits of a game are set one by one; what lies between them is not offered.
```yaml not-applicable
kind: schedule
name: Example
blocks:
  - columns: [{is: player, on: table-limit}]
    options: [{option: unnumbered, player: [[5, 1], [10, 1], [20, 2]]}]
```

## How to fix
Let each tier start one step above the end of the one before it.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...ladders import components, damaged, gaps, step_of
from ...model.values import dollars
from .._fees import BROKEN
from ..legacy import Answer, Ask, met, not_applicable, violated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.row
    assert subject.schedule_file
    step = step_of(subject.schedule_file)
    if damaged(subject.row):
        yield not_applicable(BROKEN)
        return
    ladders = [c for c in components(subject.row) if len(c.cell.tiers) > 1 and c.basis != "table-limit"]
    found = False
    for ladder in ladders:
        for first, second, low, high in gaps(ladder.cell.tiers, step):
            found = True
            yield violated(
                f"no {ladder.name} fee is given for {dollars(low)}{'' if low == high else f' to {dollars(high)}'}, between the tiers {first.range} and {second.range}",
                f"let the tier {second.range} start at {dollars(low)}, or add a tier",
                second,
                (first, f"the tier {first.range}"),
            )
    if not ladders:
        yield not_applicable("the option has no ladder of fees")
    elif not found:
        yield met("the tiers follow each other without a hole", subject.row.place)
