"""An outcome answers a case the comparison does not have, or for a wager the game does not have.

## What is asked
Outcomes name cases the comparator knows and wagers the game has.

## Why
An answer to a case that cannot arise leaves the case it was meant for without one.

## Fails
Points are compared; there is no case called tie.
```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
compares: {by: points-mod-10, wagers: [base], outcomes: [{case: tie, base: pushes}]}
```

```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
compares: {by: points-mod-10, wagers: [base], outcomes: [{case: equal, bonus: pushes}]}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
compares: {by: points-mod-10, wagers: [base], outcomes: [{case: equal, base: pushes}]}
```

## Boundary
The pot needs no wager of its own.
```yaml met
kind: game
name: Example
category: poker
compares: {by: pot, outcomes: [{case: sole-best, pot: wins}]}
```

## How to fix
Use one of the cases of the comparator, and the name the wager has in the list of wagers.
"""

from __future__ import annotations

from collections.abc import Iterator

from ... import comparators
from ...docket import Subject
from ..legacy import Answer, Ask, met, not_applicable, violated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    names = {wager.name for wager in subject.game.wagers}
    checked = [(comparison, outcome) for comparison in subject.game.compares for outcome in comparison.outcomes]
    wrong = False
    for comparison, outcome in checked:
        known = comparators.words(comparison.by)
        if outcome.case not in known:
            wrong = True
            yield violated(f"the comparison by {comparison.by} has no case {outcome.case!r}", f"use one of {', '.join(known)}", (outcome, "case"))
        for wager in outcome.results:
            if wager not in names and not (wager == comparators.POT and comparison.by in comparators.FOR_POT):
                wrong = True
                yield violated(f"the outcome speaks of a wager {wager!r}, which the game does not have", "use the name of a wager of this game", outcome)
    if not checked:
        yield not_applicable("no outcome is stated")
    elif not wrong:
        yield met("every outcome names a case and wagers that exist", *(outcome for _, outcome in checked))
