"""The rules say how large the wager for a double down, a split or a buy-back is.

## What is asked
Where a player may double down or split, the rules give the size of the second wager: equal to the
first, or up to it. Where those who lost may buy back into the hand, they give the price.

## Why
Whether one may double for less decides what the player-dealer must be able to cover.

## Says
- unsized: A player may {options} ({@}), but the rules do not say how large the second wager is.
  Fix: Say whether the second wager equals the first or may be less.
  See also: {options}
- unpriced: Players may buy back into the hand ({@}), but the rules do not give the price.
  Fix: Give the price of a buy-back.
- unsized-here: A player may {options} ({@}), but the rules do not say how large the second wager
  is.
  Reading: Do the rules of {parent} say it?
  Fix: Say whether the second wager equals the first or may be less.
  See also: {options}
  See parent: takes over other rules
- sized: The rules give the size of the second wager ({@}).
- none: No double down, split or buy-back is offered.

## Fails
```yaml not-stated unsized
wagers: [{name: base}]
playing-options: [{is: double-down, allowed: true, on: [any two cards], at: 414}, {is: split, allowed: true, on: [any pair], at: 416}]
```
> A player may double down and split (line 5), but the rules do not say how large the second wager
> is.

## Passes
```yaml met sized
wagers: [{name: base}]
playing-options: [{is: double-down, allowed: true, size: {of: base, times: 1, bound: exactly}}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.game import Game
from ..answer import Answer, Ask, Role, met, not_applicable, not_stated, unclear
from ..values import name

SIZED = ("double-down", "split", "buy-back")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    offered = [option for option in game.playing_options if option.is_ in SIZED and option.allowed]
    silent = [option for option in offered if not _sized(game, option.is_)]
    if not offered:
        yield not_applicable("none")
        return
    if not silent:
        yield met("sized", offered[0], see=[(option, "also") for option in offered[1:2]])
        return
    by_name = {option.is_: option for option in reversed(silent)}
    first = [by_name[each] for each in dict.fromkeys(option.is_ for option in silent)]
    see: list[Role] = [(option, "also") for option in first[1:]]
    names = [option.is_ for option in first]
    if game.inherits:
        see.append((game.inherits[0], "parent"))
        parent = name(game.inherits[0].from_)
        yield unclear("unsized-here", first[0], see=see, options=names, parent=parent)
    elif names == ["buy-back"]:
        yield not_stated("unpriced", first[0])
    else:
        yield not_stated("unsized", first[0], see=see, options=names)


def _sized(game: Game, name: str) -> bool:
    options = any(option.size for option in game.playing_options if option.is_ == name)
    return options or any(wager.size or wager.limit for wager in game.wagers if wager.name == name)
