"""The moment of collection is told behind some options, and it is not said that it holds for the others too.

## What is asked
A sentence on when fees are collected says for which options it holds, or stands where it is seen to hold for all.

## Why
A paragraph speaks of options 1 to 8, then of 9 and 10, and closes with when the fee is taken. Its last sentence may close the paragraph, or the part on the
last two options; for the first eight the fee would then have no moment. That it closes the paragraph is likely, so this is a remark.

Options without any such sentence are the matter of `collection-stated`.

## Fails
```yaml unclear
kind: schedule
name: Example
blocks:
  - fees: [{from: player-dealer, per: hand, collected: before-deal, options: [1], moment-behind: [2], at: 1}, {from: player-dealer, per: hand, collected: before-deal, options: [2], at: 1}]
    options: [{option: 1, player-dealer: 1}, {option: 2, player-dealer: 2}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: player-dealer, per: hand, collected: before-deal, options: [1-2], at: 1}]
    options: [{option: 1, player-dealer: 1}, {option: 2, player-dealer: 2}]
```

## Boundary
The sentence stands behind options that are not printed.
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: player-dealer, per: hand, collected: before-deal, options: [1], moment-behind: [3], at: 1}]
    options: [{option: 1, player-dealer: 1}]
```

## How to fix
Say for which options the sentence on the moment holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket import Row, Subject
from ...ladders import components
from ...model.fees import Block
from ...model.statements import Fee
from .._fees import charges, moment, options, scope
from ..legacy import Answer, Ask, met, not_applicable, unclear


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    said: list[Fee] = []
    found = False
    for block, rows in subject.schedule_file.blocks:
        taken = [row for row in rows if any(charges(c) for c in components(row))]
        said += [fee for fee in block.fees if fee.collected and scope(taken, fee)]
        for answer in _behind(block, taken):
            found = True
            yield answer
    if not said:
        yield not_applicable("no sentence says when a fee of an option is collected")
    elif not found:
        yield met("each sentence on the moment stands with the options it is for", said[0])


def _behind(block: Block, taken: list[Row]) -> Iterator[Answer]:
    """The moment stands behind the sentences on other options only."""
    held = [(fee, rows) for fee in block.fees if fee.collected and fee.moment_behind and (rows := scope(taken, fee))]
    for fee, rows in held[:1]:
        others = [row for row in taken if row not in rows and row.option.option.isdecimal() and any(span.holds(Decimal(row.option.option)) for span in fee.moment_behind)]
        if others:
            yield unclear(
                f"that the fee is collected {moment(fee.collected or '')} is said once, behind the sentences on {options(others, bare=True)}; whether it holds for {options(rows)} too is not said. "
                "It may be meant for all",
                "say for which options the sentence on the moment holds",
                fee,
                *((other, "said behind this") for other in block.fees if other.collected and not other.moment_behind and any(row in others for row in scope(taken, other))),
            )
