"""Every bet of a game the house banks has a stated payment, and the game a limit.

## What is asked
A bet that the rules define is found among what winning bets are paid. A game says how much may be bet.

## Why
A bet without odds is paid as the dealer thinks.

## Fails
```yaml not-stated
kind: game
name: Craps
category: house-banked
limits: {at-most: 500, at: 306}
wagers: [{name: pass, pays: {odds: 1 to 1, at: 328}}, {name: craps-eleven, at: 279}]
```
No limit at all.
```yaml not-stated
kind: game
name: Roulette
category: house-banked
wagers: [{name: red, pays: {odds: 1 to 1, at: 781}}]
```

## Passes
```yaml met
kind: game
name: Craps
category: house-banked
limits: {at-most: 500, at: 306}
wagers: [{name: pass, pays: {odds: 1 to 1, at: 328}}]
```

## Boundary
Several bets without a payment are one finding. A game told only in outline, without any payment, is not asked.
```yaml not-applicable
kind: game
name: Mini Baccarat
category: house-banked
wagers: [{name: player-line}]
```
A ticket paid by a table that nobody prints.
```yaml not-stated
kind: game
name: Keno
category: keno
limits: {at-most: 1000, at: 399}
wagers: [{name: ticket, decided: {is: paid-by-table, when: [{result: numbers-matched}], at: 413}}]
```
A bet made of others is paid as these are.
```yaml met
kind: game
name: Example
category: house-banked
limits: {at-most: 100}
wagers: [{name: eleven, pays: {odds: 15 to 1}}, {name: craps-two, pays: {odds: 30 to 1}}, {name: horn, made-of: [craps-two, eleven]}]
```
A bet limited by itself has its limit.
```yaml met
kind: game
name: Example
category: house-banked
wagers: [{name: bonus, limit: {is: 1-25}, pays: {odds: 2 to 1, at: 9}}]
```

## How to fix
Add the bet to the list of payments, and say how much may be bet.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from .._say import listed, plain
from ..legacy import Answer, Ask, met, not_applicable, not_stated

RIDING = ("double-down", "split", "surrender")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    priced = [wager for wager in game.wagers if wager.pays]
    tabled = [rule for wager in game.wagers for rule in wager.decided if not wager.pays and rule.is_ == "paid-by-table"]
    if tabled and not priced:
        where = [(section, "the part on payment") for section in game.sections if section.is_ == "pay-tables"]
        yield not_stated("prizes go by a table, and the rules neither print it nor say where it is posted", "print the table of prizes", tabled[0], *where[:1])
        return
    if not priced:
        yield not_applicable("the rules give no payments")
        return
    bare = [wager for wager in game.wagers if not wager.pays and not wager.made_of and wager.name not in RIDING and not any(o.is_ == wager.name and o.pays for o in game.playing_options)]
    limited = game.limits or game.table_limit or any(wager.limit or wager.size for wager in game.wagers)
    if bare:
        first, *others = bare
        said = f"the rules do not say what the {listed(wager.name for wager in bare)} bet{'s pay' if others else ' pays'}"
        yield not_stated(said, "add it to the list of payments", first, *((wager, plain(wager.name)) for wager in others))
    if not limited:
        yield not_stated("the rules do not say how much may be bet", "state the limits of the game", priced[0])
    if limited and not bare:
        yield met("every bet has a payment, and there are limits", *(wager.pays[0] for wager in priced))
