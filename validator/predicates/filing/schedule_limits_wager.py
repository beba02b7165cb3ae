"""A wager whose limits are left to the schedule has limits there.

## What is asked
Where the rules say that the limits of a bonus bet are in the schedule, a schedule of the game
limits that wager, or bonus bets in general.

## Why
The reader is sent to a page that does not answer.

## Says
- unlimited: The rules leave the limits of {wager:the} to the schedule ({@}), but no
    schedule of this game gives any.
  Fix: Print the limits of the wager in the schedule.
  See schedule: a schedule of the game
- limited: The limits of {wager:the} are given ({@}).
- not-left: The rules do not leave the limits of {wager:the} to a schedule in the filing.

## Fails
```yaml not-stated unlimited
wagers: [{name: super-match, bonus: true, limit: {see-schedule: true, at: 2002}}]
---
kind: schedule
name: Rates
blocks: [{games: [{document: example}], options: [{option: 1, limit: 5-500, player-dealer: 1, at: 20}]}]
```
> The rules leave the limits of the super match wager to the schedule (line 4), but no schedule of
> this game gives any.

## Passes
```yaml met limited
wagers: [{name: pair-plus, bonus: true, limit: {see-schedule: true, at: 432}}]
---
kind: schedule
name: Rates
blocks: [{games: [{document: example}], limits: [{wager: bonus, is: 1-100, at: 430}]}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import Subject, options
from ..answer import Answer, Ask, met, not_applicable, not_stated

NEEDS_FILING = True
GENERAL = ("bonus", "bonus-bet", "bonus-bets", "side-bet")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    assert subject.game_file
    wager = subject.wager
    sent = [limit for limit in wager.limit if limit.see_schedule]
    joined = subject.filing.fees_of(subject.game_file)
    if not sent or not joined:
        yield not_applicable("not-left", wager=wager)
        return
    blocks = [block for _, block, _ in joined]
    named = (wager.name, *(GENERAL if wager.bonus else ()))
    own: list[Place] = [limit for limit in wager.limit if not limit.see_schedule]
    printed: list[Place] = [one for block in blocks for one in block.limits if one.wager in named]
    tables = [row.place for block in blocks for row in options(block) if row.option.limit]
    given = (
        own or printed or ([] if wager.bonus else tables[:1])
    )  # a table limit is the base wager's
    if given:
        yield met("limited", given[0], see=[(one, "also") for one in given[1:]], wager=wager)
    else:
        yield not_stated("unlimited", sent[0], see=[(joined[0][2], "schedule")], wager=wager)
