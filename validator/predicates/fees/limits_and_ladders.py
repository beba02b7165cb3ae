"""The limits in the prose allow wagers that the fee ladder does not know.

Where the options print no table limit and the prose says within which amounts the minimum and
maximum wager may be set, the ladders reach from the lowest of them to the highest. If the maximum
may be set at $2,000 and a player's ladder ends at $200, a wager of $201 has no fee under that
option. Perhaps that option is never used with such a limit; the filing does not say so, and a
person must decide. It is one question for each block.

## Says
- starts-above: The minimum bet may be set at {bound} ({@limit}), but the fees of {rows} start at
  {start}. A table with less bet on it has no fee.
  Reading: Is less than {start} free of the fee?
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

## Examples
```yaml unclear ends-below
  - limits: [{wager: base, minimum: 5-100}, {wager: base, maximum: 50-2000}]
    columns: [option, {is: player, on: player-wager}]
    options: [{option: 1, player: [[5-40, 0.50], [41-200, 1]]}]
```
> The maximum bet may be set up to $2,000 (line 4), but the player fee of option 1 ends at $200. A
> larger bet has no fee. Are these options meant only for tables with a lower maximum?
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
from ...docket.ladders import MONEY_BASES, ONE_WAGER, Component, covers
from ...model.fees import Block, WagerLimit
from .._fees import Priced, ladders, parts
from ..answer import Answer, Answers, Ask, judged, unclear
from ..values import amounts, money


class Short(NamedTuple):
    """A ladder that does not reach as far as a limit: where it ends or starts, and the limit."""

    end: Decimal
    row: Row
    fee: Component
    bound: Decimal
    limit: WagerLimit


def judge(subject: Subject, ask: Ask) -> Answers:
    found: list[Answer] = []
    places: list[WagerLimit] = []
    for block, rows in parts(subject):
        graded = ladders([row for row in rows if row.option.limit is None], *MONEY_BASES)
        bounds = [limit for limit in _of_table(block) if limit.minimum or limit.maximum]
        if graded and bounds:
            places += bounds
            found += [*_low(graded), *_high(graded)]
    yield from judged(found, places, "reach")


def _of_table(block: Block) -> list[WagerLimit]:
    return [limit for limit in block.limits if limit.wager in (None, "base")]


def _short(graded: list[tuple[Decimal, Row, Component]], low: bool) -> Iterator[Short]:
    """The ladders that start above the lowest limit, or end below the highest."""
    for end, row, fee in graded:
        for limit in _of_table(row.block):
            said = limit.minimum if low else limit.maximum
            bound = (said.low if low else said.high) if said else None
            if bound is not None and covers(limit.options, row.option.option):
                if end > bound if low else end < bound:
                    yield Short(end, row, fee, bound, limit)
                break


def _low(graded: Priced) -> Answers:
    starts = [(min(tier.range.low for tier in fee.cell.tiers), row, fee) for row, fee in graded]
    short = list(_short(starts, low=True))
    ranged = {row for row, fee in graded if fee.basis in ONE_WAGER}
    bare = [one for one in short if one.row not in ranged]
    if short and len(short) == len(starts):
        yield _asked("starts-above", min(short, key=lambda one: one.end), short)
    elif bare:
        yield _asked("one-starts-above", bare[0], bare)


def _high(graded: Priced) -> Answers:
    single = [(row, fee) for row, fee in graded if fee.basis in ONE_WAGER]
    ends = [(end, row, fee) for row, fee in single if (end := _end(fee)) is not None]
    short = list(_short(ends, low=False))
    yield from [_asked("ends-below", short[0], short)] if short else []


def _end(fee: Component) -> Decimal | None:
    """Where a ladder ends; nowhere if it is open or its end is written both ways."""
    ranges = [tier.range for tier in fee.cell.tiers]
    if any(one.open or one.contradictory for one in ranges):
        return None
    return max(one.high or Decimal(0) for one in ranges)


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
