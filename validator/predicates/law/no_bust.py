"""A hand that loses by itself for passing the target.

## What the law asks
There is no bust: a hand does not lose by itself for exceeding the target; its points are compared with the player-dealer's.

## Why
Losing before the other hand is played is what made the named game.

## Fails
```yaml violated provision=blackjack-bust
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 22, bust: true}
```

The bust is only in the outcomes.
```yaml violated provision=blackjack-bust
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 22, outcomes: [{case: player-bust, base: loses}]}
```

## Passes
```yaml met provision=blackjack-bust
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 22, bust: false}
```

## Boundary
Over the target the hand loses to one that is not, but two such hands are compared.
```yaml unclear provision=blackjack-bust
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 22, outcomes: [{case: player-bust, base: loses}, {case: both-bust-closer, base: pushes}]}
```

Said not to bust, and lost all the same.
```yaml unclear provision=blackjack-bust
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 22, bust: false, outcomes: [{case: player-bust, base: loses}]}
```

The rules do not say.
```yaml not-stated provision=blackjack-bust
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 22}
```

Another kind of game.
```yaml not-applicable provision=blackjack-bust
kind: game
name: Example
category: player-dealer
compares: {by: points-mod-10}
```

## How to fix
Compare every hand with the player-dealer's, whatever its total.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from .._law import towards
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear, violated

FIX = "compare every hand with the player-dealer's, whatever its total"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    found = towards(subject.game)
    if not found:
        yield not_applicable("no hand is compared with a target")
    for comparison in found:
        lost = [o for o in comparison.outcomes if o.case == "player-bust" and "loses" in o.results.values()]
        compared = [o for o in comparison.outcomes if o.case in ("both-bust-closer", "both-bust-farther", "both-bust-equal")]
        if comparison.bust:
            yield violated("a hand over the target loses by itself", FIX, (comparison, "bust"), *((o, "loses") for o in lost[:1]))
        elif lost and (compared or comparison.bust is False):
            said = "a hand over the target loses to one that is not over it, but is compared when both are over; whether that is a bust is arguable"
            yield unclear(said, FIX, lost[0], *((o, "compared") for o in compared[:1]))
        elif lost:
            yield violated("a hand over the target loses", FIX, lost[0])
        elif comparison.bust is False:
            yield met("a hand over the target does not lose by itself", (comparison, "bust"))
        else:
            yield not_stated("the rules do not say what becomes of a hand over the target", FIX, comparison)
