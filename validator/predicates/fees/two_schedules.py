"""A game has two schedules that differ, and nothing says which holds.

## What is asked
Where a game's own schedule and a collective sheet both set its fees, they set the same ones, or one
says that it replaces the other.

## Why
An option approved on one sheet and absent from the other may or may not be used. Which of two
sheets is in force is for a person to say, so this is a question, not a violation.

Schedules replaced by a later one (`supersedes`) are left out.

## Says
- other-start: Two fee schedules are in force for this game. In {one} ({@}) the {payer} fee of {fee}
  starts at {start}; in {two} ({@other}) it starts at {other_start}.
  Fix: Withdraw one of the schedules, or say which replaces the other.
  See other: in “{second}”
  See alike: the same in both
  See only: in one of them only
  See named: names the game
- other-fee: Two fee schedules are in force for this game. In {one} ({@}) the {payer} fee[ from
  {start}] is {fee}; in {two} ({@other}) it is {other_fee}.
  Fix: Withdraw one of the schedules, or say which replaces the other.
  See other: in “{second}”
  See alike: the same in both
  See only: in one of them only
  See named: names the game
- all-differ: Two fee schedules are in force for this game, “{first}” and “{second}”, and no option
  is the same in both. [For example, at the limit {limit} {one} of the first charges {charges}, and
  {two} of the second {other_charges}. ]Which schedule applies?
  Together (second): Two fee schedules are in force for each of {games}: {first:or}, and beside it
    “{second}”. No option is the same in both. Which schedule applies?
  Fix: Withdraw one of the schedules, or say which replaces the other.
  See other: in “{second}”
  See named: names the game
- some-differ: Two fee schedules are in force for this game, “{first}” and “{second}”. {same:option}
  {same:is} the same in both[; only the first has {only}][; only the second has {extra}]. Which
  schedule applies?[ The cells of {unread} are damaged, so more may be the same.]
  Together (second): Two fee schedules are in force for each of {games}: {first:or}, and beside it
    “{second}”. Only some of the options are the same in both. Which schedule applies?
  Fix: Withdraw one of the schedules, or say which replaces the other.
  See other: in “{second}”
  See alike: the same in both
  See only: in one of them only
  See named: names the game
- not-printed: “{first}” takes {fees:or} for this game, but no option of “{second}”, which is also
  in force, charges that. Which applies?
  Fix: Withdraw one of the schedules, or say which replaces the other.
  See other: in “{second}”
- same: The schedules in force for this game have the same options ({@}).
- none: Fewer than two schedules in force have fees for this game.
- (many): {number:option}
- (from): {amounts} from {payer}

## Fails
```yaml unclear all-differ
category: player-dealer
---
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, limit: 5-100, player-dealer: 1}]
---
kind: schedule
name: Rates
collective: true
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, limit: 5-200, player-dealer: 2}]
```
> Two fee schedules are in force for this game, “Example Fees” and “Rates”, and no option is the
> same in both. Which schedule applies?

## Passes
```yaml met same
category: player-dealer
---
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, limit: 5-100, player-dealer: 1}]
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    options: [{option: 7, limit: 5-100, player-dealer: 1}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...docket.filings import Row, ScheduleFile, Subject, options
from ...docket.ladders import components, damaged
from ...model.statements import Fee
from .._fees import current
from .._rates import shown
from .._twins import PERIODS, Twins, near, period, same
from ..answer import Answer, Ask, Role, following, met, not_applicable, unclear
from ..values import Value, money, name, phrase

NEEDS_FILING = True
SHOWN = 2
"""Pairs of options that are the same and are shown."""
FEW = 6
"""So many options are listed by number."""

Sheet = tuple[ScheduleFile, list[Row]]
Pair = tuple[Row, Row]


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    sheets: dict[str, Sheet] = {}
    flat: list[tuple[ScheduleFile, Fee]] = []
    for schedule, block in current(subject.filing, subject.game_file):
        if rows := options(block):
            sheets.setdefault(schedule.id, (schedule, []))[1].extend(rows)
        else:
            flat += [(schedule, fee) for fee in block.fees if _dollars(fee)]
    found = [
        x
        for schedule, fee in flat
        for sheet in sheets.values()
        for x in _unprinted(schedule, fee, sheet)
    ]
    if len(sheets) < 2 and not found:
        yield not_applicable("none")
        return
    ordered = sorted(
        sheets.values(), key=lambda pair: (bool(pair[0].schedule.collective), pair[0].id)
    )
    found += [answer for pair in combinations(ordered, 2) for answer in _compared(subject, *pair)]
    yield from found
    if not found:
        yield met("same", ordered[0][1][0].place)


def _dollars(fee: Fee) -> bool:
    return any(amount.style == "dollars" and amount.win for amount in fee.amount)


def _unprinted(schedule: ScheduleFile, fee: Fee, sheet: Sheet) -> Iterator[Answer]:
    """One fee of the prose that no option of the other schedule charges."""
    said = {amount.win for amount in fee.amount}
    rows = [row for row in sheet[1] if period(row) == (fee.per if fee.per in PERIODS else "")]
    charged = {amount for row in rows for part in components(row) for amount in part.amounts}
    if schedule.id != sheet[0].id and rows and not said & charged:
        see = [(rows[0].place, "other")]
        key = (schedule.id, sheet[0].id)
        yield unclear(
            "not-printed", fee, see=see, key=key, first=schedule, second=sheet[0], fees=fee.amount
        )


def _named(subject: Subject, *sheets: Sheet) -> list[Role]:
    """Where each sheet names the game."""
    assert subject.game_file
    fees = reversed(subject.filing.fees_of(subject.game_file))
    found = {schedule.id: reference for schedule, _, reference in fees if reference.at}
    return [(reference, "named") for schedule, _ in sheets if (reference := found.get(schedule.id))]


def _compared(subject: Subject, one: Sheet, two: Sheet) -> Iterator[Answer]:
    only = [row for row in one[1] if not any(same(row, other) for other in two[1])]
    extra = [row for row in two[1] if not any(same(row, other) for other in one[1])]
    if not only and not extra:
        return
    twins = near(only, extra)
    pairs = [(row, twin) for row in one[1] for twin in two[1] if same(row, twin)]
    moved = [(row, twin) for row, twin in pairs if row.option.option != twin.option.option]
    place, other = (
        (twins[0].one, twins[0].two) if twins else _clash(one, two, only, extra, moved or pairs)
    )
    moved_rows = [
        row for pair in moved[:SHOWN] for row in pair if row is not place and row is not other
    ]
    alone = [row for rows in (only, extra) for row in rows[:1] if not (only and extra)]
    see: list[Role] = [(other.place, "other"), *((row.place, "alike") for row in moved_rows)]
    see += [(row.place, "only") for row in alone]
    broken = [row for row in (*only, *extra) if damaged(row)]
    case, values = "some-differ" if pairs else "all-differ", _example(place, other)
    if twins:
        case, values = _figure(twins[0])
    answer = unclear(
        case,
        place.place,
        see=[*see, *_named(subject, one, two)],
        key=(one[0].id, two[0].id),
        first=one[0],
        second=two[0],
        same=len({id(row) for row, _ in pairs}),
        only=_some(only),
        extra=_some(extra),
        unread=broken,
        **values,
    )
    yield following(answer, "two-categories")


def _clash(one: Sheet, two: Sheet, only: list[Row], extra: list[Row], pairs: list[Pair]) -> Pair:
    """An option of each that shows that the sheets differ, for one limit if there is one."""
    if pairs and not (only and extra):
        return pairs[0]
    place, others = (only or one[1])[0], extra or two[1]
    alike = (row for row in others if str(row.option.limit) == str(place.option.limit))
    return place, next(alike, others[0])


def _some(rows: list[Row]) -> object:
    return rows if len(rows) <= FEW else phrase("many", number=len(rows))


def _example(one: Row, two: Row) -> dict[str, object]:
    """Two options for one limit that charge different amounts."""
    limits = [str(row.option.limit) for row in (one, two) if row.option.limit]
    charged = [_charges(row) for row in (one, two)]
    if len(limits) < 2 or limits[0] != limits[1] or charged[0] == charged[1] or not all(charged):
        return {}
    given = {"one": one, "two": two, "charges": charged[0], "other_charges": charged[1]}
    return {"limit": one.option.limit} | given


def _charges(row: Row) -> list[Value]:
    """The amounts of an option by payer."""
    paid = [(part.payer, amount) for part in components(row) for amount in part.amounts if amount]
    return shown(dict.fromkeys(paid))


def _figure(twins: Twins) -> tuple[str, dict[str, object]]:
    """The one figure in which two options differ."""
    (column, start, _, fee), (_, other_start, _, other_fee) = twins.first, twins.second
    values: dict[str, object] = {
        "one": twins.one,
        "two": twins.two,
        "payer": column,
        "fee": name(fee),
    }
    if twins.starts:
        return "other-start", values | {"start": money(start), "other_start": money(other_start)}
    return "other-fee", values | {
        "start": money(start) if start else None,
        "other_fee": name(other_fee),
    }
