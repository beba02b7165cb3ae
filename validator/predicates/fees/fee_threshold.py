"""A fee taken only below an amount that no wager can reach.

## What is asked
Where the text takes a fee only on wagers under some amount, the table limits of those options allow
wagers on both sides of it.

## Why
"Each wager under $500" at a table whose maximum is $100 changes nothing, or speaks of another
amount (the total table action, say) than its words do.

## Says
- never: The {payer} fee is taken only on wagers under {under} ({@}), but the highest wager allowed
  under {options} is {high} ({@limit}), so the condition never matters.
  Reading: Does the condition mean another amount, such as the total table action?
  Fix: Strike the condition, or say which amount it means.
  See limit: the table limit
- matters: Wagers below and above {under} are allowed ({@}).
- none: No fee is taken only on wagers under an amount.

## Fails
```yaml unclear never
  - fees: [{from: player, per: wager, under: 500}]
    options: [{option: 2, limit: 5-100, player: 1}]
```
> The player fee is taken only on wagers under $500 (line 4), but the highest wager allowed under
> option 2 is $100 (line 5), so the condition never matters. Does the condition mean another
> amount, such as the total table action?

## Passes
```yaml met matters
  - fees: [{from: player, per: wager, under: 500}]
    options: [{option: 2, limit: 5-1000, player: 1}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket.filings import Row, Subject
from ...model.statements import Fee
from .._fees import payer, scope
from ..answer import Answer, Ask, met, not_applicable, unclear
from ..values import money


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    blocks = subject.schedule_file.blocks
    fees = [
        (fee, fee.under, _bounded(rows, fee))
        for block, rows in blocks
        for fee in block.fees
        if fee.under
    ]
    asked = [(fee, under, bounded) for fee, under, bounded in fees if bounded]
    found = [answer for fee, under, bounded in asked for answer in _below(fee, under, bounded)]
    yield from found
    if not asked:
        yield not_applicable("none")
    elif not found:
        yield met("matters", asked[0][0], under=money(asked[0][1]))


def _bounded(rows: tuple[Row, ...], fee: Fee) -> list[tuple[Row, Decimal]]:
    limits = [(row, row.option.limit) for row in scope(rows, fee)]
    return [(row, limit.high) for row, limit in limits if limit and limit.high is not None]


def _below(fee: Fee, under: Decimal, bounded: list[tuple[Row, Decimal]]) -> Iterator[Answer]:
    """The options under which no wager reaches the amount."""
    below = [(row, high) for row, high in bounded if high < under]
    if below:
        row, high = below[0]
        yield unclear(
            "never",
            fee,
            see=[(row.place, "limit")],
            key=(payer(fee.from_), row.of, row.option.option),
            payer=payer(fee.from_),
            under=money(under),
            options=[row for row, _ in below],
            high=money(high),
        )
