"""A fee that falls as the amount rises.

The tiers of a fee charge no less for more. A lower fee on a higher tier may be meant (a waiver for
large action), but the filing should say so. It is more often a mistyped figure or a shifted row
than a rate anyone chose; a person must decide.

## Says
- falls: The {payer} fee falls from {lower_fee} in the tier {lower} to {upper_fee} in the tier
    {upper}[ ({@})]. Is a lower fee for larger amounts meant?
  Fix: Correct the fee of the tier {upper}, or say that the larger amounts are charged less.
  See lower: the tier {lower}
- rises: No tier charges less than the one below it ({@}).

## Examples
```yaml unclear falls
  - columns: [option, limit, {is: player, on: total-table-action}]
    options: [{option: 2, limit: 5-100, player: [[5-100, 1], [101-500, 1], [501+, 0]]}]
```
> The player fee falls from $1 in the tier 101-500 to $0 in the tier 501+ (line 5). Is a lower fee
> for larger amounts meant?
```yaml met rises
  - columns: [option, limit, {is: player, on: total-table-action}]
    options: [{option: 2, limit: 5-100, player: [[5-100, 0.50], [101-500, 1], [501+, 1]]}]
```
"""

from __future__ import annotations

from itertools import pairwise

from ...docket.ladders import Component
from .._fees import speaks_of
from ..answer import Answers, Subject, unclear
from ..shapes import graded


def _falls(subject: Subject, ladder: Component) -> Answers:
    assert subject.row
    # a fee taken only on wagers under an amount may well fall above it
    if any(fee.under is not None and speaks_of(fee, ladder) for fee in subject.row.prose):
        return
    tiers = [(tier.fee.dollars, tier) for tier in ladder.cell.tiers]
    priced = [(fee, tier) for fee, tier in tiers if fee is not None]
    priced.sort(key=lambda pair: pair[1].range.low)
    for (before, lower), (after, upper) in pairwise(priced):
        if after < before:
            yield unclear(
                "falls",
                upper,
                see=[(lower, "lower")],
                key=(ladder.name, upper.range),
                payer=ladder.name,
                lower=lower,
                lower_fee=lower.fee,
                upper=upper,
                upper_fee=upper.fee,
            )


judge = graded(_falls, "rises", several=True)
