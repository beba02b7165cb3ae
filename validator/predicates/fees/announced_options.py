"""The options announced are not the options printed.

## What is asked
When the prose names a series of options ("options 1 through 5"), the table prints those options and no others.

## Why
An option outside the announced series has no payer, no basis and no moment of collection; one announced and not printed has no fee.

## Fails
```yaml violated
kind: schedule
name: Example
blocks:
  - announces: {options: 1-2}
    options: [{option: 1, limit: 5-100, player: 1}, {option: 2, limit: 5-200, player: 2}, {option: 3, limit: 5-300, player: 3}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - announces: [{options: 1}, {options: 2-3}]
    options: [{option: 1, limit: 5-100, player: 1}, {option: 2, limit: 5-200, player: 2}, {option: 3, limit: 5-300, player: 3}]
```

## Boundary
One announced option is missing from the table.
```yaml violated
kind: schedule
name: Example
blocks:
  - announces: {options: 1-3}
    options: [{option: 1, limit: 5-100, player: 1}, {option: 3, limit: 5-300, player: 3}]
```

An option bears a number outside the series in place of one inside: one fault.
```yaml violated
kind: schedule
name: Example
blocks:
  - announces: {options: 1-2}
    options: [{option: 1, limit: 5-100, player: 1}, {option: 3, limit: 5-200, player: 2}]
```

A number printed twice in place of the one that is missing is told by `option-numbers`.
```yaml not-applicable
kind: schedule
name: Example
blocks:
  - announces: {options: 1-2}
    options: [{option: 1, limit: 5-100, player: 1}, {option: 1, limit: 5-200, player: 2}]
```

## How to fix
Correct the series in the prose, or the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket import Row, Subject
from ...model.fees import Block
from .._fees import misnumbered, number, spans
from ..legacy import Answer, Ask, met, not_applicable, violated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    found, place = False, None
    for block, rows in subject.schedule_file.blocks:
        printed = {n: row for row in reversed(rows) if (n := number(row)) is not None}
        if not block.announces or not printed:
            continue
        place = place or block.announces[0]
        for answer in _compare(block, rows, printed):
            found = True
            yield answer
    if place is None:
        yield not_applicable("no block announces the numbers of its options")
    elif not found and any(misnumbered(block, rows)[0] for block, rows in subject.schedule_file.blocks):
        yield not_applicable("one number is printed in place of another: see option-numbers")
    elif not found:
        yield met("the options announced are the options printed", place)


def _compare(block: Block, rows: tuple[Row, ...], printed: dict[int, Row]) -> Iterator[Answer]:
    of = f" of {rows[0].of}" if rows[0].of else ""
    said = ", ".join(str(announced.options) for announced in block.announces)
    extra = sorted(n for n in printed if not any(a.options.holds(Decimal(n)) for a in block.announces))
    again, free = misnumbered(block, rows)
    if again and len(again) == len(free) and not extra:  # one number printed in place of another, told by option-numbers
        return
    announces = [(announced, f"announces {announced.options}") for announced in block.announces]
    if extra and (lost := [n for n in free if n not in extra and any(a.options.holds(Decimal(n)) for a in block.announces)]):
        yield violated(
            f"the prose announces option{'' if said.isdecimal() else 's'} {said}{of}, but the table prints option {spans(extra)} and no option {spans(lost)}",
            f"number the options{of} as announced, or correct the series",
            printed[extra[0]].place,
            *announces,
        )
        return
    if extra:
        yield violated(
            f"the prose announces option{'' if said.isdecimal() else 's'} {said}{of}, but the table prints option {spans(extra)} as well",
            f"announce option {spans(extra)}{of} too, and say who pays its fees and when, or strike it",
            printed[extra[0]].place,
            *announces,
        )
    for announced in block.announces:
        high = announced.options.high
        if high is None:
            continue
        missing = [n for n in range(int(announced.options.low), int(high) + 1) if n not in printed]
        if missing:
            near = min(printed, key=lambda n: abs(n - missing[0]))
            yield violated(
                f"the prose announces option{'' if announced.options.low == high else 's'} {announced.options}{of}, but the table prints no option {spans(missing)}",
                f"print option {spans(missing)}{of}, or correct the series announced",
                announced,
                (printed[near].place, f"option {near} is printed"),
            )
