"""Fees are called approved at one place and requested at another.

## What is asked
A schedule says one thing of its standing: that its rates were approved, or that they are asked for.

## Why
Rates that are only requested may not be collected. A sheet that recites an approval and prints "requested" rates leaves open which ones the approval
was for.

The word may be left over from the application, so this is a question for a person.

## Fails
```yaml unclear
kind: schedule
name: Example
states: [{that: bureau-approval, at: 430}, {that: fees-requested, at: 432}]
```

## Passes
```yaml met
kind: schedule
name: Example
states: [{that: bureau-approval, at: 430}]
```

## Boundary
A draft that asks for its rates and recites no approval.
```yaml met
kind: schedule
name: Example
states: [{that: fees-requested, at: 432}]
```
```yaml not-applicable
kind: schedule
name: Example
states: [{that: one-schedule-at-a-time}]
```

## How to fix
Say "approved" of rates that were approved, and print only those.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ..legacy import Answer, Ask, met, not_applicable, unclear

STANDING = ("bureau-approval", "fees-requested")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    schedule = subject.schedule
    claims = [claim for claim in (*schedule.states, *(said for block in schedule.blocks for said in block.states)) if claim.that in STANDING and claim.is_]
    requested = [claim for claim in claims if claim.that == "fees-requested"]
    approved = [claim for claim in claims if claim.that == "bureau-approval"]
    if requested and approved:
        yield unclear(
            "the fees are said to be approved, and the sentence above the table calls them requested. It may come from the request",
            "say of the printed fees that they are approved, or that they are asked for",
            requested[0],
            (approved[0], "approved"),
        )
    elif claims:
        yield met("the schedule says one thing of its standing", claims[0])
    else:
        yield not_applicable("the schedule says neither that its fees are approved nor that they are requested")
