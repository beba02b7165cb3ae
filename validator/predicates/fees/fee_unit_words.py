"""Fees of one schedule are charged per hand in one place and per round in another.

## What is asked
The prose charges a payer's fee in the same words under all options of a block, and under one option both payers' fees, where hand and round may be one thing.

## Why
"Per hand" for some options and "per round" for the next may be one thing in two words, or two: a game may deal several hands in a round.

It may be only loose wording, so this is a question for a person. Two statements for the same option are a matter of `fee-unit`.

## Fails
```yaml unclear
kind: schedule
name: Example
blocks:
  - fees: [{from: player-dealer, per: hand, options: [1], at: 1}, {from: player-dealer, per: round, options: [2], at: 2}]
    options: [{option: 1, limit: 5-50, player-dealer: 1}, {option: 2, limit: 5-50, player-dealer: 2}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: player-dealer, per: hand, options: [1], at: 1}, {from: player-dealer, per: hand, options: [2], at: 2}]
    options: [{option: 1, limit: 5-50, player-dealer: 1}, {option: 2, limit: 5-50, player-dealer: 2}]
```

## Boundary
A hand and half an hour are two things, and nobody takes them for one.
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: player, per: hand, options: [1], at: 1}, {from: player, per: half-hour, options: [2], at: 2}]
    options: [{option: 1, limit: 5-50, player: 1}, {option: 2, limit: 5-50, player: 10}]
```

Two words for the same option, and the heading of a column, say the same thing twice.
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: player-dealer, per: hand, options: [1], at: 1}, {component: player-dealer, from: player-dealer, per: round, options: [2], at: 2}]
    options: [{option: 1, limit: 5-50, player-dealer: 1}, {option: 2, limit: 5-50, player-dealer: 2}]
```

The player-dealer pays per hand, and beside that players pay per round.
```yaml unclear
kind: schedule
name: Example
blocks:
  - fees: [{from: player-dealer, per: hand, at: 1}, {from: player, per: round, at: 1}]
    options: [{option: 1, limit: 5-50, player-dealer: 1, player: 0.50}]
```

## How to fix
Use one word where one thing is meant, or say what tells the two apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...docket import Row, Subject
from ...model.statements import Fee
from .._fees import cell, free, nothing, options, same_payer, scope, who
from ..legacy import Answer, Ask, met, not_applicable, unclear

ALIKE = {"hand", "round"}
FIX = "use one word where one thing is meant, or say what tells them apart"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    place: Fee | None = None
    found: list[tuple[str, Fee, Fee]] = []
    for block, rows in subject.schedule_file.blocks:
        said = [fee for fee in block.fees if fee.per and fee.from_ and not fee.component and not free(fee) and _charged(rows, fee)]
        place = place or next(iter(said), None)
        seen: set[tuple[str | None, str | None]] = set()
        for first, second in combinations(said, 2):
            if {first.per, second.per} != ALIKE or (first.from_, second.from_) in seen:
                continue
            here, there = _charged(rows, first), _charged(rows, second)
            both = [row for row in here if row in there]
            if first.from_ == second.from_ and not both:
                told = f"the fee from {who(first.from_)} is charged per {first.per} under {options(here, bare=True)} and per {second.per} under {options(there)}"
            elif both and not same_payer(first.from_, second.from_):
                told = f"under {options(both)} the fee from {who(first.from_)} is charged per {first.per} and that from {who(second.from_)} per {second.per}"
            else:
                continue
            seen.add((first.from_, second.from_))
            found.append((told, first, second))
    if found:
        message = f"{'; '.join(told for told, _, _ in found)}; whether two things are meant is not said"
        _, first, second = found[0]
        more = [(fee, f"per {fee.per}") for _, *pair in found[1:] for fee in pair]
        yield unclear(message, FIX, first, (second, f"per {second.per}"), *more)
    if place is None:
        yield not_applicable("no prose says for what a fee is charged")
    elif not found:
        yield met("fees are charged in the same words", place)


def _charged(rows: tuple[Row, ...], fee: Fee) -> list[Row]:
    """The options of the sentence under which it takes something."""
    return [row for row in scope(rows, fee) if (c := cell(row, fee)) and not nothing(c)]
