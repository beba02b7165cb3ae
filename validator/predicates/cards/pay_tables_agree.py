"""Two statements of what a wager pays differ.

What a wager pays is the same wherever it is stated: in the rules, in the list of wagers, on the
layout. The same figures written once `to` and once `for` follow from the finding of `odds-style`.
Players read the layout; the house pays by the rules.

## Says
- odds: The {wager} pays {first} ({@first}) and {second} ({@}). Which is it?
  Fix: Give one payment everywhere.
  See first: pays {first}
- row: {hand} pays {first} ({@first}) and {second} ({@}). Which is it?
  Fix: Give one payment for {hand} everywhere.
  See first: the other payment
- two-names: The pay tables give one hand two names: {one} ({@first}) and {other} ({@}). Both pay
  {odds}.
  Fix: Use one name for the hand.
  See first: {one}
- missing-row: Only one of the two pay tables ({@first} and {@}) has a row for {hands}.
  Fix: Make the two pay tables the same.
  See first: the other table
- agree: The {tables:statement} of what the {wager} pays agree ({@}).
- (nothing): nothing
- once: The rules say only once what this wager pays.

## Examples
```yaml violated odds
wagers: [{name: tie, pays: [{odds: 8 to 1}, {odds: 9 to 1}]}]
```
> The tie pays 8 to 1 (line 4) and 9 to 1 (line 4). Which is it?
```yaml met agree
wagers: [{name: bonus, pays: [{rows: [[flush, "4:1"], [straight, "3:1"]]}, {printed: layout, rows: [[straight, 3 to 1], [flush, 4 to 1]]}]}]
```
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from ...docket.filings import Subject
from ...model.values import Odds
from ...model.wagers import PayRow, PayTable, Wager
from .._pay_tables import comparable, value, values
from ..answer import Answer, Answers, Ask, following, met, not_applicable, roles, unclear, violated
from ..values import as_called, phrase

Rows = dict[str, PayRow]


def judge(subject: Subject, ask: Ask) -> Answers:
    assert subject.wager
    wager = subject.wager
    seen: dict[object, PayTable] = {}
    for table in wager.pays:
        seen.setdefault(_signature(table), table)
    unlike = list(seen.values())
    found = [answer for n in range(len(unlike)) for answer in _first(wager, unlike[:n], unlike[n])]
    yield from found
    if not found and not any(comparable(*pair) for pair in combinations(wager.pays, 2)):
        yield not_applicable("once")
    elif not found:
        tables = len(wager.pays)
        yield met("agree", wager.pays[0], see=roles(wager.pays[1:]), tables=tables, wager=wager)


def _signature(table: PayTable) -> object:
    """What a table says. One that says the same as another differs from the same tables."""
    odds = value(table.odds) if table.odds else None
    rows = tuple((row.label.lower(), *values(row)) for row in table.rows)
    return table.when, table.if_, table.headings, table.statistic, odds, rows


def _first(wager: Wager, earlier: list[PayTable], table: PayTable) -> list[Answer]:
    """How a table differs from the first of the earlier ones that it does not agree with."""
    compared = (list(_compare(wager, one, table)) for one in earlier if comparable(one, table))
    return next((found for found in compared if found), [])


def _compare(wager: Wager, first: PayTable, second: PayTable) -> Answers:
    if first.odds and second.odds and value(first.odds) != value(second.odds):
        see, key = [(first, "first")], (first.odds, second.odds)
        answer = violated(
            "odds", second, see=see, key=key, wager=wager, first=first.odds, second=second.odds
        )
        yield _styled(answer, (first.odds,), (second.odds,))
    if first.rows and second.rows:
        left, right = ({row.label.lower(): row for row in t.rows} for t in (first, second))
        yield from _rows(left, right, {*_twice(first), *_twice(second)})
        yield from _missing(left, right, first, second)


def _twice(table: PayTable) -> list[str]:
    labels = Counter(row.label.lower() for row in table.rows)
    return [label for label, count in labels.items() if count > 1]


def _rows(left: Rows, right: Rows, twice: set[str]) -> Answers:
    """Rows for one hand that pay differently."""
    for label in [one for one in left if one in right]:
        was, now = left[label], right[label]
        if values(was) != values(now):
            answer = violated(
                "row",
                now,
                see=[(was, "first")],
                key=label,
                hand=as_called(label),
                first=was.pays or phrase("nothing"),
                second=now.pays or phrase("nothing"),
            )
            twin = label in twice
            yield following(answer, "pay-rows") if twin else _styled(answer, was.pays, now.pays)


def _missing(left: Rows, right: Rows, first: PayTable, second: PayTable) -> Answers:
    """Rows that only one of two tables has."""
    ours = [label for label in left if label not in right]
    theirs = [label for label in right if label not in left]
    labels = [*ours, *theirs]
    if len(ours) == len(theirs) == 1 and _alike(left[ours[0]], right[theirs[0]]):
        one, other = left[ours[0]], right[theirs[0]]
        yield unclear(
            "two-names",
            other,
            see=[(one, "first")],
            key=tuple(labels),
            one=as_called(ours[0]),
            other=as_called(theirs[0]),
            odds=one.pays[0],
        )
    elif labels:
        hands = [as_called(label) for label in labels]
        yield violated("missing-row", second, see=[(first, "first")], key=labels[0], hands=hands)


def _alike(one: PayRow, other: PayRow) -> bool:
    return bool(one.pays) and values(one) == values(other)


def _styled(answer: Answer, first: tuple[Odds, ...], second: tuple[Odds, ...]) -> Answer:
    """The same figures, once as odds ``to`` and once as ``for``: odds-style finds the cause."""
    one, other = ([(odds.win, odds.per) for odds in side] for side in (first, second))
    return following(answer, "odds-style") if one == other else answer
