"""A wager gives the player more than it takes.

No wager returns more on average than was put up, at any number of decks the rules allow. Whoever
takes the bank loses money on every such bet in the long run. It is mostly a slip: a payment for
another number of decks, or a result left out.

## Says
- ahead: The rules favor the player on {wager} ({@}). By exact count it returns {over} more than was
    put up[ with {decks:deck}].
  Fix: Correct the payments or the results of {wager}, or say why the bank gives this away.
- perhaps: The rules can be read in more than one way, and the odds of {wager} depend on it ({@}). By
    exact count it returns from {under} less to {over} more than was put up.
  Reading: Is the reading meant in which the player does not come out ahead?
  Fix: Say what the rules leave open about {wager}, so that only one reading is left.
- behind: No wager that can be worked out returns more than was put up.
- none: No wager of this game can be worked out.

## Examples
```yaml violated ahead
category: house-banked
equipment: [{is: wheel-compartments, count: 38}]
wagers: [{name: straight, at: 6, decided: {is: wins, when: {count: 1}}, pays: {odds: 39 to 1, at: 7}}]
```
> The rules favor the player on the straight wager (line 5). By exact count it returns 5.26 % more
> than was put up.
```yaml met behind
category: house-banked
equipment: [{is: wheel-compartments, count: 38}]
wagers: [{name: straight, decided: {is: wins, when: {count: 1}}, pays: {odds: 35 to 1}}]
```

## Boundary
A bet that is even in the long run favors nobody.
```yaml met behind
category: house-banked
equipment: [{is: wheel-compartments, count: 38}]
wagers: [{name: straight, decided: {is: wins, when: {count: 1}}, pays: {odds: 37 to 1}}]
```

Where only one reading of the rules favors the player, the question is open.
```yaml unclear perhaps
category: house-banked
equipment: [{is: dice, count: 2}]
wagers:
  - name: dont-come
    at: 6
    rolls:
      - {stage: come-out, wins: [2, 3], pushes: [12], other-totals: point}
      - {stage: point, wins: [7], loses: [point]}
    pays: {odds: 1 to 1, at: 7}
```
> The rules can be read in more than one way, and the odds of the dont come wager depend on it
> (line 11). By exact count it returns from 1.36 % less to 6.97 % more than was put up. Is the
> reading meant in which the player does not come out ahead?

```yaml not-applicable none
wagers: [{name: base}]
```
"""

from __future__ import annotations

from fractions import Fraction

from ...model.wagers import Wager
from ...odds.reading.answer import Answer as Odds
from ..answer import Answers, Ask, Subject, unclear, violated
from ..values import bet
from ._figures import asked_of, percent, table_of, wagers


def judge(subject: Subject, ask: Ask) -> Answers:
    own = (
        (wager, [one for one in every if one.returns and one.of_itself])
        for wager, every in wagers(subject)
    )
    asked = (_ahead(wager, answers) for wager, answers in own if answers)
    yield from asked_of(asked, "behind")


def _ahead(wager: Wager, answers: list[Odds]) -> Answers:
    """Only what every reading shares is a fault: the least advantage, each at its best decks."""
    best: dict[str, tuple[Fraction, int | None]] = {}
    for one in answers:
        if one.worked:
            edge = one.worked.edge, one.decks
            best[one.reading] = min(best.get(one.reading, edge), edge, key=lambda two: two[0])
    if not any(edge < 0 for edge, _ in best.values()):
        return
    least, decks = max(best.values(), key=lambda two: two[0])
    most = min(edge for edge, _ in best.values())
    place, named = table_of(wager), bet(wager)
    if least < 0:
        over = percent(least)
        yield violated("ahead", place, key=wager.name, wager=named, over=over, decks=decks)
    else:
        under, over = percent(least), percent(most)
        yield unclear("perhaps", place, key=wager.name, wager=named, under=under, over=over)
