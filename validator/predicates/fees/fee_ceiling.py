"""A table charges more than the ceiling the text sets for the fee.

Where the text says the most dollars a fee comes to, or the largest share, no row of its table is
above that, and neither is another amount of the text for a fee of that name.
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
- over-said: The text limits the {fee} to {most} ({@most}), but takes a {other} of {amount} ({@}).
  Reading: Is the limit not meant for the {other}?
  Fix: Say that the limit does not hold for the {other}, or lower it.
  See most: the limit
- pot-below: The {fee} is {amount} whatever is in the pot ({@}), and a pot may be {low} ({@ladder}).
  Reading: Is less taken from a smaller pot?
  Fix: Say from which pot on the {fee} is taken, or what is taken from a smaller one.
  Write: fees: [{at-least: 20}]
  See ladder: a smaller pot
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

from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction
from itertools import product

from ...docket.filings import Row
from ...docket.ladders import Component
from ...docket.names import key
from ...model.statements import Fee
from .._fees import Rows, parts, payer, taken
from .._law import amounts, most_dollars
from ..answer import Answer, Answers, Ask, Subject, judged, unclear, violated
from ..values import Value, money, name, phrase


def judge(subject: Subject, ask: Ask) -> Answers:
    said = [(fee, rows) for block, rows in parts(subject) for fee in block.fees if _limited(fee)]
    printed = [fee for fee, rows in said if taken(rows, fee)]
    every = {answer.place: answer for fee, rows in reversed(said) for answer in _over(fee, rows)}
    found = [*every.values()][::-1]
    for block, rows in parts(subject):
        found += [*_over_said(block.fees), *_pot_below(block.fees, rows)]
    yield from judged(found, printed, "within")


def _over_said(fees: Iterable[Fee]) -> Answers:
    """Amounts in the text above the most dollars of a fee whose name theirs contains."""
    said = [fee for fee in fees if fee.called]
    limits = [(f, cap) for f in said if _limited(f) and (cap := most_dollars(f)) is not None]
    for (fee, cap), other in product(limits, said):
        above = max(amounts(other), default=cap)
        if _words(fee) < _words(other) and above > cap and fee.from_ == other.from_:
            told = {"most": money(cap), "other": _called(other), "amount": money(above)}
            see = [(fee, "most")]
            yield unclear("over-said", other, see=see, key=other.called, fee=_called(fee), **told)


def _words(fee: Fee) -> set[str]:
    """The words of a fee's name."""
    return {*key(fee.called or "").split()}


def _pot_below(fees: Iterable[Fee], rows: Rows) -> Answers:
    """A flat fee from the pot, where the table has smaller pots and nothing says from which on."""
    graded = [one for row in rows for one in row.components if one.basis == "pot"]
    tiers = [tier for one in graded for tier in one.cell.tiers]
    for fee in filter(_flat, fees if tiers else ()):
        least = min(tiers, key=lambda tier: tier.range.low)
        amount = max(amounts(fee), default=Decimal(0))
        if amount > least.range.low:
            told = {"amount": money(amount), "low": money(least.range.low)}
            see = [(least, "ladder")]
            yield unclear("pot-below", fee, see=see, key=fee.called, fee=_called(fee), **told)


def _flat(fee: Fee) -> bool:
    """Whether it comes from the pot, and nothing says from which pots on."""
    bounded = fee.at_least is not None or fee.share or fee.reaches or fee.on == "pot"
    return fee.from_ == "pot" and not bounded


def _limited(fee: Fee) -> bool:
    shared = fee.share and (most_dollars(fee) is not None or fee.share.most_share)
    return fee.cap is not None or bool(shared)


def _over(fee: Fee, rows: Rows) -> Answers:
    """The rows above the most dollars; else those above the share."""
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
        share, of = (fee.share.most_share, fee.share.of) if fee.share else (None, None)
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
