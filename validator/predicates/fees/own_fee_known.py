"""A player's fee does not depend on what the others wager.

## What is asked
A fee taken from players is graded by something a player knows when the wager is placed.

## Why
The total of the table is known only when the last wager is down. Until then nobody can tell a player what the wager costs.

## Fails
```yaml unclear
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, {is: player, on: total-table-action}]
    options: [{option: 1, limit: 10-300, player: [[10-25, 0.50], [26-100, 1]], at: 1057-1058}]
```

## Passes
```yaml met
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, {is: player, on: player-wager}]
    options: [{option: 1, limit: 10-300, player: [[10-25, 0.50], [26-300, 1]]}]
```

## Boundary
One amount on every tier is known beforehand.
```yaml met
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, {is: player, on: total-table-action}]
    options: [{option: 1, limit: 5-100, player: [[5-100, 1], [101+, 1]]}]
```
The player-dealer's fee may follow the total of the table.
```yaml not-applicable
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-100, player-dealer: [[5-100, 1], [101+, 2]]}]
```

## How to fix
Grade the fee by the player's own wager, or make it one amount.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...ladders import components, prose
from .._fees import money, options, same_payer
from ..legacy import Answer, Ask, met, not_applicable, unclear

FIX = "grade the fee by the player's own wager, or make it one amount"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    seen, found = None, False
    for block, rows in subject.schedule_file.blocks:
        graded = [(row, c) for row in rows for c in components(row) if c.payer == "player" and c.cell.tiers]
        seen = seen or next((row.place for row, _ in graded), None)
        wrong = [(row, c) for row, c in graded if c.basis == "total-table-action" and len(set(c.amounts)) > 1]
        if wrong:
            found = True
            row, fee = wrong[0]
            told = [(said, "the fee from players") for said in prose(block, row) if same_payer(said.from_, "player") and not said.amount][:1]
            yield unclear(
                f"what a player pays ({money(dict.fromkeys(fee.amounts))}) follows the total of the table under {options(row for row, _ in wrong)}, which the others' wagers "
                "decide and a player cannot know when the wager is placed. The player's own wagers may be meant",
                FIX,
                row.place,
                *told,
            )
    if seen is None:
        yield not_applicable("no fee from players is graded")
    elif not found:
        yield met("graded fees from players follow what a player knows", seen)
