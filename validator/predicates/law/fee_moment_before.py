"""A fee collected once the hand has begun.

A fee charged for what the provision names (`per`) is collected before the first cards. A fee taken
before the deal cannot depend on it.

## Says
- late: The {fee} is collected {when} ({@}), not before the first cards.
  Fix: Collect the fee before the first cards.
- not-said: The rules give a fee ({@}), but do not say when it is collected.
  Fix: Say that the fee is collected before the first cards.
  Write: collected: before-deal
- before: The fee is collected {when} ({@}).

## Examples
```yaml violated late
kind: schedule
name: Example
blocks: [{fees: [{from: player, per: hand, amount: 1, collected: after-deal}]}]
```
> The fee is collected after the deal (line 3), not before the first cards.
```yaml met before
kind: schedule
name: Example
blocks: [{fees: [{from: player, per: hand, amount: 1, collected: before-deal}]}]
```
"""

from __future__ import annotations

from ...model.statements import Fee
from .._law import Timed, called, timed
from ..answer import Answer, Answers, Ask, Subject, met_by, not_applicable, not_stated, violated
from ..parameters import WORDS
from ..values import moment

PARAMETERS = {"per": WORDS}


def judge(subject: Subject, ask: Ask) -> Answers:
    per = ask.value("per", [])
    kinds = [one for one in timed(subject) if one.fee.per in per and not one.fee.share]
    said = [one for one in kinds if one.fee.collected]
    if said:
        yield from _said(said)
    elif kinds:
        yield not_stated("not-said", kinds[0].fee)
    else:
        yield not_applicable("no-such-fee")


def _said(said: list[Timed]) -> Answers:
    late = [one.fee for one in said if not one.early(one.fee.collected)]
    yield from map(_late, late)
    if not late:
        places = [(one.fee, "collected") for one in said]
        yield met_by("before", places, when=moment(said[0].fee.collected))


def _late(fee: Fee) -> Answer:
    key, when = (fee.called or fee.from_ or "", fee.collected), moment(fee.collected)
    return violated("late", (fee, "collected"), key=key, fee=called(fee), when=when)
