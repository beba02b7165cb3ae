"""A ceiling on payment higher than the law allows, or none.

## What the law asks
The most that is paid to a player on one hand has a ceiling, and the rules of the game state it.

## Why
The ceiling decides what a winner of a long shot gets, so it must be known before the bet.

## Says
- over: The rules pay up to {amount} on one {per} ({@}). The law allows {cap}.
  Fix: Lower the ceiling to {cap}.
- silent: The rules do not limit what is paid on one {per}. The law allows {cap}.
  Fix: State that no more than {cap} is paid on one {per}.
- within: The rules pay at most {amount} on one {per} ({@}). The law allows {cap}.

## Fails
```yaml violated over provision=let-it-ride-payout-cap
kind: game
name: Let It Ride
category: house-banked
payouts: [{of: player, at-most: 30000, per: hand}]
```
> The rules pay up to $30,000 on one hand (line 4). The law allows $25,000.

## Passes
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

from ...docket.filed import Place
from ...docket.filings import Subject
from ..answer import Answer, Ask, met, not_stated, violated
from ..parameters import AMOUNT, TEXT, needed
from ..values import money

PARAMETERS = {"cap": needed(AMOUNT), "per": TEXT}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    cap, per = Decimal(str(ask.value("cap"))), str(ask.value("per", "hand"))
    found: list[tuple[Decimal, Place]] = [
        (paid.at_most, paid)
        for paid in subject.game.payouts
        if paid.at_most is not None and paid.per == per
    ]
    found += [
        (table.at_most, table)
        for wager in subject.game.wagers
        for table in wager.pays
        if table.at_most is not None and table.at_most_per == per
    ]
    over = [(amount, place) for amount, place in found if amount > cap]
    for amount, place in over:
        yield violated("over", place, key=amount, amount=money(amount), per=per, cap=money(cap))
    if not found:
        yield not_stated("silent", per=per, cap=money(cap))
    elif not over:
        most = money(max(amount for amount, _ in found))
        also = [(place, "also") for _, place in found[1:]]
        yield met("within", found[0][1], see=also, amount=most, per=per, cap=money(cap))
