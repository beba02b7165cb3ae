"""What is said of splitting pots in all games holds for each of them.

## What is asked
A rule of one game that speaks of splitting pots in every game agrees with the other games of the filing.

## Why
A ban on splitting printed for all games takes away the answer the other games give for a tie.

## Fails
```yaml unclear
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

## Passes
```yaml met
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

## Boundary
A rule for its own game alone binds no other.
```yaml not-applicable
kind: game
id: stud
name: Stud
category: poker
facts: [{of: split-pots, is: never, at: 174}]
---
kind: game
id: draw
name: Draw
category: poker
pot: {to: high, ties: split-equally}
```

## How to fix
Say for which games, and for which agreements, the rule is meant.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ...model.game import Game
from .._say import listed
from ..legacy import Answer, Ask, met, not_applicable, unclear

NEEDS_FILING = True
FEW = 4
FIX = "say for which games, and for which agreements, the rule is meant"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    bans = [(file, fact) for file in subject.filing.games for fact in file.game.facts if fact.of == "split-pots" and fact.whose == "all-games" and fact.is_ == "never"]
    if not bans:
        yield not_applicable("no game speaks of splitting pots in all games")
    for own, ban in bans:
        split = [(file.game.name, place) for file in subject.filing.games if file is not own for place in _split(file.game)]
        if split:
            names = listed(dict.fromkeys(name for name, _ in split))
            said = f"the rules of {own.game.name} forbid splitting pots in all games, and those of {names} divide the pot"
            yield unclear(f"{said}. Agreements among players may be meant", FIX, ban, *((place, name) for name, place in split[:FEW]))
        else:
            yield met("no game divides the pot against the rule for all games", ban)


def _split(game: Game) -> Iterator[Place]:
    """The first place where the game divides a pot."""
    pots: list[Place] = [pot for pot in game.pot if "split" in (pot.ties or "")]
    outcomes: list[Place] = [outcome for c in game.compares for outcome in c.outcomes if outcome.case == "tied-best" and "splits" in outcome.results.values()]
    yield from (outcomes or pots)[:1]
