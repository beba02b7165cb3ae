"""The order in which wagers are settled is stated in two ways.

Where the rules say more than once in which order the wagers of a seat are settled, they say the
same. When the player-dealer's wager runs out, each order leaves another wager uncovered.

## Says
- two-orders: A seat's bets are settled in the order {first} ({@}), and elsewhere in the order
  {second} ({@second}). Which is it?
  Fix: Give the order once.
- same: A seat's bets are settled in the same order wherever it is given ({@}).
- once: The order of a seat's bets is given at one place at most.

## Examples
```yaml violated two-orders
settles: [{order: [ante, play, bonus]},
          {order: [play, ante]}]
```
> A seat's bets are settled in the order ante and play (line 4), and elsewhere in the order play and
> ante (line 5). Which is it?
```yaml met same
settles: [{order: [ante, play], direction: clockwise}, {order: [ante, bonus]}, {order: [play, bonus]}]
```
"""

from __future__ import annotations

from itertools import combinations

from ...model.wagers import Settlement
from ..answer import Answer, Answers, Ask, Subject, met_by, not_applicable, violated


def judge(subject: Subject, ask: Ask) -> Answers:
    ordered = [said for said in subject.game.settles if said.order]
    found = [answer for one, other in combinations(ordered, 2) if (answer := _differ(one, other))]
    if len(ordered) < 2:
        yield not_applicable("once")
    elif found:
        yield found[0]
    else:
        yield met_by("same", ordered)


def _differ(one: Settlement, other: Settlement) -> Answer | None:
    """Compares the wagers both name; an order for a case of its own is an exception."""
    shared = set(one.order) & set(other.order)
    first, second = ([name for name in said.order if name in shared] for said in (one, other))
    if first == second or one.when != other.when:
        return None
    return violated("two-orders", one, see=[(other, "second")], first=first, second=second)
