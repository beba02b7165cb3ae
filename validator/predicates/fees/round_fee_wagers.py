"""A fee per round is taken from players who may have several wagers.

## What is asked
Where players pay a fee per round or per hand and can place more than one wager in it, the schedule says whether the fee is due once from each player or for each wager.

## Why
With one wager the two come to the same. With a bonus bet beside it, or two lines to bet on, a player pays half a dollar or a dollar and a half; where the fee is
graded by the wager, the sum of the wagers may belong to another tier than each of them.

Once from each player may be meant, so this is a question for a person. Wagers made after the deal, and those the prose frees of the fee, are not counted.

## Fails
```yaml unclear
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player, per: round, on: player-wager, at: 3668}]
    columns: [option, limit, {is: player, on: player-wager}]
    options: [{option: 9, limit: 5-200, player: [[5-40, 0.50], [41-200, 1]]}]
---
kind: game
name: Example
category: player-dealer
wagers: [{name: base, at: 4120}, {name: fortune-bonus, bonus: true, at: 4122}]
```

## Passes
```yaml met
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player, per: round, on: player-wager, wagers: [base]}]
    columns: [option, limit, {is: player, on: player-wager}]
    options: [{option: 9, limit: 5-200, player: [[5-40, 0.50], [41-200, 1]]}]
---
kind: game
name: Example
category: player-dealer
wagers: [{name: base}, {name: fortune-bonus, bonus: true}]
```

## Boundary
One wager is left when the bonus bet is free.
```yaml met
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player, per: round}, {from: player, amount: none, wagers: [bonus]}]
    options: [{option: 9, limit: 5-200, player: 0.50}]
---
kind: game
name: Example
category: player-dealer
wagers: [{name: base}, {name: fortune-bonus, bonus: true}]
```
A fee for each wager leaves nothing open.
```yaml not-applicable
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player, per: wager}]
    options: [{option: 9, limit: 5-200, player: 0.50}]
---
kind: game
name: Example
category: player-dealer
wagers: [{name: base}, {name: fortune-bonus, bonus: true}]
```

## How to fix
Say whether the fee is due once from each player, for each wager or on their sum, and whether bonus bets bear it.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Row, Subject
from ...ladders import ONE_WAGER
from ...model.fees import Block
from ...model.game import Game
from ...model.statements import Fee
from ...model.wagers import Wager
from .._fees import cell, free, nothing, options, scope
from .._say import listed, plain
from .._wagers import late, means, placed_bets
from ..legacy import Answer, Ask, met, not_applicable, unclear

NEEDS_FILING = True
UNITS = ("round", "hand")
PLAYERS = ("player", "all-players")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    asked = [
        (block, fee, charged) for block, rows in subject.schedule_file.blocks for fee in block.fees if fee.from_ in PLAYERS and fee.per in UNITS and not free(fee) and (charged := _charged(rows, fee))
    ]
    doubts = [(fee, rows, games) for block, fee, rows in asked if not (fee.wagers or fee.wager_called) and (games := _several(subject, block))]
    if doubts:
        under = [f"per {fee.per}{' by their wager' if _graded(fee, rows) else ''} under {options(rows)}" for fee, rows, _ in doubts]
        where = [f"{listed(wager.name for wager in wagers)} at {game.name}" for _, _, games in doubts for game, wagers in games[:1]]
        sums = ", for each wager or on the sum of them" if any(_graded(fee, rows) for fee, rows, _ in doubts) else " or for each wager"
        bonus = ", and whether bonus bets bear it," if any(wager.bonus for _, _, games in doubts for _, wagers in games for wager in wagers) else ""
        yield unclear(
            f"players pay a fee {'; '.join(under)}; a player can have several wagers there ({'; '.join(where)}): whether it is due once from each player{sums}{bonus} is not said",
            "say whether the fee is due once from each player or for each wager, and whether bonus bets bear it",
            doubts[0][0],
            *((fee, f"per {fee.per} too") for fee, _, _ in doubts[1:]),
            *((wagers[1], f"{plain(wagers[1].name)}, one of several wagers at {game.name}") for _, _, games in doubts for game, wagers in games[:1]),
        )
    elif asked:
        yield met("it is clear for how many wagers players pay the fee", asked[0][1])
    else:
        yield not_applicable("no fee per round or hand is taken from players")


def _charged(rows: tuple[Row, ...], fee: Fee) -> list[Row]:
    return [row for row in scope(rows, fee) if (c := cell(row, fee)) and not nothing(c)]


def _graded(fee: Fee, rows: list[Row]) -> bool:
    return fee.on in ONE_WAGER and any((c := cell(row, fee)) and c.cell.tiers for row in rows)


def _several(subject: Subject, block: Block) -> list[tuple[Game, list[Wager]]]:
    """The games of a block in which a player can have more than one wager that may bear the fee."""
    out = [name for said in block.fees for name in (*said.excludes, *(said.wagers if free(said) else ()))]
    found = []
    for file in subject.filing.games_of(block):
        bets = [wager for wager in placed_bets(file.game) if not late(file.game, wager) and not any(means(name, wager) for name in out)]
        if file.game.category == "player-dealer" and len(bets) > 1:
            found.append((file.game, bets))
    return found
