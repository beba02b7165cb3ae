"""The hand needed to qualify is the same wherever the rules give it.

For each comparison, and each party that must qualify, one least hand. Between a queen high and a
king high lie many hands that one page pays and another does not.

## Says
- (fact): the hand needed to qualify
- (remedy): Name the qualifying hand once.
- none-qualifies: No hand has to qualify.

## Examples
```yaml violated two-ways
compares:
  by: ranked-hand
  qualifies: [{hand: queen-high, whose: player-dealer, at: 357}, {hand: king-high, whose: player-dealer, at: 361}]
```
> The rules give the hand needed to qualify in two ways: queen high (line 6), and king high (line
> 6). Which is it?
```yaml met agree
compares: {by: ranked-hand, hands: [player, player-dealer], qualifies: [{hand: queen-high, whose: player-dealer}, {hand: queen-high, whose: player-dealer}]}
```
"""

from __future__ import annotations

from ...model.wagers import Qualifier
from ..agreement import CONTRADICTION, Clash, agreement, stated
from ..answer import Answers, Ask, Subject, not_applicable


def judge(subject: Subject, ask: Ask) -> Answers:
    comparisons = [compares for compares in subject.game.compares if compares.qualifies]
    for number, compares in enumerate(comparisons, 1):
        said = stated(compares.qualifies, lambda q: q, lambda q: q.hand)
        yield from agreement(said, _clash, key=number if number > 1 else "")
    if not comparisons:
        yield not_applicable("none-qualifies")


def _clash(first: Qualifier, second: Qualifier) -> Clash | None:
    if None not in (first.whose, second.whose) and first.whose != second.whose:
        return None
    return None if first.hand == second.hand else CONTRADICTION
