"""A wager's limits that are reversed, or outside the table limit they are said to keep.

A wager's minimum is not above its maximum. Where it is said to stay within the table limit, its own
limits do. A bonus bet of $1 at a table whose minimum is $5 is either allowed or not. Some read
"within the table limit" as its maximum only, so that is unclear.

A minimum of $0 means that the bet need not be made.

## Says
- turned: The minimum of {wager:the}, {low}, is above its maximum, {high} ({@}).
  Fix: Write the lower figure first.
- below-table: The {wagers} may be {amount} ({@}) but must keep the table limit ({@keeps}), and the
  lowest table minimum is {table} ({@table}).
  Reading: Is only the table maximum meant?
  Fix: Say which comes first, the limits of the {wagers} or the table limit.
  See keeps: within the table limit
  See table: the table limit
- above-table: The {wagers} may be {amount} ({@}) but must keep the table limit ({@keeps}), and no
  table maximum is above {table} ({@table}).
  Reading: Is a higher table maximum meant?
  Fix: Lower the maximum of the {wagers}, or say that it may be above the table limit.
  See keeps: within the table limit
  See table: the highest table maximum
- in-order: The limits of the wagers are in order[, such as {limit} for the {wager}] ({@}).
- none: No limit is stated for any wager.

## Examples
```yaml violated turned
wagers: [{name: bonus-bet, bonus: true, limit: {minimum: 50, maximum: 5}}]
```
> The minimum of the bonus bet, $50, is above its maximum, $5 (line 4).
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
from operator import itemgetter
from typing import NamedTuple

from ...docket.view import View
from ...model.fees import WagerLimit
from ...model.wagers import Wager, WagerBound
from .._wagers import bounds, placed_bets, schedule_limits, spread, turned
from ..answer import Answer, Answers, Ask, Place, Subject, met, not_applicable, unclear, violated
from ..values import money

NEEDS_FILING = True
ABOVE = "greater"
BASE = ("base", None)
End = tuple[Decimal, Place]
Ends = tuple[Decimal | None, Decimal | None, Place]
Bound = WagerBound | WagerLimit
OPEN = Decimal("Infinity")


class Tables(NamedTuple):
    """The lowest minimum and the highest maximum a table may have, and where."""

    least: End | None
    most: End | None


class Outside(NamedTuple):
    """A wager whose limit lies outside every table limit."""

    case: str
    wager: Wager
    limit: Bound
    amount: Decimal
    table: End


def judge(subject: Subject, ask: Ask) -> Answers:
    stated = [
        (wager, limit) for wager in placed_bets(subject.game) for limit in _limits(subject, wager)
    ]
    found = [_turned(wager, limit) for wager, limit in stated if turned(limit)]
    found += _outside(subject.view, stated)
    yield from found
    if not stated:
        yield not_applicable("none")
    elif not found:
        wager, limit = stated[0]
        yield met("in-order", limit, wager=wager, limit=limit.is_)


def _limits(subject: Subject, wager: Wager) -> list[Bound]:
    return [*wager.limit, *schedule_limits(subject, wager)]


def _turned(wager: Wager, limit: Bound) -> Answer:
    low, high = (money(end or 0) for end in bounds(limit) or ())
    return violated("turned", limit, key=wager.name, wager=wager, low=low, high=high)


def _outside(view: View, stated: list[tuple[Wager, Bound]]) -> Answers:
    """One finding for all wagers that are out of the table limit in the same way."""
    tables, keeps = _tables(view), _keeps(stated)
    held = [(wager, limit) for wager, limit in stated if wager.name in keeps]
    found = [one for wager, limit in held for one in _out(wager, limit, keeps[wager.name], tables)]
    for first in found[:1]:
        alike = {one.wager.name: one.wager for one in found if one.case == first.case}
        yield unclear(
            first.case,
            first.limit,
            see=[(keeps[first.wager.name], "keeps"), (first.table[1], "table")],
            wagers=list(alike.values()),
            amount=money(first.amount),
            table=money(first.table[0]),
        )


def _keeps(stated: list[tuple[Wager, Bound]]) -> dict[str, Bound]:
    """Where each wager is held to the table limit: above the base wager too, if that is said."""
    within = [(wager.name, limit) for wager, limit in stated if limit.within_table_limit]
    wide = [(name, limit) for name, limit in within if ABOVE in limit.against_base]
    return dict([*reversed(within), *reversed(wide)])


def _out(wager: Wager, limit: Bound, keeps: Bound, tables: Tables) -> Iterator[Outside]:
    """A figure beyond every table; $0 is no bet at all."""
    if limit.at_every_limit:
        return
    low, high = bounds(limit) or (None, None)
    if high and tables.most and high > tables.most[0]:
        yield Outside("above-table", wager, limit, high, tables.most)
    elif low and tables.least and low < tables.least[0] and ABOVE not in keeps.against_base:
        yield Outside("below-table", wager, limit, low, tables.least)


def _tables(view: View) -> Tables:
    ends = [*_rows(view), *_set(view)]
    least: list[End] = [(low, place) for low, _, place in ends if low is not None]
    most: list[End] = [(high, place) for _, high, place in ends if high is not None]
    amount = itemgetter(0)
    return Tables(min(least, key=amount, default=None), max(most, key=amount, default=None))


def _rows(view: View) -> Iterator[Ends]:
    """The table limits of the options; a limit that is no spread leaves its ends open."""
    for row in (row for _, rows in view.options for row in rows):
        if limit := row.option.limit:
            known = spread(limit)
            high = limit.high if known and limit.high is not None else OPEN
            yield (limit.low if known else None), high, row.place


def _set(view: View) -> Iterator[Ends]:
    """The ends that a schedule lets the house choose."""
    for limit in (limit for block, _ in view.options for limit in block.limits):
        if limit.wager in BASE:
            low, high = limit.minimum, limit.maximum
            yield low.low if low else None, (high.high or OPEN) if high else None, limit
