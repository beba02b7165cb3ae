"""A bonus may pay more than the player-dealer put up, and nothing says what then happens.

## What is asked
Where a bonus pays a fixed sum or many times the wager, the rules say for it too that payment goes only as far as the player-dealer's wager, or
that the player-dealer must cover it beforehand. `many` is how many times the wager counts as much.

## Why
A player-dealer who put up a hundred dollars cannot pay three thousand. Whether the rest is owed is what keeps the exposure limited.

## Fails
```yaml unclear many=100
kind: game
name: Example
category: player-dealer
wagers: [{name: envy, bonus: true, pays: {rows: [[five-aces, 3000]]}}]
```

## Passes
```yaml met many=100
kind: game
name: Example
category: player-dealer
player-dealer: {settling: {pays: true, to-the-extent: true}}
wagers: [{name: envy, bonus: true, pays: {rows: [[five-aces, 3000]]}}]
```

## Boundary
It is said of another wager.
```yaml unclear many=100
kind: game
name: Example
category: player-dealer
player-dealer: {settling: {pays: true, to-the-extent: true, wagers: [base]}}
wagers: [{name: base}, {name: fortune, bonus: true, pays: {rows: [[royal-flush, 100:1]]}}]
```

Small odds.
```yaml not-applicable many=100
kind: game
name: Example
category: player-dealer
wagers: [{name: bonus, bonus: true, pays: {rows: [[flush, 99:1]]}}]
```

In a game of the house that players may bank, the house may be meant to pay.
```yaml unclear many=100
kind: game
name: Example
category: house-banked
player-dealer: {settling: {pays: true, at: 548}}
wagers: [{name: base}, {name: fortune, bonus: true, pays: {rows: [[royal-flush, 125 to 1]]}}]
```

## How to fix
Say that bonus payments too are made only to the extent of the player-dealer's wager.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.part import Part
from ...model.statements import Bank
from ...model.values import Odds
from ...model.wagers import PayTable, Wager
from ..legacy import Answer, Ask, met, not_applicable, unclear
from ..parameters import COUNT

HOUSE = "house-banked"

PARAMETERS = {"many": COUNT}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    wager, bank = subject.wager, subject.game.player_dealer
    assert wager
    table, most = _largest(wager, int(ask.value("many", 100)))
    if not wager.bonus or table is None or most is None:
        yield not_applicable("no bonus payment that is fixed or many times the wager")
        return
    bounds = _bounds(bank, wager.name) if bank else []
    name = wager.name.replace("-", " ")
    if subject.game.category == HOUSE:
        pays = [said for said in bank.settling if said.pays] if bank and not wager.pays_from and not bounds else []
        if pays and wager is next(one for one in subject.game.wagers if one.bonus):
            told = f"a player who banks answers for winning bets, and whether that player or the house pays the {name}, up to {most}, is not said"
            yield unclear(told, "say who pays bonus bets when a player banks", table, (pays[0], "the bank pays"))
        else:
            yield not_applicable("the house pays it, or another bonus of the game raises the question")
        return
    if bounds:
        yield met(f"what the {name} pays is bounded by what the player-dealer put up", *bounds)
    else:
        told = f"the {name} pays up to {most}, and nothing says that it is paid only as far as the player-dealer's wager reaches"
        yield unclear(told, "say that bonus payments too are made only to the extent of the player-dealer's wager", table)


def _bounds(bank: Bank, wager: str) -> list[Part]:
    """What limits the payment: its extent, the exposure, the return of what is not covered, or cover put up beforehand."""
    extent = [said for said in bank.settling if said.to_the_extent and (not said.wagers or wager in said.wagers)]
    returned = [said for said in bank.uncovered_wagers if not said.wagers or wager in said.wagers]
    beforehand = [said for said in bank.wager if said.minimum is not None or (said.must_cover and "bonus" in said.must_cover)]
    return [*extent, *bank.wins_or_loses_at_most, *returned, *beforehand]


def _largest(wager: Wager, many: int) -> tuple[PayTable | None, Odds | None]:
    tables = [table for table in wager.pays if not table.statistic]
    paid = [(table, odds) for table in tables for odds in (*(o for row in table.rows for o in row.pays), *filter(None, (table.odds,)))]
    high = [(table, odds) for table, odds in paid if odds.style == "dollars" or (odds.multiple is not None and odds.multiple >= many)]
    return max(high, key=lambda pair: pair[1].win or 0, default=(None, None))
