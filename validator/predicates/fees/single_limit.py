"""A bet that may be less or more than another, within a table limit of one amount, can be neither.

## What is asked
Where a bonus bet may differ from the line bet and must keep the table limit, the table limit is a range.

## Why
Under a limit of one amount every bet is that amount; the sentence was written for another option.

## Fails
```yaml unclear
kind: schedule
name: Example Fees
blocks:
  - limits: [{wager: tie, within-table-limit: true, against-base: [less, equal, greater], options: [2], at: 2611}]
    options: [{option: 1, limit: 10-100, player-dealer: 1}, {option: 2, limit: 100, player-dealer: 2, at: 2619}]
```

## Passes
```yaml met
kind: schedule
name: Example Fees
blocks:
  - limits: [{wager: tie, within-table-limit: true, against-base: [less, equal, greater], at: 2609}]
    options: [{option: 1, limit: 10-100, player-dealer: 1}]
```

## Boundary
A bet that must equal the other fits any limit.
```yaml not-applicable
kind: schedule
name: Example Fees
blocks:
  - limits: [{wager: tie, within-table-limit: true, against-base: [equal], at: 2609}]
    options: [{option: 1, limit: 100, player-dealer: 1}]
```

## How to fix
Give the option a range, or the bet limits of its own.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...judge.answer import Answer, Ask, met, not_applicable, unclear
from ...ladders import covers
from .._agree import listed
from .._fees import options

FIX = "give the option a range, or the bet limits of its own"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    seen, found = None, False
    for block, rows in subject.schedule_file.blocks:
        free = [limit for limit in block.limits if limit.within_table_limit and {"less", "greater"} & set(limit.against_base)]
        seen = seen or next(iter(free), None)
        for row in rows:
            bound = [limit for limit in free if covers(limit.options, row.option.option)]
            amount = row.option.limit
            if bound and amount and amount.low is not None and amount.low == amount.high:
                found = True
                names = listed(dict.fromkeys(str(limit.wager) for limit in bound))
                said = f"{names} may be less or more than the base wager and must keep the table limit, which is one amount, {amount}, under {options([row])}"
                yield unclear(f"{said}. A range may be missing", FIX, row.place, (bound[0], "may be less or more"))
    if seen is None:
        yield not_applicable("no bet is both free to differ from another and bound by the table limit")
    elif not found:
        yield met("table limits leave room for bets that may differ", seen)
