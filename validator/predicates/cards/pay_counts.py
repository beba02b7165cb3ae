"""A pay table by number of cards or by points stops short, skips a number or pays less for more.

Where a wager pays by a number of cards or by a margin in points, no number between two rows is left
out, a higher number does not pay less, and the last row says "or more" when more can occur. Seven
cards can be followed by an eighth; what then is paid must be said.

## Says
- skipped: The pay table has a row for {first} ({@}) and the next for {second}. Nothing is said of
  the numbers between.
  Fix: Add the row left out.
- falls: The row for {second} pays {less} ({@}), and the row for {first} pays {more} ({@first}).
  Reading: Is the lower payment for the higher number meant?
  Fix: Exchange the two payments, or say that they are meant.
  See first: pays {more}
- closed: The pay table ends at {last} {of} ({@}). The rules do not say what a higher number pays.
  Fix: Write "or more" in the last row, or say that no more are counted.
- whole: The pay table skips no number, and its last row is open ({@}).
- none: This wager does not pay by a number of cards.

## Examples
```yaml violated skipped
wagers:
  - name: buster
    pays:
      rows:
        - {label: 3, pays: 2 to 1, event: {count: 3, of: cards}}
        - {label: 5, pays: 4 to 1, event: {count: 5, of: cards}}
        - {label: 6 or more, pays: 15 to 1, event: {count: 6+, of: cards}}
```
> The pay table has a row for three (line 8) and the next for five. Nothing is said of the numbers
> between.
```yaml met whole
wagers:
  - name: buster
    pays:
      rows:
        - {label: 3, pays: 2 to 1, event: {count: 3, of: cards}}
        - {label: 4, pays: 2 to 1, event: {count: 4, of: cards}}
        - {label: 5 or more, pays: 9 to 1, event: {count: 5+, of: cards}}
```
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

from ...model.values import Range
from ...model.wagers import Event, PayRow, PayTable
from ..answer import Answers, Ask, Subject, concluded, unclear, violated
from ..values import counts

ENOUGH = 3
"""So many rows that differ only in a number are a table by number."""


def judge(subject: Subject, ask: Ask) -> Answers:
    assert subject.wager
    tables = [table for table in subject.wager.pays if len(_counted(table)) >= ENOUGH]
    found = (answer for table in tables for answer in _faults(table))
    yield from concluded(found, tables, "whole")


def _faults(table: PayTable) -> Answers:
    spans = sorted(_counted(table), key=lambda pair: pair[0].low)
    for (first, row), (second, _) in pairwise(spans):
        if first.high is not None and second.low > first.high + 1:
            one, other = (counts(span.low, span.high) for span in (first, second))
            yield violated(
                "skipped", row, see=[(table, "table")], key=first, first=one, second=other
            )
    for (first, row), (second, higher) in pairwise(spans):
        if _multiple(row) > _multiple(higher) > 0:
            one, other = (counts(span.low, span.high) for span in (first, second))
            given = {"first": one, "second": other, "more": row.pays[0], "less": higher.pays[0]}
            yield unclear("falls", higher, see=[(row, "first")], key=("falls", first), **given)
    last, row = spans[-1]
    if last.high is not None and not (row.event and row.event.margin):
        of = row.event.of if row.event else None
        yield unclear("closed", row, key=last, last=counts(last.high, last.high), of=of or "cards")


def _counted(table: PayTable) -> list[tuple[Range, PayRow]]:
    """Rows that are a number of cards and nothing else."""
    events = [(row, row.event) for row in table.rows if row.event and not row.event.plus]
    by_margin = [(event.margin, row) for row, event in events if event.margin]
    if len({row.event.whose for _, row in by_margin if row.event}) == 1:
        return by_margin
    rows = [(count, row) for row, event in events if (count := event.count or _cards(event))]
    kinds = {(event.of, event.whose, event.result, event.hand) for _, event in events}
    return rows if len(kinds) == 1 and len(rows) == len(table.rows) else []


def _multiple(row: PayRow) -> Fraction:
    """How many times the wager is won; zero where no one figure says it."""
    return (row.pays[0].multiple if len(row.pays) == 1 else None) or Fraction(0)


def _cards(event: Event) -> Range | None:
    return Range.parse(event.cards) if event.cards and event.result and not event.hand else None
