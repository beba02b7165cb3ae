"""A ranking of hands is headed with the name of its own game.

## What is asked
The list that ranks the hands names no other game, unless the rules say that they take them from it.

## Why
A heading left over from another game's rules makes one doubt whether the list is this game's.

## Fails
```yaml unclear
kind: game
name: River-Down Hold'em
category: poker
hands: {ranking: five-card-high, called: Texas Hold 'em, high-to-low: [royal-flush, straight-flush], at: 3820}
```

## Passes
```yaml met
kind: game
name: River-Down Hold'em
category: poker
hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush], at: 3820}
```

## Boundary
The rules take their hands from the other game, and say so.
```yaml met
kind: game
name: Caribbean Stud
category: player-dealer
inherits: [{from: Draw Poker, at: 139}]
hands: {ranking: five-card-high, called: Draw Poker, high-to-low: [royal-flush, straight-flush], at: 140}
```

## How to fix
Correct the heading, or say that the ranking is that of the other game.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from .._names import core, names
from ..legacy import Answer, Ask, met, not_applicable, unclear


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    own = {core(name) for name in names(subject.game)} | {core(parent.from_) for parent in subject.game.inherits}
    foreign = [ranking for ranking in subject.game.hands if ranking.called and core(ranking.called) not in own]
    for ranking in foreign:
        yield unclear(
            f"the ranking of hands is headed {ranking.called}, and the game is {subject.game.name}. The heading may be left over from another game",
            "correct the heading, or say that the hands are ranked as in that game", ranking, ((subject.game, "name"), subject.game.name),
        )  # fmt: skip
    if not subject.game.hands:
        yield not_applicable("the rules rank no hands")
    elif not foreign:
        yield met("no ranking is headed with another game's name", *subject.game.hands)
