"""An empty cell where a fee should stand.

## What is asked
Every tier of a ladder and every fee of an option has an amount, or says that none is taken.

## Why
An empty cell beside a tier may carry on the fee above it or charge nothing. The two readings differ in money, so a person must decide.

## Fails
```yaml unclear
kind: schedule
name: Example
blocks:
  - options: [{option: 5, limit: 10-200, player-dealer: [[10-100, 2], [101-200, blank]]}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - options: [{option: 5, limit: 10-200, player-dealer: [[10-100, 2], [101-200, 2]], player: none}]
```

## Boundary
A whole cell is empty.
```yaml unclear
kind: schedule
name: Example
blocks:
  - options: [{option: 5, limit: 10-200, player-dealer: 2, player: blank}]
```

The prose takes the fee up to an amount, so a tier below it has the fee printed above it.
```yaml met
kind: schedule
name: Example
blocks:
  - fees: {from: player, per: wager, under: 500, at: 1461}
    options: [{option: 2, limit: 5-100, player: [[5-100, 1], [101-500, blank], [501+, 0]]}]
```

## How to fix
Print the amount in every row, or N/A.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...ladders import components, prose
from ...model.fees import Option
from .._fees import same_payer
from ..legacy import Answer, Ask, met, not_applicable, unclear

FIX = "print the amount, or N/A where none is taken"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.row
    parts = components(subject.row)
    found = False
    for part in parts:
        taken = max((fee.under for fee in prose(subject.row.block, subject.row) if fee.under is not None and same_payer(fee.from_, part.payer)), default=None)
        empty = [tier for tier in part.cell.tiers if tier.fee.text == "blank" and not (taken and tier.range.high is not None and tier.range.high <= taken)]
        above = next((tier for tier in part.cell.tiers if tier.fee.text != "blank"), None)
        if empty:
            found = True
            listed = ", ".join(str(tier.range) for tier in empty)
            carried = f": it may be {above.fee} as in the tier {above.range}, or nothing" if above else ""
            yield unclear(f"no {part.name} fee is printed for {listed}{carried}", FIX, empty[0], *(((above, f"the tier {above.range}"),) if above else ()))
        if part.cell.fee is not None and part.cell.fee.text == "blank":
            found = True
            yield unclear(f"the {part.name} fee is left empty", FIX, part.cell if isinstance(subject.row.place, Option) else subject.row.place)
    if not parts:
        yield not_applicable("the option has no fee column")
    elif not found:
        yield met("every fee of the option is printed", subject.row.place)
