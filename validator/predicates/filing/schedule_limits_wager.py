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
from ...docket.filings import Subject
from ...model.wagers import Wager
from ..answer import Answer, Ask, met, not_applicable, not_stated, roles

NEEDS_FILING = True
GENERAL = ("bonus", "bonus-bet", "bonus-bets", "side-bet")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    wager = subject.wager
    sent = [limit for limit in wager.limit if limit.see_schedule]
    blocks = subject.view.blocks
    if not sent or not blocks:
        yield not_applicable("not-left", wager=wager)
    elif given := _given(subject, wager):
        yield met("limited", given[0], see=roles(given[1:]), wager=wager)
    else:
        see = roles(blocks[0].games[:1], "schedule")
        yield not_stated("unlimited", sent[0], see=see, wager=wager)


def _given(subject: Subject, wager: Wager) -> list[Place]:
    """Limits of the wager, or of bonus bets in general; a table limit is the base wager's."""
    own: list[Place] = [limit for limit in wager.limit if not limit.see_schedule]
    if own:
        return own
    named = (wager.name, *(GENERAL if wager.bonus else ()))
    printed = [limit for block in subject.view.blocks for limit in block.limits]
    return [limit for limit in printed if limit.wager in named] or _tables(subject, wager)


def _tables(subject: Subject, wager: Wager) -> list[Place]:
    rows = () if wager.bonus else [row for _, rows in subject.view.options for row in rows]
    return [row.place for row in rows if row.option.limit][:1]
