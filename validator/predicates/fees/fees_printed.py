"""A fee is described and no amount is given for it.

## What is asked
Every fee the prose speaks of has an amount: in the prose itself, or in the table under its payer.
Where the table charges somebody the prose does not name instead, `fee-payer` tells it. A sheet with an empty table asks nothing where another sheet in force prints the
fees of its games.

## Why
A fee without an amount cannot be determined before the hand, nor posted.

## Fails
```yaml not-stated
kind: schedule
name: Example
blocks:
  - fees: [{called: fixed fee, from: pot, collected: after-antes}, {from: player, per: half-hour}]
    columns: [option, limit, player]
    options: [{option: 1, limit: 10-20, player: 10}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: pot, per: pot, amount: 5}, {from: player, per: half-hour}]
    columns: [option, limit, player]
    options: [{option: 1, limit: 10-20, player: 10}]
```

## Boundary
A table with headings and no row.
```yaml not-stated
kind: schedule
name: Example
blocks:
  - fees: [{per: wager, collected: before-play}]
    columns: [wager, player, player-dealer]
```

The fees stand on another sheet.
```yaml met
kind: game
name: Example
category: player-dealer
---
kind: schedule
name: Example Fees
blocks: [{games: {called: Example, document: example}, fees: [{per: wager, collected: before-play}], columns: [wager, player, player-dealer]}]
---
kind: schedule
name: Rates
collective: true
blocks: [{games: {called: Example, document: example}, options: [{option: 1, limit: 5-100, player-dealer: 1}]}]
```

## How to fix
Print the amount, or strike the fee.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Row, Subject
from ...docket import options as rows_of
from ...filed import Place
from ...ladders import components
from ...model.fees import Block
from .._fees import cell, current, options, same_payer, unprinted, who
from .._twins import PERIODS
from ..legacy import Answer, Ask, met, not_applicable, not_stated
from .fee_payer import unnamed


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    found, spoken, aside, printed = False, False, False, False
    for block, rows in subject.schedule_file.blocks:
        spoken = spoken or bool(block.fees or rows or block.columns)
        aside = aside or any(unprinted(fee, rows) for fee in block.fees)
        if not any(components(row) for row in rows) and _elsewhere(subject, block):
            printed = True
            continue
        for answer in _block(block, rows):
            found = True
            yield answer
    if not found and printed:
        yield met("every fee spoken of has an amount, here or on another sheet in force", subject.schedule)
    elif not found and not spoken:
        yield not_applicable("the schedule speaks of no fee")
    elif not found and aside:
        yield not_applicable("the table charges somebody the prose does not name: see fee-payer")
    elif not found:
        yield met("every fee spoken of has an amount", subject.schedule)


def _elsewhere(subject: Subject, block: Block) -> bool:
    """Whether every game of a block without amounts has its fees on another sheet in force."""
    if not subject.filing.whole and any(game.document for game in block.games):
        return True  # a file judged alone does not know the other sheets
    games = subject.filing.games_of(block)
    sheets = [[sheet for sheet, other in current(subject.filing, game) if other is not block and any(components(row) for row in rows_of(other))] for game in games]
    return bool(sheets) and all(sheets)


def _block(block: Block, rows: tuple[Row, ...]) -> Iterator[Answer]:
    if not any(components(row) for row in rows):
        if not any(fee.amount or fee.share for fee in block.fees):
            place: Place = block.columns[0] if block.columns else block.fees[0] if block.fees else block
            named = ", ".join(game.called for game in block.games if game.called)
            yield not_stated(f"no amount of any fee is given{f' for {named}' if named else ''}", "print the options and their fees", place)
        return
    told = [row for places in unnamed(block, rows).values() for row, _ in places]
    for fee in block.fees:
        open_rows = unprinted(fee, rows)
        if open_rows and not any(row in told for row in open_rows):  # the table charges somebody else: told by fee-payer
            timed = next((said for said in block.fees if said.per in PERIODS and not same_payer(said.from_, fee.from_) and cell(open_rows[0], said)), None)
            instead = f". What it prints is taken from {who(timed.from_)} for each {(timed.per or '').replace('-', ' ')}, and which of the two holds is not said" if timed else ""
            yield not_stated(
                f"the {fee.called or 'fee'} taken from {who(fee.from_)} has no amount: the table prints nothing for {who(fee.from_)} under {options(open_rows)}{instead}",
                f"print what is taken from {who(fee.from_)}, or strike the sentence",
                fee,
                (open_rows[0].place, "the table"),
                *([(timed, "fee by time")] if timed else []),
            )
