"""The schedules of a filing count the ceiling on collection rates for the same thing.

## What is asked
Schedules that recite how many collection rates are allowed all count them for a table, or all for a table limit, or all for a game.

## Why
The ceiling is one rule of law. Two ways to count it in one filing cannot both be that rule, and a house could choose.

## Fails
```yaml unclear
kind: schedule
name: First
states: [{that: rate-cap, rates: 5, per: table-limit, at: 10}]
---
kind: schedule
name: Second
states: [{that: rate-cap, rates: 5, per: table, at: 40}]
```

## Passes
```yaml met
kind: schedule
name: First
states: [{that: rate-cap, rates: 5, per: table-limit, at: 10}]
---
kind: schedule
name: Second
states: [{that: rate-cap, rates: 5, per: table-limit, at: 40}]
```

## Boundary
A schedule that does not say for what, and one that is replaced, are left out.
```yaml met
kind: schedule
name: First
id: first
states: [{that: rate-cap, rates: 5, per: table, at: 10}]
---
kind: schedule
name: Second
supersedes: [first]
states: [{that: rate-cap, rates: 5, per: table-limit, at: 40}]
---
kind: schedule
name: Third
states: [{that: rate-cap, rates: 5, at: 50}]
```

## How to fix
Recite the ceiling with the same words in every schedule.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.statements import Claim
from .._agree import line
from .._say import plain
from ..legacy import Answer, Ask, met, not_applicable, unclear

NEEDS_FILING = True
FIX = "recite the ceiling with the same words in every schedule"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    filing = subject.filing
    found: dict[str, list[Claim]] = {}
    for file in filing.schedules:
        if file.id not in filing.superseded:
            claims = (*file.schedule.states, *(claim for block in file.schedule.blocks for claim in block.states))
            for claim in [one for one in claims if one.that == "rate-cap" and one.is_ and one.rates is not None and one.per][:1]:
                found.setdefault(str(claim.per), []).append(claim)
    if not found:
        yield not_applicable("no schedule says for what the ceiling on collection rates is counted")
        return
    *fewer, most = sorted(found.values(), key=len)
    if fewer:
        counts = ", ".join(f"for a {plain(claims[0].per)} in {len(claims)}" for claims in (most, *reversed(fewer)))
        said = f"the schedules count the ceiling on collection rates for different things: {counts}. Which is meant cannot be told"
        first, *others = sorted((claim for claims in fewer for claim in claims), key=line)
        yield unclear(said, FIX, first, *((claim, f"for a {plain(claim.per)}") for claim in (*others, *most)))
    else:
        yield met("the schedules count the ceiling on collection rates for the same thing", *most)
