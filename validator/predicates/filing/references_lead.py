"""What a document refers to is in the filing.

## What is asked
Rules taken from another game by its name are in the filing, and a sheet said to print an approval number prints it. A document that replaces another is not
older than it. A document named by an id that no document has is the matter of `documents-named`.

## Why
Rules that say "as in" another game are only as complete as that game's rules are at hand.

## Fails
```yaml unclear
kind: game
name: Example
category: poker
inherits: [{from: Stud Poker, at: 127}]
```
```yaml violated
kind: game
name: Example
category: poker
approvals: [{number: GEGA-002745, on: rates, at: 3}]
---
kind: schedule
name: Rates
blocks: [{games: [{called: Example, approval: GEGA-002746, at: 3}]}]
```

## Passes
```yaml met
kind: game
name: Omaha
category: poker
inherits: [{from: Texas Hold-Em, at: 3}]
---
kind: game
name: Texas Hold'em
category: poker
```

## Boundary
The document that replaces bears an earlier date.
```yaml violated
kind: schedule
name: New
supersedes: [old]
dated: {is: 2011-12-20, at: 1}
---
kind: schedule
name: Old
dated: {is: 2012-05-01, at: 1}
```

A number that another game's rules print is taken on trust.
```yaml met
kind: game
name: Example
category: poker
approvals: [{number: GEGA-001762, on: other, at: 3}]
---
kind: game
name: Other
category: poker
```
Ids that lead nowhere are told by another rule.
```yaml met
kind: game
name: Example
category: poker
extends: parent
supersedes: [example-1]
approvals: [{number: GEGA-001762, on: other, at: 3}]
```

## How to fix
File what is referred to, or correct the reference.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.fees import Schedule
from ...model.game import Game
from .._names import core, names
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

NEEDS_FILING = True
FIX = "file what is referred to, or correct the reference"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    model: Game | Schedule = subject.game if subject.game_file else subject.schedule
    found = [*_succession(subject, model), *(_game(subject, model) if isinstance(model, Game) else ())]
    yield from found
    if not found:
        if not (model.supersedes or (isinstance(model, Game) and (model.extends or model.inherits or any(a.on for a in model.approvals)))):
            yield not_applicable("the document refers to no other")
        else:
            yield met("everything referred to is in the filing", (model, "name"))


def _succession(subject: Subject, model: Game | Schedule) -> Iterator[Answer]:
    documents = {document.id: document for document in subject.filing.documents}
    for name in model.supersedes:
        old = documents.get(name)
        own, others = model.dated, getattr(old.model, "dated", ()) if old else ()
        if own and others and max(d.is_ for d in own) < max(d.is_ for d in others):
            yield violated(
                f"the document replaces {name}, but bears an earlier date",
                "correct the date or the order of the documents",
                own[0],
                (others[0], f"{others[0].is_}"),
            )


def _game(subject: Subject, game: Game) -> Iterator[Answer]:
    known = {core(name) for file in subject.filing.games for name in names(file.game)}
    lost: list[str] = []
    for parent in game.inherits:
        if parent.document and not subject.filing.alone:
            continue  # here, or told by documents-named
        if core(parent.from_) not in known and core(parent.from_) not in lost:
            lost.append(core(parent.from_))
            yield unclear(
                f"the rules take over those of {parent.from_}, and no game of that name is in the filing. It may be meant in a general sense", FIX, parent
            )
    printed = {schedule.id: {ref.approval for block in schedule.schedule.blocks for ref in block.games} for schedule in subject.filing.schedules}
    for approval in game.approvals:
        if approval.on in printed and approval.number not in printed[approval.on]:
            said = f"the approval number {approval.number} is said to stand on {approval.on}"
            yield violated(f"{said}, which does not print it", FIX, approval)
