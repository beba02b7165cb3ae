"""What is said of splitting pots in all games holds for each of them.

## What is asked
A rule of one game that speaks of splitting pots in every game agrees with the other games of the
filing.

## Why
A ban on splitting printed for all games takes away the answer the other games give for a tie.

## Says
- banned: The rules of {own} forbid splitting pots in all games ({@}), but these games split pots:
    {games}.
  Reading: Does the rule forbid only agreements among players to split?
  Fix: Say for which games, or for which agreements, the rule is meant.
  See split: splits the pot
- kept: No other game splits pots against the rule of {own} for all games.
- none: No rules speak of splitting pots in all games.

## Fails
```yaml unclear banned
kind: game
id: stud
name: Stud
category: poker
facts: [{of: split-pots, whose: all-games, is: never, at: 174}]
---
kind: game
id: draw
name: Draw
category: poker
pot: {to: high, ties: split-equally, at: 208}
```
> The rules of Stud forbid splitting pots in all games (line 5 of Stud), but these games split
> pots: Draw. Does the rule forbid only agreements among players to split?

## Passes
```yaml met kept
kind: game
id: stud
name: Stud
category: poker
facts: [{of: split-pots, whose: all-games, is: never, at: 174}]
---
kind: game
id: draw
name: Draw
category: poker
pot: {to: high}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import Subject
from ...model.game import Game
from ...model.told import Fact
from ..answer import Answer, Ask, met, not_applicable, unclear

NEEDS_FILING = True
FEW = 4


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    bans = [(file, fact) for file in subject.filing.games for fact in file.game.facts if _ban(fact)]
    if not bans:
        yield not_applicable("none")
    for own, ban in bans:
        others = [file for file in subject.filing.games if file is not own]
        split = [(file, place) for file in others for place in _split(file.game)]
        if split:
            see = [(place, "split") for _, place in split[:FEW]]
            games = list({file.id: file for file, _ in split}.values())
            yield unclear("banned", ban, see=see, key=own.id, own=own, games=games)
        else:
            yield met("kept", ban, key=own.id, own=own)


def _ban(fact: Fact) -> bool:
    return (fact.of, fact.whose, fact.is_) == ("split-pots", "all-games", "never")


def _split(game: Game) -> Iterator[Place]:
    """The first place where the game divides a pot."""
    pots: list[Place] = [pot for pot in game.pot if "split" in (pot.ties or "")]
    tied = [outcome for c in game.compares for outcome in c.outcomes if outcome.case == "tied-best"]
    outcomes: list[Place] = [outcome for outcome in tied if "splits" in outcome.results.values()]
    yield from (outcomes or pots)[:1]
