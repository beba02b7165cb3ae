"""A fee that wagers decide is taken after the deal, and nobody is said to fix it before.

## What is asked
Where fees are said to be determined before play, and a fee that depends on the wagers is collected
when the cards are out, the schedule says when it is fixed.

## Why
The promise is kept only if someone adds up the wagers before the first card. Taking the fee
afterwards does not show that this was done.

## Says
- late: Fees are said to be determined before play ({@claim}), but the fees of {options} depend on
    the wagers and are collected after the deal ({@}[; likewise {@also}]). The rules do not say when
    the wagers are counted.
  Reading: Are the wagers counted as they are placed?
  Fix: Say who counts the wagers, and that the fee is fixed before the first card.
  Write: fees: [{from: player-dealer, determined: before-deal, collected: after-deal}]
  See claim: determined before play
  See early: collected before the deal
- early: The fees that depend on wagers are fixed or collected before the deal ({@}).
- none: The sheet does not say that fees are determined before play, or no fee depends on the
  wagers.

## Fails
```yaml unclear late
kind: schedule
name: Example
states: [{that: fees-determined-before-play}]
blocks:
  - fees: [{from: player-dealer, per: hand, on: total-table-action, collected: after-deal}]
    columns: [option, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, player-dealer: [[5-50, 1], [51+, 2]]}]
```
> Fees are said to be determined before play (line 3), but the fees of option 1 depend on the
> wagers and are collected after the deal (line 5). The rules do not say when the wagers are
> counted. Are the wagers counted as they are placed?

## Passes
```yaml met early
kind: schedule
name: Example
states: [{that: fees-determined-before-play}]
blocks:
  - fees: [{from: player-dealer, per: hand, on: total-table-action, determined: before-deal, collected: after-deal}]
    columns: [option, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, player-dealer: [[5-50, 1], [51+, 2]]}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Row, Subject
from ...model.fees import Block
from ...model.statements import Claim, Fee
from .._fees import EACH, GRADED, Priced, Rows, after_deal, free, parts, recited, taken
from ..answer import Answer, Ask, Role, judged, unclear

CLAIM = "fees-determined-before-play"
Counted = tuple[Fee, list[Row]]
"""A fee whose amount or number depends on the wagers, and the options under which it does."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    claims = recited(subject, CLAIM)
    blocks = [(block, _counted(block, rows)) for block, rows in parts(subject) if claims]
    fees = [fee for _, counted in blocks for fee, _ in counted]
    late = [one for block in blocks if (one := _late(*block))]
    found = [_answer(claims[0], late, fees)] if fees and late else []
    yield from judged(found, fees, "early")


def _answer(claim: Claim, late: list[Counted], fees: list[Fee]) -> Answer:
    (fee, rows), *others = late
    see: list[Role] = [(claim, "claim"), *((one, "also") for one, _ in others)]
    see += [(one, "early") for one in fees if not _after(one)][:1]
    return unclear("late", fee, see=see, options=rows)


def _late(block: Block, counted: list[Counted]) -> Counted | None:
    """The first fee of a block that is collected after the deal and nowhere fixed, and all options
    of such fees.
    """
    late = [(fee, rows) for fee, rows in counted if _after(fee)]
    if not late or any(said.determined for said in block.fees):
        return None
    under = {row for _, rows in late for row in rows}
    return late[0][0], sorted(under, key=lambda row: row.number)


def _after(fee: Fee) -> bool:
    return after_deal(fee.collected or "")


def _counted(block: Block, rows: Rows) -> list[Counted]:
    fees = [fee for fee in block.fees if fee.collected and not free(fee)]
    found = [(fee, _by_wagers(fee, taken(rows, fee))) for fee in fees]
    return [(fee, under) for fee, under in found if under]


def _by_wagers(fee: Fee, priced: Priced) -> list[Row]:
    each = fee.per in EACH
    return [row for row, c in priced if each or (c.cell.tiers and c.basis in GRADED)]
