"""A tie that goes otherwise than the law has it.

## What the law asks
Ties are decided as the provision's `result` says. Where the sources do not agree on what the law is, the provision lists every reading, and the answer is
unclear whatever the rules of the game say.

## Why
Who gets the tie is the edge of the game.

## Fails
```yaml violated provision=blackjack-tie result=wins
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 22, outcomes: [{case: equal, base: pushes}]}
```

The law itself is not known.
```yaml unclear provision=blackjack-tie
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 22, outcomes: [{case: equal, base: pushes}]}
```

## Passes
```yaml met provision=blackjack-tie result=wins
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 22, outcomes: [{case: equal, base: wins}]}
```

## Boundary
```yaml not-stated provision=blackjack-tie result=wins
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 22}
```

Some ties one way, some another.
```yaml violated provision=blackjack-tie result=wins
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 22, outcomes: [{case: equal, if: both hold 21, base: wins}, {case: equal, base: pushes}]}
```

```yaml not-applicable provision=blackjack-tie
kind: game
name: Example
category: player-dealer
compares: {by: ranked-hand}
```

## How to fix
Decide ties as the law has it.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from .._law import towards
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear, violated
from ..parameters import TEXT, needed

FIX = "decide ties as the law has it"

PARAMETERS = {"result": needed(TEXT)}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    found = towards(subject.game)
    if not found:
        yield not_applicable("no hand is compared with a target")
    law = ask.figure("result")
    for comparison in found:
        ties = [(result, outcome) for outcome in comparison.outcomes if outcome.case == "equal" for result in outcome.results.values()]
        said = " or ".join(dict.fromkeys(result for result, _ in ties)) or "is not decided"
        place = ties[0][1] if ties else comparison
        against = [(result, outcome) for result, outcome in ties if result != law.value]
        if not law.certain:
            yield unclear(f"in a tie the wager {said}; what the law asks is not known ({law.reason})", "say on what text of the regulation the rule for ties rests", place)
        elif not ties:
            yield not_stated("the rules do not say what happens in a tie", FIX, place)
        elif against:
            yield violated(f"in a tie the wager {against[0][0]}, where it {law.value} by law", FIX, against[0][1])
        else:
            yield met(f"in a tie the wager {said}", place)
