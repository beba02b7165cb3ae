"""A ceiling on payment higher than the law allows, or none.

The most that is paid to a player on one hand has a ceiling, and the rules of the game state it. The
ceiling decides what a winner of a long shot gets, so it must be known before the bet.

## Says
- over: The rules pay up to {amount} on one {per} ({@}). The law allows {cap}.
  Fix: Lower the ceiling to {cap}.
- silent: The rules do not limit what is paid on one {per}. The law allows {cap}.
  Fix: State that no more than {cap} is paid on one {per}.
- within: The rules pay at most {amount} on one {per} ({@}). The law allows {cap}.

## Examples
```yaml violated over provision=let-it-ride-payout-cap
kind: game
name: Let It Ride
category: house-banked
payouts: [{of: player, at-most: 30000, per: hand}]
```
> The rules pay up to $30,000 on one hand (line 4). The law allows $25,000.
```yaml met within provision=let-it-ride-payout-cap
kind: game
name: Let It Ride
category: house-banked
payouts: [{of: player, at-most: 25000, per: hand}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import Any

from ..answer import Answers, Ask, Place, Subject, met_by, not_stated, violated
from ..parameters import AMOUNT, TEXT, needed
from ..values import money

PARAMETERS = {"cap": needed(AMOUNT), "per": TEXT}


def judge(subject: Subject, ask: Ask) -> Answers:
    cap, per = Decimal(str(ask.value("cap"))), str(ask.value("per", "hand"))
    found = [(amount, place) for amount, said, place in _ceilings(subject) if said == per]
    over = [(amount, place) for amount, place in found if amount > cap]
    law: dict[str, Any] = {"per": per, "cap": money(cap)}
    for amount, place in over:
        yield violated("over", place, key=amount, amount=money(amount), **law)
    if not found:
        yield not_stated("silent", **law)
    elif not over:
        most = max(amount for amount, _ in found)
        yield met_by("within", [place for _, place in found], amount=money(most), **law)


def _ceilings(subject: Subject) -> Iterator[tuple[Decimal, str | None, Place]]:
    """Each ceiling on a payment, and per what."""
    for paid in subject.game.payouts:
        if paid.at_most is not None:
            yield paid.at_most, paid.per, paid
    for table in (table for wager in subject.game.wagers for table in wager.pays):
        if table.at_most is not None:
            yield table.at_most, table.at_most_per, table
