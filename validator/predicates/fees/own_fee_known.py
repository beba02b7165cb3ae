"""A player's fee does not depend on what the others wager.

## What is asked
A fee taken from players is graded by something a player knows when the wager is placed.

## Why
The total of the table is known only when the last wager is down. Until then nobody can tell a
player what the wager costs.

## Says
- unknowable: Under {rows}, what a player pays ({amounts:or}) depends on the total bet at the table
    ({@}). A player cannot know that total when placing a bet.
  Reading: Is the player's own bet meant?
  Fix: Base the fee on the player's own bet, or charge one amount.
  See said: the fee from players
- known: Every graded fee from players depends on something a player knows ({@}).
- none: No fee from players is graded.

## Fails
```yaml unclear unknowable
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, {is: player, on: total-table-action}]
    options: [{option: 1, limit: 10-300, player: [[10-25, 0.50], [26-100, 1]], at: 1057-1058}]
```
> Under option 1, what a player pays ($0.50 or $1) depends on the total bet at the table (line 5).
> A player cannot know that total when placing a bet. Is the player's own bet meant?

## Passes
```yaml met known
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, {is: player, on: player-wager}]
    options: [{option: 1, limit: 10-300, player: [[10-25, 0.50], [26-300, 1]]}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...docket.ladders import components, prose
from .._fees import same_payer
from ..answer import Answer, Ask, met, not_applicable, unclear
from ..values import money


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    seen, found = None, False
    for block, rows in subject.schedule_file.blocks:
        graded = [
            (row, c)
            for row in rows
            for c in components(row)
            if c.payer == "player" and c.cell.tiers
        ]
        seen = seen or next((row.place for row, _ in graded), None)
        total = [(row, c) for row, c in graded if c.basis == "total-table-action"]
        wrong = [(row, c) for row, c in total if len(set(c.amounts)) > 1]
        if wrong:
            found = True
            row, fee = wrong[0]
            said = [x for x in prose(block, row) if same_payer(x.from_, "player") and not x.amount][
                :1
            ]
            yield unclear(
                "unknowable",
                row.place,
                see=[(one, "said") for one in said],
                key=row.of,
                rows=[row for row, _ in wrong],
                amounts=[money(amount) for amount in dict.fromkeys(fee.amounts)],
            )
    if seen is None:
        yield not_applicable("none")
    elif not found:
        yield met("known", seen)
