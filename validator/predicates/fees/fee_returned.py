"""A fee the rules give back is given back by the schedule too.

Where the rules return the collection fee in some case of play, the schedule for the game says so.
The schedule fixes the fee before play. A fee that is returned when a wager had no action depends on
how the hand was settled.

## Says
- silent: The rules return the fee when a bet gets no action ({@}). The sheet takes the fee and does
  not mention a return ({@sheet}).
  Reading: Does the rule apply to the fees of the sheet?
  Fix: Say on the sheet when the fee is returned, or strike the sentence from the rules.
  See sheet: takes the fee
- both: The rules and the sheet both return the fee when a bet gets no action ({@}).
- none: The rules return no fee, or no schedule speaks of one.

## Examples
```yaml unclear silent
kind: game
id: example
name: Example
category: player-dealer
fees: [{refunded: no-action}]
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    fees: [{from: player, per: wager, collected: before-deal}]
    columns: [option, limit, player]
    options: [{option: 1, limit: 10-300, player: 1}]
```
> The rules return the fee when a bet gets no action (line 5). The sheet takes the fee and does
> not mention a return (line 5 of Rates). Does the rule apply to the fees of the sheet?
```yaml met both
kind: game
id: example
name: Example
category: player-dealer
fees: [{refunded: no-action}]
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    fees: [{from: player, per: wager, collected: before-deal, refunded: no-action}]
    columns: [option, limit, player]
    options: [{option: 1, limit: 10-300, player: 1}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from ...docket.filings import ScheduleFile, Subject
from ...model.fees import Block
from ...model.statements import Fee
from .._fees import in_force
from ..answer import Answers, Ask, met, not_applicable, unclear

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Answers:
    returned = list(filter(_returned, subject.game.fees))
    blocks = in_force(subject) if returned else []
    fees = [fee for _, block in blocks for fee in block.fees]
    said = [(fee, "sheet") for fee in filter(_returned, fees)]
    if not fees:
        yield not_applicable("none")
    elif said:
        yield met("both", returned[0], see=said[:1])
    else:
        main = [fee for fee in _shared(blocks) if fee.collected]
        yield unclear("silent", returned[0], see=[((main or fees)[0], "sheet")])


def _shared(blocks: list[tuple[ScheduleFile, Block]]) -> Iterator[Fee]:
    """What sheets for many games say of fees."""
    return chain(*(block.fees for sheet, block in blocks if sheet.schedule.collective))


def _returned(fee: Fee) -> bool:
    return fee.refunded == "no-action"
