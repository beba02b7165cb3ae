"""Points for a card the deck does not hold, or a card without points.

## What is asked
Where cards have points, every rank of the deck has some, and no rank that was taken out is counted.

## Why
A hand with a card that has no points cannot be totalled; points for a card that is not there show a text copied from another game.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
deck: {cards: 52, removed: [7, 8, 9, 10]}
values: [{table: [[A, 1], [2-6, face], [J-K, 0]]}, {table: [[10-K, 0], [other, face]]}]
```
```yaml not-stated
kind: game
name: Example
category: player-dealer
deck: {cards: 52}
values: {table: [[2-9, face], [10-K, 0]]}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
deck: {cards: 52}
values: {table: [[A, 1], [2-9, face], [10-K, 0]]}
```

## Boundary
Ranks may have their points at different places.
```yaml met
kind: game
name: Example
category: player-dealer
values: [{table: [[A, 1 or 11]]}, {table: [[2-9, face]]}, {table: [[10-K, 10]]}]
```
No number is printed on the face of a queen.
```yaml not-stated
kind: game
name: Example
category: player-dealer
values: {table: [[K, 0], [J, 0], ["10", 0], [A, 1], [other, face]]}
```
Points of melds are no points of cards.
```yaml not-applicable
kind: game
name: Example
category: poker
values: {table: [[dragon, 13]]}
```

## How to fix
Give points to every rank of the deck, and to no other.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...hands import group
from .._cards import ranks, removed
from .._say import listed
from ..legacy import Answer, Ask, met, not_applicable, not_stated, violated

OTHERS = ("other", "others")
COURT = ("J", "Q", "K")
"""Cards on whose face no number is printed."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    rows = [(label, statement) for statement in game.values for label, _ in statement.table]
    named = [(rank, statement) for label, statement in rows for rank in group(label) or ()]
    if not named:
        yield not_applicable("the rules give no points of cards")
        return
    gone = removed(game)
    counted = {rank: statement for rank, statement in named if rank in gone}
    if counted:
        first = next(iter(counted))
        yield violated(
            f"points are given for the {listed(counted)}, which {'is' if len(counted) == 1 else 'are'} taken out of the deck",
            f"leave the {listed(counted)} out of the points",
            counted[first],
            (gone[first], f"the {first} is taken out"),
        )
    others = [value for statement in game.values for label, value in statement.table if label in OTHERS]
    told = all(group(label) or label in OTHERS for label, _ in rows) and set(map(str, others)) <= {"face"}
    missing = [rank for rank in ranks(game) if rank not in dict(named) and (not others or rank in COURT)] if told else []
    if missing:
        yield not_stated(f"the rules give no points for the {listed(missing)}", f"say what the {listed(missing)} counts", game.values[0])
    if not counted and not missing:
        yield met("every card that is given points is in the deck", *game.values)
