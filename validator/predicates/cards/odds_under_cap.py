"""A cap on payment below what the odds promise on the highest wager.

## What is asked
Where the rules cap what is paid, the highest wager at the best odds stays under the cap, or the
rules say that the cap goes before the odds.

## Why
A player who bets the maximum is told odds that are not paid.

## Says
- over: {most} at {odds} ({@}) would win {win}, but no more than {cap} is paid ({@cap}).
  Fix: Lower the limit of the bet, or say in the pay table that no more than the cap is paid.
  See cap: at most {cap}
  See limit: bets up to {most}
- first: The rules say that no more than {cap} is paid, whatever the odds ({@}).
- under: The highest wager, {most} at {odds}, stays under the cap of {cap} ({@}).
- none: The rules do not give a cap, a highest wager and odds together.

## Fails
```yaml unclear over
category: house-banked
wagers: [{name: bonus, limit: {maximum: 25}, pays: {at-most: 20000, rows: [[royal-flush, 2500 to 1], [flush, 4 to 1]]}}]
```
> $25 at 2500 to 1 (line 4) would win $62,500, but no more than $20,000 is paid (line 4).

## Passes
```yaml met under
category: house-banked
wagers: [{name: bonus, limit: {maximum: 5}, pays: {at-most: 20000, rows: [[royal-flush, 2500 to 1], [flush, 4 to 1]]}}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import NamedTuple

from ...docket.filed import Place
from ...docket.filings import Subject
from ...model.game import Game
from ...model.values import Odds
from ...model.wagers import PayTable, Wager, WagerBound
from ..answer import Answer, Ask, met, not_applicable, unclear
from ..values import money

OF_A_PLAYER = ("player", "hand", "wager", "bonus")


class Amount(NamedTuple):
    """An amount, and the place that sets it."""

    amount: Decimal
    place: Place


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    game, wager = subject.game, subject.wager
    answers = [one for table in wager.pays for one in _table(game, wager, table)]
    yield from answers or [not_applicable("none")]


def _table(game: Game, wager: Wager, table: PayTable) -> Iterator[Answer]:
    most, cap, best = _most(game, wager), _cap(game, wager, table), _best(table)
    if cap is None or most is None or best is None:
        return
    said, see = _under(table), [(cap.place, "cap")]
    stake, limit, win = money(most.amount), money(cap.amount), _win(best, most.amount)
    if said:
        yield met("first", said, see=see, cap=limit)
    elif win > cap.amount:
        see = [*see, (most.place, "limit")]
        yield unclear("over", table, see=see, most=stake, odds=best, win=money(win), cap=limit)
    else:
        yield met("under", table, see=see, most=stake, odds=best, cap=limit)


def _win(odds: Odds, stake: Decimal) -> Decimal:
    assert odds.multiple is not None
    return Decimal(odds.multiple.numerator) / odds.multiple.denominator * stake


def _cap(game: Game, wager: Wager, table: PayTable) -> Amount | None:
    if table.at_most is not None:
        return Amount(table.at_most, table)
    caps = [payout for payout in game.payouts if payout.of in (*OF_A_PLAYER, wager.name)]
    return next((Amount(cap.at_most, cap) for cap in caps if cap.at_most is not None), None)


def _most(game: Game, wager: Wager) -> Amount | None:
    """The highest wager and where it is set."""
    found = [Amount(most, limit) for limit in wager.limit if (most := _maximum(limit)) is not None]
    stated = [limit for limit in game.limits if wager.name in limit.wager]
    found += [Amount(s.at_most * (s.bets or 1), s) for s in stated if s.at_most is not None]
    return next(iter(found), None)


def _maximum(limit: WagerBound) -> Decimal | None:
    return limit.maximum if limit.maximum is not None else limit.is_.high if limit.is_ else None


def _under(table: PayTable) -> Place | None:
    """Where the rules put the cap before the odds."""
    return table.under_cap if table.under_cap and table.under_cap.is_ else None


def _best(table: PayTable) -> Odds | None:
    """The best odds of a table."""
    odds = [table.odds, *(odds for row in table.rows for odds in row.pays)]
    counted = [one for one in odds if one and one.multiple is not None]
    return max(counted, key=lambda one: one.multiple or 0, default=None)
