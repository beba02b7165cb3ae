"""A tier that ends and does not end.

A tier has one upper bound or none. `$401-$1,000+` gives both: it ends at $1,000 and goes on beyond
it. Whoever stops at $1,000 finds no fee for $1,001; whoever reads the plus sign charges it. Where
another tier follows, the two readings give two fees.

## Says
- both-ways: The {payer} fee has a tier {tier}[ ({@})]: the tier ends at {high} and also goes on
    beyond it.[ The next tier starts at {next}.]
  Fix: {write}
  See next: the next tier
- (closed): End the tier at {high}, without the plus sign.
- (open): Write {low}+ if the tier is open, or end it at {high}.
- one-way: Every tier has one upper bound or none ({@}).

## Examples
```yaml violated both-ways
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 2, limit: 10-500, player-dealer: [[10-400, 2.50], [401-1000+, 3], [1001+, 5]]}]
```
> The player-dealer fee has a tier 401-1000+ (line 5): the tier ends at $1,000 and also goes on
> beyond it. The next tier starts at $1,001.
```yaml met one-way
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 2, limit: 10-500, player-dealer: [[10-400, 2.50], [401-1000, 3], [1001+, 5]]}]
```
"""

from __future__ import annotations

from ...docket.ladders import Component
from ..answer import Answers, Subject, violated
from ..shapes import graded
from ..values import money, number, phrase


def _both_ways(subject: Subject, ladder: Component) -> Answers:
    tiers = ladder.cell.tiers
    for tier, later in zip(tiers, (*tiers[1:], None), strict=True):
        if tier.range.contradictory and tier.range.high is not None:
            yield violated(
                "both-ways",
                tier,
                see=[(later, "next")] if later else [],
                key=(ladder.name, tier.range),
                payer=ladder.name,
                tier=tier,
                low=number(tier.range.low),
                high=money(tier.range.high),
                next=money(later.range.low) if later else None,
                write=phrase("closed" if later else "open"),
            )


judge = graded(_both_ways, "one-way")
