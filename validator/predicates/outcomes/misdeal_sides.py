"""A remedy for too many cards, and none for too few, or the other way round.

Rules that say what happens when too many cards are dealt also say what happens when too few are, at
the same step.
A dealer who gives one card too few is as common as one who gives one too many, and money is on the
table both times.

## Says
- one-side: The rules say what happens when {told}[ at the {step}] ({@}), but not when {open}.
  Fix: Say what happens when {open}.
  Write: irregularities: [{what: wrong number of cards, then: misdeal, answers: [too-many-cards, too-few-cards]}]
- (too-many-cards): too many cards are dealt
- (too-few-cards): too few cards are dealt
- both: The rules say what happens when too many or too few cards are dealt ({@}).
- none: The rules do not speak of a wrong number of cards.

## Examples
```yaml not-stated one-side
category: poker
irregularities: [{what: flop with too many cards, then: dealt again, answers: too-many-cards, at: 687}]
```
> The rules say what happens when too many cards are dealt (line 4), but not when too few cards are
> dealt.

```yaml met both
category: poker
irregularities: [{what: a wrong number of cards, then: misdeal, answers: [too-many-cards, too-few-cards]}]
```
"""

from __future__ import annotations

from ...model.play import Irregular
from ..answer import Answers, Ask, Subject, concluded, not_stated, roles
from ..values import phrase

SIDES = ("too-many-cards", "too-few-cards")


def judge(subject: Subject, ask: Ask) -> Answers:
    every = (*subject.game.irregularities, *subject.filing.house.irregularities)
    told = [one for one in every if not set(SIDES).isdisjoint(one.answers)]
    usual = _sides(told, None)
    steps = dict.fromkeys(one.step for one in told)
    found = [answer for step in steps for answer in _open(told, step, usual)]
    yield from concluded(found, told, "both")


def _sides(told: list[Irregular], step: str | None) -> set[str]:
    """Which mistakes have a remedy at a step, or at any."""
    return {side for one in told if one.step == step for side in one.answers if side in SIDES}


def _open(told: list[Irregular], step: str | None, usual: set[str]) -> Answers:
    first, *others = [one for one in told if one.step == step]
    given = _sides(told, step)
    missing = [side for side in SIDES if side not in given | usual]
    if missing:
        side = next(side for side in SIDES if side in given)
        values = {"told": phrase(side), "open": phrase(missing[0])}
        see = roles(others)
        yield not_stated("one-side", first, see=see, key=step, step=step, **values)
