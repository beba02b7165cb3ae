"""A wager has no rule of winning or losing.

## What is asked
For each wager a comparison of hands, an event, a roll of dice or a pay table decides whether it wins.
Where the rules compare no hands at all, `comparison-stated` names the wagers; where they do not say what a bet pays either, it is told with the finding of `bets-priced`.

## Why
A wager that nothing decides cannot be settled.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
wagers: [{name: base}, {name: bonus, bonus: true, placed: before-deal}]
compares: {by: single-card, wagers: [base], outcomes: [{case: higher, base: wins}]}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: pair-plus, bonus: true, pays: {rows: [[pair, 1:1], [flush, 3:1]]}}]
```

## Boundary
Its odds are given, but not what it is paid for.
```yaml not-stated
kind: game
name: Example
category: player-dealer
wagers: [{name: base}, {name: lucky, bonus: true, pays: {odds: 5:1}}]
compares: {by: single-card, wagers: [base], outcomes: [{case: higher, base: wins}]}
```

Where no hands are compared at all, `comparison-stated` names the wagers that nothing decides.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
wagers: [{name: lucky, bonus: true, pays: {odds: 5:1}}]
```

Doubling and splitting put more on a wager that the comparison decides.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
wagers: [{name: double-down}]
playing-options: {is: double-down, allowed: true}
```

## How to fix
Say when the wager wins and when it loses.
"""

from __future__ import annotations

from collections.abc import Iterator

from ... import comparators
from ...docket import Subject
from ...model.game import Game
from ...model.wagers import Wager
from ..legacy import Answer, Ask, following, met, not_applicable, not_stated, unclear

FIX = "say when the wager wins and when it loses"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game, wager = subject.game, subject.wager
    assert wager
    name = wager.name.replace("-", " ")
    named = [o for c in game.compares for o in c.outcomes if wager.name in o.results]
    listed = [c for c in game.compares if wager.name in c.wagers]
    tables = [table for table in wager.pays if table.rows or table.when]
    if wager.decided or wager.rolls or tables:
        yield met(f"the rules say when the {name} wager wins", *(wager.decided or wager.rolls or tables))
    elif named or listed:
        yield met(f"a comparison of hands decides the {name} wager", *(named or listed))
    elif _pot(game):
        yield not_applicable("it goes to the pot, which a comparison awards")
    elif wager.name in comparators.RIDING:
        yield not_applicable("it is added to a wager that is decided itself")
    elif game.category == "bonus-bet":
        yield not_applicable("the document is of a bonus bet; the base game's rules are elsewhere")
    elif game.inherits:
        source = game.inherits[0]
        said = f"the rules do not say what decides the {name} wager; those of {source.from_} are referred to"
        yield unclear(said, FIX, wager, (source, "refers to them"))
    elif not game.compares:
        yield not_applicable("nothing compares hands: see comparison-stated, which names the wager")
    else:
        answer = not_stated(f"the rules do not say what decides the {name} wager", FIX, wager)
        yield answer if wager.pays else following(answer, "bets-priced")  # a pay table would tell both


def undecided(game: Game) -> list[Wager]:
    """The wagers of a game without comparisons that nothing else decides."""
    if game.compares or _pot(game) or game.inherits or game.category == "bonus-bet":
        return []
    return [w for w in game.wagers if not (w.decided or w.rolls or w.name in comparators.RIDING or any(table.rows or table.when for table in w.pays))]


def _pot(game: Game) -> bool:
    return bool(game.pot) or any(c.by in comparators.POTS for c in game.compares) or game.category in ("poker", "pan", "bingo", "keno")
