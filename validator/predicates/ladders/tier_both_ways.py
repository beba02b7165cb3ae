"""A tier that ends and does not end.

## What is asked
A tier has one upper bound or none. `$401-$1,000+` gives both: it ends at $1,000 and goes on beyond it.

## Why
Whoever stops at $1,000 finds no fee for $1,001; whoever reads the plus sign charges it. Where another tier follows, the two readings give two fees.

## Fails
```yaml violated
kind: schedule
name: Example
blocks:
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 2, limit: 10-500, player-dealer: [[10-400, 2.50], [401-1000+, 3], [1001+, 5]]}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 2, limit: 10-500, player-dealer: [[10-400, 2.50], [401-1000, 3], [1001+, 5]]}]
```

## Boundary
The last tier may be written both ways too.
```yaml violated
kind: schedule
name: Example
blocks:
  - options: [{option: 1, limit: 10-100, player-dealer: [[10-400, 2.50], [401-1000+, 3]]}]
```

## How to fix
Write `401-1000` when another tier follows, and `401+` when none does.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...ladders import components, damaged
from ...model.values import dollars
from .._fees import BROKEN
from ..legacy import Answer, Ask, met, not_applicable, violated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.row
    if damaged(subject.row):
        yield not_applicable(BROKEN)
        return
    ladders = [c for c in components(subject.row) if c.cell.tiers]
    found = False
    for ladder in ladders:
        tiers = ladder.cell.tiers
        for position, tier in enumerate(tiers):
            high = tier.range.high
            if not tier.range.contradictory or high is None:
                continue
            found = True
            later = tiers[position + 1 : position + 2]
            follows = f", and the next tier starts at {dollars(later[0].range.low)}" if later else ""
            yield violated(
                f"the tier {tier.range} of the {ladder.name} fee ends at {dollars(high)} and is open beyond it{follows}",
                f"write {tier.range.text.rstrip('+')}" if later else f"write {dollars(tier.range.low)[1:]}+, or end the tier at {dollars(high)}",
                tier,
                *((other, f"the tier {other.range}") for other in later),
            )
    if not ladders:
        yield not_applicable("the option has no ladder of fees")
    elif not found:
        yield met("every tier has one upper bound or none", subject.row.place)
