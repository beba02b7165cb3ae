"""A table charges more than the ceiling the text sets for the fee.

Where the text says the most dollars a fee comes to, or the largest share, no row of its table is
above that.
With "at most $4" above a table that goes on to $5, one of the two is wrong, and the player who pays
the fifth dollar is the one to notice.

## Says
- over: The text limits the {fee} to {most} ({@most}), but the table charges {fees:or} ({@}).
  Fix: Correct the table or the limit.
  See most: the limit
- over-share: The text limits the {fee} to {share} of the {of} ({@most}), but {charged} of {low} is
  more than that ({@}).
  Fix: Let the row begin at a higher amount, or say that the limit is not exact.
  See most: the limit
- (a-fee): {payer} fee
- within: No row of the table is above the limit the text sets ({@}).
- none: The text sets no limit for a fee that the table prints.

## Examples
```yaml violated over
  - fees: [{called: rake, from: pot, per: hand, share: {most-share: 10 %, of: pot, cap: 4}, at: 72}]
    columns: [label, {is: pot, on: pot}]
    options: [{pot: [[20-39, 2], [40-59, 4], [60+, 5]], at: 74-76}]
```
> The text limits the rake to $4 (line 4), but the table charges $5 (line 6).

```yaml met within
  - fees: [{called: rake, from: pot, per: hand, share: {most-share: 10 %, of: pot, cap: 5}, at: 72}]
    columns: [label, {is: pot, on: pot}]
    options: [{pot: [[20-39, 2], [40-59, 4], [60+, 5]], at: 74-76}]
```
"""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

from ...docket.filings import Row
from ...docket.ladders import Component
from ...model.statements import Fee
from .._fees import Rows, parts, payer, taken
from .._law import most_dollars
from ..answer import Answer, Answers, Ask, Subject, judged, violated
from ..values import Value, money, name, phrase


def judge(subject: Subject, ask: Ask) -> Answers:
    said = [(fee, rows) for block, rows in parts(subject) for fee in block.fees if _limited(fee)]
    printed = [fee for fee, rows in said if taken(rows, fee)]
    every = {answer.place: answer for fee, rows in reversed(said) for answer in _over(fee, rows)}
    found = [*every.values()][::-1]
    yield from judged(found, printed, "within")


def _limited(fee: Fee) -> bool:
    return bool(fee.share and (most_dollars(fee) is not None or fee.share.most_share))


def _over(fee: Fee, rows: Rows) -> Answers:
    """The rows above the most dollars; else those above the share."""
    assert fee.share
    every = taken(rows, fee)
    cap = most_dollars(fee)
    charged = [(row, dollars) for row, one in every for dollars in _dollars(one)]
    above = [(row, dollars) for row, dollars in charged if cap is not None and dollars > cap]
    if cap is not None and above:
        fees = [money(one) for one in sorted({dollars for _, dollars in above})]
        yield _violated("over", fee, above[0][0], most=money(cap), fees=fees)
        return
    shared = [(row, *found) for row, one in every if (found := _beyond(fee, one))]
    for row, dollars, low in shared[:1]:
        told = {"low": money(low), "charged": money(dollars)}
        share, of = fee.share.most_share, fee.share.of
        yield _violated("over-share", fee, row, share=share, of=of, **told)


def _violated(case: str, fee: Fee, row: Row, **given: object) -> Answer:
    see = [(fee, "most")]
    return violated(
        case, row.place, see=see, key=(fee.called, payer(fee.from_)), fee=_called(fee), **given
    )


def _called(fee: Fee) -> Value:
    return name(fee.called) if fee.called else phrase("a-fee", payer=payer(fee.from_))


def _dollars(component: Component) -> list[Decimal]:
    cell = component.cell
    every = [tier.fee for tier in cell.tiers] if cell.tiers else [cell.fee]
    return [fee.dollars for fee in every if fee and fee.dollars is not None] or [Decimal(0)]


def _beyond(fee: Fee, component: Component) -> tuple[Decimal, Decimal] | None:
    """A tier whose fee is more than the share of the lowest amount it is for."""
    part = fee.share
    if part is None or part.most_share is None or component.basis != part.of:
        return None
    for tier in component.cell.tiers:
        dollars, low = tier.fee.dollars, tier.range.low
        if dollars and low and Fraction(dollars) > Fraction(low) * part.most_share.part:
            return dollars, low
    return None
