"""The table limit an option is for.

## What is asked
A schedule that says that each option has one table limit prints one for each: in the row, or one limit above it. An option for which only a buy-in is
given leaves open what may be bet, as do one for spread limit games without a spread, and a sheet of fees with no limit at all whose games name none either.

## Why
"The option in use has one table limit, as listed above" cannot be kept where the sheet lists a lowest game and a highest, or ranges in which the minimum
and the maximum may be set: at any limit between them any of the fees may be taken.

## Fails
```yaml unclear
kind: schedule
name: Example
states: [{that: one-schedule-at-a-time, per: table-limit, at: 4796}]
blocks:
  - limits: [{minimum: 1-2, maximum: 200-400, at: 4391-4393}]
    options: [{option: 1, pot: 1}, {option: 2, pot: 2}]
```
Only the buy-in is told.
```yaml not-stated
kind: schedule
name: Example
blocks:
  - limits: [{buy-in: 20-10000, at: 4619-4621}]
    options: [{option: 1, pot: 1}, {option: 2, pot: 2}]
```
Fees without any limit, for a game whose rules name none.
```yaml not-stated
kind: game
name: Game
category: poker
---
kind: schedule
name: Letter
blocks:
  - games: [{document: game}]
    columns: [{is: collection, from: pot, on: number-of-players}]
    options: [{option: unnumbered, collection: [[2-6, 1], [7+, 3]], at: 17-20}]
```

A spread has two ends.
```yaml unclear
kind: schedule
name: Example
blocks:
  - limits: [{minimum: 1-3, maximum: no-limit, betting: [no-limit, spread-limit], at: 4430-4434}]
    options: [{option: 20, pot: 1}]
```

## Passes
```yaml met
kind: schedule
name: Example
states: [{that: one-schedule-at-a-time, per: table-limit}]
blocks:
  - options: [{option: 1, limit: 5-200, player: 1}, {option: 2, limit: no-limit, player: 2}]
```

## Boundary
One minimum and one maximum above the options are one limit for all of them.
```yaml met
kind: schedule
name: Example
states: [{that: one-schedule-at-a-time, per: table-limit}]
blocks:
  - limits: [{minimum: 5, at: 3}, {maximum: 100, at: 4}]
    options: [{option: 1, player: 1}]
```
A ladder of single wagers from a lowest to a highest gives the limit its option is for.
```yaml met
kind: schedule
name: Example
states: [{that: one-schedule-at-a-time, per: table-limit}]
blocks:
  - limits: [{wager: base, minimum: 5-1000}, {wager: base, maximum: 50-2000}]
    columns: [option, {is: player, on: player-wager}]
    options: [{option: 1, player: [[5-40, 0.50], [41-200, 2]]}]
```
The rules make the buy-in so many times the stake: it tells the stake too. Where there is no limit to bets, the least bet is missing alone.
```yaml not-applicable
kind: game
name: Game
category: poker
notes: [{about: buy-in-by-stake, says: twenty times a point, at: 243}]
---
kind: schedule
name: Example
blocks:
  - games: [{document: game}]
    limits: [{buy-in: 20-10000, at: 4750-4752}]
    options: [{option: 1, player: 1}]
```
A schedule that does not say so may leave the limit to the table.
```yaml not-applicable
kind: schedule
name: Example
states: [{that: one-schedule-at-a-time}]
blocks:
  - limits: [{minimum: 1-2, maximum: 200-400}]
    options: [{option: 1, pot: 1}]
```

## How to fix
Print the table limit of each option, or say that the option in use may be posted with any limit of the range.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Row, Subject
from ...filed import Place
from ...ladders import MONEY_BASES, ONE_WAGER, components, covers
from ...model.fees import WagerLimit
from .._fees import options
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear

NEEDS_FILING = True
OTHER = "other"
BY_STAKE = "buy-in-by-stake"
"""What a note that the buy-in is so many times the stake is about."""
FIX = "print the table limit of each option, or say that it may be posted with any limit of the range"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    said = [*subject.schedule.states, *(claim for block in subject.schedule.blocks for claim in block.states)]
    claim = next((one for one in said if one.that == "one-schedule-at-a-time" and one.is_ and one.per == "table-limit"), None)
    loose: list[list[Row]] = []
    bought: list[list[Row]] = []
    for _, rows in subject.schedule_file.blocks:
        loose.append([row for row in rows if not _one(row) and not _bought(row)])
        bought.append([row for row in rows if not _one(row) and _bought(row) and not _staked(subject, row)])
    ranges, buy_ins = [rows for rows in loose if rows], [rows for rows in bought if rows]
    if claim and ranges:
        told = f"an option is said to have one table limit, but {_named(ranges)} {_have(ranges)}"
        yield unclear(f"{told}: at which limit which fees are taken is left open", FIX, claim, *((_place(rows), "no limit of its own") for rows in ranges))
    if buy_ins:
        bare = f"for {_named(buy_ins)} the sheet gives a buy-in and {_lacks(buy_ins)}"
        places = [limit for rows in buy_ins for limit in dict.fromkeys(limit for row in rows for limit in _above(row))]
        yield not_stated(bare, "say how much may be bet", places[0], *((limit, "a buy-in alone") for limit in places[1:]))
    unknown = [] if claim else [row for rows in ranges for row in rows if _nowhere(subject, row)]
    if unknown:
        told = "the sheet has fees and no table limit, and the rules of its games name none: how much may be bet for them is not said"
        yield not_stated(told, "print the table limits the fees are for", unknown[0].place)
    spread = [limit for block in subject.schedule.blocks for limit in block.limits if "spread-limit" in limit.betting and limit.maximum and limit.maximum.unlimited]
    if spread:
        said_of = "spread limit games are offered with no limit to the bets, and the spread of a bet is not given"
        yield unclear(f"{said_of}. One of the two kinds of game may be meant", "give the lowest and the highest bet of a spread limit game", spread[0], *((limit, "likewise") for limit in spread[1:]))
    if not claim and not buy_ins and not unknown and not spread:
        yield not_applicable("the schedule does not say that an option has one table limit")
    elif claim and not ranges and not buy_ins and not spread:
        yield met("each option has one table limit", claim)


def _named(blocks: list[list[Row]]) -> str:
    return ", ".join(options(rows) for rows in blocks)


def _have(ranges: list[list[Row]]) -> str:
    return "stand under a range of limits" if any(_above(row) for rows in ranges for row in rows) else "name none"


def _place(rows: list[Row]) -> Place:
    """The limits above the options, else the first of them."""
    return next((limit for row in rows for limit in _above(row)), rows[0].place)


def _above(row: Row) -> list[WagerLimit]:
    """What the block says of bets under an option."""
    return [limit for limit in row.block.limits if limit.wager in (None, "base") and covers(limit.options, row.option.option)]


def _nowhere(subject: Subject, row: Row) -> bool:
    """Whether neither the sheet, nor a ladder of wagers, nor the rules of the games say how much may be bet."""
    ladder = any(c.cell.tiers and c.basis in MONEY_BASES for c in components(row))
    games = subject.filing.games_of(row.block)
    return bool(games) and not (row.option.limit or row.option.buy_in or row.block.limits or ladder) and not any(game.game.table_limit for game in games)


def _bought(row: Row) -> bool:
    above = _above(row)
    return bool(above) and all(limit.buy_in and not limit.minimum and not limit.maximum for limit in above)


def _lacks(blocks: list[list[Row]]) -> str:
    """What is not said of a bet: of one without limit only how little it may be, and how far the spread of another goes."""
    kinds = {kind for rows in blocks for row in rows for limit in _above(row) for kind in (limit.betting or (OTHER,))}
    if kinds == {"no-limit"}:
        return "not how little may be bet"
    return "neither how little may be bet nor, in a spread limit game, how much" if kinds == {"no-limit", "spread-limit"} else "no figure for a bet"


def _staked(subject: Subject, row: Row) -> bool:
    """Whether the rules of the games reckon the buy-in from the stake."""
    games = subject.filing.games_of(row.block)
    return bool(games) and all(any(note.about == BY_STAKE for note in game.game.notes) for game in games)


def _one(row: Row) -> bool:
    """Whether the option has one limit: its own, or one set above it."""
    if row.option.limit is not None:
        return not row.option.limit.last
    if any(c.cell.tiers and c.basis in ONE_WAGER and c.cell.tiers[-1].range.high is not None for c in components(row)):
        return True
    above = _above(row)
    ends = [end for limit in above for end in (limit.minimum, limit.maximum) if end]
    return any(limit.is_ for limit in above) or (len(ends) > 1 and all(len(end.figures) == 1 for end in ends))
