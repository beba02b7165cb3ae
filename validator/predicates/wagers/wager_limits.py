"""A wager's limits turned round, or outside the table limit they are said to keep.

## What is asked
A wager's minimum is not above its maximum. Where it is said to stay within the table limit, its own limits do.

## Why
A bonus bet of $1 at a table whose minimum is $5 is either allowed or not. Some read "within the table limit" as its maximum only, so
that is unclear; what a table of a lower maximum does to the bonus bet is unclear too. Of a bonus bet that may pass the base wager but not the
table limit only a figure above every table is reported; figures in the rules themselves are a matter of the rule that compares statements.

A table limit headed "per betting spot" covers, as headed, the spot of a bonus bet too: both its ends then stand against the bet's own, and the question says so.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: bonus-bet, bonus: true, limit: {minimum: 50, maximum: 5}}]
```
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers: [{name: bonus-bet, bonus: true, limit: [{within-table-limit: true}, {is: 1-100}]}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], options: [{option: 1, limit: 5-500, player: 1}]}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: bonus-bet, bonus: true, limit: [{within-table-limit: true}, {is: 5-100}]}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], options: [{option: 1, limit: 5-500, player: 1}]}]
```

## Boundary
Without a word on the table limit a bonus bet may be smaller.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: bonus-bet, bonus: true, limit: {is: 1-100}}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], options: [{option: 1, limit: 5-500, player: 1}]}]
```
More than any table allows, in the sentence that keeps the bet within the table limit.
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers: [{name: bonus-bet, bonus: true}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], limits: [{wager: bonus, is: 5-600, within-table-limit: true, against-base: [greater]}], options: [{option: 1, limit: 5-300, player: 1}]}]
```
Limits said to hold at every table limit stand for themselves.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: bonus-bet, bonus: true, limit: [{within-table-limit: true}, {is: 1-100, at-every-limit: true}]}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], options: [{option: 1, limit: 5-500, player: 1}]}]
```
The schedule names the range in which the table maximum is set.
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers: [{name: base}, {name: bonus-bet, bonus: true, limit: {within-table-limit: true}}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], limits: [{wager: base, maximum: 50-1000}, {wager: bonus, is: 5-100}], options: [{option: 1, player: 1}]}]
```

The table limit is for each betting spot, and the bonus bet has one.
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers: [{name: base}, {name: bonus-bet, bonus: true, own-space: {is: true, at: 321}, limit: {is: 5-50}}]
---
kind: schedule
name: Fees
blocks:
  - games: [{document: example}]
    columns: [option, {is: limit, called: table limit per betting spot}, player]
    options: [{option: 1, limit: 5-500, player: 1}]
```

## How to fix
Make the wager's limits and the table limit agree.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal
from typing import NamedTuple

from ...docket import Row, Subject
from ...filed import Place
from ...ladders import column
from ...model.fees import Block, Column, WagerLimit
from ...model.values import dollars
from ...model.wagers import Wager, WagerBound
from .._say import listed, plain
from .._wagers import blocks, bounds, placed_bets, schedule_limits, table_limits, turned
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

NEEDS_FILING = True
End = tuple[Decimal, Place]
ZERO = Decimal(0)
SPOT = re.compile(r"\bspot\b", re.IGNORECASE)
FIX = "say which goes first, the wager's own limits or the table limit"


class Spot(NamedTuple):
    """A wager with limits and a betting spot of its own, under a table limit headed for each spot."""

    name: str
    own: str
    limit: Place
    space: Place
    heading: Column
    of: str


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    found, stated = False, False
    outside: dict[str, tuple[str, Place, Place, Place]] = {}
    spots: list[Spot] = []
    for wager in placed_bets(subject.game):
        limits: list[WagerBound | WagerLimit] = [*wager.limit, *schedule_limits(subject, wager)]
        stated = stated or bool(limits)
        figures = [(low, high, limit) for limit in limits if (given := bounds(limit)) for low, high in (given,)]
        for low, high, limit in figures:
            if turned(limit):
                assert low is not None
                assert high is not None
                found = True
                yield violated(
                    f"the minimum of {plain(wager.name)}, {dollars(low)}, is above its maximum, {dollars(high)}", "write the lower figure first", limit
                )
        spots += _spot(subject, wager, figures)
        within = [limit for limit in limits if limit.within_table_limit]
        wide = [limit for limit in within if "greater" in limit.against_base]
        if any(isinstance(first, WagerBound) and isinstance(second, WagerBound) and first is not second for first in wide for _, _, second in figures):
            continue  # both in the rules: compared by wager-limits-agree
        for low, high, limit in (one for one in figures if within and not one[2].at_every_limit):
            if way := _above(subject, limit, high) or (None if wide else _outside(subject, low, high)):
                outside.setdefault(wager.name, (way[0], limit, within[0], way[1]))
    if outside:
        found = True
        said, place, keeps, table = next(iter(outside.values()))
        names = listed(outside)
        yield unclear(
            f"there are limits for {names} alone, and they must keep the table limit too: {said}{_headed(spots, '; ')}",
            FIX,
            place,
            (keeps, "within the table limit"),
            (table, "the table limit"),
            *_places(spots),
        )
    elif spots:
        found = True
        yield unclear(_headed(spots), FIX, spots[0].limit, *((spot.limit, f"for {plain(spot.name)}") for spot in spots[1:]), *_places(spots))
    if not stated:
        yield not_applicable("no limit is stated for any wager")
    elif not found:
        yield met("the limits of the wagers are in order", *(limit for wager in subject.game.wagers for limit in wager.limit[:1]))


def _spot(subject: Subject, wager: Wager, figures: list[tuple[Decimal | None, Decimal | None, WagerBound | WagerLimit]]) -> Iterator[Spot]:
    """The wager, where its limits are others than those a table limit headed for each betting spot gives its spot."""
    space = next((said for said in wager.own_space if said.is_), None)
    own = next(((low, high, limit) for low, high, limit in figures if low is not None and high is not None and not limit.at_every_limit), None)
    for block, rows in blocks(subject) if space and own else ():
        heading = column(block, "limit")
        row = next((row for row in rows if row.option.limit), None)
        limit = row.option.limit if row else None
        if heading and heading.called and SPOT.search(heading.called) and row and limit and own and space and (limit.low, limit.high) != own[:2]:
            yield Spot(wager.name, f"{dollars(own[0] or ZERO)} to {dollars(own[1] or ZERO)}", own[2], space, heading, str(limit))
            return


def _headed(spots: list[Spot], start: str = "") -> str:
    """What the heading says of those spots."""
    if not spots:
        return ""
    own = " and ".join(f"{plain(spot.name)} ({spot.own})" for spot in spots)
    have = "have betting spots of their own" if len(spots) > 1 else "has a betting spot of its own"
    return f"{start}the column is headed “{spots[0].heading.called}”, and {own} {have}, for which {spots[0].of} would hold as headed, both ends of it. The spot of the base wager may be meant"


def _places(spots: list[Spot]) -> Iterator[tuple[Place, str]]:
    yield from ((spot.heading, "for each betting spot") for spot in spots[:1])
    yield from ((spot.space, "a betting spot of its own") for spot in spots)


def _above(subject: Subject, limit: WagerBound | WagerLimit, high: Decimal | None) -> tuple[str, Place] | None:
    """Whether the most is more than any table allows: those of its own part of the schedule, when the schedule gives it."""
    every = list(blocks(subject))
    own = [(block, rows) for block, rows in every if any(other is limit for other in block.limits) and any(row.option.limit for row in rows)]
    highest = _highest(own or every)
    if high is not None and highest and high > highest[0]:
        return f"{dollars(high)} is above the highest table maximum, {dollars(highest[0])}", highest[1]
    return None


def _highest(parts: list[tuple[Block, tuple[Row, ...]]]) -> End | None:
    """The highest maximum a table may have, where none is open or to be set within a range."""
    limits = [(row.option.limit, row.place) for _, rows in parts for row in rows if row.option.limit]
    ranged = any(limit.wager in ("base", None) and limit.maximum for block, _ in parts for limit in block.limits)
    ends: list[End] = [(limit.high, place) for limit, place in limits if limit.high is not None and len(limit.figures) == 2 and not limit.last]
    return max(ends, key=_amount) if ends and len(ends) == len(limits) and not ranged else None


def _outside(subject: Subject, low: Decimal | None, high: Decimal | None) -> tuple[str, Place] | None:
    """In what way limits lie outside a table limit the schedule allows."""
    least, most = _ends(subject)
    if low is not None and least and low < least[0]:
        reading = "" if low else "; that may only mean that the bet need not be made"
        return f"{dollars(low)} is below the lowest table minimum, {dollars(least[0])}{reading}", least[1]
    if high is not None and most and high > most[0]:
        return f"{dollars(high)} is above a table maximum of {dollars(most[0])}", most[1]
    return None


def _ends(subject: Subject) -> tuple[End | None, End | None]:
    """The lowest minimum and the lowest maximum a table may have."""
    low: list[End] = [(least, row.place) for least, _, row in table_limits(subject)]
    high: list[End] = [(most, row.place) for _, most, row in table_limits(subject) if most is not None]
    for block, _ in blocks(subject):
        for limit in block.limits:
            if limit.wager in ("base", None) and limit.minimum and limit.minimum.low is not None:
                low.append((limit.minimum.low, limit))
            if limit.wager in ("base", None) and limit.maximum and limit.maximum.low is not None:
                high.append((limit.maximum.low, limit))
    return min(low, key=_amount, default=None), min(high, key=_amount, default=None)


def _amount(end: End) -> Decimal:
    return end[0]
