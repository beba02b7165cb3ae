"""Two tiers of one ladder claim the same amount.

## What is asked
For every amount a ladder names one fee. Where two tiers both hold an amount, nobody can say before the hand which
fee is due.

## Why
Overlaps are the commonest slip on rate sheets: a tier is widened and its neighbour is not.

## Fails
```yaml violated
kind: schedule
name: Example
blocks:
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options:
      - {option: 4, limit: 5-500, player-dealer: [[5-100, 1], [51-250, 2], [251+, 4]]}
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options:
      - {option: 4, limit: 5-500, player-dealer: [[5-100, 1], [101-250, 2], [251+, 4]]}
```

## Boundary
Neighbours that share one amount overlap too.
```yaml violated
kind: schedule
name: Example
blocks:
  - options: [{option: 1, limit: 5-200, player: [[5-50, 1], [50-200, 2]]}]
```

## How to fix
Start each tier one step above the end of the tier before it.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...judge.answer import Answer, Ask, met, not_applicable, violated
from ...ladders import components, damaged, overlaps
from ...model.values import dollars
from .._fees import BROKEN


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.row
    if damaged(subject.row):
        yield not_applicable(BROKEN)
        return
    ladders = [c for c in components(subject.row) if len(c.cell.tiers) > 1]
    found = False
    for ladder in ladders:
        for first, second in overlaps(ladder.cell.tiers):
            found = True
            low = second.range.low
            high = first.range.high if second.range.high is None else second.range.high if first.range.high is None else min(first.range.high, second.range.high)
            shared = dollars(low) if high == low else f"{dollars(low)} and more" if high is None else f"{dollars(low)} to {dollars(high)}"
            yield violated(
                f"the {ladder.name} fee for {shared} is both {first.fee} (tier {first.range}) and {second.fee} (tier {second.range})",
                f"end the tier {first.range} before {dollars(low)}, or start the tier {second.range} after it",
                second,
                (first, f"the tier {first.range}"),
            )
    if not ladders:
        yield not_applicable("the option has no ladder of fees")
    elif not found:
        yield met(f"no two tiers of {_named([c.name for c in ladders])} overlap", subject.row.place)


def _named(names: list[str]) -> str:
    return " or ".join(names)
