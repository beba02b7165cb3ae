"""A rate sheet that prints approval numbers prints one for every game it names.

## What is asked
Where a sheet gives numbers for some of its games, it gives one for each.

## Why
A name alone does not say which of several approved versions is priced.

## Fails
```yaml not-stated
kind: schedule
name: Rates
blocks: [{games: [{called: Baduci, approval: GEGA-002745, at: 1}, {called: Omaha, at: 2}]}]
```

## Passes
```yaml met
kind: schedule
name: Rates
blocks: [{games: [{called: Baduci, approval: GEGA-002745}, {called: Omaha, approval: GEGA-001700}]}]
```

## Boundary
A schedule inside the rules of one game needs no number to say which game it is for.
```yaml not-applicable
kind: schedule
name: Rates
blocks: [{games: [{called: Omaha, document: omaha}]}]
```

## How to fix
Print the number beside the name.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ..legacy import Answer, Ask, met, not_applicable, not_stated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    references = [reference for block in subject.schedule.blocks for reference in block.games]
    numbered = [reference for reference in references if reference.approval]
    bare = [reference for reference in references if not reference.approval and reference.called]
    if not numbered:
        yield not_applicable("the schedule prints no approval numbers")
    elif bare:
        names = ", ".join(dict.fromkeys(str(reference.called) for reference in bare))
        yield not_stated(
            f"no approval number stands beside {names}, though other games of the sheet have one",
            "print the number beside the name",
            bare[0],
            *((r, str(r.called)) for r in bare[1:4]),
        )
    else:
        yield met(f"each of the {len(numbered)} games named has its approval number", numbered[0])
