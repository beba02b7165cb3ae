"""The rules say whether a natural counts after a split.

Where a natural is paid otherwise than another win and a player may split, the rules say whether an
ace and a ten on a split hand are a natural.
A split ace that draws a king is a natural at 3 to 2 in one room and a plain 21 in the next.

## Says
- silent: A natural has a payment of its own ({@natural}) and a player may split ({@}), but {who} do
  not say whether a natural on a split hand counts as one.[ {perhaps}]
  Fix: Say whether a natural on a split hand is paid as one.
  Write: playing-options: [{is: natural-after-split, allowed: false}]
  See natural: paid apart
- said: The rules say whether a natural counts after a split ({@}).
- none: No hand may be split, or a natural is paid like any other win.

## Examples
```yaml not-stated silent
wagers: [{name: base, pays: [{odds: 1 to 1}, {odds: 3 to 2, when: {result: natural}}]}]
playing-options: [{is: split, allowed: true, on: [any pair], at: 11}]
```
> A natural has a payment of its own (line 4) and a player may split (line 5), but the rules do not
> say whether a natural on a split hand counts as one.

```yaml met said
wagers: [{name: base, pays: [{odds: 1 to 1}, {odds: 3 to 2, when: {result: natural}}]}]
playing-options: [{is: split, allowed: true, on: [any pair]}, {is: natural-after-split, allowed: false, at: 12}]
```
"""

from __future__ import annotations

from ...model.game import Game
from ...model.wagers import PayTable
from .._wagers import offered
from ..answer import Answers, Ask, Subject, met, not_applicable
from ..silence import silent

NEEDS_FILING = True
AFTER = "natural-after-split"


def judge(subject: Subject, ask: Ask) -> Answers:
    split, paid = offered(subject.game, "split"), _paid(subject.game)
    said = [
        option
        for game in subject.view.rules
        for option in game.playing_options
        if option.is_ == AFTER
    ]
    if said:
        yield met("said", said[0])
    elif split and paid and not _initial(subject.game):
        yield silent(subject.view, "silent", split[0], [(paid[0], "natural")])
    else:
        yield not_applicable("none")


def _paid(game: Game) -> list[PayTable]:
    """What a natural pays, where that is said apart."""
    tables = [table for wager in game.wagers if not wager.bonus for table in wager.pays]
    return [table for table in tables if table.when and table.when.result == "natural"]


def _initial(game: Game) -> bool:
    """Whether a natural is said to be of the initial deal alone."""
    naturals = [one.natural for one in game.compares if one.natural]
    return any(one.initial for one in naturals)
