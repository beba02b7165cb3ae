"""A pay table by number of cards that stops short or skips a number.

## What is asked
Where a wager pays by a number of cards, no number between two rows is left out, and the last row says "or more" when more can occur.

## Why
Seven cards can be followed by an eighth; what then is paid must be said.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
wagers:
  - name: buster
    pays:
      rows:
        - {label: 3, pays: 2 to 1, event: {count: 3, of: cards}}
        - {label: 5, pays: 4 to 1, event: {count: 5, of: cards}}
        - {label: 6 or more, pays: 15 to 1, event: {count: 6+, of: cards}}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers:
  - name: buster
    pays:
      rows:
        - {label: 3, pays: 2 to 1, event: {count: 3, of: cards}}
        - {label: 4, pays: 2 to 1, event: {count: 4, of: cards}}
        - {label: 5 or more, pays: 9 to 1, event: {count: 5+, of: cards}}
```

## Boundary
The last row is a bare number.
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers:
  - name: red
    pays:
      rows:
        - {label: Two, pays: 1 to 1, event: {count: 2, of: red-cards}}
        - {label: Three, pays: 5 to 1, event: {count: 3, of: red-cards}}
        - {label: Four, pays: 10 to 1, event: {count: 4, of: red-cards}}
```
Two cards can match once or twice, and no more.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
wagers:
  - name: match
    pays:
      rows:
        - {label: two, pays: 8 to 1, event: {count: 2, of: matches}}
        - {label: one, pays: 4 to 1, event: {count: 1, of: matches}}
```

## How to fix
Add the row left out; write "or more" in the last row.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ...docket import Subject
from ...model.values import Range
from ...model.wagers import PayRow, PayTable
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

ENOUGH = 3
"""So many rows that differ only in a number are a table by number."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    tables = [(table, rows) for table in subject.wager.pays if len(rows := _counted(table)) >= ENOUGH]
    found = False
    for table, rows in tables:
        spans = sorted(rows, key=lambda pair: pair[0].low)
        for (first, row), (second, _) in pairwise(spans):
            if first.high is not None and second.low > first.high + 1:
                found = True
                yield violated(f"the pay table has a row for {first} and one for {second}, and none between", "add the row left out", row, (table, "the table"))
        last, row = spans[-1]
        if last.high is not None:
            found = True
            yield unclear(
                f"the pay table ends at {last.high}: what more than {last.high} pay is not said",
                'write "or more" in the last row, or say that no more are counted',
                row,
            )
    if not tables:
        yield not_applicable("the wager does not pay by a number of cards")
    elif not found:
        yield met("the pay table goes on from number to number, and its last row is open", *(table for table, _ in tables))


def _counted(table: PayTable) -> list[tuple[Range, PayRow]]:
    """Rows that are a number of cards and nothing else."""
    rows = [(count, row) for row in table.rows if row.event and not row.event.plus and (count := row.event.count or _cards(row))]
    kinds = {(row.event.of, row.event.whose, row.event.result, row.event.hand) for _, row in rows if row.event}
    return rows if len(kinds) == 1 and len(rows) == len(table.rows) else []


def _cards(row: PayRow) -> Range | None:
    return Range.parse(row.event.cards) if row.event and row.event.cards and row.event.result and not row.event.hand else None
