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
from .._bank import caps
from ..agreement import line
from ..answer import Answer, Ask, met, not_applicable, roles, unclear
from ..values import phrase

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    found: dict[str, list[Claim]] = {}
    for claim in _recited(subject.filing):
        found.setdefault(str(claim.per), []).append(claim)
    if not found:
        yield not_applicable("silent")
        return
    *fewer, most = sorted(found.values(), key=len)
    if fewer:
        yield _unlike([most, *reversed(fewer)])
    else:
        yield met("alike", most[0], see=roles(most[1:]), count=len(most), per=most[0].per)


def _unlike(ways: list[list[Claim]]) -> Answer:
    most, *fewer = ways
    counted = [phrase("counted-for", per=way[0].per, count=len(way)) for way in ways]
    first, *others = sorted((claim for way in fewer for claim in way), key=line)
    see = [(claim, f"per-{claim.per}") for claim in (*others, *most)]
    return unclear("unlike", first, see=see, counted=counted)


def _recited(filing: Filing) -> Iterator[Claim]:
    """The first ceiling of each schedule in force that says what it is counted for."""
    for schedule in [one.schedule for one in filing.schedules if one.id not in filing.superseded]:
        blocks = [claim for block in schedule.blocks for claim in block.states]
        claims = (said.value for said in caps((*schedule.states, *blocks)))
        yield from [claim for claim in claims if claim.per and claim.is_][:1]
