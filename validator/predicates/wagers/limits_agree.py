"""The rules and the schedule give one wager different limits.

The limits of a wager are the same in the rules and in every schedule for the game. Whoever pays the
wager has to know what the most is that can stand on it.

## Says
- differ: The rules limit {wager} to {ours} ({@}), the fee schedule to {theirs} ({@sheet}). Which is
  it?
  Fix: State the limits of {wager} once, and refer to that place.
  See sheet: {theirs}
- same: The rules ({@}) and the fee schedule give {wager} the same limits: {ours}.
- none: The rules and the fee schedule do not both give one set of figures for {wager}.
- (at-most): at most {most}
- (at-least): at least {least}

## Examples
```yaml violated differ
wagers: [{name: pair-plus, limit: {is: 1-50}}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], limits: [{wager: pair-plus, is: 1-25}], options: [{option: 1, player: 1}]}]
```
> The rules limit the pair plus wager to $1 to $50 (line 4), the fee schedule to $1 to $25 (line 3
> of Fees). Which is it?
```yaml met same
wagers: [{name: pair-plus, limit: {is: 1-50}}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], limits: [{wager: pair-plus, is: 1-50}], options: [{option: 1, player: 1}]}]
```
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal

from ...model.fees import WagerLimit
from ...model.wagers import WagerBound
from .._wagers import bounds, schedule_limits, turned
from ..answer import Answers, Ask, Subject, met, not_applicable, violated
from ..values import Value, amounts, bet, money, phrase

NEEDS_FILING = True
Ends = tuple[Decimal | None, Decimal | None]
Given = tuple[WagerBound | WagerLimit, Ends]


def judge(subject: Subject, ask: Ask) -> Answers:
    assert subject.wager
    wager, named = subject.wager, bet(subject.wager)
    sheets = _given(limit for limit in schedule_limits(subject, wager) if not limit.options)
    own = _single(_given(limit for limit in wager.limit if not limit.on_totals), sheets)
    apart = _apart(own, sheets)
    if apart:
        (place, ours), (sheet, theirs) = apart
        shown = {"ours": _shown(ours), "theirs": _shown(theirs)}
        yield violated("differ", place, see=[(sheet, "sheet")], wager=named, **shown)
    elif own and sheets:
        place, ours = own[0]
        yield met("same", place, see=[(sheets[0][0], "sheet")], wager=named, ours=_shown(ours))
    else:
        yield not_applicable("none", wager=named)


def _given(limits: Iterable[WagerBound | WagerLimit]) -> list[Given]:
    """Limits in figures; those written the wrong way round are reported by wager-limits."""
    given = ((limit, bounds(limit)) for limit in limits if not turned(limit))
    return [(limit, ends) for limit, ends in given if ends]


def _single(own: list[Given], sheets: list[Given]) -> list[Given]:
    """Without limits that contradict each other, which wager-limits-agree reports."""
    if not any(_agree(ends, theirs) for _, ends in own for _, theirs in sheets):
        return own
    return [one for one in own if all(_agree(one[1], ends) for _, ends in own)]


def _apart(own: list[Given], sheets: list[Given]) -> tuple[Given, Given] | None:
    pairs = ((one, sheet) for one in own for sheet in sheets)
    return next((pair for pair in pairs if not _agree(pair[0][1], pair[1][1])), None)


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
