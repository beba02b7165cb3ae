"""The limits in the prose allow wagers that the fee ladder does not know.

## What is asked
Where the options print no table limit and the prose says within which amounts the minimum and
maximum wager may be set, the ladders reach from the lowest of them to the highest.

## Why
If the maximum may be set at $2,000 and a player's ladder ends at $200, a wager of $201 has no fee
under that option. Perhaps that option is never used with such a limit; the filing does not say so,
and a person must decide. It is one question for each block.

## Says
- starts-above: The minimum bet may be set at {bound} ({@limit}), but the fees of {rows} start at
  {start}. A smaller bet has no fee.
  Fix: Start the fee tiers at {bound}, or raise the lowest minimum.
  See limit: minimum from {bound}
- one-starts-above: The minimum bet may be set at {bound} ({@limit}), but the fees of {rows} start
  at {start}, and no table limit is printed there.
  Reading: Are these fees meant only for tables with a higher minimum?
  Fix: Print the table limit of {rows}, or start its fee tiers at {bound}.
  See limit: minimum from {bound}
- ends-below: The maximum bet may be set up to {bound} ({@limit}), but the {payer} fee of {rows}
  ends at {ends}. A larger bet has no fee.
  Reading: Are these options meant only for tables with a lower maximum?
  Fix: Print the table limit of each option, or leave its last tier open.
  See limit: maximum up to {bound}
- reach: The fee tiers reach as far as the limits in the text ({@}).
- none: No graded fee without a table limit is printed beside limits in the text.

## Fails
```yaml unclear ends-below
  - limits: [{wager: base, minimum: 5-100}, {wager: base, maximum: 50-2000}]
    columns: [option, {is: player, on: player-wager}]
    options: [{option: 1, player: [[5-40, 0.50], [41-200, 1]]}]
```
> The maximum bet may be set up to $2,000 (line 4), but the player fee of option 1 ends at $200. A
> larger bet has no fee. Are these options meant only for tables with a lower maximum?

## Passes
```yaml met reach
  - limits: [{wager: base, minimum: 5-100}, {wager: base, maximum: 50-2000}]
    columns: [option, {is: player, on: player-wager}]
    options: [{option: 1, player: [[5-40, 0.50], [41-2000, 1]]}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import NamedTuple

from ...docket.filings import Row, Subject
from ...docket.ladders import MONEY_BASES, ONE_WAGER, Component, components, covers
from ...model.fees import Block, WagerLimit
from ..answer import Answer, Ask, met, not_applicable, unclear
from ..values import amounts, money


class Short(NamedTuple):
    """A ladder that does not reach as far as a limit: where it ends or starts, and the limit."""

    end: Decimal
    row: Row
    fee: Component
    bound: Decimal
    limit: WagerLimit


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    found, place = False, None
    for block, rows in subject.schedule_file.blocks:
        bare = [row for row in rows if row.option.limit is None]
        ladders = [
            (row, c)
            for row in bare
            for c in components(row)
            if c.cell.tiers and c.basis in MONEY_BASES
        ]
        bounds = [x for x in block.limits if x.wager in (None, "base") and (x.minimum or x.maximum)]
        if not ladders or not bounds:
            continue
        place = place or bounds[0]
        for answer in (*_low(block, ladders), *_high(block, ladders)):
            found = True
            yield answer
    if place is None:
        yield not_applicable("none")
    elif not found:
        yield met("reach", place)


def _bound(block: Block, row: Row, key: str) -> tuple[Decimal, WagerLimit] | None:
    for limit in block.limits:
        said = limit.minimum if key == "minimum" else limit.maximum
        value = (said.low if key == "minimum" else said.high) if said else None
        if (
            value is not None
            and limit.wager in (None, "base")
            and covers(limit.options, row.option.option)
        ):
            return value, limit
    return None


def _low(block: Block, ladders: list[tuple[Row, Component]]) -> Iterator[Answer]:
    starts = [(min(tier.range.low for tier in fee.cell.tiers), row, fee) for row, fee in ladders]
    short = [
        Short(start, row, fee, *bound)
        for start, row, fee in starts
        if (bound := _bound(block, row, "minimum")) and start > bound[0]
    ]
    ranged = {id(row) for row, fee in ladders if fee.basis in ONE_WAGER}
    bare = [one for one in short if id(one.row) not in ranged]
    if short and len(short) == len(starts):
        yield _asked("starts-above", min(short, key=lambda one: one.end), short)
    elif bare:
        yield _asked("one-starts-above", bare[0], bare)


def _high(block: Block, ladders: list[tuple[Row, Component]]) -> Iterator[Answer]:
    single = [
        (row, fee)
        for row, fee in ladders
        if fee.basis in ONE_WAGER
        and not any(t.range.open or t.range.contradictory for t in fee.cell.tiers)
    ]
    ends = [
        (max(t.range.high or Decimal(0) for t in fee.cell.tiers), row, fee) for row, fee in single
    ]
    short = [
        Short(end, row, fee, *bound)
        for end, row, fee in ends
        if (bound := _bound(block, row, "maximum")) and end < bound[0]
    ]
    if short:
        yield _asked("ends-below", short[0], short)


def _asked(case: str, one: Short, short: list[Short]) -> Answer:
    ends = [each.end for each in short]
    return unclear(
        case,
        one.row.place,
        see=[(one.limit, "limit")],
        key=one.row.of,
        bound=money(one.bound),
        start=money(one.end),
        ends=amounts(min(ends), max(ends)),
        payer=one.fee.name,
        rows=[each.row for each in short],
    )
