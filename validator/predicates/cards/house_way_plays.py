"""A house way is for a hand that somebody plays.

## What is asked
A game that gives a house way deals cards to players who decide about them, and, where hands are set, says whose hand is set by it.

## Why
Where the hands are common to all bettors and drawn by fixed rules, nobody can ask the dealer to play a hand for them: the passage comes from another game.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
round: [{does: deal, to: player-hand, cards: 2}, {does: deal, to: banker-hand, cards: 2}]
house-way: [{dealt: five-or-below, play: hit, at: 2139}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
round: [{does: deal, to: players, cards: 7}]
house-way: [{dealt: one-pair, play: pair in back, at: 10}]
```

## Boundary
Hands are set, and nobody is told to set one by the house way.
```yaml unclear
kind: game
name: Example
category: player-dealer
round: [{does: deal, to: seats, cards: 7}, {does: set, to: player-dealer, how: own-choice, at: 5009}, {does: set, to: players, at: 5011}]
house-way: [{dealt: one-pair, play: pair in back, at: 5019}]
```
```yaml met
kind: game
name: Example
category: player-dealer
round: [{does: deal, to: seats, cards: 7}, {does: set, to: player-dealer, how: house-way, at: 10}]
house-way: [{dealt: one-pair, play: pair in back, at: 20}]
```
A game without a house way has nothing to show.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
round: [{does: deal, to: player-hand, cards: 2}]
```
A dealer of the house who sets a hand needs a way to set it.
```yaml unclear
kind: game
name: Example
category: house-banked
round: [{does: deal, to: everyone, cards: 7}, {does: set, to: dealer, at: 619}]
```

## How to fix
Strike out the house way, or say whose hand it is for.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.part import Part
from ..legacy import Answer, Ask, met, not_applicable, unclear

COMMON = ("player-hand", "banker-hand", "board")
WAY = "house-way"
HOUSE = ("dealer", "house-dealer")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    way: list[Part] = [*game.house_way, *(rule for rule in game.draw_rules if rule.if_ == WAY)]
    deals = [step for step in game.round if step.does == "deal"]
    sets = [step for step in game.round if step.does == "set" and step.to in HOUSE and step.how != "own-choice"]
    if sets and not way and not game.inherits:
        said = "the house's dealer sets a hand, and the rules do not say how. That the dealer sets it at will may be meant"
        yield unclear(said, "give the way in which the dealer sets the hand", sets[0])
    elif not way or not deals:
        yield not_applicable("the rules give no house way, or do not tell the deal")
    elif all(step.to in COMMON for step in deals):
        yield unclear(
            "a house way is given for players who ask the dealer to play, and every hand dealt is common to all bettors. It may come from another game",
            "strike out the house way, or say whose hand it is for",
            way[0],
            (deals[0], "the deal"),
        )
    elif (sets := [step for step in game.round if step.does == "set"]) and game.house_way and not any(step.how == WAY for step in sets):
        yield unclear(
            "a house way is given, and nothing says whose hand is set by it or when. It may be meant for whoever asks the dealer to set a hand",
            "say whose hand is set by the house way, and when",
            game.house_way[0],
            *((said, "spoken of") for said in game.speaks_of if said.what == WAY),
            (sets[0], "who sets a hand"),
        )
    else:
        yield met("the house way is for hands that players hold", *way[:1])
