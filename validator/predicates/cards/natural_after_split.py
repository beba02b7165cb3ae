"""The rules say whether two cards of a split hand can make a natural.

## What is asked
Where a natural is made of two different cards dealt first and pairs may be split, the rules say whether an ace and a ten that come together after a split are a natural.

## Why
A natural beats every other hand and is paid more. Split aces and split tens are where the question comes up every day.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 21.5, natural: {ranks: [A, 10-K], first: 2, at: 2246}}
playing-options: [{is: split, allowed: true, on: [any pair], at: 2336}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 21.5, natural: {ranks: [A, 10-K], first: 2, at: 1967}}
playing-options: [{is: split, allowed: true, on: [any pair], at: 1982}, {is: natural-after-split, allowed: false, at: 1988}]
```

The natural is confined to the initial deal, which a split hand is not.
```yaml met
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 21.5, natural: {ranks: [A, 10-K], first: 2, initial: true, at: 2257}}
playing-options: [{is: split, allowed: true, on: [any pair], at: 2336}]
```

## Boundary
Two cards of one kind come together after a split only if they were split, which is no new hand; and where nothing may be split there is no question.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 22, natural: {ranks: [joker, joker], first: 2}}
playing-options: [{is: split, allowed: true, on: [any pair]}]
```
```yaml not-applicable
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 21.5, natural: {ranks: [A, 10-K], first: 2}}
playing-options: [{is: split, allowed: false}]
```

## How to fix
Say what an ace and a ten count in a split hand, and what they are paid.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ..legacy import Answer, Ask, met, not_applicable, unclear

FIX = "say what such a hand counts and is paid after a split"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    naturals = [compare.natural for compare in game.compares if compare.natural and len(set(compare.natural.ranks)) > 1]
    splits = [option for option in game.playing_options if option.is_ == "split" and option.allowed]
    told = [option for option in game.playing_options if option.is_ == "natural-after-split"]
    initial = [natural for natural in naturals if natural.initial]
    if not naturals or not splits:
        yield not_applicable("the rules have no natural of two different cards, or nothing may be split")
    elif told:
        yield met("the rules say whether a split hand can be a natural", *told)
    elif initial:
        yield met("a natural is of the initial deal alone", *initial)
    else:
        cards = " and ".join(naturals[0].ranks)
        yield unclear(
            f"a natural is {cards} as the first two cards, and hands may be split; whether such cards in a split hand are a natural is not said. They may be meant not to be, as dealt later",
            FIX,
            splits[0],
            (naturals[0], "the natural"),
        )
