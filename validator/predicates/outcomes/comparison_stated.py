"""Nothing says how the winner is found.

## What is asked
The rules of a game played against other hands say how hands are compared, or who takes the pot, or what decides each wager.

## Why
The event that decides the winner is the heart of the rules; an application must describe it.

## Fails
```yaml not-stated
kind: game
name: Example
category: poker
cards: {high-to-low: [A, K, Q]}
```

Some wagers are decided by themselves, and nothing decides the others.
```yaml not-stated
kind: game
name: Example
category: player-dealer
wagers: [{name: ante}, {name: play}, {name: lucky, decided: [{is: wins, when: [{hand: flush}]}]}]
```

## Passes
```yaml met
kind: game
name: Example
category: poker
pot: {to: low}
```

The game played is that of another document.
```yaml met
kind: game
name: Draw Poker
category: poker
pot: {to: high}
---
kind: game
name: Jacks
category: poker
inherits: {from: Draw Poker, document: draw-poker}
```

## Boundary
The dice decide, and nothing is compared.
```yaml met
kind: game
name: Example
category: house-banked
wagers: [{name: field, rolls: [{stage: one-roll, wins: [2, 3, 4]}]}]
```

The best hand is the object, and the hands are ranked.
```yaml met
kind: game
name: Example
category: poker
object: {is: the best hand, at: 286}
hands: {ranking: five-card-high, high-to-low: [straight-flush, flush], at: 288}
```

The rules are taken from a game that is not filed.
```yaml unclear
kind: game
name: Example
category: poker
inherits: {from: Draw Poker}
```

## How to fix
Say which hand wins, and how hands are ranked against each other.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.part import Part
from .._say import listed
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear
from .wager_decided import undecided

SHOWING = ("showdown", "compare", "reveal")
FIX = "say which hand wins, and how hands are ranked against each other"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    deciding = [wager for wager in game.wagers if wager.decided or wager.rolls]
    open_ = undecided(game)
    if game.compares or game.pot:
        yield met("the rules say how hands are compared", *(game.compares or game.pot))
    elif game.object and game.hands and not deciding and not open_:
        yield met("the best hand is the object of the game, and the hands are ranked", game.object[0], game.hands[0])
    elif deciding and not open_:
        yield met("the rules say what decides each wager", *deciding)
    elif game.inherits:
        source = game.inherits[0]
        other = subject.filing.game(source.document or "")
        if other and (other.game.compares or other.game.pot):
            yield met(f"the rules of {source.from_} are taken over, which say it", source)
        else:
            yield unclear(f"the rules do not say how the winner is found; those of {source.from_} are referred to, and not filed here", FIX, source)
    elif not (game.object or game.round or game.wagers or game.cards or game.hands or game.deck):
        yield not_applicable("the document has no rules of play")
    else:
        near: list[Part] = [] if deciding else [*game.object, *(step for step in game.round if step.does in SHOWING), *game.round, *game.hands, *game.cards, *game.deck]
        wagers = f"what decides the {listed(wager.name for wager in open_)} wager{'s' if len(open_) > 1 else ''}"
        places: list[Part] = [*near[:1], *open_]
        said = f"the rules do not say {wagers if deciding else 'how the winner is found'}"
        yield not_stated(said, FIX, places[0] if places else None, *((wager, "nothing decides it") for wager in places[1:]))
