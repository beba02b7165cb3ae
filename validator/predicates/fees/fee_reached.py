"""A fee is taken before it is known whether it is due.

A fee that is due only when the hand gets as far as the flop, a draw or another step is not taken
before that step. "No flop, no drop" and a drop taken before the flop cannot both be followed.

## Says
- too-early: The {fee} is due only if the hand reaches the {reaches} ({@}), but it is taken {when}.
  Fix: Take the fee after the {reaches}, or say that it is given back.
- then: A fee that depends on a step is taken once that is reached ({@}).
- none: No fee depends on how far a hand gets.
- (fee): fee

## Examples
```yaml violated too-early
kind: schedule
name: Rake
blocks:
  - games: {called: Hold'em}
    fees: [{called: jackpot drop, from: pot, amount: 1, reaches: flop, collected: before-flop}]
```
> The jackpot drop is due only if the hand reaches the flop (line 5), but it is taken before the
> flop.
```yaml met then
kind: schedule
name: Rake
blocks:
  - games: {called: Hold'em}
    fees: [{called: rake, from: pot, amount: 1, reaches: flop, collected: after-flop}]
```
"""

from __future__ import annotations

from .._law import Timed, timed
from ..answer import Answer, Answers, Ask, Subject, concluded, violated
from ..values import moment, name, phrase


def judge(subject: Subject, ask: Ask) -> Answers:
    tied = [one for one in timed(subject) if one.fee.reaches and one.fee.collected]
    found = [_early(one) for one in tied if _too_early(one)]
    yield from concluded(found, [one.fee for one in tied], "then")


def _too_early(one: Timed) -> bool:
    moments = one.fee.collected or "", f"at-{one.fee.reaches}"
    back = one.fee.refunded == "no-action"
    return not back and all(round_.before(*moments) for round_ in one.rounds)


def _early(one: Timed) -> Answer:
    fee = one.fee
    called = name(fee.called) if fee.called else phrase("fee")
    key, when = (fee.called, fee.reaches), moment(fee.collected or "")
    return violated("too-early", fee, key=key, fee=called, reaches=fee.reaches, when=when)
