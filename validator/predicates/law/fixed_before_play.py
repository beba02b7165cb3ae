"""A fee that is not fixed before the hand or round starts.

The amount of the fee for every wager is determined before the hand or round begins. Judged once for
a schedule; tiers that give an amount no fee, or two, are told with the rule that finds them. A fee
found out after the wagers are in looks like a share of them.

## Says
- (each):
  Fix (denied, late, in-the-hand): Say that every fee is fixed before the hand or round starts.
- denied: The schedule says that fees are not fixed before play ({@}).
- late: The {fee} is fixed {when} ({@}), not before the hand.
  Write: determined: before-deal
- no-single-fee: The schedule has {faults}. For those amounts the fee is not fixed before play.
  Fix: Let the tiers of every option give each amount one fee.
  See option: another such option
- (tier-gap): gaps between tiers ({options})
- (tier-overlap): tiers that overlap ({options})
- (tier-both-ways): tiers that both end and go on ({options})
- (tier-open-end): amounts that no tier reaches ({options})
- in-the-hand: The fee goes by the {basis} ({@}), which is known only during the hand, and the
  schedule does not say that it is fixed before.
- said: The schedule says that fees are fixed before play ({@}).
- early: The {fee} is fixed {when} ({@}).
- printed: The schedule does not say when fees are fixed; the amounts printed fix them ({@}).

## Examples
```yaml violated late
kind: schedule
name: Example
blocks: [{fees: [{from: player, determined: after-deal}]}]
```
> The fee is fixed after the deal (line 3), not before the hand.
```yaml met said
kind: schedule
name: Example
states: [{that: fees-determined-before-play}]
blocks: [{options: [{option: 1, player: 1}]}]
```

## References
Penal Code 337j(f).
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import Any

from ...docket.filings import Row, Subject
from ...docket.ladders import (
    MONEY_BASES,
    Component,
    components,
    damaged,
    gaps,
    overlaps,
    step_of,
    tiered,
)
from ...model.fees import Tier
from ...model.statements import Fee
from .._law import Timed, called, claimed, timed
from ..answer import Answer, Answers, Ask, following, met, met_by, not_applicable, unclear, violated
from ..values import moment, phrase

LATE = ("round-reached", "pot", "winnings", "payout")
CLAIM = "fees-determined-before-play"


def judge(subject: Subject, ask: Ask) -> Answers:
    assert subject.schedule_file
    prose, priced = timed(subject), _priced(subject)
    said, denied = claimed(subject, CLAIM)
    if not prose and not priced:
        yield not_applicable("no-fee")
    elif denied:
        yield following(violated("denied", denied[0]), "required-statement")
    elif causes := [*_late(prose), *_no_single_fee(subject)]:
        yield from causes
    elif said:
        yield met_by("said", said)
    else:
        yield _fixed(prose, priced)


def _priced(subject: Subject) -> list[tuple[Row, Component]]:
    assert subject.schedule_file
    rows = [row for _, rows in subject.schedule_file.blocks for row in rows]
    return [(row, one) for row in rows for one in components(row) if one.amounts]


def _late(prose: list[Timed]) -> list[Answer]:
    """The first fee that is fixed too late."""
    fees = [one.fee for one in prose if one.fee.determined and not one.early(one.fee.determined)]
    return [violated("late", (fee, "determined"), **_values(fee)) for fee in fees[:1]]


def _values(fee: Fee) -> dict[str, Any]:
    return {"fee": called(fee), "when": moment(fee.determined)}


def _fixed(prose: list[Timed], priced: list[tuple[Row, Component]]) -> Answer:
    """What fixes the fees, where no statement does."""
    if fixed := [one.fee for one in prose if one.fee.determined]:
        return met_by("early", [(fee, "determined") for fee in fixed], **_values(fixed[0]))
    for row, one in priced:
        if one.basis in LATE and len(set(one.amounts)) > 1:
            return unclear("in-the-hand", row.place, basis=one.basis)
    return met("printed", priced[0][0].place if priced else prose[0].fee)


def _no_single_fee(subject: Subject) -> Answers:
    """The options that give an amount no fee, or two, by the rule that tells it."""
    assert subject.schedule_file
    step = step_of(subject.schedule_file)
    faults: dict[str, dict[int, Row]] = {}
    for row, ladder in tiered(subject.schedule_file):
        for rule in _faults(row, ladder, step) if not damaged(row) else ():
            faults.setdefault(rule, {})[id(row)] = row
    if faults:
        first, *others = {
            key: row for rows in faults.values() for key, row in rows.items()
        }.values()
        named = [phrase(rule, options=list(rows.values())) for rule, rows in faults.items()]
        see = [(row.place, "option") for row in others]
        yield following(unclear("no-single-fee", first.place, see=see, faults=named), *faults)


def _faults(row: Row, ladder: Component, step: Decimal) -> Iterator[str]:
    tiers = ladder.cell.tiers
    if ladder.basis != "table-limit" and any(gaps(tiers, step)):
        yield "tier-gap"
    if any(one.first.fee != one.second.fee for one in overlaps(tiers)):
        yield "tier-overlap"
    if any(tier.range.contradictory for tier in tiers):
        yield "tier-both-ways"
    if ladder.basis in MONEY_BASES and (_starts_late(row, tiers) or _ends_early(row, tiers)):
        yield "tier-open-end"


def _starts_late(row: Row, tiers: tuple[Tier, ...]) -> bool:
    """Whether the table limit begins below the tiers."""
    first = min((tier.range for tier in tiers), key=lambda one: one.low)
    least = row.option.limit.low if row.option.limit else None
    return least is not None and not first.any and first.low > least


def _ends_early(row: Row, tiers: tuple[Tier, ...]) -> bool:
    """Whether the table limit goes beyond the tiers."""
    most = row.option.limit.high if row.option.limit else None
    ends = [None if tier.range.contradictory else tier.range.high for tier in tiers]
    return most is not None and all(end is not None and end < most for end in ends)
