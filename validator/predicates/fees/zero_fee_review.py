"""Options that charge someone nothing, under a reservation of the Bureau.

## What is asked
Approvals of schedules with a zero collection recite that such games are under review and may be found unlawful. The options concerned are
named, so that whoever uses them knows what the approval is worth.

## Why
The reservation was still recited in approved filings; whether a zero fee is lawful is not settled there.

## Fails
```yaml unclear
kind: schedule
name: Example
states: [{that: zero-fee-review}]
blocks:
  - options: [{option: 1, limit: 5-500, player: 0, player-dealer: 1}, {option: 2, limit: 5-500, player: 1, player-dealer: 1}]
```

## Passes
```yaml met
kind: schedule
name: Example
states: [{that: zero-fee-review}]
blocks:
  - options: [{option: 2, limit: 5-500, player: 1, player-dealer: 1}]
```

## Boundary
A tier at $0 is a zero collection too.
```yaml unclear
kind: schedule
name: Example
blocks:
  - states: [{that: zero-fee-review}]
    options: [{option: 1, limit: 5-500, player-dealer: [[5-10, 0], [11+, 1]]}]
```

## How to fix
Ask the Bureau whether the review is closed, or charge a fee.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Row, Subject
from ...judge.answer import Answer, Ask, met, not_applicable, unclear
from ...ladders import components
from .._fees import options, who


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    said = [*subject.schedule.states, *(claim for block in subject.schedule.blocks for claim in block.states)]
    reserved = next((claim for claim in said if claim.that == "zero-fee-review" and claim.is_), None)
    if reserved is None:
        yield not_applicable("the schedule recites no reservation on zero fees")
        return
    zero: dict[tuple[int, str], list[Row]] = {}
    blocks = subject.schedule_file.blocks
    for number, (_, rows) in enumerate(blocks):
        for row in rows:
            for component in components(row):
                if any(amount == 0 for amount in component.amounts):
                    zero.setdefault((number, component.payer), []).append(row)
    if not zero:
        yield met("no option charges nothing", reserved)
        return
    listed = "; ".join(f"{who(payer)} under {options(rows)}{_of(rows[0], len(blocks))}" for (_, payer), rows in zero.items())
    yield unclear(
        f"the Bureau reserved its view on games with a zero collection, and the schedule prints $0 for {listed}",
        "ask the Bureau whether the review is closed, or charge a fee",
        reserved,
        (next(iter(zero.values()))[0].place, "prints $0"),
    )


def _of(row: Row, blocks: int) -> str:
    """Which games, where the schedule numbers the options of several blocks."""
    named = ", ".join(game.called for game in row.block.games if game.called)
    return f" of {named}" if named and blocks > 1 else ""
