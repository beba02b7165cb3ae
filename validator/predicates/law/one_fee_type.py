"""Several types of fee at one table.

## What the law asks
Only one type of fee is used at a table at a time: by time, by the hand, or as a share.

## Why
A patron must be able to tell what a seat costs.

## Fails
```yaml violated
kind: schedule
name: Example
blocks:
  - fees: [{from: player, per: hour, amount: 5}, {called: rake, from: pot, share: {at-most: 10 %, of: pot}}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: player, per: half-hour, amount: 5}]
```

## Boundary
Types that hold for different options do not meet at one table.
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: player, per: half-hour, amount: 5, options: [1]}, {from: player, per: hand, amount: 1, options: [2]}]
```

```yaml not-applicable
kind: schedule
name: Example
blocks: [{options: [{option: 1, player: 1}]}]
```

## How to fix
File each type of fee as an option of its own.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.statements import Fee
from .._law import fees
from ..legacy import Answer, Ask, met, not_applicable, violated

TIME, HAND = ("hour", "half-hour", "day", "session"), ("hand", "round", "pot", "wager", "bet")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    typed = [(kind, fee) for fee in fees(subject) if (kind := _type(fee))]
    clash = next(((a, b) for n, a in enumerate(typed) for b in typed[n + 1 :] if a[0] != b[0] and _together(subject, a[1], b[1])), None)
    if not typed:
        yield not_applicable("it does not say of which type its fees are")
    elif clash:
        (first, one), (second, other) = clash
        yield violated(f"fees {first} and {second} hold at the same table", "file each type of fee as an option of its own", other, (one, first))
    else:
        yield met("one type of fee at a table", typed[0][1])


def _type(fee: Fee) -> str | None:
    if fee.amount and all(a.text == "none" for a in fee.amount):
        return None
    if fee.share:
        return "by share"
    return "by time" if fee.per in TIME else "by the hand" if fee.per in HAND else None


def _together(subject: Subject, one: Fee, other: Fee) -> bool:
    """Whether both hold for one option: in one block (or one game), and not for options that differ."""
    blocks = subject.schedule.blocks if subject.schedule_file else ()
    same = not blocks or any(any(f is one for f in block.fees) and any(f is other for f in block.fees) for block in blocks)
    if not same or not one.options or not other.options:
        return same
    return any(a.low <= (b.high or a.low) and b.low <= (a.high or b.low) for a in one.options for b in other.options)
