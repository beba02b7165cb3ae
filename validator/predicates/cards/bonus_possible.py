"""A bonus for a hand set in the middle can be won.

## What is asked
Where the back hand must rank above the middle one, no bonus is offered for a middle hand that nothing ranks above.

## Why
The row promises points that a hand set by the rules never earns.

## Fails
```yaml violated
kind: game
name: Example
category: poker
compares: {by: three-hands}
hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind], at: 1297-1299}
wagers:
  - name: base
    pays: {columns: [Top Segment, Middle Segment, Bottom Segment], rows: [[straight-flush, [none, 20, 10]], [royal-flush, [none, 40, 20]]], at: 1378-1379}
```

## Passes
```yaml met
kind: game
name: Example
category: poker
compares: {by: three-hands}
hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind]}
wagers:
  - name: base
    pays: {columns: [Top Segment, Middle Segment, Bottom Segment], rows: [[straight-flush, [none, 20, 10]], [royal-flush, [none, none, 20]]]}
```

## Boundary
A straight flush at the head of the list has a higher one above it.
```yaml met
kind: game
name: Example
category: poker
compares: {by: three-hands}
hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind]}
wagers:
  - name: base
    pays: {columns: [front, middle, back], rows: [[straight-flush, [none, 10, 5]]]}
```

## How to fix
Strike the row for the middle hand.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...hands import ROYAL
from ..legacy import Answer, Ask, met, not_applicable, violated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    tables = [table for wager in game.wagers for table in wager.pays if any("middle" in column.lower() for column in table.columns)]
    if not tables or not any(comparison.by == "three-hands" for comparison in game.compares):
        yield not_applicable("no bonus is offered for a middle hand")
        return
    tops = {ranking.high_to_low[0]: ranking for ranking in game.hands if ranking.high_to_low[0] in ROYAL}
    found = False
    for table in tables:
        middle = next(number for number, column in enumerate(table.columns) if "middle" in column.lower())
        for row in table.rows:
            if row.label in tops and len(row.pays) > middle and row.pays[middle].win is not None:
                found = True
                name = row.label.replace("-", " ")
                yield violated(
                    f"a {name} in the middle is offered {row.pays[middle].text.lstrip('$')} points, and the hand behind it would have to rank above it, which none does",
                    "strike the bonus for the middle hand",
                    row if row.at else table,
                    (tops[row.label], f"the {name} is the highest hand"),
                    *((note, "the order of the three hands") for note in game.notes if note.about == "segment-order"),
                )
    if not found:
        yield met("every bonus for a middle hand can be won", tables[0])
