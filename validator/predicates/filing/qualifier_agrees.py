"""The hand needed to qualify is the same wherever the rules give it.

## What is asked
For each comparison, and each party that must qualify, one least hand.

## Why
Between a queen high and a king high lie many hands that one page pays and another does not.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
compares:
  by: ranked-hand
  qualifies: [{hand: queen-high, whose: player-dealer, at: 357}, {hand: king-high, whose: player-dealer, at: 361}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
compares: {by: ranked-hand, hands: [player, player-dealer], qualifies: [{hand: queen-high, whose: player-dealer}, {hand: queen-high, whose: player-dealer}]}
```

## Boundary
Different parties may need different hands; a place that does not say whose is read as the same party.
```yaml met
kind: game
name: Example
category: player-dealer
compares: {by: ranked-hand, hands: [player, player-dealer], qualifies: [{hand: queen-high, whose: player-dealer}, {hand: pair, whose: player}]}
```
```yaml violated
kind: game
name: Example
category: player-dealer
compares: {by: ranked-hand, hands: [player, player-dealer], qualifies: [{hand: queen-high, whose: player-dealer}, {hand: pair}]}
```

## How to fix
Name the qualifying hand once.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.wagers import Qualifier
from .._agree import CONTRADICTION, Clash, agreement, stated
from .._say import plain
from ..legacy import Answer, Ask, not_applicable


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    comparisons = [compares for compares in subject.game.compares if compares.qualifies]
    for compares in comparisons:
        yield from agreement(
            "the hand needed to qualify", stated(compares.qualifies, lambda q: q, lambda q: plain(q.hand)), _clash, "name the qualifying hand once"
        )
    if not comparisons:
        yield not_applicable("no hand has to qualify")


def _clash(first: Qualifier, second: Qualifier) -> Clash | None:
    if None not in (first.whose, second.whose) and first.whose != second.whose:
        return None
    return None if first.hand == second.hand else CONTRADICTION
