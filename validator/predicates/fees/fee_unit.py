"""Two places say differently for what a fee is charged.

## What is asked
Prose and headings charge a payer for the same thing: for each wager or for each betting circle, for the hand or for the half hour.

## Why
A player with three bets in one circle pays once or three times. Hand and round mean the same here; the rest does not.

The wording may be loose, so this is a question for a person.

## Fails
```yaml unclear
kind: schedule
name: Example
blocks:
  - fees: [{from: player, per: bet}, {component: player, from: player, per: betting-circle}]
    options: [{option: 1, limit: 5-50, player: 0.50}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: player-dealer, per: hand}, {component: player-dealer, from: player-dealer, per: round}]
    options: [{option: 1, limit: 5-50, player-dealer: 1}]
```

## Boundary
Different options may be charged for different things.
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: player, per: hand, options: [1]}, {from: player, per: half-hour, options: [2]}]
    options: [{option: 1, limit: 5-50, player: 1}, {option: 2, limit: 5-50, player: 10}]
```

## How to fix
Say once for what the fee is charged.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...docket import Row, Subject
from ...model.statements import Fee
from .._fees import cell, free, nothing, options, same_payer, scope, who
from ..legacy import Answer, Ask, met, not_applicable, unclear

SAME = {"round": "hand", "bet": "wager"}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    found, place = False, None
    for block, rows in subject.schedule_file.blocks:
        said = [fee for fee in block.fees if fee.per and fee.from_ and not free(fee)]
        place = place or next(iter(said), None)
        seen: set[str | None] = set()
        for first, second in combinations(said, 2):
            both = _both(rows, first, second)
            if both and same_payer(first.from_, second.from_) and _unit(first) != _unit(second) and first.from_ not in seen:
                found = True
                seen.add(first.from_)
                yield unclear(
                    f"the fee from {who(first.from_)} is charged per {_plain(first)} in one place and per {_plain(second)} in another ({options(both)})",
                    "say once for what the fee is charged",
                    first,
                    (second, f"per {_plain(second)}"),
                )
    if place is None:
        yield not_applicable("no prose says for what a fee is charged")
    elif not found:
        yield met("each fee is charged for one thing", place)


def _both(rows: tuple[Row, ...], first: Fee, second: Fee) -> list[Row]:
    """The options both sentences speak of, and under which the fee is charged at all."""
    return [row for row in scope(rows, first) if row in scope(rows, second) and (c := cell(row, first)) and not nothing(c)]


def _unit(fee: Fee) -> str:
    return SAME.get(fee.per or "", fee.per or "")


def _plain(fee: Fee) -> str:
    return (fee.per or "").replace("-", " ")
