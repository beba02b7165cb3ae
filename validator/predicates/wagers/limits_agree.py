"""The rules and the schedule give one wager different limits.

## What is asked
The limits of a wager are the same in the rules and in every schedule for the game. Places of one
document are compared by another rule.

## Why
Whoever pays the wager has to know what the most is that can stand on it.

## Says
- differ: The rules limit {wager} to {ours} ({@}), the fee schedule to {theirs} ({@sheet}). Which is
  it?
  Fix: State the limits of {wager} once, and refer to that place.
  See sheet: {theirs}
- same: The rules ({@}) and the fee schedule give {wager} the same limits: {ours}.
- none: The rules and the fee schedule do not both give one set of figures for {wager}.
- (at-most): at most {most}
- (at-least): at least {least}

## Fails
```yaml violated differ
wagers: [{name: pair-plus, limit: {is: 1-50}}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], limits: [{wager: pair-plus, is: 1-25}], options: [{option: 1, player: 1}]}]
```
> The rules limit the pair plus wager to $1 to $50 (line 4), the fee schedule to $1 to $25 (line 3
> of Fees). Which is it?

## Passes
```yaml met same
wagers: [{name: pair-plus, limit: {is: 1-50}}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], limits: [{wager: pair-plus, is: 1-50}], options: [{option: 1, player: 1}]}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket.filings import Subject
from .._wagers import bounds, schedule_limits, turned
from ..answer import Answer, Ask, met, not_applicable, violated
from ..values import Value, amounts, bet, money, phrase

NEEDS_FILING = True
Ends = tuple[Decimal | None, Decimal | None]


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    wager, given = subject.wager, bet(subject.wager)
    own = [(x, ends) for x in wager.limit if (ends := bounds(x)) and not x.on and not turned(x)]
    limits = [x for x in schedule_limits(subject, wager) if not x.options and not turned(x)]
    sheets = [(x, ends) for x in limits if (ends := bounds(x))]
    if any(_agree(ends, others) for _, ends in own for _, others in sheets):
        # what the rules say against themselves is told by wager-limits-agree
        own = [(x, ends) for x, ends in own if all(_agree(ends, others) for _, others in own)]
    apart = [(one, two) for one in own for two in sheets if not _agree(one[1], two[1])]
    if apart:
        (place, ours), (sheet, theirs) = apart[0]
        see = [(sheet, "sheet")]
        yield violated(
            "differ", place, see=see, wager=given, ours=_shown(ours), theirs=_shown(theirs)
        )
    elif own and sheets:
        see = [(sheets[0][0], "sheet")]
        yield met("same", own[0][0], see=see, wager=given, ours=_shown(own[0][1]))
    else:
        yield not_applicable("none", wager=given)


def _agree(first: Ends, second: Ends) -> bool:
    """Ends that both give are the same; no minimum and a minimum of nothing are."""
    (low, high), (least, most) = first, second
    return (not low or not least or low == least) and (high is None or most is None or high == most)


def _shown(ends: Ends) -> Value:
    low, high = ends
    if low is None:
        assert high is not None
        return phrase("at-most", most=money(high))
    return phrase("at-least", least=money(low)) if high is None else amounts(low, high)
