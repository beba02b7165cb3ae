"""A game has two schedules that differ, and nothing says which holds.

## What is asked
Where a game's own schedule and a collective sheet both set its fees, they set the same ones, or one says that it replaces the other.

## Why
An option approved on one sheet and absent from the other may or may not be used. Which of two sheets is in force is for a person to say, so
this is a question, not a violation.

Schedules replaced by a later one (`supersedes`) are left out.

## Fails
```yaml unclear
kind: game
name: Example
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

## Passes
```yaml met
kind: game
name: Example
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

## Boundary
The later sheet says what it replaces.
```yaml not-applicable
kind: game
name: Example
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
supersedes: [example-fees]
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, limit: 5-200, player-dealer: 2}]
```

A fee of nothing, and tiers in another order or with another way to write a bound, make no difference.
```yaml met
kind: game
name: Example
category: player-dealer
---
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, limit: 5-100, players: any, player: [[any, 0]], player-dealer: [[5-35, 1], [">35+", 2]]}]
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    options: [{option: 7, limit: 5-100, player: none, player-dealer: [[36+, 2], [5-35, 1]]}]
```

One fee told in prose, which the sheet does not print for that time.
```yaml unclear
kind: game
name: Example
category: poker
---
kind: schedule
name: Example Fees
blocks: [{games: {called: Example, document: example}, fees: [{from: player, per: half-hour, amount: 6, at: 184}]}]
---
kind: schedule
name: Rates
blocks: [{games: {called: Example, document: example}, fees: [{from: player, per: half-hour}], options: [{option: 1, limit: 10-20, player: 10, at: 1113}]}]
```

## How to fix
Withdraw one schedule, or say which replaces the other and from when.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...docket import Row, ScheduleFile, Subject, options
from ...ladders import components, damaged
from ...model.fees import GameRef
from ...model.statements import Fee
from .._fees import current
from .._fees import options as named
from .._twins import PERIODS, Twins, near, period, same
from ..legacy import Answer, Ask, following, met, not_applicable, unclear

NEEDS_FILING = True
SHOWN = 2
"""Pairs of options that are named and shown."""

Sheet = tuple[ScheduleFile, list[Row]]


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    sheets: dict[str, Sheet] = {}
    flat: list[tuple[ScheduleFile, Fee]] = []
    for schedule, block in current(subject.filing, subject.game_file):
        if rows := options(block):
            sheets.setdefault(schedule.id, (schedule, []))[1].extend(rows)
        else:
            flat += [(schedule, fee) for fee in block.fees if any(amount.style == "dollars" and amount.win for amount in fee.amount)]
    alone = [answer for schedule, fee in flat for sheet in sheets.values() if (answer := _unprinted(subject.game.name, schedule, fee, sheet))]
    if len(sheets) < 2 and not alone:
        yield not_applicable("fewer than two schedules in force print fees for the game")
        return
    yield from alone
    found = bool(alone)
    for one, two in combinations(sorted(sheets.values(), key=lambda pair: (bool(pair[0].schedule.collective), pair[0].id)), 2):
        if answer := _compared(subject.game.name, one, two, _named(subject, one, two)):
            found = True
            yield answer
    if not found:
        yield met("the schedules of the game print the same options", next(iter(sheets.values()))[1][0].place)


def _unprinted(game: str, schedule: ScheduleFile, fee: Fee, sheet: Sheet) -> Answer | None:
    """One fee told in prose that no option of the other schedule prints."""
    told = {amount.win for amount in fee.amount}
    rows = [row for row in sheet[1] if period(row) == (fee.per if fee.per in PERIODS else "")]
    if schedule.id == sheet[0].id or not rows or any(amount in told for row in rows for part in components(row) for amount in part.amounts):
        return None
    figure = " or ".join(str(amount) for amount in fee.amount)
    said = f"“{schedule.schedule.name}” takes {figure} for {game}, and no option of “{sheet[0].schedule.name}”, also in force for it, prints that fee"
    return unclear(f"{said}; nothing says which holds", "withdraw one of them, or say which replaces the other", fee, (rows[0].place, f"in “{sheet[0].schedule.name}”"))


def _named(subject: Subject, *sheets: Sheet) -> list[tuple[GameRef, str]]:
    """Where each sheet names the game, and how."""
    assert subject.game_file
    found = {schedule.id: reference for schedule, _, reference in reversed(subject.filing.fees_of(subject.game_file)) if reference.at}
    return [(reference, reference.called or subject.game.name) for schedule, _ in sheets if (reference := found.get(schedule.id))]


def _compared(game: str, one: Sheet, two: Sheet, names: list[tuple[GameRef, str]]) -> Answer | None:
    only = [row for row in one[1] if not any(same(row, other) for other in two[1])]
    extra = [row for row in two[1] if not any(same(row, other) for other in one[1])]
    if not only and not extra:
        return None
    twins = near(only, extra)
    pairs, moved = _pairs(one[1], two[1])
    if twins:
        place, other = twins[0].one, twins[0].two
    elif (only and extra) or not pairs:
        place, others = (only or one[1])[0], extra or two[1]
        other = next((row for row in others if str(row.option.limit) == str(place.option.limit)), others[0])
    else:
        place, other = (moved or pairs)[0]
    told = [
        f"{game} has two schedules in force, “{one[0].schedule.name}” and “{two[0].schedule.name}”, and nothing says which holds",
        *_alike(one[1], two[1]),
        *(_lacking(rows, sheet, where) for rows, sheet, where in ((only, one, "first"), (extra, two, "second")) if rows),
        *_twins(twins),
        *(f"one of them calls the game {called}" for _, called in names if called.lower() != game.lower()),
    ]
    broken = [row for row in (*only, *extra) if damaged(row)]
    doubt = f"; the cells of {named(broken, bare=True)} are visibly broken, so more may be the same" if broken else ""
    shown = [row for pair in moved[:SHOWN] for row in pair if row is not place and row is not other]
    alone = [(row, name) for rows, name in ((only, one[0].schedule.name), (extra, two[0].schedule.name)) for row in rows[:1] if not (only and extra)]
    answer = unclear(
        "; ".join(told) + doubt,
        "withdraw one of them, or say which replaces the other",
        place.place,
        (other.place, f"in “{two[0].schedule.name}”"),
        *((row.place, f"{_row(row)}, the same in both") for row in shown),
        *((row.place, f"{_row(row)}, only in “{name}”") for row, name in alone),
        *((reference, f"the game is called {called} here") for reference, called in names),
    )
    return following(answer, "two-categories")


def _pairs(some: list[Row], others: list[Row]) -> tuple[list[tuple[Row, Row]], list[tuple[Row, Row]]]:
    """Options that are the same in both schedules, and those of them under another number."""
    pairs = [(row, twin) for row in some for twin in others if same(row, twin)]
    return pairs, [(row, twin) for row, twin in pairs if row.option.option != twin.option.option]


def _alike(some: list[Row], others: list[Row]) -> Iterator[str]:
    pairs, moved = _pairs(some, others)
    if pairs:
        shown = [f"{_row(row)} of the first is {_row(twin)} of the second" for row, twin in moved[:SHOWN]]
        more = [f"{len(pairs) - len(shown)} {'more ' if shown else ''}{'is' if len(pairs) - len(shown) == 1 else 'are'} the same in both"] if len(pairs) > len(shown) else []
        yield ", ".join((*shown, *more))


def _lacking(rows: list[Row], sheet: Sheet, where: str) -> str:
    time = f" (fees per {period(rows[0])})" if period(rows[0]) else ""
    if len(rows) == len(sheet[1]):
        return f"{'the only option' if len(rows) == 1 else f'none of the {len(rows)} options'} of the {where} is {'not ' if len(rows) == 1 else ''}printed alike in the other{time}"
    return f"only the {where} has {named(rows, bare=True)}{time}"


def _twins(twins: list[Twins]) -> Iterator[str]:
    for pair in twins[:2]:
        yield f"{_row(pair.one)} of the first and {_row(pair.two)} of the second differ in one figure: {pair.differ}"


def _row(row: Row) -> str:
    name = row.option.option
    return f"option {name}" if name.isdecimal() else f"row {name}" if len(name) == 1 else f"the {name} row"
