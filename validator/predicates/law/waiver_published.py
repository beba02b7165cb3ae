"""A waived fee whose terms are not published.

## What the law asks
The house may waive a fee or part of it, even after the hand has begun, but only as the published rules and the notice to patrons provide.
A schedule that prints which fee of which option is waived publishes it. A statement that the house may waive fees, without saying when, does not.

## Why
A waiver at pleasure is a fee fixed after the wagers are in.

## Fails
```yaml unclear
kind: schedule
name: Example
states: [{that: fee-waiver}]
blocks: [{options: [{option: 1, player: 1}]}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks: [{fees: [{from: player, waived: fewer than four players}], options: [{option: 1, player: 1}]}]
```

```yaml met
kind: schedule
name: Example
blocks: [{options: [{option: 1, player: waived, player-dealer: 1}]}]
```

## Boundary
The house denies that it waives fees, and prints one that is waived.
```yaml violated
kind: schedule
name: Example
states: [{that: fee-waiver, is: false}]
blocks: [{options: [{option: 1, player: waived, player-dealer: 1}]}]
```

Nothing is waived.
```yaml not-applicable
kind: schedule
name: Example
blocks: [{options: [{option: 1, player: 1}]}]
```

## How to fix
Say in the schedule which fee is waived, for whom and when.

## References
Penal Code 337j(f).
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...ladders import components
from .._fees import options
from .._law import claims, fees
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

FIX = "say in the schedule which fee is waived, for whom and when"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    said = [claim for claim in claims(subject) if claim.that == "fee-waiver"]
    denied = [claim for claim in said if not claim.is_]
    terms = [fee for fee in fees(subject) if fee.waived]
    printed = [row for _, rows in subject.schedule_file.blocks for row in rows if any(c.waived for c in components(row))]
    if denied and printed:
        yield violated(f"fees are said not to be waived, and {options(printed[:1])} prints one that is", FIX, printed[0].place, (denied[0], "no waiver"))
    elif terms:
        yield met(f"a fee is waived: {terms[0].waived}", *((fee, "waived") for fee in terms))
    elif printed:
        yield met(f"the schedule prints the fee of {options(printed[:1])} as waived", printed[0].place)
    elif said and not denied:
        yield unclear("the house may waive fees, and nothing says which or when", FIX, said[0])
    else:
        yield not_applicable("no fee is said to be waived")
