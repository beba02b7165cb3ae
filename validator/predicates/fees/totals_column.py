"""A total that is not the sum of its fees.

## What is asked
Where an option prints a total, it is the sum of the fees printed in the row.

## Why
The total is what patrons read on the placard.

## Fails
```yaml violated
kind: schedule
name: Example
blocks:
  - columns: [option, limit, designated, regular, total]
    options: [{option: 1, limit: 2-4, designated: 1, regular: 2, total: 4}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - columns: [option, limit, designated, regular, total]
    options: [{option: 1, limit: 2-4, designated: 1, regular: 2, total: 3}]
```

## Boundary
A fee not taken adds nothing.
```yaml met
kind: schedule
name: Example
blocks:
  - columns: [option, limit, designated, regular, total]
    options: [{option: 1, limit: 2-4, designated: none, regular: 2, total: 2}]
```

An empty cell leaves the sum open; that it is empty is told by `blank-fee`.
```yaml not-applicable
kind: schedule
name: Example
blocks:
  - columns: [option, limit, designated, regular, total]
    options: [{option: 1, limit: 2-4, designated: blank, regular: 2, total: 3}]
```

## How to fix
Correct the total or the fee that is wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket import Subject
from ...ladders import components
from ...model.values import dollars
from ..legacy import Answer, Ask, met, not_applicable, violated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.row
    option, parts = subject.row.option, components(subject.row)
    if option.total is None:
        yield not_applicable("the option prints no total")
        return
    if any(part.cell.tiers for part in parts):
        yield not_applicable("a ladder of fees has no single total")
        return
    if any(part.cell.fee is not None and part.cell.fee.text == "blank" for part in parts):
        yield not_applicable("a fee of the option is left empty: see blank-fee")
        return
    summed = sum((amount for part in parts for amount in part.amounts), Decimal(0))
    shown = " + ".join(dollars(amount) for part in parts for amount in part.amounts) or dollars(Decimal(0))
    if summed != option.total:
        yield violated(f"the total is printed as {dollars(option.total)}, but {shown} make {dollars(summed)}", f"print {dollars(summed)}, or correct the fees", subject.row.place)
    else:
        yield met(f"{shown} make the total printed, {dollars(option.total)}", subject.row.place)
