"""The action button is sent to a seat the table does not have.

## What is asked
Where a card counts higher than the seats of the table, the rules say that counting goes on around it.

## Why
A king is thirteen; at a table of eight seats the rules must say where thirteen is.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
seats: {is: 8, of: players}
player-dealer: {action-button: {by: card, values: [[A, 1], [2-10, face], [J, 11], [Q, 12], [K, 13]]}}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
seats: {is: 8, of: players}
player-dealer: {action-button: {by: card, wraps: true, values: [[A, 1], [2-10, face], [J, 11], [Q, 12], [K, 13]]}}
```

## Boundary
Higher cards are not used.
```yaml met
kind: game
name: Example
category: player-dealer
seats: {is: 8, of: betting-spots}
player-dealer: {action-button: {by: flop, values: [[A-8, face], [9-K, not used]]}}
```

The player-dealer's own place is not counted, so eight places leave seven numbers.
```yaml not-stated
kind: game
name: Example
category: player-dealer
seats: {is: 8, of: positions, counts-player-dealer: true}
player-dealer: {action-button: {by: flop, counts-player-dealer: false, values: [[A-8, face], [9-K, not used]]}}
```

## How to fix
Say that counting continues around the table past the last seat, and whether the player-dealer's seat is counted.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from .._button import buttons, counted, number, ranks, smallest, valued
from ..legacy import Answer, Ask, met, not_applicable, not_stated

FIX = "say that counting continues around the table past the last seat"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = buttons(subject.game, "card", "flop")
    tables = [button for button in said if any(rank != "A" for cards, _ in button.values for rank in ranks(cards))]
    seats = smallest(subject.game)
    if not tables or seats is None:
        yield not_applicable("no card is given a number, or the seats of the table are not stated")
        return
    room, whose = counted(seats, said)
    highest = max((n for button in tables for rank, value in valued(button).items() if (n := number(rank, value)) is not None), default=0)
    wraps = [button for button in said if button.wraps]
    if highest <= room or wraps:
        yield met(f"every number up to {highest} has a seat", *(wraps or tables))
    else:
        others = [(button, "the same numbers") for button in tables[1:]]
        where = f" ({seats.table.replace('-', ' ')})" if seats.table else ""
        said_so = f"cards count up to {highest} for the action button and the table has {room} places{whose}{where}; where a number above {room} falls is not said"
        yield not_stated(said_so, FIX, tables[0], (seats, f"{room} places{whose}"), *others)
