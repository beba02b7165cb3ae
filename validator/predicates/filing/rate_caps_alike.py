"""The schedules of a filing count the ceiling on collection rates for the same thing.

Schedules that recite how many collection rates are allowed all count them for a table, or all for a
table limit, or all for a game. The ceiling is one rule of law. Two ways to count it in one filing
cannot both be that rule, and a house could choose.

## Says
- unlike: The schedules say how many collection rates are allowed, but not for the same thing:
  {counted}. Which is meant?
  Fix: Say in the same words in every schedule for what the number is allowed.
  See per-table: for a table
  See per-table-limit: for a table limit
  See per-game: for a game
- (counted-for): for each {per} in {sheets}
- alike: The number of collection rates is allowed for each {per} in {count:schedule}.
- silent: No schedule says for what a number of collection rates is allowed.

## Examples
```yaml unclear unlike
kind: schedule
name: First
states: [{that: rate-cap, rates: 5, per: table-limit, at: 10}]
---
kind: schedule
name: Second
states: [{that: rate-cap, rates: 5, per: table, at: 40}]
```
> The schedules say how many collection rates are allowed, but not for the same thing: for each
> table in “Second” and for each table limit in “First”. Which is meant?
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

from ...docket.filings import Filing, ScheduleFile, Subject
from ...model.statements import Claim
from .._bank import caps
from ..agreement import line
from ..answer import Answer, Answers, Ask, met, not_applicable, roles, unclear
from ..values import phrase

NEEDS_FILING = True
Recited = tuple[ScheduleFile, Claim]


def judge(subject: Subject, ask: Ask) -> Answers:
    found: dict[str, list[Recited]] = {}
    for sheet, claim in _recited(subject.filing):
        found.setdefault(str(claim.per), []).append((sheet, claim))
    if not found:
        yield not_applicable("silent")
        return
    *fewer, most = sorted(found.values(), key=len)
    if fewer:
        yield _unlike([most, *reversed(fewer)])
    else:
        claims = [claim for _, claim in most]
        yield met("alike", claims[0], see=roles(claims[1:]), count=len(most), per=claims[0].per)


def _unlike(ways: list[list[Recited]]) -> Answer:
    most, *fewer = ways
    counted = [
        phrase("counted-for", per=way[0][1].per, sheets=[sheet for sheet, _ in way]) for way in ways
    ]
    first, *others = sorted((claim for way in fewer for _, claim in way), key=line)
    see = [(claim, f"per-{claim.per}") for claim in (*others, *(claim for _, claim in most))]
    return unclear("unlike", first, see=see, counted=counted)


def _recited(filing: Filing) -> Iterator[Recited]:
    """The first ceiling of each schedule in force that says what it is counted for."""
    for file in [one for one in filing.schedules if one.id not in filing.superseded]:
        blocks = [claim for block in file.schedule.blocks for claim in block.states]
        claims = (said.value for said in caps((*file.schedule.states, *blocks)))
        yield from [(file, claim) for claim in claims if claim.per and claim.is_][:1]
