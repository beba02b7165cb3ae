"""Two tiers of one fee ladder claim the same amount.

## What is asked
For every amount a ladder names one fee. Where two tiers both hold an amount, nobody can say before
the hand which fee is due.

## Why
Overlaps are the commonest slip on rate sheets: a tier is widened and its neighbor is not.

## Says
- overlap: The {payer} fee for {shared} is both {first_fee} in the tier {first} and {second_fee} in
    the tier {second}[ ({@})].
  Together (payer, shared, first, second): In {options} the {payer} fee for {shared} is given twice:
    the
    tiers {first} and {second} both include it.
  Fix: End the tier {first} before {low}, or start the tier {second} after it.
  See first: the tier {first}
- apart: No two tiers of the {payers} fee overlap.
- none: This option has no graded fee.

## Fails
```yaml violated overlap
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options:
      - {option: 4, limit: 5-500, player-dealer: [[5-100, 1], [51-250, 2], [251+, 4]]}
```
> The player-dealer fee for $51 to $100 is both $1 in the tier 5-100 and $2 in the tier 51-250
> (line 6).

## Passes
```yaml met apart
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options:
      - {option: 4, limit: 5-500, player-dealer: [[5-100, 1], [101-250, 2], [251+, 4]]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...docket.ladders import Component, Overlap, components, damaged, overlaps
from ..answer import Answer, Ask, met, not_applicable, violated
from ..values import amounts, money


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.row
    if damaged(subject.row):
        yield not_applicable("broken")
        return
    ladders = [c for c in components(subject.row) if len(c.cell.tiers) > 1]
    found = [_overlap(c, one) for c in ladders for one in overlaps(c.cell.tiers)]
    yield from found
    if not ladders:
        yield not_applicable("none")
    elif not found:
        yield met("apart", subject.row.place, payers=[c.name for c in ladders])


def _overlap(ladder: Component, found: Overlap) -> Answer:
    first, second, low, high = found
    return violated(
        "overlap",
        second,
        see=[(first, "first")],
        key=(ladder.name, second.range),
        payer=ladder.name,
        shared=amounts(low, high),
        low=money(low),
        first=first.range,
        first_fee=first.fee,
        second=second.range,
        second_fee=second.fee,
    )
