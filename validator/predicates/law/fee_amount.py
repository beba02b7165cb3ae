"""A fee of more dollars than the law allows.

## What the law asks
A fee of a kind has a ceiling in dollars. The provision says which: by where it goes (`funds`), by what it is charged for (`per`; an hourly
ceiling counts half-hours twice), by who pays (`payers`). Amounts of one statement that are too high are one finding.

## Why
A flat fee with a ceiling needs no arithmetic at the table.

## Fails
```yaml violated provision=jackpot-contribution
kind: game
name: Poker
category: poker
fees: [{called: jackpot contribution, funds: jackpot, per: hand, amount: 3}]
```

Two half-hours make the hour.
```yaml violated provision=time-fee
kind: schedule
name: Example
blocks: [{fees: [{from: player, per: half-hour}], options: [{option: 1, player: 6}]}]
```

## Passes
```yaml met provision=jackpot-contribution
kind: game
name: Poker
category: poker
fees: [{called: jackpot contribution, funds: jackpot, per: hand, amount: 2}]
```

## Boundary
The contribution is named and its amount is not.
```yaml not-stated provision=jackpot-contribution
kind: game
name: Poker
category: poker
fees: [{called: jackpot contribution, funds: jackpot, per: hand}]
```

```yaml met provision=time-fee
kind: schedule
name: Example
blocks: [{fees: [{from: player, per: half-hour}], options: [{option: 1, player: 5}]}]
```

## How to fix
Lower the fee to the ceiling.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket import Row, Subject
from ...filed import Place
from ...ladders import components, covers
from ...model.statements import Fee
from ...model.values import dollars
from .._law import amounts, fees
from ..legacy import Answer, Ask, met, not_applicable, not_stated, violated
from ..parameters import AMOUNT, TEXT, WORDS, needed

HOURS = {"hour": 1, "half-hour": 2}

PARAMETERS = {"cap": needed(AMOUNT), "funds": TEXT, "per": WORDS, "payers": WORDS}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    cap = Decimal(str(ask.value("cap")))
    kinds = [fee for fee in fees(subject) if _is(fee, ask)]
    if not kinds:
        yield not_applicable("it states no such fee")
        return
    found = [charge for fee in kinds for charge in _charges(subject, fee)]
    over = False
    for fee in kinds:
        high = [charge for charge in _charges(subject, fee) if charge[0] > cap]
        if high:
            over = True
            amount, what, place = max(high, key=lambda charge: charge[0])
            more = f", and {len(high) - 1} more amounts are too high" if len(high) > 1 else ""
            yield violated(f"{what} comes to {dollars(amount)}, where {dollars(cap)} are allowed{more}", f"lower it to {dollars(cap)}", place)
    if not found:
        yield not_stated(f"the amount of the {kinds[0].called or 'fee'} is not given; at most {dollars(cap)} are allowed", "state the amount", kinds[0])
    elif not over:
        yield met(f"no such fee is above {dollars(cap)}; the largest is {dollars(max(a for a, _, _ in found))}", kinds[0])


def _is(fee: Fee, ask: Ask) -> bool:
    funds, per, payers = ask.value("funds", None), ask.value("per", None), ask.value("payers", None)
    return (fee.funds == funds if funds else fee.funds is None) and (not per or fee.per in per) and (not payers or fee.from_ in payers)


def _charges(subject: Subject, fee: Fee) -> Iterator[tuple[Decimal, str, Place]]:
    times = HOURS.get(fee.per or "", 1)
    for amount in amounts(fee):
        yield amount * times, f"the {fee.called or 'fee'}", fee
    for row in _rows(subject, fee):
        for component in components(row):
            if component.name in (fee.component, fee.from_) or component.payer == fee.from_:
                for amount in component.amounts:
                    yield amount * times, f"the {component.name} fee of option {row.option.option}", row.place


def _rows(subject: Subject, fee: Fee) -> Iterator[Row]:
    if subject.schedule_file:
        for block, rows in subject.schedule_file.blocks:
            if any(other is fee for other in block.fees):
                yield from (row for row in rows if covers(fee.options, row.option.option))
