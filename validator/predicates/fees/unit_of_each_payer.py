"""One sentence charges two payers, and its unit can be read for one or for both.

## What is asked
Where the words that charge a payer per hand can also be read to charge per wager, the schedule says which is meant.

## Why
A sentence takes a fee per hand from the player-dealer, and from players "for each wager that they place": *they* may be the players, or the player-dealer too. A
table that prints one amount for each of them does not tell.

Once a hand may be meant, so this is a question for a person.

## Fails
```yaml unclear
kind: schedule
name: Example
blocks:
  - fees: [{from: player-dealer, per: hand, or-per: wager, at: 3635}, {from: player, per: wager, at: 3635}]
    options: [{option: 1, limit: 5-1000, player: 1, player-dealer: 1}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: player-dealer, per: hand}, {from: player, per: wager}]
    options: [{option: 1, limit: 5-1000, player: 1, player-dealer: 1}]
```

## Boundary
The heading of the column settles it.
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: player-dealer, per: hand, or-per: wager}, {from: player, per: wager}]
    columns: [option, limit, player, {is: player-dealer, called: Player-Dealer Fee per hand}]
    options: [{option: 1, limit: 5-1000, player: 1, player-dealer: 1}]
```
So does a second sentence on the unit alone.
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: player-dealer, per: hand, or-per: wager}, {component: player-dealer, from: player-dealer, per: hand}]
    options: [{option: 1, limit: 5-1000, player: 1, player-dealer: 1}]
```

## How to fix
Give each payer a sentence, or head the columns with the unit.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...docket import Row, Subject
from ...ladders import column
from ...model.fees import Block
from ...model.statements import Fee
from .._fees import cell, free, nothing, options, same_payer, scope, who
from .._say import plain
from ..legacy import Answer, Ask, met, not_applicable, unclear

PER = re.compile(r"\b(per|each)\b", re.IGNORECASE)


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    charged = [(block, fee, rows) for block, every in subject.schedule_file.blocks for fee in block.fees if fee.per and not free(fee) and (rows := _charged(every, fee))]
    open_ = [(block, fee, rows) for block, fee, rows in charged if fee.or_per and not _settled(block, fee, rows)]
    if open_:
        block, fee, _ = open_[0]
        under = "; ".join(options(rows) for _, _, rows in open_)
        others = next((f" and {who(said.from_)} per {plain(said.per)}" for said in block.fees if said.per == fee.or_per and not same_payer(said.from_, fee.from_)), "")
        yield unclear(
            f"the sentence that charges {who(fee.from_)} per {plain(fee.per)}{others} can be read to charge {who(fee.from_)} per {plain(fee.or_per)} as well, "
            f"and the table prints amounts without a unit ({under}). Once a {plain(fee.per)} may be meant",
            "give each payer a sentence, or head the columns with the unit",
            fee,
            *((other, "worded alike") for _, other, _ in open_[1:]),
        )
    elif charged:
        yield met("the unit of each payer's fee can be read in one way", charged[0][1])
    else:
        yield not_applicable("no prose says for what a fee is charged")


def _charged(rows: tuple[Row, ...], fee: Fee) -> list[Row]:
    return [row for row in scope(rows, fee) if (c := cell(row, fee)) and not nothing(c)]


def _settled(block: Block, fee: Fee, rows: list[Row]) -> bool:
    """Whether the heading of the column or another sentence gives the unit."""
    found = [c for row in rows[:1] if (c := cell(row, fee))]
    headings = [heading.called for c in found if (heading := column(block, c.name)) and heading.called]
    others = [said for said in block.fees if said is not fee and said.per and not said.or_per and same_payer(said.from_, fee.from_)]
    return any(PER.search(heading) for heading in headings) or any(row in rows for said in others for row in scope(rows, said))
