"""More collection rates at a table than the law allows.

## What the law asks
At a table there may be no more than a set number of collection rates: five in recent law, three before. A rate is a distinct amount
charged to a payer under the option in use. A fee that is waived is not a rate.

## Why
The cap is what keeps a graded schedule of flat fees from becoming a percentage in small steps.

Whether a printed $0 is a rate or a waiver is arguable. An option that is over the cap only with its $0 is therefore
unclear, and both counts are given.

## Fails
```yaml violated
kind: schedule
name: Example
blocks:
  - options:
      - {option: 1, limit: 5-500, player-dealer: [[5-50, 0.50], [51-100, 1], [101-200, 2], [201-300, 3], [301-400, 4], [401+, 5]]}
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - options:
      - {option: 1, limit: 5-500, player-dealer: [[5-50, 0.50], [51-100, 1], [101-200, 2], [201-300, 3], [301+, 5]]}
```

## Boundary
Five rates and a printed $0.
```yaml unclear
kind: schedule
name: Example
blocks:
  - options:
      - {option: 1, limit: 5-500, player: 0, player-dealer: [[5-50, 0.50], [51-100, 1], [101-200, 2], [201-300, 3], [301+, 5]]}
```

## How to fix
File at most five rates under each option, or say that the fee shown as $0 is waived.

## References
Penal Code 337j(f).
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket import Subject
from ...judge.answer import Answer, Ask, Figure, met, not_applicable, unclear, violated
from ...ladders import components
from ...model.values import dollars


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.row
    place = subject.row.place
    cap = ask.figure("cap", 5)
    rates: dict[tuple[str, Decimal], None] = {(c.payer, amount): None for c in components(subject.row) for amount in c.amounts}
    zeros = [rate for rate in rates if rate[1] == 0]
    charged = [rate for rate in rates if rate[1] != 0]
    if not rates:
        yield not_applicable("the option prints no fee")
        return
    counted = f"{_list(charged)}{f'; and {_list(zeros)}' if zeros else ''}"
    low, high = min(cap.values), max(cap.values)
    if len(charged) > high:
        yield violated(f"{len(charged)} collection rates, where {high} are allowed{f' ({cap.reason})' if cap.reason else ''}: {counted}", f"file at most {high} rates under this option", place)
    elif len(charged) > low:
        yield unclear(f"{len(charged)} collection rates; the cap on {ask.as_of} was {_either(cap)}: {counted}", "look up the cap of that day", place)
    elif len(rates) > low:
        over = f"{low}" if cap.certain else _either(cap)
        yield unclear(
            f"{len(charged)} collection rates, or {len(rates)} if the printed $0 is one, where {over} are allowed: {counted}",
            "say that the fee shown as $0 is waived, or drop a rate",
            place,
        )
    else:
        yield met(f"{len(rates)} collection rates, where {low} are allowed{f' ({cap.reason})' if cap.reason else ''}: {counted}", place)


def _list(rates: list[tuple[str, Decimal]]) -> str:
    by_payer: dict[str, list[str]] = {}
    for payer, amount in rates:
        by_payer.setdefault(payer, []).append(dollars(amount))
    return "; ".join(f"{', '.join(amounts)} from the {payer}" for payer, amounts in by_payer.items())


def _either(cap: Figure) -> str:
    return " or ".join(map(str, cap.values)) + (f" ({cap.reason})" if cap.reason else "")
