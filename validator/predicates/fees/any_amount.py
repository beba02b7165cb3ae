"""A fee for any amount wagered, beside a table limit.

## What is asked
Where an option prints a table limit, its fee is for wagers within that limit, not for any amount.

## Why
"Any amount" and "$5-$200" in one row are two answers to how much may be bet. Any amount within the limit may be meant, and most often is. One question for each
schedule.

## Fails
```yaml unclear
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, {is: player, on: player-wager}]
    options: [{option: 2, limit: 5-200, player: [[any, 0]], at: 3662}]
```

## Passes
```yaml met
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, {is: player, on: player-wager}]
    options: [{option: 2, limit: 5-200, player: [[5-200, 0]], at: 3662}]
```

## Boundary
Without a table limit any amount is any amount; and of totals a table limit says nothing.
```yaml not-applicable
kind: schedule
name: Rates
blocks:
  - columns: [option, {is: player, on: player-wager}]
    options: [{option: 2, player: [[any, 0]], at: 3662}]
```
```yaml not-applicable
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 2, limit: 5-200, player-dealer: [[any, 1]], at: 3662}]
```

## How to fix
Print the limit where "any amount" stands.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Row, Subject
from ...ladders import ONE_WAGER, components
from .._fees import basis, options
from ..legacy import Answer, Ask, met, not_applicable, unclear

ANY = "any"
FIX = "print the limit where any amount is said"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    rows = [row for _, of in subject.schedule_file.blocks for row in of if row.option.limit and not row.option.limit.unlimited and _by_wager(row)]
    loose = [row for row in rows if any(tier == ANY for _, tier in _by_wager(row))]
    if loose:
        row = loose[0]
        name = next(name for name, tier in _by_wager(row) if tier == ANY)
        told = ", ".join(f"{options([row])} beside a table limit of {row.option.limit}" for row in loose)
        yield unclear(f"the {basis(name)} is printed as any amount under {told}; any amount within the limit may be meant", FIX, row.place, *((other.place, "likewise") for other in loose[1:]))
    elif rows:
        yield met("the fees by single wagers name amounts", rows[0].place)
    else:
        yield not_applicable("no option has a table limit and a fee by single wagers")


def _by_wager(row: Row) -> list[tuple[str, str]]:
    """The tiers of ladders by single wagers: their basis, and what they print."""
    return [(component.basis, tier.range.text) for component in components(row) if component.basis in ONE_WAGER for tier in component.cell.tiers]
