"""A table limit that does not say what it limits.

## What is asked
Where a player may bet at more than one place, the schedule says whether its table limit is for each
wager, each betting spot or each player.

## Why
With a limit of $5-$500, two circles and a bonus bet, a player may have $500 or more than $1,000 at
the most. A column of wagers from the lowest to the highest amount of the limit answers it.

## Says
- open: The table limit of {rows} ({@}) does not say what it
  limits: each bet, each betting spot or each player. It matters because {reasons}.
  Fix: Say whether the limit is for each bet, each betting spot or each player.
  See reason: why it matters
  See also: the same question
- (back-line): back-line bets are allowed
- (small-bonus): a bonus bet may be {low}
- (several): players may place more than one wager
- (bonus-counted): bonus bets count toward the fee and have no limit of their own
- said: The schedule shows what the table limit is for ({@}).
- none: No game of this schedule lets a player bet at more than one place under a table limit.

## Fails
```yaml unclear open
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
> The table limit of option 1 (line 3) does not say what it limits: each bet, each betting spot or
> each player. It matters because back-line bets are allowed.

## Passes
```yaml met said
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
    columns: [option, {is: limit, per: betting-circle}, player]
    options: [{option: 1, limit: 5-500, player: 1}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from ...docket.filed import Place
from ...docket.filings import GameFile, Row, Subject
from ...docket.ladders import ONE_WAGER, column
from ...model.fees import Block
from .._fees import free, ladders, parts
from .._wagers import bounds
from ..answer import Answer, Ask, Role, met, not_applicable, unclear
from ..values import Value, money, phrase

NEEDS_FILING = True
POSTED = "limits-posted"
"""That the smallest and the largest wager are shown at the table."""
Reason = tuple[Value, Place]
Open = tuple[list[Row], list[Reason]]


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    spread = [(block, [row for row in rows if _ranged(row)]) for block, rows in parts(subject)]
    asked = [(b, rows, why) for b, rows in spread if (why := list(_reasons(subject, b, rows)))]
    silent = [(rows, why) for block, rows, why in asked if not _said(block, rows)]
    if silent:
        yield _open(silent)
    else:
        yield met("said", asked[0][1][0].place) if asked else not_applicable("none")


def _open(blocks: list[Open]) -> Answer:
    rows = [row for rows, _ in blocks for row in rows]
    why: dict[Value, Place] = {}
    for words, place in (reason for _, reasons in blocks for reason in reasons):
        why.setdefault(words, place)
    see: list[Role] = [(why[words], "reason") for words in sorted(why)]
    see += [(others[0].place, "also") for others, _ in blocks[1:]]
    return unclear("open", rows[0].place, see=see, rows=rows, reasons=sorted(why))


def _said(block: Block, rows: list[Row]) -> bool:
    """Whether the heading says it, or fees by single wagers, or by all of one player, begin and end
    with the limit.
    """
    heading = column(block, "limit")
    graded = ladders(rows, *ONE_WAGER, "total-player-wager")
    ends = [(row.option.limit, fee.cell.tiers) for row, fee in graded]
    beside = ((x, of[0].range.low, of[-1].range.high) for x, of in ends if x)
    return bool(heading and heading.per) or any((x.low, x.high) == (a, b) for x, a, b in beside)


def _ranged(row: Row) -> bool:
    limit = row.option.limit
    return bool(limit and len(limit.figures) == 2 and not limit.last)


def _reasons(subject: Subject, block: Block, rows: list[Row]) -> Iterator[Reason]:
    """Why it matters for a block of what the limit is, and the places."""
    games = subject.filing.games_of(block) if rows else ()
    whole = bool(subject.schedule.collective)
    yield from (reason for game in games for reason in _matters(game, rows, whole))
    banked = any(fee.from_ == "player-dealer" for fee in block.fees)
    if rows and whole and banked and not any(map(_told, games)):
        yield from _by_sheet(block)


def _by_sheet(block: Block) -> Iterator[Reason]:
    """Reasons on the sheet itself, for games with a player-dealer."""
    taken = [(fee.from_, fee.per, fee) for fee in block.fees if not free(fee)]
    each = [fee for who, per, fee in taken if (who, per) == ("player", "wager")]
    counted = [said for said in block.defines if "bonus" in said.counts and not block.limits]
    yield from ((phrase("several"), fee) for fee in each[:1])
    yield from ((phrase("bonus-counted"), said) for said in counted)


def _told(game: GameFile) -> bool:
    """Whether each wager of the game is said to keep the table limit."""
    limits = [limit for wager in game.game.wagers if not wager.bonus for limit in wager.limit]
    return any(limit.within_table_limit for limit in limits)


def _matters(game: GameFile, rows: list[Row], whole: bool) -> Iterator[Reason]:
    """Why it matters for a game of what the limit is. *whole*: the sheet is for many games."""
    if game.game.category != "player-dealer" or _told(game):
        return
    small = list(_small(game, rows))
    posted = any(claim.that == POSTED and claim.is_ for claim in game.game.states)
    if small or whole or not posted:
        yield from ((phrase("back-line"), said) for said in game.game.backline[:1] if said.allowed)
    yield from small


def _small(game: GameFile, rows: list[Row]) -> Iterator[Reason]:
    """A bonus bet that may be smaller than every table limit."""
    least = min(row.option.limit.low or 0 for row in rows if row.option.limit)
    limits = chain(*(wager.limit for wager in game.game.wagers if wager.bonus))
    for limit in limits:
        low = None if limit.at_every_limit else (bounds(limit) or (None,))[0]
        if low and low < least:
            yield phrase("small-bonus", low=money(low)), limit
            break
