"""A cap on payment below what the odds promise on the highest wager.

## What is asked
Where the rules cap what is paid, the highest wager at the best odds stays under the cap, or the rules say that the cap goes before the odds.

## Why
A player who bets the maximum is told odds that are not paid.

## Fails
```yaml unclear
kind: game
name: Example
category: house-banked
wagers: [{name: bonus, limit: {maximum: 25}, pays: {at-most: 20000, rows: [[royal-flush, 2500 to 1], [flush, 4 to 1]]}}]
```

## Passes
```yaml met
kind: game
name: Example
category: house-banked
wagers: [{name: bonus, limit: {maximum: 5}, pays: {at-most: 20000, rows: [[royal-flush, 2500 to 1], [flush, 4 to 1]]}}]
```

## Boundary
The cap and the limit may stand apart from the wager.
```yaml unclear
kind: game
name: Example
category: house-banked
wagers: [{name: bonus, pays: {odds: 2500 to 1}}]
limits: [{wager: bonus, at-most: 25}]
payouts: [{of: player, per: hand, at-most: 20000}]
```
A cap without a highest wager cannot be compared.
```yaml not-applicable
kind: game
name: Example
category: house-banked
wagers: [{name: bonus, pays: {at-most: 20000, odds: 2500 to 1}}]
```

The rules put the cap before the odds.
```yaml met
kind: game
name: Example
category: house-banked
wagers: [{name: bonus, limit: {maximum: 25}, pays: {at-most: 20000, under-cap: true, rows: [[royal-flush, 2500 to 1], [flush, 4 to 1]]}}]
```

Two wagers on one hand, each under the cap and together above it.
```yaml unclear
kind: game
name: Example
category: house-banked
payouts: {of: player, at-most: 25000, per: hand, at: 474}
wagers:
  - {name: base, limit: {maximum: 50}, pays: {odds: 500 to 1, at: 460}}
  - {name: bonus, limit: {maximum: 1}, pays: {odds: 10000 to 1, at: 461}}
```
Three equal bets of the highest size are won or lost by one hand.
```yaml unclear
kind: game
name: Example
category: house-banked
limits: {wager: base, at-most: 50, bets: 3, at: 450}
payouts: {of: player, at-most: 25000, per: hand, at: 474}
wagers: [{name: base, pays: {rows: [[royal-flush, 500 to 1]], at: 460}}]
```

## How to fix
Lower the limit, or say that the cap goes before the odds.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket import Subject
from ...filed import Place
from ...model.game import Game
from ...model.values import Odds, dollars
from ...model.wagers import PayTable, Wager
from .._say import listed
from ..legacy import Answer, Ask, met, not_applicable, unclear

OF_A_PLAYER = ("player", "hand", "wager", "bonus")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    answers = list(_tables(subject.game, subject.wager))
    over = list(_together(subject.game)) if answers and subject.wager is subject.game.wagers[0] else []
    yield from [answer for answer in answers if not over or answer.verdict != "met"]
    yield from over
    if not answers:
        yield not_applicable("the rules do not give a cap, a highest wager and odds together")


def _tables(game: Game, wager: Wager) -> Iterator[Answer]:
    most = _most(game, wager)
    for table in wager.pays:
        cap = _cap(game, wager, table)
        best = max((odds for odds in _odds(table) if odds.multiple is not None), key=lambda odds: odds.multiple or 0, default=None)
        if cap is None or most is None or best is None or best.multiple is None:
            continue
        highest = Decimal(best.multiple.numerator) / best.multiple.denominator * most[0]
        if said := _under(table):
            yield met(f"the odds are subject to the cap of {dollars(cap[0])}", said, cap[1])
        elif highest > cap[0]:
            yield unclear(
                f"{dollars(most[0])} at {best} would win {dollars(highest)}, and no more than {dollars(cap[0])} is paid: the pay table promises what the cap takes back",
                "lower the limit, or say that the cap goes before the odds",
                table,
                (cap[1], f"at most {dollars(cap[0])}"),
                (most[1], f"wagers up to {dollars(most[0])}"),
            )
        else:
            yield met(f"the highest wager, {dollars(most[0])} at {best}, stays under the cap of {dollars(cap[0])}", table, cap[1])


def _together(game: Game) -> Iterator[Answer]:
    """Wagers that stay under a cap on what one hand is paid, each by itself, and pass it together."""
    cap = next((payout for payout in game.payouts if payout.at_most is not None and payout.of in OF_A_PLAYER and payout.per == "hand"), None)
    wins = {wager.name: _highest(game, wager) for wager in game.wagers}
    paid = {name: amount for name, amount in wins.items() if amount}
    if cap and cap.at_most is not None and paid and max(paid.values()) <= cap.at_most < sum(paid.values()):
        said = f"the highest wins of {listed(paid)} come to {dollars(sum(paid.values(), Decimal(0)))}, and no more than {dollars(cap.at_most)} is paid on a hand"
        yield unclear(f"{said}: which goes first is not said", "say that the cap goes before the odds", cap, (game.wagers[0].pays[0], "the odds"))


def _highest(game: Game, wager: Wager) -> Decimal:
    most = _most(game, wager)
    best = max((odds.multiple for table in wager.pays if not _under(table) for odds in _odds(table) if odds.multiple is not None), default=None)
    return Decimal(best.numerator) / best.denominator * most[0] if most and best else Decimal(0)


def _cap(game: Game, wager: Wager, table: PayTable) -> tuple[Decimal, Place] | None:
    if table.at_most is not None:
        return table.at_most, table
    return next(((payout.at_most, payout) for payout in game.payouts if payout.at_most is not None and payout.of in (*OF_A_PLAYER, wager.name)), None)


def _most(game: Game, wager: Wager) -> tuple[Decimal, Place] | None:
    own: list[tuple[Decimal | None, Place]] = [
        (limit.maximum if limit.maximum is not None else limit.is_.high if limit.is_ else None, limit) for limit in wager.limit
    ]
    stated: list[tuple[Decimal | None, Place]] = [
        (limit.at_most * (limit.bets or 1) if limit.at_most is not None else None, limit) for limit in game.limits if wager.name in limit.wager
    ]
    return next(((amount, place) for amount, place in (*own, *stated) if amount is not None), None)


def _under(table: PayTable) -> Place | None:
    """Where the rules put the cap before the odds."""
    return table.under_cap if table.under_cap and table.under_cap.is_ else None


def _odds(table: PayTable) -> tuple[Odds, ...]:
    return ((table.odds,) if table.odds else ()) + tuple(odds for row in table.rows for odds in row.pays)
