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

## How to fix
Correct the series in the prose, or the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket import Row, Subject
from ...judge.answer import Answer, Ask, met, not_applicable, violated
from ...model.fees import Block
from .._fees import number, spans


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    found, place = False, None
    for block, rows in subject.schedule_file.blocks:
        printed = {n: row for row in reversed(rows) if (n := number(row)) is not None}
        if not block.announces or not printed:
            continue
        place = place or block.announces[0]
        for answer in _compare(block, printed, rows[0].of):
            found = True
            yield answer
    if place is None:
        yield not_applicable("no block announces the numbers of its options")
    elif not found:
        yield met("the options announced are the options printed", place)


def _compare(block: Block, printed: dict[int, Row], game: str) -> Iterator[Answer]:
    of = f" of {game}" if game else ""
    said = ", ".join(str(announced.options) for announced in block.announces)
    extra = sorted(n for n in printed if not any(a.options.holds(Decimal(n)) for a in block.announces))
    if extra:
        yield violated(
            f"the prose announces option{'' if said.isdigit() else 's'} {said}{of}, but the table prints option {spans(extra)} as well",
            f"announce option {spans(extra)}{of} too, and say who pays its fees and when, or strike it",
            printed[extra[0]].place,
            *((announced, f"announces {announced.options}") for announced in block.announces),
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
