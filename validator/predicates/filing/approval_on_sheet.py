"""A rate sheet that prints approval numbers prints one for every game it names.

Where a sheet gives numbers for some of its games, it gives one for each. A name alone does not say
which of several approved versions is priced.

## Says
- missing: The sheet gives approval numbers for its other games, but none for {games} ({@}).
  Fix: Print the approval number beside the name.
  See again: {games}
- complete: {count:game} on the sheet {count:has} an approval number.
- none: This sheet prints no approval numbers.

## Examples
```yaml not-stated missing
kind: schedule
name: Rates
blocks: [{games: [{called: Baduci, approval: GEGA-002745, at: 1}, {called: Omaha, at: 2}]}]
```
> The sheet gives approval numbers for its other games, but none for Omaha (line 3).
```yaml met complete
kind: schedule
name: Rates
blocks: [{games: [{called: Baduci, approval: GEGA-002745}, {called: Omaha, approval: GEGA-001700}]}]
```
"""

from __future__ import annotations

from .._approvals import references
from ..answer import Answers, Ask, Subject, met, not_applicable, not_stated, roles
from ..values import name


def judge(subject: Subject, ask: Ask) -> Answers:
    named = references(subject.schedule)
    numbered = [reference for reference in named if reference.approval]
    bare = [reference for reference in named if reference.called and not reference.approval]
    if not numbered:
        yield not_applicable("none")
    elif bare:
        games = dict.fromkeys(name(str(reference.called)) for reference in bare)
        yield not_stated("missing", bare[0], see=roles(bare[1:4], "again"), games=list(games))
    else:
        yield met("complete", numbered[0], count=len(numbered))
