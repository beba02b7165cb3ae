"""Tiers printed out of order.

The tiers of a fee go from the lowest amount to the highest, and each from its lower bound to its
upper. Tiers out of order are read wrongly at the table, and are often the sign of a mistyped bound.

## Says
- turned: The {payer} fee has a tier {tier}, which ends below its start.
  Fix: Correct the bounds of the tier {tier}.
- out-of-order: The {payer} fee has the tier {tier} after the tier {before}.
  Fix: Correct the bound that is mistyped, or print the tiers from lowest to highest.
  See before: the tier {before}
- in-order: The tiers of the {payers} fee go from lowest to highest ({@}).

## Examples
```yaml violated out-of-order
  - options: [{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [301+, 4], [51-300, 2]]}]
```
> The player-dealer fee has the tier 51-300 after the tier 301+.
```yaml met in-order
  - options: [{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [51-300, 2], [301+, 4]]}]
```
"""

from __future__ import annotations

from itertools import pairwise

from ...docket.ladders import Component
from ..answer import Answers, Subject, violated
from ..shapes import graded


def _disorder(subject: Subject, ladder: Component) -> Answers:
    payer, tiers = ladder.name, ladder.cell.tiers
    for tier in tiers:
        if tier.range.high is not None and tier.range.high < tier.range.low:
            yield violated("turned", tier, key=(payer, tier.range), payer=payer, tier=tier)
    for first, second in pairwise(tiers):
        if second.range.low < first.range.low:
            values = {"payer": payer, "tier": second, "before": first}
            key = (payer, second.range)
            yield violated("out-of-order", second, see=[(first, "before")], key=key, **values)


judge = graded(_disorder, "in-order")
