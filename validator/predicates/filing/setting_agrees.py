"""The player-dealer's hand is set by one person and in one way wherever the rules say so.

## What is asked
Where hands are set, the rules say who arranges the player-dealer's cards and whether by the house way or by choice; all places agree.

## Why
A hand set by the house dealer by a fixed rule, and one set by the player-dealer at will, win different wagers.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
round: [{does: set, to: player-dealer, by: house-dealer, how: house-way, at: 10}, {does: set, to: player-dealer, how: own-choice, at: 40}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
round: [{does: set, to: player-dealer, by: house-dealer, how: house-way, at: 10}, {does: set, to: player-dealer, how: house-way, at: 40}]
```

## Boundary
One place names only the person, the other only the manner: one arranges the cards as the other wishes.
```yaml met
kind: game
name: Example
category: player-dealer
round: [{does: set, to: player-dealer, how: own-choice, at: 10}, {does: set, to: player-dealer, by: house-dealer, at: 40}]
```

A hand that is set by nobody named; rules taken from another game may name somebody.
```yaml not-stated
kind: game
name: Example
category: player-dealer
round: [{does: set, to: player-dealer, at: 555}]
```
```yaml not-applicable
kind: game
name: Example
category: player-dealer
inherits: {from: Pai Gow Poker, at: 3}
round: [{does: set, to: player-dealer, at: 660}]
```

Another manner for a deal by hand is a case of its own.
```yaml met
kind: game
name: Example
category: player-dealer
round: [{does: set, to: player-dealer, how: house-way, at: 10}, {does: set, to: player-dealer, how: own-choice, where: manual-deal, at: 40}]
```

## How to fix
Say once who sets the player-dealer's hand, and by which rule.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.game import Step
from .._agree import Clash, Said, agreement
from .._say import plain
from ..legacy import Answer, Ask, not_stated

FIX = "say once who sets the player-dealer's hand, and by which rule"
MANNER = {"own-choice": "as the player-dealer chooses", "house-way": "by the house way", "approval": "with the player-dealer's approval"}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    sets = [step for step in subject.game.round if step.does == "set" and step.to == "player-dealer"]
    steps = [step for step in sets if step.by or step.how]
    if sets and not steps and not subject.game.inherits:
        yield not_stated("the player-dealer's hand is set, and by whom or by which rule is not said", FIX, sets[0])
        return
    yield from agreement("who sets the player-dealer's hand", [Said(step, step, _words(step)) for step in steps], _compare, FIX)


def _words(step: Step) -> str:
    return f"it is set{f' by the {plain(step.by)}' if step.by else ''}{f' {MANNER[step.how]}' if step.how else ''}"


def _compare(first: Step, second: Step) -> Clash | None:
    persons = {step.by for step in (first, second) if step.by}
    manners = {step.how for step in (first, second) if step.how}
    if first.where != second.where or (len(persons) < 2 and len(manners) < 2):
        return None
    return Clash("Both hold only if one person arranges the cards as another directs")
