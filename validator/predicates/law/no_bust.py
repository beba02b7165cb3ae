"""A hand that loses by itself for passing the target.

There is no bust: a hand does not lose by itself for exceeding the target; its points are compared
with the player-dealer's. Losing before the other hand is played is what made the named game.

## Says
- (each):
  Fix (loses, both-over, denied): Compare every hand with the player-dealer's, whatever its total.
- loses: A hand over the target loses by itself ({@}). The law asks that it be compared with the
  player-dealer's.
- both-over: A hand over the target loses to one that is not over ({@}), but two hands over the
  target are compared ({@compared}).
  Reading: Is a hand over the target lost before the player-dealer's hand is played?
  See compared: compared when both are over
- denied: The rules say that a hand over the target does not lose by itself, but it loses ({@}).
  Reading: Is a hand over the target lost before the player-dealer's hand is played?
- silent: The rules do not say whether a hand over the target loses by itself[ ({@})].
  Fix: Say that every hand is compared with the player-dealer's, whatever its total.
  Write: compares: {bust: false}
- compared: A hand over the target does not lose by itself ({@}).

## Examples
```yaml violated loses provision=blackjack-bust
compares: {by: closest-to-target, target: 22, bust: true}
```
> A hand over the target loses by itself (line 4). The law asks that it be compared with the
> player-dealer's.
```yaml met compared provision=blackjack-bust
compares: {by: closest-to-target, target: 22, bust: false}
```
"""

from __future__ import annotations

from ...docket.filings import Subject
from ...model.wagers import Comparison, Outcome
from .._law import towards
from ..answer import Answer, Answers, Ask, met, not_applicable, not_stated, unclear, violated

BOTH_OVER = ("both-bust-closer", "both-bust-farther", "both-bust-equal")


def judge(subject: Subject, ask: Ask) -> Answers:
    found = towards(subject.game)
    if not found:
        yield not_applicable("no-target")
    yield from map(_answer, found)


def _answer(comparison: Comparison) -> Answer:
    key, bust = comparison.wagers, (comparison, "bust")
    over = [one for one in comparison.outcomes if one.case == "player-bust"]
    lost = [one for one in over if "loses" in one.results.values()]
    if comparison.bust:
        return violated("loses", bust, see=[(one, "loses") for one in lost[:1]], key=key)
    if lost:
        return _lost(comparison, lost[0])
    if comparison.bust is False:
        return met("compared", bust, key=key)
    return not_stated("silent", comparison, key=key)


def _lost(comparison: Comparison, lost: Outcome) -> Answer:
    """A hand over the target loses: perhaps only against one that is not over."""
    key = comparison.wagers
    both = [(one, "compared") for one in comparison.outcomes if one.case in BOTH_OVER][:1]
    if both:
        return unclear("both-over", lost, see=both, key=key)
    if comparison.bust is False:
        return unclear("denied", lost, key=key)
    return violated("loses", lost, key=key)
