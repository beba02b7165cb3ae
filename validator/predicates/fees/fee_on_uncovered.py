"""A fee on wagers that are given back because nobody covers them.

## What is asked
Where a fee is graded by wagers, and wagers the player-dealer's wager does not reach are returned, the filing says whether the returned ones count, or whether
the fee on them is given back.

## Why
The fee is taken on what is placed; how far the player-dealer's wager reaches is known only at the end. A table can pay the fee of a large total of which half
was never in play. One question for each schedule.

## Fails
```yaml unclear
kind: schedule
name: Example
player-dealer: {uncovered-wagers: {are: returned, at: 3794}}
blocks:
  - fees: [{from: player-dealer, per: hand, on: total-table-action, at: 3351}]
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [51+, 2]]}]
```

## Passes
```yaml met
kind: schedule
name: Example
player-dealer: {uncovered-wagers: {are: returned, at: 3794}}
blocks:
  - fees: [{from: player-dealer, per: hand, on: total-table-action, refunded: the part not covered, at: 3351}]
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [51+, 2]]}]
```

## Boundary
The total leaves out what is not covered.
```yaml met
kind: game
id: example
name: Example
category: player-dealer
player-dealer: {uncovered-wagers: {are: returned, at: 14}}
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    defines: {basis: total-table-action, counts: [base], excludes: [uncovered]}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [51+, 2]]}]
```

A flat fee for the hand is the same whatever is covered.
```yaml not-applicable
kind: schedule
name: Example
player-dealer: {uncovered-wagers: {are: returned}}
blocks:
  - options: [{option: 1, limit: 5-500, player-dealer: 1}]
```

## How to fix
Say that the fee is due on all wagers placed, covered or not, or that the part not covered does not count.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ...judge.answer import Answer, Ask, met, not_applicable, unclear
from ...ladders import MONEY_BASES, components
from ...model.fees import Block
from ...model.statements import Uncovered
from .._fees import basis, charges

NEEDS_DOCKET = True
LEFT_OUT = "uncovered"
FIX = "say that the fee is due on all wagers placed, covered or not, or that the part not covered does not count"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    answered: Place | None = None
    open_: list[tuple[str, Place, Uncovered]] = []
    for block, _ in subject.schedule_file.blocks:
        graded = _graded(subject, block)
        returned = _returned(subject, block)
        if graded is None or returned is None:
            continue
        told = _told(subject, block)
        answered = answered or told
        if told is None:
            open_.append((*graded, returned))
    if open_:
        name, place, returned = open_[0]
        yield unclear(
            f"the fee is graded by {basis(name)}, and wagers the player-dealer's wager does not reach are returned: whether they count for the fee, or it is given back for them, is not said",
            FIX,
            place,
            (returned, "returned"),
            *((other, "likewise") for _, other, _ in open_[1:3]),
        )
    elif answered is not None:
        yield met("what is not covered is provided for", answered)
    else:
        yield not_applicable("no fee is graded by wagers that may be returned as not covered")


def _graded(subject: Subject, block: Block) -> tuple[str, Place] | None:
    """What a fee that is charged goes by, and the place that says so: the sentence, else the first option."""
    assert subject.schedule_file
    rows = next(rows for other, rows in subject.schedule_file.blocks if other is block)
    ladders = [(component.basis, row) for row in rows for component in components(row) if component.cell.tiers and component.basis in MONEY_BASES and charges(component)]
    if not ladders:
        return None
    name, row = ladders[0]
    sentence = next((said for said in block.defines if said.basis == name), None) or next((fee for fee in block.fees if fee.on == name), None)
    return str(name), sentence or row.place


def _returned(subject: Subject, block: Block) -> Uncovered | None:
    banks = [subject.schedule.player_dealer, *(game.game.player_dealer for game in subject.filing.games_of(block))]
    return next((said for bank in banks if bank for said in bank.uncovered_wagers if said.are == "returned" and not said.wagers), None)


def _told(subject: Subject, block: Block) -> Place | None:
    """The place that says what becomes of the fee on what is not covered."""
    fees = [*block.fees, *(fee for game in subject.filing.games_of(block) for fee in game.game.fees)]
    given = next((fee for fee in fees if (fee.refunded and "misdeal" not in fee.refunded) or LEFT_OUT in (*fee.excludes, *fee.counts)), None)
    return given or next((said for said in block.defines if LEFT_OUT in (*said.excludes, *said.counts)), None)
