"""A pay table by number of cards or by points stops short, skips a number or pays less for more.

Where a wager pays by a number of cards, by a margin in points or by the highest card of a hand, no
number or card between two rows is left out, payments rise or fall one way, each row pays more where
the text says so, and the last row says "or more" when more can occur. Seven cards can be followed
by an eighth; what then is paid must be said.

## Says
- skipped: The pay table has a row for {first} ({@}) and the next for {second}. Nothing is said of
  the numbers between.
  Fix: Add the row left out.
- card-skipped: The pay table pays {first} high and {second} high ({@}), but not {missing:or} high,
  which is between them.
  Fix: Add the row left out.
- falls: The row for {second} pays {less} ({@}), and the row for {first} pays {more} ({@first}).
  Reading: Is the lower payment for the higher number meant?
  Fix: Exchange the two payments, or say that they are meant.
  See first: pays {more}
- turns: The row for {second} high pays {less} ({@}), against {more} for {first} high ({@first}), though
  payments otherwise go the other way.
  Reading: Are the payments of these rows meant?
  Fix: Exchange the two payments, or say that they are meant.
  See first: pays {more}
- level: A further card is said to pay more ({@promise}), but the rows for {first} and {second} pay the same,
  {more} ({@}).
  Fix: Pay more for {second}, or strike the promise.
  See promise: promises more
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

import re
from fractions import Fraction
from itertools import pairwise
from typing import Any

from ...docket.hands import RANKS
from ...model.values import Range
from ...model.wagers import Event, PayRow, PayTable
from ..answer import Answers, Ask, Role, Subject, concluded, unclear, violated
from ..values import card, counts

HIGH = re.compile(r"(?:\A|[- ])(ace|king|queen|jack|ten|[akqj]|10|[2-9])[- ]high(?:\Z|[- ]pai)")
Counted = tuple[Range, PayRow]
ENOUGH = 3
"""So many rows that differ only in a number are a table by number."""


def judge(subject: Subject, ask: Ask) -> Answers:
    assert subject.wager
    tables = [table for table in subject.wager.pays if len(_counted(table)) >= ENOUGH]
    high = [table for table in subject.wager.pays if len(_high_cards(table)) >= ENOUGH]
    found = [answer for table in tables for answer in _faults(table)]
    found += [answer for table in high for answer in _high_faults(table)]
    yield from concluded(found, [*tables, *high], "whole")


def _faults(table: PayTable) -> Answers:
    spans = sorted(_counted(table), key=lambda pair: pair[0].low)
    for (first, row), (second, _) in pairwise(spans):
        if first.high is not None and second.low > first.high + 1:
            one, other = (counts(span.low, span.high) for span in (first, second))
            yield violated(
                "skipped", row, see=[(table, "table")], key=first, first=one, second=other
            )
    yield from _level(table, spans)
    last, row = spans[-1]
    if last.high is not None and row.event and not (row.event.margin or row.event.hand):
        of = row.event.of
        yield unclear("closed", row, key=last, last=counts(last.high, last.high), of=of or "cards")


def _level(table: PayTable, spans: list[Counted]) -> Answers:
    """More cards that pay no more, where the text promises that they do, or that pay less."""
    for (first, row), (second, higher) in pairwise(spans):
        one, other = (counts(span.low, span.high) for span in (first, second))
        given: dict[str, Any] = {"first": one, "second": other, "more": next(iter(row.pays), None)}
        if table.rises and table.rises.is_ and _multiple(row) == _multiple(higher) > 0:
            see: list[Role] = [(table.rises, "promise")]
            yield violated("level", higher, see=see, key=("level", first), **given)
        if _multiple(row) > _multiple(higher) > 0:
            given["less"] = higher.pays[0]
            yield unclear("falls", higher, see=[(row, "first")], key=("falls", first), **given)


def _counted(table: PayTable) -> list[Counted]:
    """Rows that are a number of cards and nothing else."""
    events = [(row, row.event) for row in table.rows if row.event and not row.event.plus]
    by_margin = [(event.margin, row) for row, event in events if event.margin]
    if len({event.whose for _, event in events if event.margin}) == 1:
        return by_margin
    rows = [(count, row) for row, event in events if (count := event.count or _cards(event))]
    every = len(rows) == len(table.rows)
    return rows if every and len({_kind(event) for _, event in events}) == 1 else []


def _kind(event: Event) -> tuple[object, ...]:
    """What an event is beside its number."""
    return event.of, event.whose, event.result, event.hand, event.with_joker, event.suited


def _high_cards(table: PayTable) -> dict[int, PayRow]:
    """Rows that are told apart by the highest card of a hand alone, by its place among the ranks."""
    found = [(match[1], row) for row in table.rows if (match := HIGH.search(row.label.lower()))]
    places = {_rank(card): row for card, row in found if _rank(card) in RANKS}
    return {RANKS.index(card): row for card, row in places.items()}


def _rank(card: str) -> str:
    return {"ten": "10"}.get(card, card if card.isdecimal() else card[:1].upper())


def _high_faults(table: PayTable) -> Answers:
    """A card between two that are paid, and a payment against the run of the others."""
    rows = sorted(_high_cards(table).items())
    ends = _multiple(rows[-1][1]) - _multiple(rows[0][1])
    for (one, lower), (other, higher) in pairwise(rows):
        given: dict[str, Any] = {"first": card(RANKS[one]), "second": card(RANKS[other])}
        if between := RANKS[one + 1 : other]:
            missing = [card(rank) for rank in between]
            yield violated("card-skipped", lower, key=one, missing=missing, **given)
        if (_multiple(higher) - _multiple(lower)) * ends < 0:
            given |= {"more": lower.pays[0], "less": higher.pays[0]}
            yield unclear("turns", higher, see=[(lower, "first")], key=("turns", one), **given)


def _multiple(row: PayRow) -> Fraction:
    """How many times the wager is won; zero where no one figure says it."""
    return (row.pays[0].multiple if len(row.pays) == 1 else None) or Fraction(0)


def _cards(event: Event) -> Range | None:
    return Range.parse(event.cards) if event.cards and (event.result or event.hand) else None
