"""Options that charge someone nothing, under a reservation of the Bureau.

Where approvals recite that games with a zero collection are under review, the options concerned are
named. So is a schedule of the same house without the recital, if a hand can be free of any fee.
Whoever uses such an option must know what its approval is worth. Whether a zero fee is lawful was
not settled.

## Says
- reserved: The approval says that games with a zero collection are under review ({@}). This
  schedule prints $0 for {zeros} ({@zero}).
  Reading: Is a zero collection under review where only one side pays nothing, or only where nobody
    pays?
  Fix: Name the approval that the zero collection rests on, or charge a fee.
  See zero: prints $0
- reserved-free: The approval says that games with a zero collection are under review ({@}). Under
  {free} of this schedule a hand can be free of any fee ({@zero}).
  Fix: Name the approval that the zero collection rests on, or charge a fee.
  See zero: a hand can be free here
- elsewhere: Under {free} a hand can be free of any fee ({@}). Another schedule of this cardroom
  says that such games are under review ({@recited}); this one does not.
  Fix: Name the approval that the zero collection rests on, or charge a fee.
  See recited: the review
- (zero): {payer} under {rows}
- none-zero: No option of this schedule charges nothing[ ({@})].
- not-reserved: No schedule of this filing recites a review of zero fees, or every hand under this
  one brings a fee.

## Examples
```yaml unclear reserved
kind: schedule
name: Example
states: [{that: zero-fee-review}]
blocks:
  - options: [{option: 1, limit: 5-500, player: 0, player-dealer: 1}, {option: 2, limit: 5-500, player: 1, player-dealer: 1}]
```
> The approval says that games with a zero collection are under review (line 3). This schedule
> prints $0 for players under option 1 (line 5). Is a zero collection under review where only one
> side pays nothing, or only where nobody pays?
```yaml met none-zero
kind: schedule
name: Example
states: [{that: zero-fee-review}]
blocks:
  - options: [{option: 2, limit: 5-500, player: 1, player-dealer: 1}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from ...docket.filings import Row, Subject
from ...docket.ladders import Component, components
from ...model.fees import Schedule
from ...model.statements import Claim
from .._fees import all_options, charges, nothing, recited
from ..answer import Answer, Answers, Ask, met, not_applicable, unclear
from ..values import payer, phrase

NEEDS_FILING = True
REVIEW = "zero-fee-review"


def judge(subject: Subject, ask: Ask) -> Answers:
    zero = _zeros(subject)
    free = list(filter(_gratis, dict.fromkeys(chain(*zero.values()))))
    reserved = recited(subject, REVIEW)[:1]
    for claim in reserved:
        yield _reserved(claim, zero, free)
    elsewhere = [] if reserved or not free else _elsewhere(subject)[:1]
    for claim in elsewhere:
        yield unclear("elsewhere", free[0].place, see=[(claim, "recited")], free=free)
    if not reserved and not elsewhere:
        yield not_applicable("not-reserved")


def _reserved(claim: Claim, zero: dict[str, list[Row]], free: list[Row]) -> Answer:
    if not zero:
        return met("none-zero", claim)
    if free:
        return unclear("reserved-free", claim, see=[(free[0].place, "zero")], free=free)
    shown = [phrase("zero", payer=payer(who), rows=rows) for who, rows in zero.items()]
    first = next(iter(zero.values()))[0]
    return unclear("reserved", claim, see=[(first.place, "zero")], zeros=shown)


def _elsewhere(subject: Subject) -> list[Claim]:
    """Where another schedule of the filing recites the review."""
    sheets = [file.schedule for file in subject.filing.schedules]
    said = [claim for sheet in sheets for claim in (*sheet.states, *_in_blocks(sheet))]
    return [claim for claim in said if claim.that == REVIEW and claim.is_]


def _in_blocks(sheet: Schedule) -> Iterator[Claim]:
    return chain(*(block.states for block in sheet.blocks))


def _zeros(subject: Subject) -> dict[str, list[Row]]:
    """The options that charge a payer nothing, by payer."""
    zero: dict[str, list[Row]] = {}
    for row in all_options(subject):
        for fee in components(row):
            if 0 in fee.amounts and not _also(row, fee):
                zero.setdefault(fee.payer, []).append(row)
    return zero


def _also(row: Row, fee: Component) -> bool:
    """Whether the same payer is charged another fee under the option."""
    others = [one for one in components(row) if one is not fee and one.payer == fee.payer]
    return any(map(charges, others))


def _gratis(row: Row) -> bool:
    """Whether some hand pays nothing: one ladder has a tier at $0, and nobody else is charged."""
    parts = components(row)
    ladders = [part for part in parts if any(tier.fee.dollars == 0 for tier in part.cell.tiers)]
    return len(ladders) == 1 and all(nothing(part) for part in parts if part is not ladders[0])
