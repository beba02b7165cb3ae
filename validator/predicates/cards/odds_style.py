"""Odds written "for" where the rest of the game says "to".

## What is asked
A game writes its odds one way.

## Why
"10 for 1" returns ten with the wager included, "10 to 1" eleven. Side by side one of them is easily misread or mistyped.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: bonus, pays: {rows: [[flush, 4 to 1], [straight, 3 for 1], [pair, 1 to 1]]}}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: bonus, pays: {rows: [[flush, 4 to 1], [straight, "3:1"]]}}]
```

## Boundary
One wager in one style, another in the other.
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers: [{name: base, pays: {odds: 1 to 1}}, {name: bonus, pays: {rows: [[flush, 50 for 1], [straight, 25 for 1]]}}]
```

## How to fix
Write every payment as odds "to".
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.part import Part
from ...model.values import Odds
from ...model.wagers import PayTable
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    tables = [(wager, table) for wager in subject.game.wagers for table in wager.pays]
    found = False
    styles = {odds.style for _, table in tables for _, odds in _odds(table)}
    for wager, table in tables:
        inclusive = [(place, odds) for place, odds in _odds(table) if odds.style == "for"]
        plain = [(place, odds) for place, odds in _odds(table) if odds.style == "to"]
        if inclusive and plain:
            found = True
            place, odds = inclusive[0]
            yield violated(
                f"{wager.name} pays {odds} in one row and {plain[0][1]} in another", 'write every row as odds "to"', place, (plain[0][0], f"{plain[0][1]}")
            )
        elif inclusive and "to" in styles:
            found = True
            other, pair = next((w, o) for w, t in tables for o in _odds(t) if o[1].style == "to")
            yield unclear(
                f"{wager.name} pays {inclusive[0][1]}, while {other.name} pays {pair[1]}: the wager itself is part of the one payment and not of the other",
                'write all odds "to"',
                table,
                (pair[0], f"{pair[1]}"),
            )
    if not styles & {"to", "for"}:
        yield not_applicable("the rules give no odds")
    elif not found:
        yield met("the odds are written one way", *(table for _, table in tables[:1]))


def _odds(table: PayTable) -> Iterator[tuple[Part, Odds]]:
    if table.odds:
        yield table, table.odds
    yield from ((row, odds) for row in table.rows for odds in row.pays)
