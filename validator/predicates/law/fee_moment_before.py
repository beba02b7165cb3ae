"""A fee collected once the hand has begun.

## What the law asks
A fee charged for what the provision names (`per`) is collected before the first cards.

## Why
A fee taken before the deal cannot depend on it.

## Says
- late: The {fee} is collected {when} ({@}), not before the first cards.
  Fix: Collect the fee before the first cards.
- not-said: The rules give a fee ({@}), but do not say when it is collected.
  Fix: Say that the fee is collected before the first cards.
  Write: collected: before-deal
- before: The fee is collected {when} ({@}).

## Fails
```yaml violated late
kind: schedule
name: Example
blocks: [{fees: [{from: player, per: hand, amount: 1, collected: after-deal}]}]
```
> The fee is collected after the deal (line 3), not before the first cards.

## Passes
```yaml met before
kind: schedule
name: Example
blocks: [{fees: [{from: player, per: hand, amount: 1, collected: before-deal}]}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from .._law import BEFORE, called, fees
from ..answer import Answer, Ask, met, not_applicable, not_stated, violated
from ..parameters import WORDS
from ..values import moment

PARAMETERS = {"per": WORDS}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    per = ask.value("per", [])
    kinds = [fee for fee in fees(subject) if fee.per in per and not fee.share]
    said = [(fee, fee.collected) for fee in kinds if fee.collected]
    late = [(fee, when) for fee, when in said if not when.startswith(BEFORE)]
    for fee, when in late:
        key = (fee.called or fee.from_ or "", when)
        yield violated("late", (fee, "collected"), key=key, fee=called(fee), when=moment(when))
    if not kinds:
        yield not_applicable("no-such-fee")
    elif said and not late:
        (first, when), *others = said
        see = [((fee, "collected"), "also") for fee, _ in others]
        yield met("before", (first, "collected"), see=see, when=moment(when))
    elif not late:
        yield not_stated("not-said", kinds[0])
