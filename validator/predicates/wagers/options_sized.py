"""The rules say how large the wager for a double down, a split or a buy-back is.

## What is asked
Where a player may double down or split, the rules give the size of the second wager: equal to the first, or up to it. Where those who lost may buy
back into the hand, they give the price.

## Why
Whether one may double for less decides what the player-dealer must be able to cover.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
playing-options: [{is: double-down, allowed: true, on: [any two cards], at: 414}, {is: split, allowed: true, on: [any pair], at: 416}]
```
```yaml not-stated
kind: game
name: Example
category: poker
playing-options: [{is: buy-back, allowed: true, at: 535}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
playing-options: [{is: double-down, allowed: true, size: {of: base, times: 1, bound: exactly}}]
```

## Boundary
The size may stand with the wager itself.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: base}, {name: split, size: {of: base, times: 1, bound: exactly}}]
playing-options: [{is: split, allowed: true}]
```
What is never allowed needs no size.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
playing-options: [{is: double-down, allowed: false}]
```

## How to fix
Say whether the second wager equals the first or may be less.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.game import Game
from .._say import listed
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear

SIZED = ("double-down", "split", "buy-back")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    offered = [option for option in game.playing_options if option.is_ in SIZED and option.allowed]
    if not offered:
        yield not_applicable("no double down, split or buy-back is offered")
        return
    silent = [option for option in offered if not _sized(game, option.is_)]
    if not silent:
        yield met("the rules give the size of the second wager", *offered[:2])
        return
    first = [next(option for option in silent if option.is_ == name) for name in dict.fromkeys(option.is_ for option in silent)]
    names = listed(option.is_ for option in first)
    said = f"the rules do not say how large the wager for a {names} is"
    fix = "give its price" if {option.is_ for option in first} == {"buy-back"} else "say whether it equals the first wager or may be less"
    related = [(option, option.is_.replace("-", " ")) for option in first[1:]]
    if game.inherits:
        yield unclear(f"{said}; those of {game.inherits[0].from_} may hold here", fix, first[0], *related, (game.inherits[0], "refers to them"))
    else:
        yield not_stated(said, fix, first[0], *related)


def _sized(game: Game, name: str) -> bool:
    options = any(option.size for option in game.playing_options if option.is_ == name)
    return options or any(wager.size or wager.limit for wager in game.wagers if wager.name == name)
