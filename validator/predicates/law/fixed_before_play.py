"""A fee that is not fixed before the hand or round starts.

## What the law asks
The amount of the fee for every wager is determined before the hand or round begins. Judged once for a schedule, from what it states and
from when each fee is said to be determined. Whether the printed ladder gives every wager one amount is the business of the rules `tier-gap`,
`tier-overlap`, `tier-both-ways` and `tier-open-end`: where one of them finds something, this rule names it and the option, once for the schedule.
A statement that denies it is told with the finding of `required-statement`.

## Why
A fee found out after the wagers are in looks like a share of them.

## Fails
```yaml violated
kind: schedule
name: Example
blocks: [{fees: [{from: player, determined: after-deal}]}]
```

```yaml violated
kind: schedule
name: Example
states: [{that: fees-determined-before-play, is: false}]
blocks: [{fees: [{from: player, amount: 1}]}]
```

## Passes
```yaml met
kind: schedule
name: Example
states: [{that: fees-determined-before-play}]
blocks: [{options: [{option: 1, player: 1}]}]
```

Amounts printed in the schedule are fixed by it.
```yaml met
kind: schedule
name: Example
blocks: [{options: [{option: 1, player: 1}]}]
```

## Boundary
How far the hand goes is known only afterwards; whether the table of fees makes that determined is arguable.
```yaml unclear
kind: schedule
name: Example
blocks:
  - columns: [option, {is: collection, from: pot, on: round-reached}]
    options: [{option: 1, collection: [[1, 1], [2+, 3]]}]
```

Whatever is said, an amount with two fees is not determined.
```yaml unclear
kind: schedule
name: Example
states: [{that: fees-determined-before-play}]
blocks: [{options: [{option: 1, player: [[5-50, 1], [50+, 2]]}]}]
```

## How to fix
Say that every fee is determined before the hand or round starts, and print amounts that do not depend on what happens in it.

## References
Penal Code 337j(f).
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Row, Subject, subjects
from ...ladders import Component, components
from .. import find
from .._fees import options
from .._law import BEFORE, claims, fees
from ..legacy import Answer, Ask, following, met, not_applicable, unclear, violated

FIX = "say that every fee is determined before the hand or round starts"
LATE = ("round-reached", "pot", "winnings", "payout")
LADDERS = ("tier-gap", "tier-overlap", "tier-both-ways", "tier-open-end")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    said = [claim for claim in claims(subject) if claim.that == "fees-determined-before-play"]
    against = [claim for claim in said if not claim.is_]
    prose = fees(subject)
    late = [fee for fee in prose if fee.determined and not fee.determined.startswith(BEFORE)]
    early = [fee for fee in prose if fee.determined and fee.determined.startswith(BEFORE)]
    undecided = _undecided(subject, ask)
    priced = [(row, c) for _, rows in subject.schedule_file.blocks for row in rows for c in components(row) if c.amounts]
    if not prose and not priced:
        yield not_applicable("it states no fee")
    elif against:
        yield following(violated("the schedule says that fees are not determined before play", FIX, against[0]), "required-statement")
    elif late:
        assert late[0].determined
        yield violated(f"the {late[0].called or 'fee'} is determined {late[0].determined.replace('-', ' ')}, not before the hand", FIX, (late[0], "determined"))
        if undecided:  # another cause
            yield _ladders(undecided)
    elif undecided:
        yield _ladders(undecided)
    elif said:
        yield met("fees are said to be determined before play", *said)
    elif early:
        yield met(f"fees are determined {str(early[0].determined).replace('-', ' ')}", *((fee, "determined") for fee in early))
    elif after := _after(priced):
        row, component = after
        yield unclear(f"the fee depends on the {str(component.basis).replace('-', ' ')}, known only in the course of the hand, and nothing says that it is determined before", FIX, row.place)
    else:
        yield met("not said; the amounts printed are fixed by the schedule", priced[0][0].place if priced else prose[0])


def _ladders(undecided: dict[str, list[Row]]) -> Answer:
    named = "; ".join(f"{options(rows)} ({rule})" for rule, rows in undecided.items())
    first, *others = {id(row): row for rows in undecided.values() for row in rows}.values()
    answer = unclear(
        f"some amounts have no fee or two, so that their fee is not determined before play: see {named}",
        "let each ladder give every amount one fee",
        first.place,
        *((row.place, options([row])) for row in others),
    )
    return following(answer, *undecided)


def _undecided(subject: Subject, ask: Ask) -> dict[str, list[Row]]:
    """The options in which a rule on ladders finds an amount without a fee, or with two."""
    found: dict[str, list[Row]] = {}
    for option in subjects(subject.filing, "option"):
        if option.schedule_file is subject.schedule_file and option.row:
            for rule in LADDERS:
                if any(answer.verdict == "violated" for answer in find(rule).judge(option, ask)):
                    found.setdefault(rule, []).append(option.row)
    return found


def _after(priced: list[tuple[Row, Component]]) -> tuple[Row, Component] | None:
    return next(((row, c) for row, c in priced if c.basis in LATE and len(set(c.amounts)) > 1), None)
