"""A table limit that does not say what it limits.

## What is asked
Where a player may bet at more than one place, on another's hand or on bonus bets, the schedule says
whether its table limit is for each wager, each betting spot or each player.

## Why
With a limit of $5-$500, two circles and a bonus bet of $1, a player may have $5 or $6 at the least,
and $500 or more than $1,000 at the most. A column of wagers beside the limit, from its lowest to
its highest amount, shows that it is for each wager, for all options of the table; so do rules that
have the smallest and the largest wager posted, unless a bonus bet may be smaller, or the sheet is
for many games, of which others post nothing. One question for each schedule.

## Says
- open: The table limit of {rows}[ and {more:more part} of the sheet] ({@}) does not say what it
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
    columns: [option, {is: limit, called: table limit per betting spot}, player]
    options: [{option: 1, limit: 5-500, player: 1}]
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import GameFile, Row, Subject
from ...docket.ladders import ONE_WAGER, column, components
from ...model.fees import Block
from .._fees import free
from .._wagers import bounds
from ..answer import Answer, Ask, Role, met, not_applicable, unclear
from ..values import Value, money, phrase

NEEDS_FILING = True
SAID = re.compile(r"\b(per|each|every|spot|wager|bet)s?\b", re.IGNORECASE)
OF_PLAYER = "total-player-wager"
POSTED = "limits-posted"
"""That the smallest and the largest wager are shown at the table."""
Reason = tuple[Value, Place]


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    said: list[Row] = []
    open_: list[tuple[list[Row], list[Reason]]] = []
    for block, every in subject.schedule_file.blocks:
        spread = [row for row in every if _ranged(row)]
        reasons = list(_reasons(subject, block, spread)) if spread else []
        heading = column(block, "limit")
        headed = heading is not None and SAID.search(heading.called or "") is not None
        if reasons and not headed and not any(_beside(row) for row in spread):
            open_.append((spread, reasons))
        elif reasons:
            said.append(spread[0])
    if open_:
        yield _open(open_)
    elif said:
        yield met("said", said[0].place)
    else:
        yield not_applicable("none")


def _open(parts: list[tuple[list[Row], list[Reason]]]) -> Answer:
    rows = parts[0][0]
    why: dict[Value, Place] = {}
    for _, reasons in parts:
        for words, place in reasons:
            why.setdefault(words, place)
    see: list[Role] = [(why[words], "reason") for words in sorted(why)]
    see += [(others[0].place, "also") for others, _ in parts[1:]]
    return unclear(
        "open", rows[0].place, see=see, rows=rows, more=len(parts) - 1 or None, reasons=sorted(why)
    )


def _ranged(row: Row) -> bool:
    limit = row.option.limit
    return bool(limit and len(limit.figures) == 2 and not limit.last)


def _reasons(subject: Subject, block: Block, rows: list[Row]) -> Iterator[Reason]:
    """Why it matters for a block of what the limit is, and the places."""
    games = subject.filing.games_of(block)
    whole = bool(subject.schedule.collective)
    for game in games:
        yield from _matters(game, rows, whole)
    each = [
        fee for fee in block.fees if fee.from_ == "player" and fee.per == "wager" and not free(fee)
    ]
    banked = any(fee.from_ == "player-dealer" for fee in block.fees)
    if whole and banked and not any(_told(game) for game in games):
        yield from ((phrase("several"), fee) for fee in each[:1])
        counted = [said for said in block.defines if "bonus" in said.counts and not block.limits]
        yield from ((phrase("bonus-counted"), said) for said in counted)


def _told(game: GameFile) -> bool:
    """Whether each wager of the game is said to keep the table limit."""
    wagers = [wager for wager in game.game.wagers if not wager.bonus]
    return any(limit.within_table_limit for wager in wagers for limit in wager.limit)


def _matters(game: GameFile, rows: list[Row], whole: bool) -> Iterator[Reason]:
    """Why it matters for a game of what the limit is. *whole*: the sheet is for many games."""
    if game.game.category != "player-dealer" or _told(game):
        return
    small = _small(game, rows)
    if small or whole or not any(claim.that == POSTED and claim.is_ for claim in game.game.states):
        yield from ((phrase("back-line"), said) for said in game.game.backline[:1] if said.allowed)
    if small:
        yield small


def _small(game: GameFile, rows: list[Row]) -> Reason | None:
    """A bonus bet that may be smaller than every table limit."""
    lowest = [row.option.limit.low for row in rows if row.option.limit]
    least = min(low for low in lowest if low is not None)
    for wager in game.game.wagers:
        for limit in wager.limit if wager.bonus else ():
            low = (bounds(limit) or (None, None))[0]
            if low and low < least and not limit.at_every_limit:
                return phrase("small-bonus", low=money(low)), limit
    return None


def _beside(row: Row) -> bool:
    """Whether fees by single wagers, or by all of one player, begin and end with the limit."""
    limit = row.option.limit
    bases = (*ONE_WAGER, OF_PLAYER)
    ladders = [fee.cell.tiers for fee in components(row) if fee.cell.tiers and fee.basis in bases]
    ends = [(tiers[0].range.low, tiers[-1].range.high) for tiers in ladders]
    return limit is not None and (limit.low, limit.high) in ends
