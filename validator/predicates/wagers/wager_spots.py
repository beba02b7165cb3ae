"""The number of betting spaces is not the number of wagers that need one.

## What is asked
Where the rules say how many betting spaces a seat has, there is one for each wager placed with chips.

## Why
A wager without a space cannot be told from its neighbour; a space without a wager shows that one is missing from the rules.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
spots: {is: 2}
wagers: [{name: ante}, {name: play}, {name: pair-plus, bonus: true}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
spots: {is: 3}
wagers: [{name: base}, {name: insurance}, {name: fortune-bonus, bonus: true}, {name: envy-bonus, bonus: true}, {name: ace-high, bonus: true}]
```

## Boundary
More spaces than wagers.
```yaml unclear
kind: game
name: Example
category: player-dealer
spots: {is: 3}
wagers: [{name: ante}, {name: pair-plus, bonus: true}]
```
Spaces counted by something else are left alone.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
spots: {is: 2, note: one for each hand}
wagers: [{name: base}]
```

## How to fix
Count the spaces again, or describe the wager.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from .._say import listed
from .._wagers import placed_bets
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    bets = placed_bets(subject.game)
    spots = [said for said in subject.game.spots if not said.note and said.is_.high is not None]
    if not bets or not spots:
        yield not_applicable("the rules do not count the betting spaces of a seat")
        return
    for said in spots:
        names = listed(bet.name for bet in bets)
        if said.is_.low <= len(bets) <= (said.is_.high or 0):
            yield met(f"there are {said.is_} betting spaces for {names}", said)
        elif len(bets) > (said.is_.high or 0):
            yield violated(f"{said.is_} betting spaces are counted, and the wagers are {len(bets)}: {names}", "count the spaces again", said)
        else:
            yield unclear(
                f"{said.is_} betting spaces are counted, and the rules describe {len(bets)} wager{'s' if len(bets) > 1 else ''}: {names}",
                "describe the other wager, or count the spaces again",
                said,
            )
