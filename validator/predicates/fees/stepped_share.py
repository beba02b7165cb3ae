"""A ladder of fees that is a percentage in steps.

Where the fee of every tier is the same share of its highest amount, such as $1 for each $100, the
report shows that share. A fee may be an amount for a range of wagers, and may not be a percentage
of them. The more tiers a ladder has, the less the two differ; whoever judges it should see the
shares.

## Says
- stepped: In every tier with an upper end, the {payer} fee is {share} of the highest amount ({@}):
  {steps}.
  Together (payer, share, document): In {options} the {payer} fee of every tier with an upper end is
    {share} of the highest amount: {steps}. Does it work as a percentage in steps?
  Reading: Does it work as a percentage in steps?
  Fix: Choose amounts that do not grow with the wager in one proportion.
- (step): {fee} for {tier}, which is {least} to {most}
- uneven: The fee is not one share of the highest amount of every tier ({@}).

## Examples
```yaml unclear stepped
  - columns: [option, limit, {is: player, on: total-table-action}]
    options: [{option: 1, limit: 5-300, player: [[5-100, 1], [101-200, 2], [201-300, 3]]}]
```
> In every tier with an upper end, the player fee is 1 % of the highest amount (line 5): $1 for
> 5-100, which is 1 % to 20 %, $2 for 101-200, which is 1 % to 2 % and $3 for 201-300, which is 1 % to
> 1.5 %. Does it work as a percentage in steps?
```yaml met uneven
  - columns: [option, limit, {is: player, on: total-table-action}]
    options: [{option: 1, limit: 5-300, player: [[5-100, 1], [101-200, 2], [201-300, 5]]}]
```
"""

from __future__ import annotations

from decimal import Decimal
from itertools import pairwise

from ...docket.ladders import MONEY_BASES, Component
from ...model.fees import Tier
from ..answer import Answers, Subject, unclear
from ..shapes import graded
from ..values import Value, name, phrase

ENOUGH = 3
"""So many tiers in one proportion are no chance."""


def _stepped(subject: Subject, ladder: Component) -> Answers:
    priced = _priced(ladder) if ladder.basis in (*MONEY_BASES, None) else []
    shares = {fee / high for _, high, fee in priced}
    rising = all(before[2] < after[2] for before, after in pairwise(priced))
    if len(priced) >= ENOUGH and len(shares) == 1 and rising:
        steps = [_step(tier, fee, high) for tier, high, fee in priced]
        share, payer = _percent(shares.pop()), ladder.name
        place = priced[0][0]
        yield unclear("stepped", place, key=payer, payer=payer, share=share, steps=steps)


def _priced(ladder: Component) -> list[tuple[Tier, Decimal, Decimal]]:
    """The tiers with an upper end and a fee."""
    every = [(tier, tier.range.high, tier.fee.dollars) for tier in ladder.cell.tiers]
    return [(tier, high, fee) for tier, high, fee in every if high and fee]


def _step(tier: Tier, fee: Decimal, high: Decimal) -> Value:
    least, most = _percent(fee / high), _percent(fee / (tier.range.low or high))
    return phrase("step", tier=tier, fee=tier.fee, least=least, most=most)


def _percent(part: Decimal) -> Value:
    shown = (part * 100).quantize(Decimal("0.1"))
    return name(f"{shown.normalize():f} %")


judge = graded(_stepped, "uneven", several=True)
