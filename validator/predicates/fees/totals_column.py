"""A total that is not the sum of its fees.

Where an option prints a total, it is the sum of the fees printed in the row. The total is what
patrons read on the placard.

## Says
- wrong: The total is printed as {total} ({@}), but the fees of {row}, {amounts}, add up to {sum}.
  Fix: Print {sum}, or correct the fees.
- right: The printed total of {row}, {total}, is the sum of its fees.
- no-total: This option prints no total.
- graded: A graded fee has no single total.
- blank: A fee of this option is left empty, so it has no sum.

## Examples
```yaml violated wrong
  - columns: [option, limit, designated, regular, total]
    options: [{option: 1, limit: 2-4, designated: 1, regular: 2, total: 4}]
```
> The total is printed as $4 (line 5), but the fees of option 1, $1 and $2, add up to $3.
```yaml met right
  - columns: [option, limit, designated, regular, total]
    options: [{option: 1, limit: 2-4, designated: 1, regular: 2, total: 3}]
```
"""

from __future__ import annotations

from decimal import Decimal

from ...docket.filings import Row, Subject
from ...docket.ladders import Component, components
from ..answer import Answer, Answers, Ask, met, not_applicable, violated
from ..values import money


def judge(subject: Subject, ask: Ask) -> Answers:
    row = subject.row
    assert row
    total = row.option.total
    if total is None:
        yield not_applicable("no-total")
    elif any(part.cell.tiers for part in components(row)):
        yield not_applicable("graded")
    elif any(map(_blank, components(row))):
        yield not_applicable("blank")
    else:
        yield _added(row, total)


def _blank(part: Component) -> bool:
    return part.cell.fee is not None and part.cell.fee.text == "blank"


def _added(row: Row, total: Decimal) -> Answer:
    amounts = [amount for part in components(row) for amount in part.amounts] or [Decimal(0)]
    if sum(amounts) == total:
        return met("right", row.place, row=row, total=money(total))
    values = {"amounts": [*map(money, amounts)], "sum": money(sum(amounts))}
    return violated("wrong", row.place, see=(), row=row, total=money(total), **values)
