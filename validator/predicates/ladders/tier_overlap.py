"""Two tiers of one fee ladder claim the same amount.

For every amount a ladder names one fee. Where two tiers both hold an amount, nobody can say before
the hand which fee is due. Overlaps are the commonest slip on rate sheets: a tier is widened and its
neighbor is not.

## Says
- (each):
  See first: the tier {first}
- overlap: The {payer} fee for {shared} is both {first_fee} in the tier {first} and {second_fee} in
    the tier {second}[ ({@})].
  Together (payer, shared, first, second): In {options} the {payer} fee for {shared} is given twice:
    the
    tiers {first} and {second} both include it.
  Fix: End the tier {first} at {end}[, or start the tier {second} at {start}].
- within: The {payer} fee for {shared} is both {first_fee} in the tier {first} and {second_fee} in
    the tier {second}[ ({@})].
  Together (payer, shared, first, second): In {options} the {payer} fee for {shared} is given twice:
    the tiers {first} and {second} both include it.
  Fix: Take one of the two tiers out[, or let the tier {wider} hold only for {rest:and}].
- alike: The tiers {first} and {second} of the {payer} fee both include {shared}[ ({@})]. Both charge
    {first_fee}, so the fee is known, but the tiers are not as they were meant.
  Together (payer, shared, first, second): In {options} the tiers {first} and {second} of the {payer}
    fee both include {shared}, at the same fee.
  Fix: Make one tier of the two[, or let the tier {wider} hold only for {rest:and}].
- apart: No two tiers of the {payers} fee overlap.

## Examples
```yaml violated overlap
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options:
      - {option: 4, limit: 5-500, player-dealer: [[5-100, 1], [51-250, 2], [251+, 4]]}
```
> The player-dealer fee for $51 to $100 is both $1 in the tier 5-100 and $2 in the tier 51-250
> (line 6).
```yaml met apart
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options:
      - {option: 4, limit: 5-500, player-dealer: [[5-100, 1], [101-250, 2], [251+, 4]]}
```
"""

from __future__ import annotations

from decimal import Decimal

from ...docket.ladders import Component, Overlap, overlaps, step_of
from ..answer import Answers, Subject, violated
from ..shapes import graded
from ..values import amounts, money

CENT = Decimal("0.01")


def _overlaps(subject: Subject, ladder: Component) -> Answers:
    assert subject.schedule_file
    step = step_of(subject.schedule_file)
    for found in overlaps(ladder.cell.tiers):
        first, second, low, high = found
        case, ends = _ends(found, step)
        yield violated(
            "alike" if first.fee == second.fee else case,
            second,
            see=[(first, "first")],
            key=(ladder.name, second.range),
            payer=ladder.name,
            shared=amounts(low, high),
            first=first.range,
            first_fee=first.fee,
            second=second.range,
            second_fee=second.fee,
            **ends,
        )


def _ends(found: Overlap, step: Decimal) -> tuple[str, dict[str, object]]:
    """Whether one tier lies within the other, and the figures that end the overlap without a gap."""
    first, second, high = found.first.range, found.second.range, found.high
    step = CENT if found.low % step or (high or 0) % step else step
    before = second.low if second.above else second.low - step
    after = None if high is None else high + step
    within = first.low == second.low or second.high == high
    ends = {"end": money(before), "start": None if after is None else money(after)}
    return "within" if within else "overlap", {**ends, **_rest(found, before, after)}


def _rest(found: Overlap, before: Decimal, after: Decimal | None) -> dict[str, object]:
    """The tier that goes beyond what is shared, and what of it lies outside."""
    first, second = found.first.range, found.second.range
    together = first.low == second.low
    wider = second if together and first.high == found.high else first
    rest = [] if together else [amounts(first.low, before)]
    if after is not None and wider.high != found.high:
        rest.append(amounts(after, wider.high))
    return {"wider": wider, "rest": rest}


judge = graded(_overlaps, "apart", several=True)
