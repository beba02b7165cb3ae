"""Two statements of what a wager pays differ.

## What is asked
What a wager pays is the same wherever it is stated: in the rules, in the list of wagers, on the
layout. The same figures written once `to` and once `for` follow from the finding of `odds-style`.

## Why
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

## Fails
```yaml violated odds
wagers: [{name: tie, pays: [{odds: 8 to 1}, {odds: 9 to 1}]}]
```
> The tie pays 8 to 1 (line 4) and 9 to 1 (line 4). Which is it?

## Passes
```yaml met agree
wagers: [{name: bonus, pays: [{rows: [[flush, "4:1"], [straight, "3:1"]]}, {where: layout, rows: [[straight, 3 to 1], [flush, 4 to 1]]}]}]
```
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from ...docket.filings import Subject
from ...model.values import Odds
from ...model.wagers import PayRow, PayTable, Wager
from ..answer import Answer, Ask, following, met, not_applicable, unclear, violated
from ..values import as_called, phrase

Rows = dict[str, PayRow]


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    wager = subject.wager
    seen: dict[object, PayTable] = {}
    for table in wager.pays:
        seen.setdefault(_signature(table), table)
    unlike = list(seen.values())
    found = [answer for n in range(len(unlike)) for answer in _first(wager, unlike[:n], unlike[n])]
    yield from found
    if not found and not any(_comparable(*pair) for pair in combinations(wager.pays, 2)):
        yield not_applicable("once")
    elif not found:
        also = [(table, "also") for table in wager.pays[1:]]
        yield met("agree", wager.pays[0], see=also, tables=len(wager.pays), wager=wager)


def _signature(table: PayTable) -> object:
    """What a table says. One that says the same as another differs from the same tables."""
    odds = _value(table.odds) if table.odds else None
    rows = tuple((row.label.lower(), tuple(_values(row))) for row in table.rows)
    return table.when, table.columns, table.statistic, odds, rows


def _first(wager: Wager, earlier: list[PayTable], table: PayTable) -> list[Answer]:
    """How a table differs from the first of the earlier ones that it does not agree with."""
    compared = (list(_compare(wager, one, table)) for one in earlier if _comparable(one, table))
    return next((found for found in compared if found), [])


def _comparable(first: PayTable, second: PayTable) -> bool:
    same = first.when == second.when and first.columns == second.columns
    both_odds = bool(first.odds and second.odds) and not first.note and not second.note
    counted = not first.statistic and not second.statistic
    return same and counted and (both_odds or bool(first.rows and second.rows))


def _compare(wager: Wager, first: PayTable, second: PayTable) -> Iterator[Answer]:
    if first.odds and second.odds and _value(first.odds) != _value(second.odds):
        see, key = [(first, "first")], (first.odds, second.odds)
        answer = violated(
            "odds", second, see=see, key=key, wager=wager, first=first.odds, second=second.odds
        )
        yield _styled(answer, (first.odds,), (second.odds,))
    if first.rows and second.rows:
        left, right = ({row.label.lower(): row for row in t.rows} for t in (first, second))
        twice = {label for table in (first, second) for label in _twice(table)}
        yield from _rows(left, right, twice)
        yield from _missing(left, right, first, second)


def _twice(table: PayTable) -> list[str]:
    labels = Counter(row.label.lower() for row in table.rows)
    return [label for label, count in labels.items() if count > 1]


def _rows(left: Rows, right: Rows, twice: set[str]) -> Iterator[Answer]:
    """Rows for one hand that pay differently."""
    for label in [one for one in left if one in right]:
        was, now = left[label], right[label]
        if _values(was) != _values(now):
            answer = violated(
                "row",
                now,
                see=[(was, "first")],
                key=label,
                hand=as_called(label),
                first=was.pays or phrase("nothing"),
                second=now.pays or phrase("nothing"),
            )
            yield (
                following(answer, "pay-rows")
                if label in twice
                else _styled(answer, was.pays, now.pays)
            )


def _missing(left: Rows, right: Rows, first: PayTable, second: PayTable) -> Iterator[Answer]:
    """Rows that only one of two tables has."""
    ours = [label for label in left if label not in right]
    theirs = [label for label in right if label not in left]
    if len(ours) == len(theirs) == 1:
        one, other = left[ours[0]], right[theirs[0]]
        if one.pays and _values(one) == _values(other):
            yield unclear(
                "two-names",
                other,
                see=[(one, "first")],
                key=(ours[0], theirs[0]),
                one=as_called(ours[0]),
                other=as_called(theirs[0]),
                odds=one.pays[0],
            )
            return
    if ours or theirs:
        labels = [*ours, *theirs]
        hands = [as_called(label) for label in labels]
        yield violated("missing-row", second, see=[(first, "first")], key=labels[0], hands=hands)


def _styled(answer: Answer, first: tuple[Odds, ...], second: tuple[Odds, ...]) -> Answer:
    """The same figures, once as odds ``to`` and once as ``for``: odds-style finds the cause."""
    one, other = ([(odds.win, odds.per) for odds in side] for side in (first, second))
    return following(answer, "odds-style") if one == other else answer


def otherwise(wager: Wager, table: PayTable, row: PayRow | None = None) -> Iterator[Odds]:
    """What other statements of the wager pay for the same, where it is not what this one pays."""
    for other in wager.pays:
        if other is table or not _comparable(table, other):
            continue
        twins = [twin for twin in other.rows if row and twin.label.lower() == row.label.lower()]
        whole = [other.odds] if other.odds else []
        paid = [odds for twin in twins for odds in twin.pays] if row else whole
        mine = {_value(odds) for odds in (row.pays if row else (table.odds,)) if odds}
        yield from (odds for odds in paid if _value(odds) not in mine)


def _values(row: PayRow) -> list[object]:
    return [_value(odds) for odds in row.pays]


def _value(odds: Odds) -> object:
    if odds.multiple is not None:
        return odds.multiple
    return odds.style, odds.win, odds.text if odds.style == "word" else ""
