"""A fee the rules give back is given back by the schedule too.

## What is asked
Where the rules return the collection fee in some case of play, the schedule for the game says so.

## Why
The schedule fixes the fee before play. A fee that is returned when a wager had no action depends on
how the hand was settled.

## Says
- silent: The rules return the fee in this case: “{condition}” ({@}). The sheet takes the fee and
    does not mention a return ({@sheet}).
  Fix: Say on the sheet when the fee is returned, or strike the sentence from the rules.
  See sheet: takes the fee
- both: The rules and the sheet both return the fee: {condition} ({@}).
- none: The rules return no fee, or no schedule speaks of one.

## Fails
```yaml unclear silent
kind: game
id: example
name: Example
category: player-dealer
fees: [{refunded: bet got no action}]
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    fees: [{from: player, per: wager, collected: before-deal}]
    columns: [option, limit, player]
    options: [{option: 1, limit: 10-300, player: 1}]
```
> The rules return the fee in this case: “bet got no action” (line 5). The sheet takes the fee and
> does not mention a return (line 5 of Rates).

## Passes
```yaml met both
kind: game
id: example
name: Example
category: player-dealer
fees: [{refunded: bet got no action}]
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    fees: [{from: player, per: wager, collected: before-deal, refunded: no action}]
    columns: [option, limit, player]
    options: [{option: 1, limit: 10-300, player: 1}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from .._fees import current
from ..answer import Answer, Ask, met, not_applicable, unclear
from ..values import name

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    fees = subject.game.fees
    returned = next((fee for fee in fees if fee.refunded and "misdeal" not in fee.refunded), None)
    blocks = current(subject.filing, subject.game_file)
    sheets = [(sheet, fee) for sheet, block in blocks for fee in block.fees]
    if not returned or not sheets:
        yield not_applicable("none")
        return
    condition = name(returned.refunded or "")
    said = next((fee for _, fee in sheets if fee.refunded), None)
    if said:
        yield met("both", returned, see=[(said, "sheet")], condition=condition)
        return
    main = [fee for sheet, fee in sheets if sheet.schedule.collective and fee.collected]
    place = main[0] if main else sheets[0][1]
    yield unclear("silent", returned, see=[(place, "sheet")], condition=condition)
