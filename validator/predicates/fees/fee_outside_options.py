"""A fee in the rules that is not among the options of the schedule.

## What is asked
Every amount the rules of a game charge under some condition is printed in an option of a schedule for the game.

## Why
A further collection when players agree to run the board twice, or when a jackpot is offered, comes on top of the option in use: it was not
determined before the hand, and the placard does not show it.

## Fails
```yaml violated
kind: game
name: Example
category: poker
fees: [{called: run it twice collection, amount: 5, only-if: the board is run twice}]
---
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, limit: 10-20, player: 10}]
```

## Passes
```yaml met
kind: game
name: Example
category: poker
fees: [{called: table fee, from: pot, amount: 5, only-if: the hand reaches the flop}]
---
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, limit: 10-20, pot: 5}]
```

## Boundary
A sentence of the schedule itself adds to its options.
```yaml violated
kind: game
name: Example
category: poker
---
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    fees: [{from: pot, amount: 1, adds-to: jackpot games take one more dollar}]
    options: [{option: 1, limit: 10-20, pot: 5}]
```

## How to fix
Print the fee as an option of its own, with its payer, or strike it.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket import Subject, options
from ...ladders import components
from ...model.statements import Fee
from ...model.values import dollars
from .._fees import current, who
from ..legacy import Answer, Ask, met, not_applicable, violated

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    sheets = current(subject.filing, subject.game_file)
    rows = [row for _, block in sheets for row in options(block)]
    printed = {amount for row in rows for component in components(row) for amount in component.amounts}
    conditional = [fee for fee in subject.game.fees if _dollars(fee) and (fee.only_if or fee.adds_to)]
    added = [fee for _, block in sheets for fee in block.fees if fee.adds_to]
    if not rows or not (conditional or added):
        yield not_applicable("no conditional fee is stated beside a table of options")
        return
    outside = [*(fee for fee in conditional if not set(_dollars(fee)) <= printed), *added]
    for fee in outside:
        amount = ", ".join(map(dollars, _dollars(fee))) or "an amount"
        payer = f" from {who(fee.from_)}" if fee.from_ else ", from whom is not said,"
        yield violated(
            f"the {fee.called or 'fee'} takes {amount}{payer} when {fee.only_if or fee.adds_to}; no option of the schedule prints it",
            "print it as an option, with its payer, or strike it",
            fee,
            (rows[0].place, "the options printed"),
        )
    if not outside:
        yield met("the conditional fees are among the options printed", conditional[0])


def _dollars(fee: Fee) -> list[Decimal]:
    return [Decimal(amount.win.numerator) / amount.win.denominator for amount in fee.amount if amount.style == "dollars" and amount.win is not None]
