"""A low hand that must qualify has a stated qualifier.

## What is asked
Rules that say what happens when no low hand qualifies say what a low hand needs to qualify.

## Why
Half the pot depends on it, and eight or better is only one of the customs.

## Fails
```yaml not-stated
kind: game
name: Example Hi-Lo
category: poker
pot: {to: high-low, no-low: high-takes-all, at: 456}
```

## Passes
```yaml met
kind: game
name: Example Hi-Lo
category: poker
pot: [{to: high-low, low-qualifier: eight-or-better, at: 10}, {to: high-low, no-low: high-takes-all, at: 40}]
```

## Boundary
Without a word on a missing low hand there need be no qualifier.
```yaml not-applicable
kind: game
name: Example Hi-Lo
category: poker
pot: {to: high-low, at: 315}
```

## How to fix
Name the qualifier.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.part import Part
from ..legacy import Answer, Ask, met, not_applicable, not_stated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    split = [pot for pot in subject.game.pot if pot.to == "high-low"]
    missing = [pot for pot in split if pot.no_low]
    outcomes = [outcome for comparison in subject.game.compares for outcome in comparison.outcomes if outcome.case == "no-low"]
    speaks: list[Part] = [*missing, *outcomes]
    if not speaks:
        yield not_applicable("the rules do not speak of a low hand that does not qualify")
    elif named := [pot for pot in subject.game.pot if pot.low_qualifier]:
        yield met(f"a low hand needs {named[0].low_qualifier}", named[0])
    else:
        yield not_stated("the rules say what happens when no low hand qualifies, and not what a low hand needs to qualify", "name the qualifier", speaks[0])
