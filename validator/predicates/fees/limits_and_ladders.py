"""The limits in the prose allow wagers that the fee ladder does not know.

## What is asked
Where the options print no table limit and the prose says within which amounts the minimum and maximum wager may be set, the ladders reach
from the lowest of them to the highest.

## Why
If the maximum may be set at $2,000 and a player's ladder ends at $200, a wager of $201 has no fee under that option. Perhaps that option is
never used with such a limit; the filing does not say so, and
a person must decide. It is one question for each block.

## Fails
```yaml unclear
kind: schedule
name: Example
blocks:
  - limits: [{wager: base, minimum: 5-100}, {wager: base, maximum: 50-2000}]
    columns: [option, {is: player, on: player-wager}]
    options: [{option: 1, player: [[5-40, 0.50], [41-200, 1]]}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - limits: [{wager: base, minimum: 5-100}, {wager: base, maximum: 50-2000}]
    columns: [option, {is: player, on: player-wager}]
    options: [{option: 1, player: [[5-40, 0.50], [41-2000, 1]]}]
```

## Boundary
The lowest wager is below every ladder.
```yaml unclear
kind: schedule
name: Example
blocks:
  - limits: [{minimum: 1-100}, {maximum: 50-1000}]
    columns: [option, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, player-dealer: [[5-40, 0.50], [41+, 1]]}]
```
An option that prints no wager range may be meant for any limit, also one below its ladder.
```yaml unclear
kind: schedule
name: Example
blocks:
  - limits: [{minimum: 5-100}, {maximum: 50-2000}]
    columns: [option, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, player-dealer: [[5-40, 0.50], [41+, 1]]}, {option: 2, player-dealer: [[100-500, 2], [501+, 4]]}]
```

## How to fix
Print the table limit of each option, or let its ladder reach as far as the limits.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket import Row, Subject
from ...ladders import MONEY_BASES, ONE_WAGER, Component, components, covers
from ...model.fees import Block, WagerLimit
from ...model.values import dollars
from .._fees import options
from ..legacy import Answer, Ask, met, not_applicable, unclear


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    found, place = False, None
    for block, rows in subject.schedule_file.blocks:
        ladders = [(row, c) for row in rows if row.option.limit is None for c in components(row) if c.cell.tiers and c.basis in MONEY_BASES]
        bounds = [limit for limit in block.limits if limit.wager in (None, "base") and (limit.minimum or limit.maximum)]
        if not ladders or not bounds:
            continue
        place = place or bounds[0]
        for answer in (*_low(block, ladders), *_high(block, ladders)):
            found = True
            yield answer
    if place is None:
        yield not_applicable("no ladder stands without a table limit beside limits in the prose")
    elif not found:
        yield met("the ladders reach as far as the limits in the prose", place)


def _bound(block: Block, row: Row, key: str) -> tuple[Decimal, WagerLimit] | None:
    for limit in block.limits:
        said = limit.minimum if key == "minimum" else limit.maximum
        value = (said.low if key == "minimum" else said.high) if said else None
        if value is not None and limit.wager in (None, "base") and covers(limit.options, row.option.option):
            return value, limit
    return None


def _low(block: Block, ladders: list[tuple[Row, Component]]) -> Iterator[Answer]:
    starts = [(min(tier.range.low for tier in c.cell.tiers), row, _bound(block, row, "minimum")) for row, c in ladders]
    short = [(start, row, bound) for start, row, bound in starts if bound and start > bound[0]]
    if short and len(short) == len(starts):
        start, row, bound = min(short, key=lambda entry: entry[0])
        assert bound
        yield unclear(
            f"the minimum wager may be set at {dollars(bound[0])}, but no ladder starts below {dollars(start)}: an amount under it has no fee ({options(r for _, r, _ in short)})",
            f"start the ladders at {dollars(bound[0])}, or raise the lowest minimum",
            row.place,
            (bound[1], f"minimum from {dollars(bound[0])}"),
        )
        return
    ranged = {id(row) for row, c in ladders if c.basis in ONE_WAGER}
    bare = [(start, row, bound) for start, row, bound in short if id(row) not in ranged]
    if bare:
        start, row, bound = bare[0]
        assert bound
        yield unclear(
            f"the minimum wager may be set at {dollars(bound[0])}, but the ladder starts at {dollars(start)} ({options(r for _, r, _ in bare)}), and no wager range is printed for "
            "it: an amount under it has no fee. It may be meant for higher limits",
            f"print the table limit of the option, or start its ladder at {dollars(bound[0])}",
            row.place,
            (bound[1], f"minimum from {dollars(bound[0])}"),
        )


def _high(block: Block, ladders: list[tuple[Row, Component]]) -> Iterator[Answer]:
    single = [(row, c) for row, c in ladders if c.basis in ONE_WAGER and not any(t.range.open or t.range.contradictory for t in c.cell.tiers)]
    ends = [(max(tier.range.high or Decimal(0) for tier in c.cell.tiers), row, c, _bound(block, row, "maximum")) for row, c in single]
    short = [(end, row, c, bound) for end, row, c, bound in ends if bound and end < bound[0]]
    if short:
        end, row, component, bound = short[0]
        assert bound
        furthest = max(e for e, *_ in short)
        reach = dollars(end) if end == furthest else f"between {dollars(min(e for e, *_ in short))} and {dollars(furthest)}"
        yield unclear(
            f"the maximum wager may be set up to {dollars(bound[0])}, but the {component.name} fee ends at {reach} ({options(r for _, r, *_ in short)}): a larger wager has no fee",
            "print the table limit of each option, or open its last tier",
            row.place,
            (bound[1], f"maximum up to {dollars(bound[0])}"),
        )
