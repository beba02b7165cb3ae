"""A fee is denied in words that leave another one open.

## What is asked
Where a table takes nothing from a payer, the prose denies every fee from that payer, and not only an additional one or one per wager.

## Why
"No additional fee" tells a player that there is a first one; "no fee per wager" leaves one per hand or per round. The table prints $0, and the
sentence above it says less.

That no fee at all is meant is likely, so this is a question for a person, and one for each filing: sheets take such sentences from each other.

## Fails
```yaml unclear
kind: schedule
name: Example
blocks:
  - fees: [{from: player, amount: none, additional: true, at: 3351}]
    options: [{option: 1, player: 0, player-dealer: 1, at: 3354}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: player, amount: none}]
    options: [{option: 1, player: 0, player-dealer: 1}]
```

## Boundary
Players who pay for one wager pay nothing additional for another.
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: player, per: wager, wagers: [base]}, {from: player, amount: none, additional: true, wagers: [bonus]}]
    options: [{option: 1, player: 0.50, player-dealer: 1}]
```
A fee per wager is denied, and the table takes none at all.
```yaml unclear
kind: schedule
name: Example
blocks:
  - fees: [{from: player, per: wager, amount: none, at: 3585}]
    options: [{option: 1, player: 0, player-dealer: 1, at: 3588}]
```
Another sentence denies every fee.
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: player, per: wager, amount: none}, {from: player, amount: none}]
    options: [{option: 1, player: 0, player-dealer: 1}]
```

## How to fix
Say that no fee is taken from the payer.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...docket import Row, ScheduleFile, Subject
from ...model.fees import Block
from ...model.statements import Fee
from .._fees import cell, free, nothing, options, same_payer, scope, standing, who
from .._say import plain
from ..legacy import Answer, Ask, met, not_applicable, unclear

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    denied = [(file, block, fee, scope(rows, fee)) for file, block, rows in standing(subject.filing) for fee in block.fees if free(fee) and fee.from_]
    found = [Denied(file, fee, taken) for file, block, fee, rows in denied if (fee.additional or fee.per) and not _plainly(block, fee, rows) and (taken := _nothing(block, fee, rows))]
    if found:
        first, *others = found
        yield unclear(
            f"{'; '.join(_told([one for one in found if _kind(one.fee) == kind]) for kind in dict.fromkeys(_kind(one.fee) for one in found))}. That only others pay may be meant",
            "say that no fee is taken from the payer",
            first.fee,
            (first.rows[0].place, "nothing is taken"),
            *((other.fee, "denied in part") for other in others),
        )
    elif denied:
        yield met("where nothing is taken, every fee is denied", denied[0][2])
    else:
        yield not_applicable("no prose denies a fee")


class Denied(NamedTuple):
    """A sentence that denies a fee in part, and the options under which nothing is taken."""

    file: ScheduleFile
    fee: Fee
    rows: list[Row]


def _kind(fee: Fee) -> str:
    return "an additional fee, as if there were a first one" if fee.additional else f"a fee per {plain(fee.per)}, which leaves another one open"


def _told(alike: list[Denied]) -> str:
    first = alike[0]
    sheets = list(dict.fromkeys(one.file.id for one in alike))
    more = f" (and so on {len(sheets) - 1} more sheet{'s' if len(sheets) > 2 else ''})" if len(sheets) > 1 else ""
    return f"the table takes nothing from {who(first.fee.from_)} under {options(first.rows)}, but the prose denies only {_kind(first.fee)}{more}"


def _nothing(block: Block, fee: Fee, rows: list[Row]) -> list[Row]:
    """The options of the sentence, when the table takes nothing from the payer under any of them and no other sentence does."""
    cells = [c for row in rows if (c := cell(row, fee))]
    charged = any(same_payer(said.from_, fee.from_) and not free(said) and any(row in rows for row in scope(rows, said)) for said in block.fees)
    return rows if cells and all(map(nothing, cells)) and not charged else []


def _plainly(block: Block, fee: Fee, rows: list[Row]) -> bool:
    """Whether another sentence denies every fee from the payer."""
    plainly = [said for said in block.fees if free(said) and same_payer(said.from_, fee.from_) and not (said.additional or said.per or said.wagers or said.component)]
    return any(row in rows for said in plainly for row in scope(rows, said))
