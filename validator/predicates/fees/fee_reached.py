"""A fee is taken before it is known whether it is due.

A fee that is due only when the hand gets as far as the flop, a draw or another step is not taken
before that step, by the same sentence or by another on the same fee. "No flop, no drop" and a drop
taken before the flop cannot both be followed.

## Says
- too-early: The {fee} is due only if the hand reaches the {reaches} ({@}), but it is taken {when}.
  Fix: Take the fee after the {reaches}, or say that it is given back.
- too-early-there: The {fee} is due only if the hand reaches the {reaches} ({@reaches}), but it is
  taken {when} ({@}).
  Fix: Take the fee after the {reaches}, or say that it is given back.
  See reaches: when it is due
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

from itertools import chain
from typing import Any

from ...model.statements import Fee
from .._law import Timed, timed
from ..answer import Answer, Answers, Ask, Subject, concluded, violated
from ..values import moment, name, phrase


def judge(subject: Subject, ask: Ask) -> Answers:
    every = timed(subject)
    tied = [one for one in every if one.fee.reaches]
    found = chain(*(_early(one, every) for one in tied))
    yield from concluded(found, [one.fee for one in tied if one.fee.collected], "then")


def _early(one: Timed, every: list[Timed]) -> Answers:
    """That a fee is taken too early, by its own sentence or by the first other on it."""
    fee = one.fee
    taken = [fee] if fee.collected else []
    others = [other.fee for other in every if other.rounds == one.rounds and other is not one]
    taken += [other for other in others if _same(fee, other)]
    for early in [other for other in taken if _before(one, other)][:1]:
        yield _answer(fee, early)


def _same(fee: Fee, other: Fee) -> bool:
    """Whether another sentence is on the same fee, and says nothing of how far the hand gets."""
    same = fee.called and (fee.called, fee.from_) == (other.called, other.from_)
    return bool(same) and not (other.reaches or other.only_if)


def _before(one: Timed, taken: Fee) -> bool:
    moments = taken.collected or "", f"at-{one.fee.reaches}"
    back = "no-action" in (one.fee.refunded, taken.refunded)
    return not back and all(round_.before(*moments) for round_ in one.rounds)


def _answer(fee: Fee, taken: Fee) -> Answer:
    called = name(fee.called) if fee.called else phrase("fee")
    key, when = (fee.called, fee.reaches), moment(taken.collected or "")
    given: dict[str, Any] = {"fee": called, "reaches": fee.reaches, "when": when}
    if taken is fee:
        return violated("too-early", fee, key=key, **given)
    return violated("too-early-there", taken, see=[(fee, "reaches")], key=key, **given)
