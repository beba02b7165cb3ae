"""The schedules of a filing count the ceiling on collection rates for the same thing.

## What is asked
Schedules that recite how many collection rates are allowed all count them for a table, or all for a
table limit, or all for a game.

## Why
The ceiling is one rule of law. Two ways to count it in one filing cannot both be that rule, and a
house could choose.

## Says
- unlike: The schedules set the limit on collection rates differently: {counted}. Which is meant?
  Fix: Set the limit in the same words in every schedule.
  See per-table: for a table
  See per-table-limit: for a table limit
  See per-game: for a game
- (counted-for): per {per} in {count:schedule}
- alike: The limit on collection rates is counted for a {per} in {count:schedule}.
- silent: No schedule says what the limit on collection rates is counted for.

## Fails
```yaml unclear unlike
kind: schedule
name: First
states: [{that: rate-cap, rates: 5, per: table-limit, at: 10}]
---
kind: schedule
name: Second
states: [{that: rate-cap, rates: 5, per: table, at: 40}]
```
> The schedules set the limit on collection rates differently: per table in one schedule and per
> table limit in one schedule. Which is meant?

## Passes
```yaml met alike
kind: schedule
name: First
states: [{that: rate-cap, rates: 5, per: table-limit, at: 10}]
---
kind: schedule
name: Second
states: [{that: rate-cap, rates: 5, per: table-limit, at: 40}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Filing, Subject
from ...model.statements import Claim
from ..agreement import line
from ..answer import Answer, Ask, met, not_applicable, unclear
from ..values import phrase

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    found = _recited(subject.filing)
    if not found:
        yield not_applicable("silent")
        return
    *fewer, most = sorted(found.values(), key=len)
    if fewer:
        counted = [
            phrase("counted-for", per=claims[0].per, count=len(claims))
            for claims in (most, *reversed(fewer))
        ]
        first, *others = sorted((claim for claims in fewer for claim in claims), key=line)
        see = [(claim, f"per-{claim.per}") for claim in (*others, *most)]
        yield unclear("unlike", first, see=see, counted=counted)
    else:
        see = [(claim, "also") for claim in most[1:]]
        yield met("alike", most[0], see=see, count=len(most), per=most[0].per)


def _recited(filing: Filing) -> dict[str, list[Claim]]:
    """The first ceiling of each schedule in force, by what it is counted for."""
    found: dict[str, list[Claim]] = {}
    for schedule in [
        file.schedule for file in filing.schedules if file.id not in filing.superseded
    ]:
        claims = (*schedule.states, *(claim for block in schedule.blocks for claim in block.states))
        caps = [
            one for one in claims if one.that == "rate-cap" and one.is_ and one.rates is not None
        ]
        for claim in [one for one in caps if one.per][:1]:
            found.setdefault(str(claim.per), []).append(claim)
    return found
