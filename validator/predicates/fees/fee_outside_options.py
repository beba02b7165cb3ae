"""A fee in the rules that is not among the options of the schedule.

Every amount the rules of a game charge under some condition is printed in an option of a schedule
for the game. A further collection when players agree to run the board twice, or when a jackpot is
offered, comes on top of the option in use: it was not determined before the hand, and the placard
does not show it.

## Says
- outside: The {payer} pays the {fee}[ of {amount}] only in this case: {condition} ({@}). No option
    of the schedule prints that fee.
  Fix: Print the fee as an option of its own, or strike it.
  See options: the options printed
- outside-unpaid: The {fee}[ of {amount}] is charged only in this case: {condition} ({@}). No option
    of the schedule prints that fee, and the rules do not say who pays it.
  Fix: Print the fee as an option of its own, with its payer, or strike it.
  See options: the options printed
- printed: The fees charged only in some cases are printed among the options: {amount} ({@}).
- none: No fee is charged only in some cases beside a table of options.
- (fee): fee

## Examples
```yaml violated outside-unpaid
category: poker
fees: [{called: run it twice collection, amount: 5, only-if: the board is run twice}]
---
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, limit: 10-20, player: 10}]
```
> The run it twice collection of $5 is charged only in this case: the board is run twice (line 4).
> No option of the schedule prints that fee, and the rules do not say who pays it.
```yaml met printed
category: poker
fees: [{called: table fee, from: pot, amount: 5, only-if: the hand reaches the flop}]
---
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, limit: 10-20, pot: 5}]
```
"""

from __future__ import annotations

from decimal import Decimal

from ...docket.filings import Row, Subject
from ...docket.ladders import components
from ...model.statements import Fee
from .._fees import fees_in_force, offered, payer
from .._law import amounts
from ..answer import Answer, Answers, Ask, judged, not_applicable, violated
from ..values import money, name

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Answers:
    added = [fee for fee in fees_in_force(subject) if fee.adds_to]
    own = list(filter(_conditional, subject.game.fees))
    rows = offered(subject)
    if not rows:
        yield not_applicable("none")
        return
    printed = _printed(rows)
    outside = [fee for fee in own if not printed.issuperset(amounts(fee))] + added
    found = [_outside(fee, rows[0]) for fee in outside]
    amount = [money(one) for fee in own[:1] for one in amounts(fee)]
    yield from judged(found, own, "printed", amount=amount)


def _printed(rows: list[Row]) -> set[Decimal]:
    return {amount for row in rows for part in components(row) for amount in part.amounts}


def _conditional(fee: Fee) -> bool:
    return bool(fee.only_if or fee.adds_to) and bool(amounts(fee))


def _outside(fee: Fee, row: Row) -> Answer:
    condition = fee.only_if or fee.adds_to or ""
    return violated(
        "outside" if fee.from_ else "outside-unpaid",
        fee,
        see=[(row.place, "options")],
        key=fee.called or condition,
        fee=name(fee.called) if fee.called else None,
        amount=map(money, amounts(fee)),
        payer=payer(fee.from_),
        condition=name(condition),
    )
