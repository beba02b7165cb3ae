"""A ceiling on payment higher than the law allows, or none.

## What the law asks
The most that is paid to a player on one hand has a ceiling, and the rules of the game state it.

## Why
The ceiling decides what a winner of a long shot gets, so it must be known before the bet.

## Fails
```yaml violated provision=let-it-ride-payout-cap
kind: game
name: Let It Ride
category: house-banked
payouts: [{of: player, at-most: 30000, per: hand}]
```

```yaml not-stated provision=let-it-ride-payout-cap
kind: game
name: Let It Ride
category: house-banked
```

## Passes
```yaml met provision=let-it-ride-payout-cap
kind: game
name: Let It Ride
category: house-banked
payouts: [{of: player, at-most: 25000, per: hand}]
```

## Boundary
The ceiling stands on a pay table.
```yaml met provision=let-it-ride-payout-cap
kind: game
name: Let It Ride
category: house-banked
wagers: [{name: base, pays: {odds: 1 to 1, at-most: 25000, at-most-per: hand}}]
```

## How to fix
State the ceiling.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket import Subject
from ...filed import Place
from ...model.values import dollars
from ..legacy import Answer, Ask, met, not_stated, violated
from ..parameters import AMOUNT, TEXT, needed

PARAMETERS = {"cap": needed(AMOUNT), "per": TEXT}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    cap, per = Decimal(str(ask.value("cap"))), str(ask.value("per", "hand"))
    found: list[tuple[Decimal, Place]] = [(p.at_most, p) for p in subject.game.payouts if p.at_most is not None and p.per == per]
    found += [(t.at_most, t) for wager in subject.game.wagers for t in wager.pays if t.at_most is not None and t.at_most_per == per]
    over = [(amount, place) for amount, place in found if amount > cap]
    for amount, place in over:
        yield violated(f"up to {dollars(amount)} are paid on one {per}, where {dollars(cap)} are the most", f"lower the ceiling to {dollars(cap)}", place)
    if not found:
        yield not_stated(f"the rules do not say that at most {dollars(cap)} are paid on one {per}", "state the ceiling")
    elif not over:
        yield met(f"at most {dollars(max(amount for amount, _ in found))} are paid on one {per}; {dollars(cap)} are allowed", *(place for _, place in found))
