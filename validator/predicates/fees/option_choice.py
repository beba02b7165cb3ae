"""Who chooses among the options of a schedule, and when.

## What is asked
Where one of several options is used at a table at a time, the filing says who chooses it, and when a table may go from one to another.

## Why
A fee is known before play only if the option is. Options that differ in their fees alone leave that to whoever chooses, and a change in the middle of a
hand or a shoe changes what a player owes. Asked once for all that an establishment files.

## Fails
```yaml not-stated
kind: schedule
name: Rates
states: [{that: one-schedule-at-a-time, at: 242}]
blocks:
  - options: [{option: 1, limit: 5-500, player: 1}, {option: 2, limit: 5-500, player: 2}]
```

Rules of one game say that the house sets the fees; when it may change them is left.
```yaml not-stated
kind: game
name: Example
category: player-dealer
fees: [{collected: before-play, set-by: house, at: 1101}]
---
kind: schedule
name: Rates
states: [{that: one-schedule-at-a-time, at: 3796}]
blocks:
  - games: [{document: example}]
    options: [{option: 1, limit: 5-500, player: 1}, {option: 2, limit: 5-500, player: 2}]
```

## Passes
```yaml met
kind: schedule
name: Rates
states: [{that: one-schedule-at-a-time, at: 242}, {that: house-may-change-options, at: 243}]
blocks:
  - options: [{option: 1, limit: 5-500, player: 1}, {option: 2, limit: 5-500, player: 2}]
```

## Boundary
The table limit, or the number of players, picks the option.
```yaml not-applicable
kind: schedule
name: Rates
states: [{that: one-schedule-at-a-time, at: 242}]
blocks:
  - options: [{option: 1, limit: 5-500, player: 1}, {option: 2, limit: 5-1000, player: 2}]
```
```yaml not-applicable
kind: schedule
name: Rates
states: [{that: one-schedule-at-a-time, at: 242}]
blocks:
  - options: [{option: 1, limit: 5-500, players: 7+, player: 2}, {option: 2, limit: 5-500, players: 2-6, player: 1}]
```

## How to fix
Say who chooses the option, that it is posted, and that it changes only between hands.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Row, ScheduleFile, Subject
from ...model.statements import Claim, Fee
from .._fees import options, who
from .._say import listed
from ..legacy import Answer, Ask, met, not_applicable, not_stated
from .limit_and_option import SINGLE, shared

NEEDS_FILING = True
CHANGES = "house-may-change-options"
BEFORE = "fees-determined-before-play"
FIX = "say who chooses the option used at a table, and that it changes only between hands"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    filing = subject.filing
    current = [file for file in filing.schedules if file.id not in filing.superseded]
    open_ = [(claim, rows, _claims(file, BEFORE)) for file in current for claim in _claims(file, SINGLE)[:1] for rows in [_chosen(file)] if rows]
    changes = next((claim for file in current for claim in _claims(file, CHANGES)), None)
    if not open_:
        yield not_applicable("no schedule has options among which somebody must choose")
        return
    if changes:
        yield met("the filing says that options may be changed", changes)
        return
    open_.sort(key=lambda found: -sum(map(len, found[1])))
    claim, rows, fixed = open_[0]
    sets = [(name, fee) for name, fee in _setters(subject, current) if fee.set_by]
    told = f"one option at a time is used at a table, and {_groups(rows)} differ in their fees alone"
    if sets:
        named = listed(dict.fromkeys(name for name, _ in sets))
        said = f"{told}; that {who(sets[0][1].set_by)} sets the fees is said for {named} only, and when a table may go from one of these options to another is not said"
    else:
        said = f"{told}; who chooses among them, and when a table may go from one to another, is not said"
    but = ", beyond that fees are fixed before play" if fixed else ""
    yield not_stated(
        f"{said}{but}",
        FIX,
        claim,
        (rows[0][0].place, "the first of several options"),
        *((other, "likewise") for other, _, _ in open_[1:]),
        *((fee, f"set by {who(fee.set_by)}") for _, fee in sets),
        *((one, "fixed before play") for one in fixed[:1]),
    )


def _claims(file: ScheduleFile, that: str) -> list[Claim]:
    said = [*file.schedule.states, *(claim for block in file.schedule.blocks for claim in block.states)]
    return [claim for claim in said if claim.that == that and claim.is_]


def _chosen(file: ScheduleFile) -> list[list[Row]]:
    """Groups of options that nothing at the table tells apart."""
    return [group for _, rows in file.blocks for group in shared(rows)]


def _groups(groups: list[list[Row]]) -> str:
    more = len(groups) - 1
    return options(groups[0]) + (f" (and those of {more} more limit{'s' if more > 1 else ''} of the sheet)" if more else "")


def _setters(subject: Subject, current: list[ScheduleFile]) -> Iterator[tuple[str, Fee]]:
    """Sentences on fees, and of which game or sheet they are."""
    yield from ((subject.filing.titles[file.id], fee) for file in subject.filing.games if file.id not in subject.filing.superseded for fee in file.game.fees)
    yield from ((file.schedule.name.partition(",")[0], fee) for file in current for block in file.schedule.blocks for fee in block.fees)
