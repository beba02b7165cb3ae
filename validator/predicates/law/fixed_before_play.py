"""A fee that is not fixed before the hand or round starts.

## What the law asks
The amount of the fee for every wager is determined before the hand or round begins. Judged once for
a schedule, from what it states and from when each fee is said to be determined. Whether the printed
tiers give every wager one amount is the business of the rules `tier-gap`, `tier-overlap`,
`tier-both-ways` and `tier-open-end`: where one of them finds something, this rule names it and the
option, once for the schedule. A statement that denies it is told with the finding of
`required-statement`.

## Why
A fee found out after the wagers are in looks like a share of them.

## Says
- denied: The schedule says that fees are not fixed before play ({@}).
  Fix: Say that every fee is fixed before the hand or round starts.
- late: The {fee} is fixed {when} ({@}), not before the hand.
  Fix: Say that every fee is fixed before the hand or round starts.
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
  Fix: Say that every fee is fixed before the hand or round starts.
- said: The schedule says that fees are fixed before play ({@}).
- early: The {fee} is fixed {when} ({@}).
- printed: The schedule does not say when fees are fixed; the amounts printed fix them ({@}).

## Fails
```yaml violated late
kind: schedule
name: Example
blocks: [{fees: [{from: player, determined: after-deal}]}]
```
> The fee is fixed after the deal (line 3), not before the hand.

## Passes
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

from ...docket.filings import Row, Subject, subjects
from ...docket.ladders import Component, components
from .. import find
from .._law import BEFORE, called, claims, fees
from ..answer import Answer, Ask, following, met, not_applicable, unclear, violated
from ..values import moment, phrase

LATE = ("round-reached", "pot", "winnings", "payout")
TIERS = ("tier-gap", "tier-overlap", "tier-both-ways", "tier-open-end")
CLAIM = "fees-determined-before-play"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    denied = [claim for claim in claims(subject) if claim.that == CLAIM and not claim.is_]
    prose = fees(subject)
    fixed = [(fee, fee.determined) for fee in prose if fee.determined]
    late = [(fee, when) for fee, when in fixed if not when.startswith(BEFORE)]
    rows = [row for _, rows in subject.schedule_file.blocks for row in rows]
    priced = [(row, c) for row in rows for c in components(row) if c.amounts]
    faults = _faults(subject, ask)
    if not prose and not priced:
        yield not_applicable("no-fee")
    elif denied:
        yield following(violated("denied", denied[0]), "required-statement")
    elif late or faults:
        for fee, when in late[:1]:
            yield violated("late", (fee, "determined"), fee=called(fee), when=moment(when))
        if faults:  # another cause
            yield _no_single_fee(faults)
    else:
        yield _fixed(subject, priced)


def _fixed(subject: Subject, priced: list[tuple[Row, Component]]) -> Answer:
    """What fixes the fees, where nothing speaks against it."""
    prose = fees(subject)
    said = [claim for claim in claims(subject) if claim.that == CLAIM]
    early = [(fee, fee.determined) for fee in prose if fee.determined]
    if said:
        return met("said", said[0], see=[(claim, "also") for claim in said[1:]])
    if early:
        (first, when), *others = early
        see = [((fee, "determined"), "also") for fee, _ in others]
        return met("early", (first, "determined"), see=see, fee=called(first), when=moment(when))
    for row, component in priced:
        if component.basis in LATE and len(set(component.amounts)) > 1:
            return unclear("in-the-hand", row.place, basis=component.basis)
    return met("printed", priced[0][0].place if priced else prose[0])


def _no_single_fee(faults: dict[str, list[Row]]) -> Answer:
    first, *others = {id(row): row for rows in faults.values() for row in rows}.values()
    named = [phrase(rule, options=rows) for rule, rows in faults.items()]
    see = [(row.place, "option") for row in others]
    return following(unclear("no-single-fee", first.place, see=see, faults=named), *faults)


def _faults(subject: Subject, ask: Ask) -> dict[str, list[Row]]:
    """The options in which a rule on tiers finds an amount without a fee, or with two."""
    found: dict[str, list[Row]] = {}
    for option in subjects(subject.filing, "option"):
        if option.schedule_file is subject.schedule_file and option.row:
            for rule in TIERS:
                if any(answer.verdict == "violated" for answer in find(rule).judge(option, ask)):
                    found.setdefault(rule, []).append(option.row)
    return found
