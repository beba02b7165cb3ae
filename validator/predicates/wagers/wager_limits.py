"""A wager's limits that are reversed, or outside the table limit they are said to keep.

## What is asked
A wager's minimum is not above its maximum. Where it is said to stay within the table limit, its own
limits do.

## Why
A bonus bet of $1 at a table whose minimum is $5 is either allowed or not. Some read "within the
table limit" as its maximum only, so that is unclear; what a table of a lower maximum does to the
bonus bet is unclear too. Of a bonus bet that may pass the base wager but not the table limit only a
figure above every table is reported; figures in the rules themselves are a matter of the rule that
compares statements.

A minimum of $0 means that the bet need not be made.

## Says
- turned: The minimum of the {wager}, {low}, is above its maximum, {high} ({@}).
  Fix: Write the lower figure first.
- below-table: The {wagers} may be {low} ({@}) but must keep the table limit ({@keeps}), and the
  lowest table minimum is {table} ({@table}).
  Reading: Is only the table maximum meant?
  Fix: Say which comes first, the limits of the {wagers} or the table limit.
  See keeps: within the table limit
  See table: the table limit
- above-table: The {wagers} may be {high} ({@}) but must keep the table limit ({@keeps}), and a
  table maximum is {table} ({@table}).
  Reading: Does the table limit cap the bet at such a table?
  Fix: Say which comes first, the limits of the {wagers} or the table limit.
  See keeps: within the table limit
  See table: the table limit
- above-every-table: The {wagers} may be {high} ({@}) but must keep the table limit ({@keeps}), and
  no table maximum is above {table} ({@table}).
  Reading: Is a higher table maximum meant?
  Fix: Lower the maximum of the {wagers}, or say that it may be above the table limit.
  See keeps: within the table limit
  See table: the highest table maximum
- in-order: The limits of the wagers are in order[, such as {limit} for the {wager}] ({@}).
- none: No limit is stated for any wager.

## Fails
```yaml violated turned
wagers: [{name: bonus-bet, bonus: true, limit: {minimum: 50, maximum: 5}}]
```
> The minimum of the bonus bet, $50, is above its maximum, $5 (line 4).

## Passes
```yaml met in-order
wagers: [{name: bonus-bet, bonus: true, limit: [{within-table-limit: true}, {is: 5-100}]}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], options: [{option: 1, limit: 5-500, player: 1}]}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import NamedTuple

from ...docket.filed import Place
from ...docket.filings import Row, Subject
from ...model.fees import Block, WagerLimit
from ...model.wagers import Wager, WagerBound
from .._wagers import blocks, bounds, placed_bets, schedule_limits, table_limits, turned
from ..answer import Answer, Ask, met, not_applicable, unclear, violated
from ..values import money

NEEDS_FILING = True
End = tuple[Decimal, Place]
Bound = WagerBound | WagerLimit
Figures = tuple[Decimal | None, Decimal | None, Bound]


class Outside(NamedTuple):
    """In what way a limit lies outside the table limit."""

    case: str
    amount: Decimal
    table: End


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    found: list[Answer] = []
    outside: list[tuple[Wager, Outside, Place, Place]] = []
    stated: list[tuple[Wager, Bound]] = []
    for wager in placed_bets(subject.game):
        limits: list[Bound] = [*wager.limit, *schedule_limits(subject, wager)]
        stated += [(wager, limit) for limit in limits]
        figures = [(*given, limit) for limit in limits if (given := bounds(limit))]
        found += [_turned(wager, *one) for one in figures if turned(one[2])]
        outside += list(_outside_of(subject, wager, limits, figures))[:1]
    if outside:
        found.append(_finding(outside))
    yield from found
    if not stated:
        yield not_applicable("none")
    elif not found:
        wager, limit = stated[0]
        yield met("in-order", limit, wager=wager, limit=limit.is_)


def _turned(wager: Wager, low: Decimal | None, high: Decimal | None, limit: Bound) -> Answer:
    assert low is not None
    assert high is not None
    return violated("turned", limit, key=wager.name, wager=wager, low=money(low), high=money(high))


def _outside_of(
    subject: Subject, wager: Wager, limits: list[Bound], figures: list[Figures]
) -> Iterator[tuple[Wager, Outside, Place, Place]]:
    """Limits of a wager that lie outside the table limit it must keep."""
    within = [limit for limit in limits if limit.within_table_limit]
    wide = [limit for limit in within if "greater" in limit.against_base]
    own = [limit for limit in wide if isinstance(limit, WagerBound)]
    if any(
        isinstance(limit, WagerBound) and limit is not one for one in own for *_, limit in figures
    ):
        return  # both in the rules: compared by wager-limits-agree
    for low, high, limit in figures if within else ():
        if limit.at_every_limit:
            continue
        way = _above(subject, limit, high) or (None if wide else _outside(subject, low, high))
        if way:
            yield wager, way, limit, within[0]


def _finding(outside: list[tuple[Wager, Outside, Place, Place]]) -> Answer:
    """One finding for all wagers: they are out of the same table limit."""
    _, way, limit, keeps = outside[0]
    return unclear(
        way.case,
        limit,
        see=[(keeps, "keeps"), (way.table[1], "table")],
        wagers=[wager for wager, *_ in outside],
        low=money(way.amount),
        high=money(way.amount),
        table=money(way.table[0]),
    )


def _above(subject: Subject, limit: Bound, high: Decimal | None) -> Outside | None:
    """Whether the most is more than any table of the schedule, or of its own part of it, allows."""
    every = list(blocks(subject))
    limited = [part for part in every if any(row.option.limit for row in part[1])]
    own = [part for part in limited if any(other is limit for other in part[0].limits)]
    highest = _highest(own or every)
    if high is not None and highest and high > highest[0]:
        return Outside("above-every-table", high, highest)
    return None


def _highest(parts: list[tuple[Block, tuple[Row, ...]]]) -> End | None:
    """The highest maximum a table may have, where none is open or to be set within a range."""
    limits = [
        (row.option.limit, row.place) for _, rows in parts for row in rows if row.option.limit
    ]
    stated = [limit for block, _ in parts for limit in block.limits]
    if any(limit.wager in ("base", None) and limit.maximum for limit in stated):
        return None
    ends: list[End] = [
        (limit.high, place)
        for limit, place in limits
        if limit.high is not None and len(limit.figures) == 2 and not limit.last
    ]
    return max(ends, key=_amount) if ends and len(ends) == len(limits) else None


def _outside(subject: Subject, low: Decimal | None, high: Decimal | None) -> Outside | None:
    """In what way limits lie outside a table limit the schedule allows; $0 is no bet at all."""
    least, most = _ends(subject)
    if low and least and low < least[0]:
        return Outside("below-table", low, least)
    if high is not None and most and high > most[0]:
        return Outside("above-table", high, most)
    return None


def _ends(subject: Subject) -> tuple[End | None, End | None]:
    """The lowest minimum and the lowest maximum a table may have."""
    low: list[End] = [(least, row.place) for least, _, row in table_limits(subject)]
    high: list[End] = [
        (most, row.place) for _, most, row in table_limits(subject) if most is not None
    ]
    for limit in (limit for block, _ in blocks(subject) for limit in block.limits):
        if limit.wager in ("base", None) and limit.minimum and limit.minimum.low is not None:
            low.append((limit.minimum.low, limit))
        if limit.wager in ("base", None) and limit.maximum and limit.maximum.low is not None:
            high.append((limit.maximum.low, limit))
    return min(low, key=_amount, default=None), min(high, key=_amount, default=None)


def _amount(end: End) -> Decimal:
    return end[0]
