"""The number of betting spaces is not the number of wagers that need one.

Where the rules say how many betting spaces a seat has, there is one for each wager placed with
chips. A wager without a space cannot be told from its neighbor; a space without a wager shows that
one is missing from the rules.

## Says
- too-few: The rules count {spots:betting space} at a seat ({@}), but {number:wager} need one:
  {wagers}.
  Fix: Provide a betting space for each wager.
- too-many: The rules count {spots:betting space} at a seat ({@}), but the rules describe
  {number:wager} placed there: {wagers}.
  Reading: Is a wager missing from the rules?
  Fix: Describe the other wager, or correct the number of betting spaces.
- enough: There {spots:is} {spots:betting space} for {wagers} ({@}).
- none: The rules do not count the betting spaces of a seat.

## Fails
```yaml violated too-few
spots: {is: 2}
wagers: [{name: ante}, {name: play}, {name: pair-plus, bonus: true}]
```
> The rules count two betting spaces at a seat (line 4), but three wagers need one: ante, play and
> pair plus.

## Passes
```yaml met enough
spots: {is: 3}
wagers: [{name: base}, {name: insurance}, {name: fortune-bonus, bonus: true}, {name: envy-bonus, bonus: true}, {name: ace-high, bonus: true}]
```
"""

from __future__ import annotations

from .._wagers import placed_bets
from ..answer import Answers, Ask, Subject, met, not_applicable, unclear, violated
from ..values import counts


def judge(subject: Subject, ask: Ask) -> Answers:
    bets = placed_bets(subject.game)
    spots = [said for said in subject.game.spots if said.is_.high is not None]
    if not bets or not spots:
        yield not_applicable("none")
        return
    for said in spots:
        low, high = said.is_.low, said.is_.high or 0
        number = counts(low, high)
        if len(bets) > high:
            yield violated("too-few", said, key=high, spots=number, number=len(bets), wagers=bets)
        elif len(bets) < low:
            yield unclear("too-many", said, key=high, spots=number, number=len(bets), wagers=bets)
        else:
            yield met("enough", said, spots=number, wagers=bets)
