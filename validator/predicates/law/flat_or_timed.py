"""A fee that is neither one amount for a hand nor one for a time.

Some laws know two kinds of rake: a flat fee, the same for every hand, and a timed rate. Each game is
designated for one of them. A percentage is neither. Whether a fee that rises in steps with the pot is a
flat fee for each step is arguable.

## Says
- share: The {fee} is a share of the {of} ({@}). The law allows a flat fee or a timed rate.
  Fix: Charge one amount for each hand, or one for a time.
- graded: The fee of {option} rises in steps with the {of} ({@}). The law allows a flat fee or a timed
  rate.
  Reading: Is each step meant as a flat fee?
  Fix: Charge one amount for each hand, or one for a time.
- flat: Every fee is one amount for a hand or for a time.
- no-fee: No fee is given here.

## Examples
```yaml unclear graded
kind: schedule
name: Rake
blocks: [{options: [{option: 1, pot: [[10-19, 1], [20+, 2]]}], columns: [option, {is: pot, on: pot}]}]
```
> The fee of option 1 rises in steps with the pot (line 3). The law allows a flat fee or a timed rate.
> Is each step meant as a flat fee?
```yaml met flat
kind: schedule
name: Rake
blocks: [{fees: [{called: rake, from: pot, per: hand, amount: 5}]}]
```
"""

from __future__ import annotations

from ...docket.filings import Row, Subject
from ...docket.ladders import components
from ...model.statements import Fee
from .._law import called, fees
from ..answer import Answer, Answers, Ask, met, not_applicable, unclear, violated

MANY = 2


def judge(subject: Subject, ask: Ask) -> Answers:
    said = [fee for fee in fees(subject) if not fee.funds]
    rows = _rows(subject)
    found = [*_shares(said), *_graded(subject)]
    if found:
        yield from found
    elif any(row.components for row in rows) or any(fee.amount or fee.per for fee in said):
        yield met("flat", said[0] if said else rows[0].place)
    else:
        yield not_applicable("no-fee")


def _rows(subject: Subject) -> list[Row]:
    blocks = subject.schedule_file.blocks if subject.schedule_file else ()
    return [row for _, rows in blocks for row in rows]


def _shares(said: list[Fee]) -> Answers:
    for fee in said:
        if fee.share and fee.share.shares:
            yield violated("share", fee, key=fee.called, fee=called(fee), of=fee.share.of)


def _graded(subject: Subject) -> list[Answer]:
    """The first option with several amounts in steps."""
    charges = ((row, one) for row in _rows(subject) for one in components(row))
    return [
        unclear("graded", row.place, option=row, of=one.basis or "pot")
        for row, one in charges
        if len({*one.amounts}) >= MANY
    ][:1]
