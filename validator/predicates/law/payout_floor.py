"""A pay table that pays less than the law asks.

## What the law asks
A wager pays no less than the odds the law lists for each hand.
A row that is missing is told with the finding of `pay-rows`, and one that falls short only by being written `for` with that of `odds-style`.

## Why
A player who knows the listed odds may rely on them at every table.

## Fails
```yaml violated provision=pair-plus-floor
kind: game
name: Three Card Poker
category: house-banked
wagers: [{name: pair-plus, pays: {rows: [[straight-flush, 35 to 1], [3-of-a-kind, 30 to 1], [straight, 6 to 1], [flush, 3 to 1], [pair, 1 to 1]]}}]
```

A hand of the list is not paid at all.
```yaml not-stated provision=pair-plus-floor
kind: game
name: Three Card Poker
category: house-banked
wagers: [{name: pair-plus, pays: {rows: [[straight-flush, 40 to 1], [3-of-a-kind, 30 to 1], [straight, 6 to 1], [flush, 3 to 1]]}}]
```

## Passes
```yaml met provision=pair-plus-floor
kind: game
name: Three Card Poker
category: house-banked
wagers: [{name: pair-plus, pays: {rows: [[straight-flush, 40 to 1], [3-of-a-kind, 30 to 1], [straight, 6 to 1], [flush, 4 to 1], [pair, 1 to 1]]}}]
```

## Boundary
Forty for one is thirty-nine to one.
```yaml violated provision=pair-plus-floor
kind: game
name: Three Card Poker
category: house-banked
wagers: [{name: pair-plus, pays: {rows: [[straight-flush, 40 for 1], [3-of-a-kind, 30 to 1], [straight, 6 to 1], [flush, 3 to 1], [pair, 1 to 1]]}}]
```

The game does not have the wager.
```yaml not-applicable provision=pair-plus-floor
kind: game
name: Three Card Poker
category: house-banked
wagers: [{name: ante}]
```

## How to fix
Pay at least the listed odds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ...docket import Subject
from ...model.values import Odds
from .._names import key
from ..legacy import Answer, Ask, following, met, not_applicable, not_stated, violated
from ..parameters import ODDS, TEXT, needed, rows

PARAMETERS = {"wager": needed(TEXT), "floors": rows("rows of a hand and its odds", TEXT, ODDS)}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    name = str(ask.value("wager"))
    wagers = [wager for wager in subject.game.wagers if wager.name == name]
    floors = [(str(label), Odds.parse(odds)) for label, odds in ask.value("floors", [])]
    if not wagers:
        yield not_applicable(f"the game has no {name} wager")
        return
    tables = [table for table in wagers[0].pays if table.rows and not table.statistic]
    if not tables:
        yield not_stated(f"the {name} wager has no pay table", "file the pay table", wagers[0])
        return
    bad = False
    for table in tables:
        for number, (label, floor) in enumerate(floors):
            rows = [row for row in table.rows if key(row.label) == key(label)]
            low = [(row, odds) for row in rows for odds in row.pays if _below(odds, floor)]
            for row, odds in low:
                answer = violated(f"{name} pays {odds} for {row.label.replace('-', ' ')}, where at least {floor} is due", f"pay at least {floor}", row)
                yield following(answer, "odds-style") if _turned(odds, floor) else answer
            unpaid = not any(row.pays for row in rows)
            if unpaid:
                answer = not_stated(f"{name} has no payment for {label.replace('-', ' ')}, where at least {floor} is due", f"add a row that pays at least {floor}", table.rows[-1])
                below = [key(other) for other, _ in floors[number + 1 :]]
                yield following(answer, "pay-rows") if any(key(row.label) in below for row in table.rows) else answer  # a hole in the table, not its end
            bad = bad or bool(low) or unpaid
    if not bad:
        yield met(f"{name} pays at least the listed odds", *tables)


def _turned(odds: Odds, floor: Odds) -> bool:
    """Whether the row would pay what is due, were it written as odds ``to``."""
    return odds.style == "for" and not _below(replace(odds, style="to"), floor)


def _below(odds: Odds, floor: Odds) -> bool:
    paid, due = odds.multiple, floor.multiple
    return due is not None and (odds.text in ("none", "push", "loses") or (paid is not None and paid < due))
