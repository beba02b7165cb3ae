"""A rate sheet that prints approval numbers prints one for every game it names.

## What is asked
Where a sheet gives numbers for some of its games, it gives one for each.

## Why
A name alone does not say which of several approved versions is priced.

## Says
- missing: The sheet gives approval numbers for its other games, but none for {games} ({@}).
  Fix: Print the approval number beside the name.
  See again: {games}
- complete: {count:game} on the sheet {count:has} an approval number.
- none: This sheet prints no approval numbers.

## Fails
```yaml not-stated missing
kind: schedule
name: Rates
blocks: [{games: [{called: Baduci, approval: GEGA-002745, at: 1}, {called: Omaha, at: 2}]}]
```
> The sheet gives approval numbers for its other games, but none for Omaha (line 3).

## Passes
```yaml met complete
kind: schedule
name: Rates
blocks: [{games: [{called: Baduci, approval: GEGA-002745}, {called: Omaha, approval: GEGA-001700}]}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ..answer import Answer, Ask, met, not_applicable, not_stated
from ..values import name


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    references = [reference for block in subject.schedule.blocks for reference in block.games]
    numbered = [reference for reference in references if reference.approval]
    bare = [reference for reference in references if not reference.approval and reference.called]
    if not numbered:
        yield not_applicable("none")
    elif bare:
        names = list(dict.fromkeys(str(reference.called) for reference in bare))
        see = [(reference, "again") for reference in bare[1:4]]
        yield not_stated("missing", bare[0], see=see, games=[name(one) for one in names])
    else:
        yield met("complete", numbered[0], count=len(numbered))
