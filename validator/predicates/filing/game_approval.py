"""Each game can be told by its approval number.

## What is asked
The rules of a game, or a rate sheet that prices it, give its approval number.

## Why
Without the number nobody can tell whether these are the rules that were approved.

## Fails
```yaml not-stated
kind: game
name: Example
category: poker
```

## Passes
```yaml met
kind: game
name: Example
category: poker
approvals: [{number: GEGA-002745, at: 3}]
```

## Boundary
The number stands on a sheet that names the rules.
```yaml met
kind: game
name: Example
category: poker
---
kind: schedule
name: Rates
blocks: [{games: [{document: example, approval: GEGA-002745, at: 3}]}]
```

## How to fix
Print the number on the title page of the rules and beside the name on the rate sheet.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ...model.fees import GameRef
from .._names import core, heading
from .._unnamed import counted
from ..legacy import Answer, Ask, met, not_applicable, not_stated

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    places: list[Place] = [*subject.game.approvals, *(ref for _, _, ref in subject.filing.fees_of(subject.game_file) if ref.approval)]
    named = next((ref for sheet in subject.filing.schedules for block, _ in sheet.blocks for ref in block.games if _same(subject, ref)), None)
    if not places and named:
        yield not_applicable(f"a sheet gives {named.approval} to a game of that name, which no rules bear: see sheet-names-games")
    elif places:
        yield met("the game has an approval number", *places)
    else:
        unnumbered = not_stated(
            f"no document of the establishment gives an approval number for {subject.game.name}", "print the approval number with the name of the game", heading(subject.game)
        )
        yield from counted(subject, [unnumbered])


def _same(subject: Subject, reference: GameRef) -> bool:
    """Whether a sheet has a number for a game of this name without leading to any rules."""
    return bool(reference.approval and reference.called and core(reference.called) == core(subject.game.name) and not subject.filing.joined(reference))
