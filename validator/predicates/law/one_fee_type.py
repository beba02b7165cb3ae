"""Several types of fee at one table.

## What the law asks
Only one type of fee is used at a table at a time: by time, by the hand, or as a share.

## Why
A patron must be able to tell what a seat costs.

## Says
- mixed: A fee {first} ({@first}) and a fee {second} ({@}) are charged at the same table. The law
  allows only one type of fee at a table at a time.
  Fix: File each type of fee as an option of its own.
  See first: the fee {first}
- one: Fees are charged {kind} only ({@}).
- no-type: The schedule does not say of which type its fees are.

## Fails
```yaml violated mixed
  - fees: [{from: player, per: hour, amount: 5}, {called: rake, from: pot, share: {at-most: 10 %, of: pot}}]
```
> A fee by time (line 4) and a fee by share (line 4) are charged at the same table. The law allows
> only one type of fee at a table at a time.

## Passes
```yaml met one
  - fees: [{from: player, per: half-hour, amount: 5}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...docket.filings import Subject
from ...model.statements import Fee
from .._law import fees
from ..answer import Answer, Ask, met, not_applicable, violated

TIME, HAND = ("hour", "half-hour", "day", "session"), ("hand", "round", "pot", "wager", "bet")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    typed = [(kind, fee) for fee in fees(subject) if (kind := _type(fee))]
    clash = next(
        (
            (first, second)
            for first, second in combinations(typed, 2)
            if first[0] != second[0] and _together(subject, first[1], second[1])
        ),
        None,
    )
    if not typed:
        yield not_applicable("no-type")
    elif clash:
        (first, one), (second, other) = clash
        yield violated("mixed", other, see=[(one, "first")], first=first, second=second)
    else:
        yield met("one", typed[0][1], kind=list(dict.fromkeys(kind for kind, _ in typed)))


def _type(fee: Fee) -> str | None:
    if fee.amount and all(a.text == "none" for a in fee.amount):
        return None
    if fee.share:
        return "by-share"
    return "by-time" if fee.per in TIME else "by-the-hand" if fee.per in HAND else None


def _together(subject: Subject, one: Fee, other: Fee) -> bool:
    """Whether both hold for one option: in one block or game, and not for options that differ."""
    blocks = subject.schedule.blocks if subject.schedule_file else ()
    same = not blocks or any(
        any(f is one for f in block.fees) and any(f is other for f in block.fees)
        for block in blocks
    )
    if not same or not one.options or not other.options:
        return same
    return any(
        a.low <= (b.high or a.low) and b.low <= (a.high or b.low)
        for a in one.options
        for b in other.options
    )
