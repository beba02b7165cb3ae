"""Two statements of what a wager pays differ.

What a wager pays is the same wherever it is stated: in the rules, in the list of wagers, on the
layout. The same figures written once `to` and once `for` follow from the finding of `odds-style`.
Players read the layout; the house pays by the rules. An account of the round that counts the units
won, those put up among them, gives as many as the odds: two for 1 to 1.

## Says
- either: In one place ({@}) the rules give two payments of the {wager}[ for a {case}]: {first} and
  {second}. Which holds when, and who decides?
  Fix: Give one payment, or say which holds when.
- odds: The {wager} pays {first} ({@first}) and {second} ({@})[ for a {case}]. Which is it?
  Fix: Give one payment everywhere.
  See first: pays {first}
- row: {hand} pays {first} ({@first}) and {second} ({@}). Which is it?
  Fix: Give one payment for {hand} everywhere.
  See first: the other payment
- units: In one place the {wager} pays {odds} ({@odds}), and in another its winner wins
  {units:unit} ({@}). At {odds} it is {paid:unit}, with the one put up.
  Reading: Are units of another wager counted too?
  Fix: Say in both places by how much {wager:the} wins.
  See odds: pays {odds}
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
from typing import Any

from ...docket.filings import Subject
from ...model.game import Game
from ...model.values import Odds
from ...model.wagers import Outcome, PayRow, PayTable, Wager
from .._pay_tables import comparable, value, values
from .._wagers import outcomes
from ..answer import (
    Answer,
    Answers,
    Ask,
    following,
    met,
    not_applicable,
    roles,
    unclear,
    violated,
)
from ..values import as_called, phrase

Rows = dict[str, PayRow]
WON = ("wins", "paid-by-table")
HAND = ("natural", "bust")
"""Results that are the name of a hand."""


def judge(subject: Subject, ask: Ask) -> Answers:
    assert subject.wager
    wager = subject.wager
    seen: dict[object, PayTable] = {}
    for table in wager.pays:
        seen.setdefault(_signature(table), table)
    unlike = list(seen.values())
    found = [answer for n in range(len(unlike)) for answer in _first(wager, unlike[:n], unlike[n])]
    found += _units(subject.game, wager)
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


def _units(game: Game, wager: Wager) -> list[Answer]:
    """Outcomes that count what is won, against the odds of the same case."""
    counted = [one for one in outcomes(game) if one.units and one.results.get(wager.name) in WON]
    pairs = [(one, table) for one in counted for table in wager.pays if _case(table) == one.case]
    return [answer for pair in pairs for answer in _counted(wager, *pair)]


def _counted(wager: Wager, outcome: Outcome, table: PayTable) -> Answers:
    units, times = sum(outcome.units), table.odds.multiple if table.odds else None
    if times is not None and times.denominator == 1 and times + 1 != units:
        given = {"wager": wager, "odds": table.odds, "units": units, "paid": int(times) + 1}
        yield unclear("units", outcome, see=[(table, "odds")], key=outcome.case, **given)


def _case(table: PayTable) -> str | None:
    """The case of a comparison that a payment is for: a win, where it names none."""
    return table.when.result if table.when else None if table.if_ else "higher"


def _first(wager: Wager, earlier: list[PayTable], table: PayTable) -> list[Answer]:
    """How a table differs from the first of the earlier ones that it does not agree with."""
    compared = (list(_compare(wager, one, table)) for one in earlier if comparable(one, table))
    return next((found for found in compared if found), [])


def _compare(wager: Wager, first: PayTable, second: PayTable) -> Answers:
    if first.odds and second.odds and value(first.odds) != value(second.odds):
        yield _styled(_odds(wager, first, second), (first.odds,), (second.odds,))
    if first.rows and second.rows:
        left, right = ({row.label.lower(): row for row in t.rows} for t in (first, second))
        yield from _rows(left, right, {*_twice(first), *_twice(second)})
        yield from _missing(left, right, first, second)


def _odds(wager: Wager, first: PayTable, second: PayTable) -> Answer:
    """Two payments for the same wins: alternatives of one place, or of two places that differ."""
    key = (first.odds, second.odds)
    result = first.when.result if first.when else None
    case = result if result in HAND else None
    values: dict[str, Any] = {
        "wager": wager,
        "first": first.odds,
        "second": second.odds,
        "case": case,
    }
    if first.at and first.at == second.at:
        return violated("either", second, key=key, **values)
    return violated("odds", second, see=[(first, "first")], key=key, **values)


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
