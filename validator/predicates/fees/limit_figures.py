"""A table limit is given by two figures like the others beside it.

## What is asked
Where the options of a game give a lowest and a highest wager, each of them does.

## Why
One figure leaves it open whether it is the least, the most or the only wager.

## Fails
```yaml unclear
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, player]
    options: [{option: 1, limit: 10-100, player: 0}, {option: 2, limit: 100, player: 1, at: 1086}]
```

## Passes
```yaml met
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, player]
    options: [{option: 1, limit: 10-100, player: 0}, {option: 2, limit: 20-100, player: 1}]
```

## Boundary
A sheet that gives one figure everywhere prices a unit.
```yaml met
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, player]
    options: [{option: 1, limit: 10, player: 1}, {option: 2, limit: 20, player: 2}]
```
An open limit has its lowest wager.
```yaml met
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, player]
    options: [{option: 1, limit: 10-100, player: 1}, {option: 2, limit: 100+, player: 2}]
```

A bet that is said to differ from another within the one figure is asked about by `single-limit`.
```yaml met
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, player]
    limits: [{wager: tie, within-table-limit: true, against-base: [less, equal, greater], options: [2]}]
    options: [{option: 1, limit: 10-100, player: 0}, {option: 2, limit: 100, player: 1}]
```

The fee column names the one wager there is.
```yaml met
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, {is: player, on: player-wager}]
    options: [{option: 1, limit: 10-100, player: [[10-100, 1]]}, {option: 2, limit: 200, player: [[200, 2]]}]
```

## How to fix
Give the lowest and the highest wager.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket import Row, Subject
from ...ladders import components, covers, damaged
from ...model.values import dollars
from .._fees import options
from ..legacy import Answer, Ask, met, not_applicable, unclear

FIX = "give the lowest and the highest wager"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    seen, found = None, False
    for _, rows in subject.schedule_file.blocks:
        limited = [(row, row.option.limit) for row in rows if row.option.limit and not damaged(row)]
        seen = seen or next((row.place for row, _ in limited[1:]), None)
        spread = [row for row, limit in limited if len(limit.figures) > 1]
        single = [(row, limit) for row, limit in limited if len(limit.figures) == 1 and not limit.open and not limit.last and not _asked(row) and not _told(row, limit.figures[0])]
        if spread and single:
            found = True
            row = single[0][0]
            figure = " or ".join(dict.fromkeys(dollars(limit.figures[0]) for _, limit in single))
            yield unclear(
                f"the table limit under {options(row for row, _ in single)} is the one figure {figure}, where others give two ({spread[0].option.limit}); whether it is the "
                "lowest, the highest or the only wager is not said",
                FIX,
                row.place,
                (spread[0].place, f"table limit {spread[0].option.limit}"),
                *((other.place, f"table limit {limit}") for other, limit in single[1:]),
            )
    if seen is None:
        yield not_applicable("no two table limits stand beside each other")
    elif not found:
        yield met("table limits are given alike", seen)


def _asked(row: Row) -> bool:
    """Whether a bet is said to differ from another within the one figure: the matter of `single-limit`."""
    return any(limit.against_base and limit.within_table_limit and covers(limit.options, row.option.option) for limit in row.block.limits)


def _told(row: Row, figure: Decimal) -> bool:
    """Whether a fee on one wager is printed for that figure alone: then no other wager is meant."""
    ladders = [component.cell.tiers for component in components(row) if component.payer == "player" and component.cell.tiers]
    return bool(ladders) and all(len(tiers) == 1 and tiers[0].range.low == tiers[0].range.high == figure for tiers in ladders)
