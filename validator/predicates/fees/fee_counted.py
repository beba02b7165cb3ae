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
from .._fees import GRADED, after_deal, cell, free, nothing, scope
from ..answer import Answer, Ask, Role, met, not_applicable, unclear

CLAIM = "fees-determined-before-play"
EACH = ("bet", "wager", "betting-circle")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    blocks = subject.schedule_file.blocks
    claim = next((one for one in subject.schedule.states if one.that == CLAIM and one.is_), None)
    counted = [fee for block, rows in blocks for fee, _ in _counted(block, rows)]
    late = [found for block, rows in blocks if (found := _late(block, rows))]
    if claim is None or not counted:
        yield not_applicable("none")
    elif late:
        yield _answer(claim, late, [fee for fee in counted if not _after(fee)])
    else:
        yield met("early", counted[0])


def _answer(claim: Claim, late: list[tuple[Fee, list[Row]]], early: list[Fee]) -> Answer:
    (fee, rows), *others = late
    see: list[Role] = [(claim, "claim"), *((one, "also") for one, _ in others)]
    see += [(one, "early") for one in early[:1]]
    return unclear("late", fee, see=see, options=rows)


def _late(block: Block, rows: tuple[Row, ...]) -> tuple[Fee, list[Row]] | None:
    """The first fee of a block that is collected after the deal and nowhere fixed, and all options
    of such fees.
    """
    late = [(fee, of) for fee, of in _counted(block, rows) if _after(fee)]
    if not late or any(said.determined for said in block.fees):
        return None
    return late[0][0], [row for row in rows if any(row in of for _, of in late)]


def _after(fee: Fee) -> bool:
    return after_deal(fee.collected or "")


def _counted(block: Block, rows: tuple[Row, ...]) -> Iterator[tuple[Fee, list[Row]]]:
    """Fees whose amount or number depends on the wagers, and the options under which it does."""
    for fee in block.fees:
        parts = [(row, c) for row in scope(rows, fee) if (c := cell(row, fee)) and not nothing(c)]
        by_wagers = [
            row for row, c in parts if fee.per in EACH or (c.cell.tiers and c.basis in GRADED)
        ]
        if fee.collected and not free(fee) and by_wagers:
            yield fee, by_wagers
