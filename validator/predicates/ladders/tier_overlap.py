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
from ...docket.ladders import Component, overlaps
from ..answer import Answer, violated
from ..shapes import graded
from ..values import amounts, money


def _overlaps(subject: Subject, ladder: Component) -> Iterator[Answer]:
    for first, second, low, high in overlaps(ladder.cell.tiers):
        yield violated(
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


judge = graded(_overlaps, "apart", several=True)
