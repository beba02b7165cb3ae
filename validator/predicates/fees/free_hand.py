"""A fee the prose takes for every hand, and a table under which some hands bring none.

## What is asked
Where the prose takes a fee per hand or round from someone, and nobody else is charged, each amount in the table has a fee above $0.

## Why
"A fee shall be taken per hand", beside a first tier at $0 and players who pay nothing, leaves open whether such a hand is free, or whether the tier was to be
struck. A tier at $0 may be meant as the fee. One question for each schedule.

What the Bureau thinks of a hand without any fee is a matter of `zero-fee-review`.

## Fails
```yaml unclear
kind: schedule
name: Rates
blocks:
  - fees: [{from: player-dealer, per: hand, options: [1-2], at: 3351}]
    columns: [option, limit, {is: player-dealer, on: total-table-action}, player]
    options: [{option: 1, limit: 5-500, player: 0, player-dealer: [[5-50, 0.50], [51+, 2]]}, {option: 2, limit: 5-500, player: 0, player-dealer: [[5-10, 0], [11+, 2]]}]
```

## Passes
```yaml met
kind: schedule
name: Rates
blocks:
  - fees: [{from: player-dealer, per: hand, options: [1], at: 3351}]
    columns: [option, limit, {is: player-dealer, on: total-table-action}, player]
    options: [{option: 1, limit: 5-500, player: 0, player-dealer: [[5-50, 0.50], [51+, 2]]}]
```

## Boundary
Players pay for the same hand.
```yaml met
kind: schedule
name: Rates
blocks:
  - fees: [{from: player-dealer, per: hand, at: 3351}]
    columns: [option, limit, {is: player-dealer, on: total-table-action}, player]
    options: [{option: 1, limit: 5-500, player: 1, player-dealer: [[5-10, 0], [11+, 2]]}]
```

The prose says that there are hands without a fee; or it does not say that one is taken for each.
```yaml met
kind: schedule
name: Rates
blocks:
  - fees: [{from: player-dealer, per: hand, at: 1}, {from: player-dealer, amount: none, only-if: the total is small, at: 2}]
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-500, player-dealer: [[5-10, 0], [11+, 2]]}]
```
```yaml not-applicable
kind: schedule
name: Rates
blocks:
  - fees: [{from: player-dealer, on: total-table-action, at: 1}]
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-500, player-dealer: [[5-10, 0], [11+, 2]]}]
```

## How to fix
Say in the prose up to which amount no fee is taken, or print a fee for every amount.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Row, Subject
from ...ladders import components, damaged, prose
from ...model.fees import Block
from ...model.statements import Fee
from .._fees import free, gratis, options, same_payer, scope, who
from ..legacy import Answer, Ask, met, not_applicable, unclear

EACH = ("hand", "round")
FIX = "say in the prose up to which amount no fee is taken, or print a fee for every amount"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    taken: list[Fee] = []
    found: list[tuple[Fee, list[Row]]] = []
    for block, rows in subject.schedule_file.blocks:
        for fee in (one for one in block.fees if _each(one)):
            taken.append(fee)
            bare = [row for row in scope(rows, fee) if not damaged(row) and _unpaid(block, row, fee)]
            if bare:
                found.append((fee, bare))
    if found:
        fee, bare = found[0]
        told = "; ".join(f"{_sentence(fee)}, but under {options(rows)} the tier {_tiers(rows)} is $0" for fee, rows in found)
        yield unclear(
            f"{told}; nobody else is charged there, so that such a hand brings no fee at all. A fee of $0 may be meant",
            FIX,
            bare[0].place,
            *((fee, "taken for each hand") for fee, _ in found),
            *((row.place, "a tier at $0") for _, rows in found for row in rows if row is not bare[0]),
        )
    elif taken:
        yield met("every hand brings the fee the prose takes", taken[0])
    else:
        yield not_applicable("the prose takes no fee for each hand")


def _each(fee: Fee) -> bool:
    """Whether a sentence takes a fee for every hand."""
    return bool(fee.from_) and fee.per in EACH and not (fee.amount or fee.only_if or fee.wagers or fee.waived or fee.under)


def _unpaid(block: Block, row: Row, fee: Fee) -> bool:
    """Whether the ladder of the payer has a tier at $0, nobody else is charged, and no sentence speaks of hands without the fee."""
    spared = any(free(said) and same_payer(said.from_, fee.from_) and not said.wagers for said in prose(block, row))
    return not spared and gratis(row) and any(0 in c.amounts and c.cell.tiers and same_payer(c.payer, fee.from_) for c in components(row))


def _sentence(fee: Fee) -> str:
    span = ", ".join(str(of) for of in fee.options)
    return f"the prose takes a fee per {fee.per} from {who(fee.from_)}{f' under options {span}' if span else ''}"


def _tiers(rows: list[Row]) -> str:
    return " or ".join(dict.fromkeys(str(tier.range) for row in rows for c in components(row) for tier in c.cell.tiers if tier.fee.dollars == 0))
