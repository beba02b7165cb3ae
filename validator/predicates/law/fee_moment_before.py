"""A fee collected once the hand has begun.

## What the law asks
A fee charged for what the provision names (`per`) is collected before the first cards.

## Why
A fee taken before the deal cannot depend on it.

## Fails
```yaml violated
kind: schedule
name: Example
blocks: [{fees: [{from: player, per: hand, amount: 1, collected: after-deal}]}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks: [{fees: [{from: player, per: hand, amount: 1, collected: before-deal}]}]
```

## Boundary
```yaml not-stated
kind: schedule
name: Example
blocks: [{fees: [{from: player, per: hand, amount: 1}]}]
```

A fee by time.
```yaml not-applicable
kind: schedule
name: Example
blocks: [{fees: [{from: player, per: hour, amount: 1, collected: end-of-hour}]}]
```

## How to fix
Collect the fee before the first cards.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from .._law import BEFORE, fees
from ..legacy import Answer, Ask, met, not_applicable, not_stated, violated
from ..parameters import WORDS

FIX = "collect the fee before the first cards"

PARAMETERS = {"per": WORDS}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    kinds = [fee for fee in fees(subject) if fee.per in ask.value("per", []) and not fee.share]
    late = [fee for fee in kinds if fee.collected and not fee.collected.startswith(BEFORE)]
    for fee in late:
        yield violated(f"the {fee.called or 'fee'} is collected {str(fee.collected).replace('-', ' ')}", FIX, (fee, "collected"))
    if not kinds:
        yield not_applicable("it states no such fee")
    elif not late and any(fee.collected for fee in kinds):
        yield met("the fee is collected before the first cards", *((fee, "collected") for fee in kinds if fee.collected))
    elif not late:
        yield not_stated("nothing says when the fee is collected", FIX, kinds[0])
