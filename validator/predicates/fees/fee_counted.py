"""A fee that wagers decide is taken after the deal, and nobody is said to fix it before.

## What is asked
Where fees are said to be determined before play, and a fee that depends on the wagers is collected when the cards are out, the schedule says when it is fixed.

## Why
The promise is kept only if someone adds up the wagers before the first card. Taking the fee afterwards does not show that this was done, and the sentence
on collecting is the only one that names a moment and a person.

The dealer may count as the wagers go down, so this is a question for a person.

## Fails
```yaml unclear
kind: schedule
name: Example
states: [{that: fees-determined-before-play, at: 3797}]
blocks:
  - fees: [{from: player-dealer, per: hand, on: total-table-action, collected: after-deal, at: 3351}]
    columns: [option, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, player-dealer: [[5-50, 1], [51+, 2]]}]
```

## Passes
```yaml met
kind: schedule
name: Example
states: [{that: fees-determined-before-play, at: 3797}]
blocks:
  - fees: [{from: player-dealer, per: hand, on: total-table-action, determined: before-deal, collected: after-deal}]
    columns: [option, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, player-dealer: [[5-50, 1], [51+, 2]]}]
```

## Boundary
A fee taken before the deal was counted by then.
```yaml met
kind: schedule
name: Example
states: [{that: fees-determined-before-play, at: 3797}]
blocks:
  - fees: [{from: player-dealer, per: hand, on: total-table-action, collected: before-deal}]
    columns: [option, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, player-dealer: [[5-50, 1], [51+, 2]]}]
```
One amount a hand needs no counting.
```yaml not-applicable
kind: schedule
name: Example
states: [{that: fees-determined-before-play, at: 3797}]
blocks:
  - fees: [{from: player-dealer, per: hand, collected: after-deal}]
    options: [{option: 1, player-dealer: 1}]
```

## How to fix
Say who counts the wagers, and that the fee is fixed before the first card; or collect it before the deal.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Row, Subject
from ...model.statements import Fee
from .._fees import GRADED, after_deal, cell, free, nothing, options, scope
from ..legacy import Answer, Ask, met, not_applicable, unclear

EACH = ("bet", "wager", "betting-circle")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    claim = next((claim for claim in subject.schedule.states if claim.that == "fees-determined-before-play" and claim.is_), None)
    counted = [(block, fee, rows) for block, every in subject.schedule_file.blocks for fee in block.fees if fee.collected and not free(fee) and (rows := _counted(every, fee))]
    if claim is None or not counted:
        yield not_applicable("no fee that wagers decide is said to be determined before play")
        return
    late = [(block, fee, rows) for block, fee, rows in counted if after_deal(fee.collected or "") and not any(said.determined for said in block.fees)]
    if not late:
        yield met("what wagers decide is fixed or collected before the deal", counted[0][1])
        return
    first: list[tuple[Fee, list[Row]]] = []
    for block, every in subject.schedule_file.blocks:
        here = [(fee, rows) for other, fee, rows in late if other is block]
        if here:
            first.append((here[0][0], [row for row in every if any(row in rows for _, rows in here)]))
    early = next((fee for _, fee, _ in counted if not after_deal(fee.collected or "")), None)
    others = "; other fees of the sheet are collected before the deal" if early else ""
    yield unclear(
        f"the sheet says that fees are determined before play, but the fees of {'; '.join(options(rows) for _, rows in first)} depend on the wagers and are collected after the deal, "
        f"and it does not say who counts the wagers, or when{others}. They may be counted as they are placed",
        "say who counts the wagers and that the fee is fixed before the first card",
        first[0][0],
        (claim, "determined before play"),
        *((fee, "collected after the deal too") for fee, _ in first[1:]),
        *([(early, "collected before the deal")] if early else []),
    )


def _counted(rows: tuple[Row, ...], fee: Fee) -> list[Row]:
    """The options of the sentence under which what is due depends on the wagers, by their amount or number."""
    found = [(row, c) for row in scope(rows, fee) if (c := cell(row, fee)) and not nothing(c)]
    return [row for row, c in found if fee.per in EACH or (c.cell.tiers and c.basis in GRADED)]
