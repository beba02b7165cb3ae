"""What happens to uncovered wagers is said for some wagers only.

## What is asked
The rule for wagers the player-dealer's wager does not reach covers every wager of the game: said once for all, or for each.

## Why
Saying it of the bonus bets alone suggests that the other wagers are treated otherwise.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
wagers: [{name: base}, {name: tie}]
player-dealer: {uncovered-wagers: {are: returned, wagers: [tie]}}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: base}, {name: tie}]
player-dealer: {uncovered-wagers: [{are: returned}, {are: returned, wagers: [tie]}]}
```

## Boundary
Each wager is named.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: base}, {name: tie}, {name: double-down}]
player-dealer: {uncovered-wagers: {are: returned, wagers: [tie, base]}}
```

Nothing at all is said: another rule asks for that.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
```

Where players may bank a game of the house, this rule asks.
```yaml not-stated
kind: game
name: Example
category: house-banked
wagers: [{name: base}]
player-dealer: {settling: {pays: true, at: 548}}
```

## How to fix
Say once, of all wagers, what becomes of one that is not covered.
"""

from __future__ import annotations

from collections.abc import Iterator

from ... import comparators
from ...docket import Subject
from .._law import banks
from ..legacy import Answer, Ask, met, not_applicable, not_stated

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    bank = subject.game.player_dealer
    said = bank.uncovered_wagers if bank else ()
    whole = [part for place in banks(subject) for part in place.uncovered_wagers if not part.wagers]
    named = {name for part in said for name in part.wagers}
    missing = [wager for wager in subject.game.wagers if wager.name not in named and wager.name not in comparators.RIDING]
    pays = [one for one in bank.settling if one.pays and not one.to_the_extent] if bank and subject.game.category == "house-banked" else []
    if pays and not said:
        shown = [(step, "bets are compared") for step in subject.game.round if step.does == "compare"]
        told = "a player who banks answers for every winning bet, and nothing says what becomes of bets that player cannot pay, or which are paid first"
        yield not_stated(told, "say that bets the bank does not cover are returned, and in which order bets are paid", pays[0], *shown[:1])
    elif not said:
        yield not_applicable("nothing is said of wagers that are not covered")
    elif whole or not missing:
        yield met("what happens to wagers that are not covered is said of every wager", *(whole or said))
    else:
        words = [wager.name.replace("-", " ") for wager in missing]
        listed = " and ".join(filter(None, (", ".join(words[:-1]), words[-1])))
        told = f"what happens when it is not covered is said of {' and '.join(sorted(n.replace('-', ' ') for n in named))}, but not of {listed}"
        yield not_stated(told, "say once, of all wagers, what becomes of one that is not covered", said[0], *((part, "says it of this one") for part in said[1:]))
