"""A table limit that does not say what it limits.

## What is asked
Where a player may bet at more than one place, on another's hand or on bonus bets, the schedule says whether its table limit is for each wager, each betting
spot or each player.

## Why
With a limit of $5-$500, two circles and a bonus bet of $1, a player may have $5 or $6 at the least, and $500 or more than $1,000 at the most. A column of
wagers beside the limit, from its lowest to its highest amount, shows that it is for each wager, for all options of the table; so do rules that have the smallest and the largest wager posted,
unless a bonus bet may be smaller, or the sheet is for many games, of which others post nothing. One question for each schedule.

A schedule headed for wagering limits that gives none for a bonus bet, whose limits stand in the rules alone, is told of that with the question.

## Fails
```yaml unclear
kind: game
id: example
name: Example
category: player-dealer
backline: {allowed: true, at: 109}
---
kind: schedule
name: Rates
blocks: [{games: [{document: example}], columns: [option, limit, player], options: [{option: 1, limit: 5-500, player: 1}]}]
```

## Passes
```yaml met
kind: game
id: example
name: Example
category: player-dealer
backline: {allowed: true, at: 333}
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    columns: [option, {is: limit, called: table limit per betting spot}, player]
    options: [{option: 1, limit: 5-500, player: 1}]
```

## Boundary
The wagers printed beside the limit begin and end with it.
```yaml met
kind: game
id: example
name: Example
category: player-dealer
backline: {allowed: true, at: 109}
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    columns: [option, limit, {is: player, on: player-wager}]
    options: [{option: 1, limit: 5-200, player: [[5-100, 1], [101-200, 2]]}]
```

What is posted is the smallest and the largest wager.
```yaml not-applicable
kind: game
id: example
name: Example
category: player-dealer
states: [{that: limits-posted, at: 2272}]
backline: {allowed: true, at: 2330}
---
kind: schedule
name: Rates
blocks: [{games: [{document: example}], columns: [option, limit, player], options: [{option: 1, limit: 5-500, player: 1}]}]
```

Of a sheet for many games the rules of one do not tell it; nor a fee for each wager a player places.
```yaml unclear
kind: game
id: example
name: Example
category: player-dealer
states: [{that: limits-posted, at: 2272}]
backline: {allowed: true, at: 2330}
---
kind: schedule
name: Rates
collective: true
blocks: [{games: [{document: example}], columns: [option, limit, player], options: [{option: 1, limit: 5-500, player: 1}]}]
```
```yaml unclear
kind: schedule
name: Rates
collective: true
blocks:
  - fees: [{from: player-dealer, per: hand, at: 3635}, {from: player, per: wager, at: 3635}]
    columns: [option, limit, player, player-dealer]
    options: [{option: 1, limit: 5-500, player: 1, player-dealer: 1}]
```

The rules say that each wager keeps the table limit; or there is one bet at one place.
```yaml not-applicable
kind: game
id: example
name: Example
category: player-dealer
backline: {allowed: true, at: 333}
wagers: [{name: ante, limit: {within-table-limit: true, at: 332}}]
---
kind: schedule
name: Rates
blocks: [{games: [{document: example}], columns: [option, limit, player], options: [{option: 1, limit: 5-500, player: 1}]}]
```
```yaml not-applicable
kind: game
id: example
name: Example
category: player-dealer
wagers: [{name: base}]
---
kind: schedule
name: Rates
blocks: [{games: [{document: example}], columns: [option, limit, player], options: [{option: 1, limit: 5-500, player: 1}]}]
```

## How to fix
Head the column "table limit per wager", or say of what it is the limit.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...docket import GameFile, Row, Subject
from ...filed import Place
from ...ladders import ONE_WAGER, column, components
from ...model.fees import Block
from ...model.values import dollars
from .._fees import free, options
from .._say import listed
from .._wagers import bounds
from ..legacy import Answer, Ask, met, not_applicable, unclear

NEEDS_FILING = True
SAID = re.compile(r"\b(per|each|every|spot|wager|bet)s?\b", re.IGNORECASE)
OF_PLAYER = "total-player-wager"
HEADED = re.compile(r"\bwagering limits\b", re.IGNORECASE)
POSTED = "limits-posted"
"""That the smallest and the largest wager are shown at the table."""
FIX = "say whether the limit is for each wager, each betting spot or each player"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    said: Place | None = None
    open_: list[tuple[list[Row], list[tuple[str, Place]]]] = []
    for block, every in subject.schedule_file.blocks:
        spread = [row for row in every if row.option.limit and len(row.option.limit.figures) == 2 and not row.option.limit.last]
        matters = list(_reasons(subject, block, spread)) if spread else []
        if not matters:
            continue
        heading = column(block, "limit")
        headed = heading is not None and heading.called is not None and SAID.search(heading.called) is not None
        if not headed and not any(_beside(row) for row in spread):
            open_.append((spread, matters))
        else:
            said = said or spread[0].place
    if open_:
        rows, _ = open_[0]
        why = dict(reversed([reason for _, found in open_ for reason in found]))  # the first place for each reason
        more = f" (and of {len(open_) - 1} more part{'s' if len(open_) > 2 else ''} of the sheet)" if len(open_) > 1 else ""
        told = f"whether the table limit under {options(rows)}{more} is for each wager, each betting spot or each player is not said"
        alone = list(_in_rules_alone(subject))
        names = listed(dict.fromkeys(name for name, _ in alone))
        bare = f"; the schedule is headed for wagering limits, and those of {names} stand in the rules alone" if alone else ""
        likewise = ((others[0].place, "likewise") for others, _ in open_[1:])
        only = ((limit, "in the rules alone") for _, limit in alone if limit not in why.values())
        yield unclear(f"{told}; {_all(sorted(why))}{bare}{_above(rows)}", FIX, rows[0].place, *((why[reason], reason) for reason in sorted(why)), *only, *likewise)
    elif said is not None:
        yield met("the table limit says what it limits", said)
    else:
        yield not_applicable("no game of the schedule lets a player bet at more than one place under a table limit")


def _reasons(subject: Subject, block: Block, rows: list[Row]) -> Iterator[tuple[str, Place]]:
    """Why it matters for a block of what the limit is, and the places."""
    games = subject.filing.games_of(block)
    whole = bool(subject.schedule.collective)
    for game in games:
        yield from _matters(game, rows, whole)
    each = [fee for fee in block.fees if fee.from_ == "player" and fee.per == "wager" and not free(fee)]
    if whole and any(fee.from_ == "player-dealer" for fee in block.fees) and not any(_told(game) for game in games):
        yield from (("players may place more than one wager", fee) for fee in each[:1])
        yield from (("bonus bets are counted and have no limit of their own there", said) for said in block.defines if "bonus" in said.counts and not block.limits)


def _in_rules_alone(subject: Subject) -> Iterator[tuple[str, Place]]:
    """Bonus bets whose limits are figures in the rules and are not given by a schedule headed for wagering limits."""
    for block in subject.schedule.blocks if HEADED.search(subject.schedule.name) else ():
        given = {limit.wager for limit in block.limits}
        for wager in (wager for game in subject.filing.games_of(block) for wager in game.game.wagers if wager.bonus and not given & {wager.name, "bonus"}):
            yield from ((wager.name, limit) for limit in wager.limit[:1] if bounds(limit))


def _above(rows: list[Row]) -> str:
    """A tier of the total that lies above the limit tells what the limit is not."""
    for row in rows:
        tiers = [tier for c in components(row) if c.basis == "total-table-action" for tier in c.cell.tiers]
        high = row.option.limit.high if row.option.limit else None
        if tiers and high is not None and (last := max(tier.range.low for tier in tiers)) > high:
            return f". A tier from {dollars(last)} of the total beside the limit {row.option.limit} ({options([row], bare=True)}) shows only that all bets together are not meant"
    return ""


def _all(reasons: list[str]) -> str:
    *most, last = reasons
    return f"{', '.join(most)} and {last}" if most else last


def _told(game: GameFile) -> bool:
    """Whether each wager of the game is said to keep the table limit."""
    return any(limit.within_table_limit for wager in game.game.wagers if not wager.bonus for limit in wager.limit)


def _matters(game: GameFile, rows: list[Row], whole: bool) -> Iterator[tuple[str, Place]]:
    """Why it matters for a game of what the limit is, and the place. *whole*: the sheet is for many games."""
    if game.game.category != "player-dealer" or _told(game):
        return
    small = _small(game, rows)
    if small or whole or not any(claim.that == POSTED and claim.is_ for claim in game.game.states):
        yield from (("back-line bets are allowed", said) for said in game.game.backline[:1] if said.allowed)
    if small:
        yield small


def _small(game: GameFile, rows: list[Row]) -> tuple[str, Place] | None:
    """A bonus bet that may be smaller than every table limit."""
    least = min(row.option.limit.low for row in rows if row.option.limit and row.option.limit.low is not None)
    for wager in game.game.wagers:
        for limit in wager.limit if wager.bonus else ():
            low = (bounds(limit) or (None, None))[0]
            if low and low < least and not limit.at_every_limit:
                return f"a bonus bet may be {dollars(low)}", limit
    return None


def _beside(row: Row) -> bool:
    """Whether a ladder by single wagers, or by all of one player, is printed beside the limit and has its ends."""
    limit = row.option.limit
    ladders = [component.cell.tiers for component in components(row) if component.cell.tiers and component.basis in (*ONE_WAGER, OF_PLAYER)]
    return limit is not None and any((tiers[0].range.low, tiers[-1].range.high) == (limit.low, limit.high) for tiers in ladders)
