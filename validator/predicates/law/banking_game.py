"""The house takes all wagers and pays them.

## What the law asks
A banking game may not be dealt: one in which the house, or somebody else, takes all wagers on and pays all winners. A game in which the
house itself is the bank is one. Games of lot (bingo, keno) stand under other law and are left to a person.

## Why
The state's cardrooms live from fees, not from winning.

## Fails
```yaml violated
kind: game
name: Example
category: house-banked
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
```

## Boundary
```yaml unclear
kind: game
name: Example
category: keno
```

## How to fix
Offer the game with a player-dealer position that rotates.

## References
Penal Code 330; Penal Code 337j(e).
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ..legacy import Answer, Ask, met, unclear, violated
from ..parameters import WORDS

PARAMETERS = {"banked": WORDS, "other-law": WORDS}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    place = (game, "category")
    if game.category in ask.value("banked", []):
        yield violated("the house banks the game", "offer it with a rotating player-dealer position, or not at all", place)
    elif game.category in ask.value("other-law", []):
        yield unclear(f"{game.category} is not a card game between players; other law decides whether it may be offered", "say under which law the game is offered", place)
    else:
        yield met(f"the filing is of a {game.category.replace('-', ' ')} game, which the house does not bank", place)
