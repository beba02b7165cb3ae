"""An ace and a ten-value card win by themselves.

## What the law asks
An ace with a ten-value card is not an automatic win; the hand is compared like any other.

## Why
The natural is the mark of the named game.

## Fails
```yaml violated provision=blackjack-natural
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 22, natural: {ranks: [A, 10-K], first: 2}, outcomes: [{case: natural, base: wins}]}
```

## Passes
```yaml met provision=blackjack-natural
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 22}
```

The natural is another hand.
```yaml met provision=blackjack-natural
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 22, natural: {ranks: [joker, joker], first: 2}, outcomes: [{case: natural, base: wins}]}
```

## Boundary
A natural is defined, or paid, and nothing says that it wins.
```yaml unclear provision=blackjack-natural
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 22, natural: {ranks: [A, 10-K], first: 2}}
```

```yaml unclear provision=blackjack-natural
kind: game
name: Example
category: player-dealer
wagers: [{name: base, pays: {odds: 3 to 2, when: {result: natural}}}]
compares: {by: closest-to-target, target: 22}
```

```yaml not-applicable provision=blackjack-natural
kind: game
name: Example
category: player-dealer
compares: {by: points-mod-10, natural: {points: 9, first: 2}, outcomes: [{case: natural, base: wins}]}
```

## How to fix
Compare an ace with a ten-value card like any other hand.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.wagers import Comparison
from .._law import towards
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

FIX = "compare an ace with a ten-value card like any other hand"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    found = towards(subject.game)
    if not found:
        yield not_applicable("no hand is compared with a target")
    paid = [(wager, table) for wager in subject.game.wagers if not wager.bonus for table in wager.pays if table.when and table.when.result == "natural"]
    for comparison in found:
        wins = [o for o in comparison.outcomes if o.case == "natural" and "wins" in o.results.values()]
        if not _ace_and_ten(comparison):
            yield met("the natural is not an ace with a ten-value card", (comparison, "natural"))
        elif wins:
            yield violated("a natural wins by itself", FIX, wins[0], *([(comparison.natural, "an ace and a ten-value card")] if comparison.natural else []))
        elif comparison.natural:
            yield unclear("a natural is defined, and nothing says that it wins by itself", FIX, (comparison, "natural"))
        elif paid:
            wager, table = paid[0]
            yield unclear(f"the {wager.name} wager pays {table.odds} for a natural, and nothing says that it wins by itself", FIX, table)
        else:
            yield met("the rules know no natural", comparison)


def _ace_and_ten(comparison: Comparison) -> bool:
    """Whether the natural, as far as its ranks are given, is the hand the law speaks of."""
    natural = comparison.natural
    if natural is None or not natural.ranks:
        return True
    return "A" in natural.ranks and any(rank.startswith(("10", "K", "Q", "J", "ten", "bonus")) for rank in natural.ranks)
