"""A document that takes the place of another says so.

## What is asked
Where two documents of a filing give rules or fees for the same game and one is taken to replace the other, one of them says it.

## Why
Both are on file. A table could be run by the older one with as good a right.

## Fails
```yaml not-stated
kind: schedule
id: rates-old
name: Rates
dated: 2011-12-20
blocks: [{games: [{called: Example, document: example, at: 1054}]}]
---
kind: schedule
id: rates
name: Rates
supersedes: [rates-old]
blocks: [{games: [{called: Example, document: example, at: 1444}]}]
```

## Passes
```yaml met
kind: schedule
id: rates-old
name: Rates
---
kind: schedule
id: rates
name: Rates
supersedes: [rates-old]
replaces-said: {is: true, at: 3}
```

## Boundary
Two dates show which came later, not that the earlier one is withdrawn.
```yaml unclear
kind: schedule
id: rates-old
name: Rates
dated: 2011-12-20
---
kind: schedule
id: rates
name: Rates
dated: 2013-01-01
supersedes: [rates-old]
```
Without a document that replaces another there is nothing to say.
```yaml not-applicable
kind: schedule
name: Rates
```

## How to fix
Withdraw the older document, or say in the later one that it replaces it.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ...model.fees import Schedule
from ...model.game import Game
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear

NEEDS_FILING = True
FIX = "withdraw the older document, or say that it is replaced"
FEW = 3

Document = Game | Schedule


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    filed: dict[str, Document] = {file.id: file.game for file in subject.filing.games} | {file.id: file.schedule for file in subject.filing.schedules}
    pairs = [(new, filed[old]) for new in filed.values() for old in new.supersedes if old in filed]
    if not pairs:
        yield not_applicable("no document of the filing takes the place of another")
    for new, old in pairs:
        if new.replaces_said:
            yield met(f"“{new.name}” says that it replaces “{old.name}”", *new.replaces_said)
            continue
        what = "schedule" if isinstance(new, Schedule) else "set of rules"
        named = f"another of the same name, “{new.name}”" if new.name == old.name else f"“{old.name}” and “{new.name}”"
        said = f"{f'one {what} stands beside {named}' if new.name == old.name else f'{named} stand beside each other'}, and neither says which of them holds"
        places: list[tuple[Place, str]] = [*((day, "the date of the older one") for day in old.dated[:1]), *_shared(subject, new, old)]
        if new.dated and old.dated:
            yield unclear(f"{said}. The later date may decide", FIX, new.dated[0], *places)
        else:
            heads: list[tuple[Place, str]] = [] if old.dated else [((old, "name"), "the other")]
            yield not_stated(said, FIX, (new, "name"), *heads, *places)


def _shared(subject: Subject, new: Document, old: Document) -> Iterator[tuple[Place, str]]:
    """The places where both schedules name the same games."""
    if not isinstance(new, Schedule) or not isinstance(old, Schedule):
        return
    later = {file.id: game for block in new.blocks for game in block.games for file in subject.filing.joined(game)}
    twins = [(game, later[file.id]) for block in old.blocks for game in block.games for file in subject.filing.joined(game) if file.id in later]
    for game, twin in twins[:FEW]:
        yield game, f"{game.called} in the older one"
        yield twin, f"{twin.called} in the other"
