"""An example of the hand somebody holds shows the best hand of the cards dealt.

## What is asked
Where the rules give the cards dealt and the badugi hand they make, it is the one with most cards of different ranks and suits, and the lowest of those.

## Why
Players learn the game from its examples.

## Fails
The lower heart is the two.
```yaml violated
kind: game
name: Example
category: poker
best-hands: [{ranking: badugi, dealt: [2♥, 3♥, 10♥, Q♠, K♠], makes: [3♥, Q♠], at: 723}]
```

## Passes
```yaml met
kind: game
name: Example
category: poker
best-hands: [{ranking: badugi, dealt: [2♥, 3♥, 10♥, Q♠, K♠], makes: [2♥, Q♠], at: 723}]
```

## Boundary
The order of the cards does not matter; the ace is low.
```yaml met
kind: game
name: Example
category: poker
best-hands: [{ranking: badugi, dealt: [A♥, K♥, 2♠], makes: [2♠, A♥]}]
```
Three cards beat two, however low the two are.
```yaml violated
kind: game
name: Example
category: poker
best-hands: [{ranking: badugi, dealt: [A♥, 2♠, 2♥, K♦], makes: [2♠, A♥], at: 4}]
```

## How to fix
Correct the example.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...docket import Subject
from ...hands import RANKS, SUITS, rank, suit
from ..legacy import Answer, Ask, met, not_applicable, violated

LOW = ("A", *(one for one in RANKS if one != "A"))
KNOWN = ("badugi",)
MOST_CARDS = 13
"""Dealt to one hand; of more the best is not sought."""
FIX = "correct the example"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    known = [example for example in subject.game.best_hands if example.ranking in KNOWN and _known(example.dealt)]
    wrong = [(example, best) for example in known if set(best := _best(example.dealt)) != set(example.makes)]
    for example, best in wrong:
        said = f"{', '.join(example.dealt)} is said to make {', '.join(example.makes)}; the best of these cards is {', '.join(best)}"
        yield violated(said, FIX, example)
    if not known:
        yield not_applicable("the rules give no example of a hand whose best can be told")
    elif not wrong:
        yield met("examples show the best hand of the cards dealt", *known)


def _known(dealt: tuple[str, ...]) -> bool:
    """Whether these are cards of which the best can be told: each with rank and suit, and no more than a hand has."""
    return len(dealt) <= MOST_CARDS and all(rank(card) is not None and suit(card) is not None for card in dealt)


def _best(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Most cards of different ranks and suits; of those the lowest, compared from the highest card down."""
    for size in range(min(len(cards), len(SUITS)), 0, -1):
        fits = [some for some in combinations(cards, size) if len({rank(c) for c in some}) == len({suit(c) for c in some}) == size]
        if fits:
            return min(fits, key=_high)
    return ()


def _high(cards: tuple[str, ...]) -> list[int]:
    return sorted((LOW.index(rank(card) or "A") for card in cards), reverse=True)
