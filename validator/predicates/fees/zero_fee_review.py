"""Options that charge someone nothing, under a reservation of the Bureau.

## What is asked
Approvals of schedules with a zero collection recite that such games are under review and may be found unlawful. The options concerned are
named, so that whoever uses them knows what the approval is worth.

## Why
A schedule of the same house under which a hand can be free of any fee, without the reservation, is named too: the review was of all such games.

The reservation was still recited in approved filings; whether a zero fee is lawful is not settled there. Where somebody pays under every option, it is also
open what the reservation means: a collection that is zero for players, or one that nobody pays; and, where it names rates as no sheet of the house is headed,
which rates those are.

## Fails
```yaml unclear
kind: schedule
name: Example
states: [{that: zero-fee-review}]
blocks:
  - options: [{option: 1, limit: 5-500, player: 0, player-dealer: 1}, {option: 2, limit: 5-500, player: 1, player-dealer: 1}]
```

## Passes
```yaml met
kind: schedule
name: Example
states: [{that: zero-fee-review}]
blocks:
  - options: [{option: 2, limit: 5-500, player: 1, player-dealer: 1}]
```

## Boundary
A tier at $0 is a zero collection too.
```yaml unclear
kind: schedule
name: Example
blocks:
  - states: [{that: zero-fee-review}]
    options: [{option: 1, limit: 5-500, player-dealer: [[5-10, 0], [11+, 1]]}]
```

Another schedule of the filing recites the reservation.
```yaml unclear
kind: schedule
name: First
states: [{that: zero-fee-review}]
---
kind: schedule
name: Second
blocks:
  - options: [{option: 1, limit: 5-500, player: 0, player-dealer: [[5-10, 0], [11+, 1]]}]
```
Where every hand brings a fee from somebody, the schedule need not repeat it.
```yaml met
kind: schedule
name: First
states: [{that: zero-fee-review}]
---
kind: schedule
name: Second
blocks:
  - options: [{option: 1, limit: 5-500, player: 0, player-dealer: 1}]
```

One of two fees from the same pot at $0 is no zero collection.
```yaml met
kind: schedule
name: Example
states: [{that: zero-fee-review}]
blocks:
  - columns: [option, {is: designated, from: pot}, {is: regular, from: pot}]
    options: [{option: 1, designated: 0, regular: 3}]
```

## How to fix
Name the approval the zero collection rests on, or charge a fee.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Row, Subject
from ...ladders import components
from ...model.fees import Schedule
from ...model.statements import Claim
from .._fees import charges, gratis, options, who
from .._names import key
from ..legacy import Answer, Ask, met, not_applicable, unclear

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    reserved = next(_reserved(subject.schedule), None)
    elsewhere = next((claim for sheet in subject.filing.schedules for claim in _reserved(sheet.schedule)), None)
    zero: dict[tuple[int, str], list[Row]] = {}
    blocks = subject.schedule_file.blocks
    for number, (_, rows) in enumerate(blocks):
        for row in rows:
            parts = components(row)
            for component in parts:
                also = [part for part in parts if part is not component and part.payer == component.payer and charges(part)]
                if any(amount == 0 for amount in component.amounts) and not also:
                    zero.setdefault((number, component.payer), []).append(row)
    free = [row for rows in dict.fromkeys(map(tuple, zero.values())) for row in rows if gratis(row)]
    if reserved is None and (elsewhere is None or not free):
        yield not_applicable("no schedule of the filing recites a reservation on zero fees, or under this one every hand brings a fee")
        return
    if not zero:
        yield met("no option charges nothing", *((reserved,) if reserved else ()))
        return
    listed = "; ".join(f"{who(payer)} under {options(rows)}" for (_, payer), rows in zero.items())
    apart = [[row for row in dict.fromkeys(free) if row.block is block] for block, _ in blocks]
    under = f"under {' and '.join(options(rows) for rows in apart if rows)} a hand can be free of any fee"
    nobody = f"; {under}" if free else ""
    first = free[0].place if free else next(iter(zero.values()))[0].place
    what = "a hand can be free here" if free else "prints $0"
    fix = "name the approval the zero collection rests on, or charge a fee"
    if reserved:
        open_ = "" if free else _open(subject, reserved, [who(payer) for _, payer in zero])
        yield unclear(f"the Bureau reserved its view on games with a zero collection, and the schedule prints $0 for {listed}{nobody}{open_}", fix, reserved, (first, what))
    elif elsewhere:
        alone = unclear(f"{under}, without the Bureau's reservation on a zero collection that another schedule recites", fix, first, (elsewhere, "recites it"))
        yield alone


def _reserved(schedule: Schedule) -> Iterator[Claim]:
    said = [*schedule.states, *(claim for block in schedule.blocks for claim in block.states)]
    yield from (claim for claim in said if claim.that == "zero-fee-review" and claim.is_)


def _open(subject: Subject, reserved: Claim, payers: list[str]) -> str:
    """What the reservation leaves open where every hand brings a fee from somebody."""
    called = reserved.rates_called
    unknown = called is not None and not any(_headed(called, sheet.schedule.name) for sheet in subject.filing.schedules)
    which = f", nor which the “{called}” are that it speaks of" if unknown else ""
    return f". The reservation does not say whether a collection that is zero for {' and '.join(dict.fromkeys(payers))} is meant or only one that nobody pays{which}"


def _headed(called: str, title: str) -> bool:
    """Whether a sheet's title has most words of a name, abbreviated or not."""
    own, words = key(called).split(), key(title).split()
    return 3 * sum(any(word.startswith(one) for word in words) for one in own) > 2 * len(own)
