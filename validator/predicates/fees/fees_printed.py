"""A fee is described and no amount is given for it.

## What is asked
Every fee the prose speaks of has an amount: in the prose itself, or in the table under its payer.

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

## How to fix
Print the amount, or strike the fee.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Row, Subject
from ...filed import Place
from ...judge.answer import Answer, Ask, met, not_applicable, not_stated
from ...ladders import components
from ...model.fees import Block
from ...model.statements import Fee
from .._fees import cell, options, scope, who


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    found, spoken = False, False
    for block, rows in subject.schedule_file.blocks:
        spoken = spoken or bool(block.fees or rows or block.columns)
        for answer in _block(block, rows):
            found = True
            yield answer
    if not found and not spoken:
        yield not_applicable("the schedule speaks of no fee")
    elif not found:
        yield met("every fee spoken of has an amount", subject.schedule)


def _block(block: Block, rows: tuple[Row, ...]) -> Iterator[Answer]:
    if not any(components(row) for row in rows):
        if not any(fee.amount or fee.share for fee in block.fees):
            place: Place = block.columns[0] if block.columns else block.fees[0] if block.fees else block
            named = ", ".join(game.called for game in block.games if game.called)
            yield not_stated(f"no amount of any fee is given{f' for {named}' if named else ''}", "print the options and their fees", place)
        return
    for fee in block.fees:
        if not _needs_amount(fee):
            continue
        open_rows = [row for row in scope(rows, fee) if cell(row, fee) is None]
        if open_rows and len(open_rows) == len(scope(rows, fee)):
            yield not_stated(
                f"the {fee.called or 'fee'} taken from {who(fee.from_)} has no amount: the table prints nothing for {who(fee.from_)} under {options(open_rows)}",
                f"print what is taken from {who(fee.from_)}, or strike the sentence",
                fee,
                (open_rows[0].place, "the table"),
            )


def _needs_amount(fee: Fee) -> bool:
    return bool(fee.from_) and not fee.amount and not fee.share and not fee.waived and not fee.funds
