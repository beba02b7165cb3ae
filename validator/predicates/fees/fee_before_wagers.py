"""A fee is put up before the wagers by which it is graded.

## What is asked
Where a payer puts up the fee before the players wager, its amount does not depend on what they wager.

## Why
The rules have the player-dealer put the fee in front of the betting circle, and then the players bet. A fee graded by the total of their bets is
not known by then: somebody has to guess, and to change it afterwards.

The sentence may mean that the fee is put up once it is known, so this is a question for a person.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
fees: {from: player-dealer, placed: before-wagers}
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-200, player-dealer: [[5-100, 1], [101+, 2]]}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
fees: {from: player-dealer, placed: before-wagers}
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, limit: 5-200, player-dealer: 1}]
```

## Boundary
Before the deal is not before the wagers; a fee of another payer is not meant.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
fees: {from: player-dealer, placed: before-deal}
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-200, player-dealer: [[5-100, 1], [101+, 2]]}]
```
```yaml met
kind: game
name: Example
category: player-dealer
fees: {from: player-dealer, placed: before-wagers}
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    columns: [option, limit, {is: player, on: player-wager}, player-dealer]
    options: [{option: 1, limit: 5-200, player: [[5-100, 1], [101+, 2]], player-dealer: 1}]
```

## How to fix
Have the fee put up after the wagers, when the total is known.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Row, Subject, options
from ...ladders import components
from ...model.statements import Fee
from .._fees import GRADED, basis, charges, current, same_payer, who
from ..legacy import Answer, Ask, met, not_applicable, unclear

NEEDS_FILING = True
BEFORE = ("before-wagers", "before-bets")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    early = [fee for fee in subject.game.fees if fee.placed in BEFORE]
    sheets = [(schedule, block, rows) for schedule, block in current(subject.filing, subject.game_file) if (rows := options(block))]
    if not early or not sheets:
        yield not_applicable("no fee is put up before the wagers, or no sheet prints fees for the game")
        return
    for fee in early:
        graded = [(schedule, row, named) for schedule, _, rows in sheets for row in rows if (named := _graded(row, fee))]
        if graded:
            schedule, row, named = graded[0]
            yield unclear(
                f"{who(fee.from_)} puts up the fee before the players wager, but the sheet “{schedule.schedule.name}” grades it by {basis(named)}, which is known only when they have. "
                "Chips to take it from may be meant",
                "have the fee put up when the total is known",
                fee,
                (row.place, f"graded by {basis(named)}"),
            )
        else:
            yield met("what is put up before the wagers does not depend on them", fee)


def _graded(row: Row, fee: Fee) -> str:
    """What the fee of that payer is graded by, if wagers decide it."""
    return next((c.basis for c in components(row) if same_payer(c.payer, fee.from_) and c.cell.tiers and charges(c) and c.basis in GRADED), None) or ""
