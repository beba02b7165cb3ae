"""Where a wager is paid only in one size, the rules say what happens to another.

## What is asked
If a wager must have a certain size to be paid, the rules say whether another size is refused, given
back or lost.

## Why
A bet that is taken and can never be paid is a loss nobody announced.

## Says
- unsaid: {wager} is paid only if it equals [{times:time} ]{base} ({@}), but the rules do not say
    what happens to a bet of another size.
  Fix: Say that {wager} must be of that size, or what happens to a bet of another size.
- kept: {wager} must be of that size in any case ({@}).
- none: No size of {wager} is asked only for payment.

## Fails
```yaml not-stated unsaid
wagers: [{name: bonus-bet, size: {of: ante, times: 1, bound: exactly, when: to-be-paid, at: 1170}, at: 1169}]
```
> The bonus bet is paid only if it equals the ante (line 4), but the rules do not say what happens
> to a bet of another size.

## Passes
```yaml met kept
wagers: [{name: bonus-bet, size: [{of: ante, times: 1, bound: exactly, when: to-be-paid, at: 1170}, {of: ante, times: 1, bound: exactly, at: 1174}], at: 1169}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.wagers import Size
from ..answer import Answer, Ask, met, not_applicable, not_stated, roles
from ..values import Value, bet, counts

PAID = "to-be-paid"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    wager, named = subject.wager, bet(subject.wager)
    asked = [size for size in wager.size if size.when == PAID]
    kept = [size for size in wager.size if size.when is None]
    if not asked:
        yield not_applicable("none", wager=named)
    elif kept:
        yield met("kept", kept[0], see=roles((*kept[1:], *asked)), wager=named)
    else:
        base = [bet(name) for name in asked[0].of]
        see = [(wager, "wager")]
        yield not_stated(
            "unsaid", asked[0], see=see, wager=named, times=_times(asked[0]), base=base
        )


def _times(size: Size) -> Value | None:
    low, high = size.times.low, size.times.high
    return None if low == high == 1 else counts(low, high)
