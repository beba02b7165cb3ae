"""The cells of an option have visibly shifted or are lost.

## What is asked
The text of the filing shows which amount belongs to which tier and option. Where cells are merged, shifted or lost, the ladder cannot be
judged; the other rules on ladders leave such options out, and this one names them, once for each block.

## Why
A ladder put together from cells that slipped a row shows gaps and overlaps that the page may not have. Only the page itself can tell.

## Fails
```yaml unclear
kind: schedule
name: Example
blocks:
  - options:
      - {option: 1, limit: 5-500, player-dealer: [[5-100, 1], [101+, 2]]}
      - {option: 2, limit: 5-500, damaged: merged-cells, player-dealer: [[101-200, 1], [5-100, 2]]}
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - options: [{option: 1, limit: 5-500, player-dealer: [[5-100, 1], [101+, 2]]}]
```

## Boundary
A table of rows is damaged as a whole.
```yaml unclear
kind: schedule
name: Example
blocks:
  - columns: [option, limit, player]
    rows: {damaged: lost-column, table: [[1, 5-100, 1], [2, 5-200, 2]]}
```

```yaml not-applicable
kind: schedule
name: Example
```

## How to fix
File the table again with every amount in its own cell.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from itertools import pairwise

from ...docket import Row, Subject
from ...ladders import components, damaged, gaps, step_of
from ...model.fees import Tier
from ...model.values import dollars
from .._fees import number, options
from ..legacy import Answer, Ask, met, not_applicable, unclear


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    printed = [row for _, rows in subject.schedule_file.blocks for row in rows]
    found, step = False, step_of(subject.schedule_file)
    for _, rows in subject.schedule_file.blocks:
        broken = [row for row in rows if damaged(row)]
        if broken:
            found = True
            numbers = {value for row in broken if (value := number(row)) is not None}
            kinds = ", ".join(sorted({str(damaged(row)).replace("-", " ") for row in broken}))
            slipped = "; ".join(sign for row in broken if (sign := _slipped(row, step)))
            yield unclear(
                f"the cells of {options(broken)} are visibly broken ({kinds}){f': {slipped}' if slipped else ''}; which tiers belong to which option is not as printed, and must be gathered",
                "file the table again with every amount in its own cell",
                broken[0].place,
                *((row.place, options([row])) for row in broken[1:]),
                *((row.place, f"also numbered {row.option.option}") for row in rows if not damaged(row) and number(row) in numbers),
            )
    if not printed:
        yield not_applicable("the schedule prints no option")
    elif not found:
        yield met("no option is marked as damaged", printed[0].place)


def _slipped(row: Row, step: Decimal) -> str:
    """What shows that the number stands beside rows of another option: a ladder that starts again in the middle, or leaves out amounts of the table limit."""
    signs = [sign for component in components(row) if component.cell.tiers for sign in (*_again(component.cell.tiers), *_bare(row, component.cell.tiers, step))]
    return f"option {row.option.option} {' and '.join(signs)}" if signs else ""


def _again(tiers: tuple[Tier, ...]) -> Iterator[str]:
    yield from [f"goes on from {a.range} to {b.range}" for a, b in pairwise(tiers) if b.range.low < a.range.low][:1]


def _bare(row: Row, tiers: tuple[Tier, ...], step: Decimal) -> Iterator[str]:
    """Amounts of the table limit for which the option has no fee as it is printed."""
    lowest, limit = min(tier.range.low for tier in tiers), row.option.limit
    if limit and limit.low is not None and lowest > limit.low:
        yield f"starts at {dollars(lowest)}"
    for _, _, low, high in gaps(tiers, step):
        yield f"has no fee for {dollars(low)}{'' if low == high else f' to {dollars(high)}'}"
    ends = [tier.range.high for tier in tiers]
    if all(end is not None for end in ends):
        yield f"ends at {dollars(max(end for end in ends if end is not None))}"
