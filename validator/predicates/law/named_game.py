"""A game the law forbids by name.

## What the law asks
Some games are forbidden whoever banks them and whatever they charge. The rulebook lists their names. A game printed under
exactly such a name is one of them. A game that is only like one (a longer name with the word in it, or the same target under
another name) is not decided by its resemblance: a person must judge, so the answer is unclear.

## Why
The list is of games, not of words; a variant with other rules may be lawful, and often has been approved.

## Fails
```yaml violated
kind: game
name: Roulette
category: house-banked
```

The forbidden name stands among the other names.
```yaml violated
kind: game
name: Wheel of the South
category: house-banked
also-called: [{is: roulette}]
```

## Passes
```yaml met
kind: game
name: Pai Gow Poker
category: player-dealer
```

## Boundary
The name of a forbidden game is part of a longer one.
```yaml unclear
kind: game
name: Three Card Monte
category: player-dealer
```

Another name, nearly the same target.
```yaml unclear
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 21.5}
```

A game of another kind that has the figure in its name.
```yaml met
kind: game
name: Century 21 Baccarat
category: player-dealer
compares: {by: points-mod-10}
```

## How to fix
Do not offer the game; for a resemblance, say in the filing how the game differs from the one that is named.

## References
Penal Code 330.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket import Subject
from .._law import target, towards
from .._names import key, printed
from ..legacy import Answer, Ask, met, unclear, violated
from ..parameters import AMOUNT, TEXT, WORDS, rows

FIX = "say why the game is not the one the law names, or do not offer it"

PARAMETERS = {"names": WORDS, "targets": rows("rows of a name, the lowest and the highest target", TEXT, AMOUNT, AMOUNT)}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    forbidden = [str(name) for name in ask.value("names", [])]
    named = [(key(name), name, place) for name, place in printed(subject.game)]
    exact = [(name, place) for known, name, place in named if known in map(key, forbidden)]
    if exact:
        name, place = exact[0]
        yield violated(f"{name} is a game the law forbids by name", "do not offer the game", place)
        return
    within = [(word, name, place) for known, name, place in named for word in forbidden if word.isalpha() and word in known.split()]
    alike = list(_alike(subject, ask))
    if within:
        word, name, place = within[0]
        yield unclear(f"{name!r} has the name of a forbidden game, {word}, in it; whether it is that game a person must judge", FIX, place)
    elif alike:
        yield alike[0]
    else:
        yield met("it is none of the games the law forbids by name", (subject.game, "name"))


def _alike(subject: Subject, ask: Ask) -> Iterator[Answer]:
    """Games with the mechanics of a named one: rows of the name, and the lowest and highest target that resemble it."""
    for name, low, high in ask.value("targets", []):
        for comparison in towards(subject.game):
            wins = [(outcome, "the closer hand wins") for outcome in comparison.outcomes if outcome.case == "higher"][:1]
            for text in comparison.target:
                figure = target(text)
                if figure is not None and Decimal(str(low)) <= figure <= Decimal(str(high)):
                    yield unclear(f"the hand closest to {text} wins, which resembles {name}; the law names that game, and resemblance alone does not decide", FIX, (comparison, "target"), *wins)
