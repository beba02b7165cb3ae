"""A hand that loses by itself for passing the target.

## What the law asks
There is no bust: a hand does not lose by itself for exceeding the target; its points are compared
with the player-dealer's.

## Why
Losing before the other hand is played is what made the named game.

## Says
- loses: A hand over the target loses by itself ({@}). The law asks that it be compared with the
  player-dealer's.
  Fix: Compare every hand with the player-dealer's, whatever its total.
  See loses: loses
- both-over: A hand over the target loses to one that is not over ({@}), but two hands over the
  target are compared ({@compared}).
  Reading: Is a hand over the target lost before the player-dealer's hand is played?
  Fix: Compare every hand with the player-dealer's, whatever its total.
  See compared: compared when both are over
- denied: The rules say that a hand over the target does not lose by itself, but it loses ({@}).
  Reading: Is a hand over the target lost before the player-dealer's hand is played?
  Fix: Compare every hand with the player-dealer's, whatever its total.
- silent: The rules do not say whether a hand over the target loses by itself[ ({@})].
  Fix: Say that every hand is compared with the player-dealer's, whatever its total.
  Write: compares: {bust: false}
- compared: A hand over the target does not lose by itself ({@}).

## Fails
```yaml violated loses provision=blackjack-bust
compares: {by: closest-to-target, target: 22, bust: true}
```
> A hand over the target loses by itself (line 4). The law asks that it be compared with the
> player-dealer's.

## Passes
```yaml met compared provision=blackjack-bust
compares: {by: closest-to-target, target: 22, bust: false}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.wagers import Comparison
from .._law import towards
from ..answer import Answer, Ask, met, not_applicable, not_stated, unclear, violated

BOTH_OVER = ("both-bust-closer", "both-bust-farther", "both-bust-equal")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    found = towards(subject.game)
    if not found:
        yield not_applicable("no-target")
    yield from map(_answer, found)


def _answer(comparison: Comparison) -> Answer:
    key, bust = comparison.wagers, (comparison, "bust")
    lost = [
        o for o in comparison.outcomes if o.case == "player-bust" and "loses" in o.results.values()
    ]
    both = [(o, "compared") for o in comparison.outcomes if o.case in BOTH_OVER][:1]
    if comparison.bust:
        return violated("loses", bust, see=[(o, "loses") for o in lost[:1]], key=key)
    if lost and both:
        return unclear("both-over", lost[0], see=both, key=key)
    if lost and comparison.bust is False:
        return unclear("denied", lost[0], key=key)
    if lost:
        return violated("loses", lost[0], key=key)
    if comparison.bust is False:
        return met("compared", bust, key=key)
    return not_stated("silent", comparison, key=key)
