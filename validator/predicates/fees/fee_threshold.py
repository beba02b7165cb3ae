"""A fee taken only below, or only from, an amount that no wager can reach.

Where the text takes a fee only on wagers under some amount, or only from some amount on, the table
limits of those options allow wagers on both sides of it. "Each wager under $500" at a table whose
maximum is $100 changes nothing, or speaks of another amount (the total table action, say) than its
words do.

## Says
- never: The {payer} fee is taken only on wagers under {under} ({@}), but the highest wager allowed
  under {options} is {high} ({@limit}), so the condition never matters.
  Reading: Does the condition mean another amount, such as the total table action?
  Fix: Strike the condition, or say which amount it means.
  See limit: the table limit
- never-taken: The {payer} fee is taken only on wagers of {under} or more ({@}), but the highest wager
  allowed under {options} is {high} ({@limit}), so it is never taken.
  Reading: Does the condition mean another amount, such as the total table action?
  Fix: Strike the fee for these options, or say which amount the condition means.
  See limit: the table limit
- matters: Wagers below and above {under} are allowed ({@}).
- none: No fee is taken only on wagers under or over an amount.

## Examples
```yaml unclear never
  - fees: [{from: player, per: wager, under: 500}]
    options: [{option: 2, limit: 5-100, player: 1}]
```
> The player fee is taken only on wagers under $500 (line 4), but the highest wager allowed under
> option 2 is $100 (line 5), so the condition never matters. Does the condition mean another
> amount, such as the total table action?
```yaml met matters
  - fees: [{from: player, per: wager, under: 500}]
    options: [{option: 2, limit: 5-1000, player: 1}]
```
"""

from __future__ import annotations

from decimal import Decimal

from ...docket.filings import Row, Subject
from ...docket.ladders import ONE_WAGER
from ...model.statements import Fee
from .._fees import EACH, Rows, key_of, parts, payer, scope
from ..answer import Answer, Answers, Ask, met, not_applicable, unclear
from ..values import money


def judge(subject: Subject, ask: Ask) -> Answers:
    fees = [(fee, rows) for block, rows in parts(subject) for fee in block.fees if _bound(fee)]
    answers = [answer for fee, rows in fees for answer in _reached(fee, rows)]
    found = [answer for answer in answers if answer.case != "matters"]
    yield from found or answers[:1] or [not_applicable("none")]


def _bound(fee: Fee) -> Decimal | None:
    """The amount on one side of which a fee on wagers is free."""
    return fee.under or (fee.at_least if fee.on in ONE_WAGER or fee.per in EACH else None)


def _reached(fee: Fee, rows: Rows) -> Answers:
    """Whether a wager can reach the amount under the options that the sentence speaks of."""
    limits = [(row, row.option.limit) for row in scope(rows, fee)]
    highest = [(row, limit.high) for row, limit in limits if limit and limit.high is not None]
    under = _bound(fee) or Decimal(0)
    below = [(row, high) for row, high in highest if high < under]
    if below:
        yield _never(fee, below)
    elif highest:
        yield met("matters", fee, under=money(under))


def _never(fee: Fee, below: list[tuple[Row, Decimal]]) -> Answer:
    rows = [row for row, _ in below]
    return unclear(
        "never" if fee.under else "never-taken",
        fee,
        see=[(rows[0].place, "limit")],
        key=key_of(fee, rows),
        payer=payer(fee.from_),
        under=money(_bound(fee) or 0),
        options=rows,
        high=money(below[0][1]),
    )
