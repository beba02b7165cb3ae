"""The order in which wagers are settled is stated in two ways.

Where the rules say more than once in which order the wagers of a seat are settled, they say the
same. Where settlement starts, and which way it goes, is a matter of another rule. When the
player-dealer's wager runs out, each order leaves another wager uncovered.

## Says
- two-orders: A seat's bets are settled in the order {first} ({@}), and elsewhere in the order
  {second} ({@second}). Which is it?
  Fix: Give the order once.
- two-cases: A seat's bets are settled in the order {first} ({@}), and elsewhere in the order
    {second} ({@second}). Does one of the two orders apply only in a special case?
  Fix: Give the order once, or say when each holds.
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
from ..answer import Answer, Answers, Ask, Subject, met_by, not_applicable, unclear, violated


def judge(subject: Subject, ask: Ask) -> Answers:
    ordered = [said for said in subject.game.settles if said.order]
    found = [answer for one, other in combinations(ordered, 2) if (answer := _differ(one, other))]
    if len(ordered) < 2:
        yield not_applicable("once")
    elif found:
        yield min(found, key=lambda answer: answer.verdict != "violated")
    else:
        yield met_by("same", ordered)


def _differ(one: Settlement, other: Settlement) -> Answer | None:
    """Compares the wagers both name; an order may be for a case of its own."""
    shared = set(one.order) & set(other.order)
    first, second = ([name for name in said.order if name in shared] for said in (one, other))
    apart = one.when != other.when
    if first == second or (apart and one.when and other.when):
        return None
    verdict, case = (unclear, "two-cases") if apart else (violated, "two-orders")
    return verdict(case, one, see=[(other, "second")], first=first, second=second)
