"""Wagers are settled seat by seat or kind by kind, in the same way wherever it is said.

## What is asked
Rules that settle all wagers of one seat before the next seat do not elsewhere settle all wagers of one kind before the next kind.

## Why
When the bank runs short the two ways pay different people.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
settles: [{by: seat, at: 10}, {by: wager-then-seat, order: [base, bonus], at: 40}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
settles: [{by: seat, order: [base, bonus], at: 10}, {by: seat, at: 40}]
```

## Boundary
Some wagers may be settled apart from the others, and a place with a note tells a case of its own; seat by seat with an order in each seat is seat by seat.
```yaml met
kind: game
name: Example
category: player-dealer
settles: [{by: seat, at: 10}, {by: wager, wagers: [envy-bonus], at: 40}, {by: wager, note: when the bank is short, at: 45}, {by: seat-then-wager, order: [base, bonus], at: 50}]
```

## How to fix
Say once which comes first, the seat or the kind of wager.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.wagers import Settlement
from .._agree import Clash, agreement, stated
from ..legacy import Answer, Ask

SEAT = ("seat", "seat-then-wager")
FIX = "say once which comes first, the seat or the kind of wager"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = [settlement for settlement in subject.game.settles if settlement.by and not settlement.wagers and not settlement.note]
    yield from agreement("how settlement goes on", stated(said, lambda s: s, _told), _clash, FIX)


def _told(said: Settlement) -> str:
    return "seat by seat" if said.by in SEAT else "one kind of wager after the other"


def _clash(first: Settlement, second: Settlement) -> Clash | None:
    if (first.by in SEAT) == (second.by in SEAT):
        return None
    return Clash("By one all wagers of a seat come before the next seat, by the other all wagers of a kind before the next kind")
