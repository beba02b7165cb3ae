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
from ..answer import Answer, Ask, met, not_applicable, not_stated
from ..values import bet, counts

PAID = "to-be-paid"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    wager, named = subject.wager, bet(subject.wager)
    asked = [size for size in wager.size if size.when == PAID]
    kept = [size for size in wager.size if size.when is None]
    if not asked:
        yield not_applicable("none", wager=named)
    elif kept:
        yield met(
            "kept", kept[0], see=[(size, "also") for size in (*kept[1:], *asked)], wager=named
        )
    else:
        size = asked[0]
        times = (
            None
            if size.times.low == size.times.high == 1
            else counts(size.times.low, size.times.high)
        )
        base = [bet(name) for name in size.of]
        yield not_stated(
            "unsaid", size, see=[(wager, "wager")], wager=named, times=times, base=base
        )
