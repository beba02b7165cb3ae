"""A schedule does not make a statement the law or the Bureau's practice expects.

## What the law asks
Approved rate sheets state certain things: that patrons get notice of the fees, that one schedule is used at a table at a time, that the
fees are posted. Each provision names the statement. A schedule may leave it to another one that is filed for all of its games.

## Why
What is stated on the sheet binds the house and can be read by a patron.

## Fails
```yaml not-stated provision=one-schedule
kind: schedule
name: Example
blocks: [{options: [{option: 1, limit: 5-50, player: 1}, {option: 2, limit: 10-100, player: 2}]}]
```

```yaml violated provision=one-schedule
kind: schedule
name: Example
states: [{that: one-schedule-at-a-time, is: false}]
blocks: [{options: [{option: 1, player: 1}]}]
```

## Passes
```yaml met provision=one-schedule
kind: schedule
name: Example
states: [{that: one-schedule-at-a-time}]
blocks: [{options: [{option: 1, player: 1}]}]
```

## Boundary
Another sheet for the same game says it.
```yaml met provision=one-schedule
kind: game
name: Game
category: poker
---
kind: schedule
name: Own
blocks: [{games: [{document: game}], options: [{option: 1, limit: 5-50, player: 1}, {option: 2, limit: 10-100, player: 2}]}]
---
kind: schedule
name: Sheet
states: [{that: one-schedule-at-a-time}]
blocks: [{games: [{document: game}], options: [{option: 1, player: 1}]}]
```

With one option there is nothing to choose between; two fees for one limit are a choice.
```yaml not-applicable provision=one-schedule
kind: schedule
name: Example
blocks: [{options: [{option: 1, limit: 5-50, player: 1}]}]
```

```yaml not-stated provision=one-schedule
kind: schedule
name: Example
blocks: [{options: [{option: 1, limit: 5-50, player: 1}, {option: 2, limit: 5-50, player: 2}]}]
```

What is collected before the deal was fixed before it; the rules of the game may say so.
```yaml met provision=determined-stated
kind: game
name: Game
category: player-dealer
fees: [{collected: before-play}]
---
kind: schedule
name: Example
blocks: [{games: [{document: game}], fees: [{from: player, per: hand}], options: [{option: 1, player: 1}]}]
```

```yaml not-stated provision=determined-stated
kind: schedule
name: Example
blocks: [{fees: [{from: player, collected: after-deal}], options: [{option: 1, player: 1}]}]
```

The sentence on the fee says when it is fixed.
```yaml met provision=determined-stated
kind: schedule
name: Example
blocks: [{fees: [{from: player, determined: before-deal}], options: [{option: 1, player: 1}]}]
```

```yaml met provision=fees-posted
kind: schedule
name: Example
blocks: [{fees: [{from: player, posted: before-deal}], options: [{option: 1, player: 1}]}]
```

Said of all fees: that one of them is taken after the cards does not reopen it.
```yaml met provision=determined-stated
kind: schedule
name: Example
states: [{that: fees-determined-before-play, at: 3797}]
blocks: [{fees: [{from: player-dealer, on: total-table-action, collected: after-deal, at: 3351}], options: [{option: 1, player-dealer: 1}]}]
```

Posted fees may be notice enough; others promise it in so many words.
```yaml unclear provision=notice-stated
kind: schedule
name: Example
states: [{that: fees-posted, at: 108}]
blocks: [{fees: [{from: player, per: hand}], options: [{option: 1, player: 1}]}]
```

A sheet of the house for several games promises notice of fees and names no game with it.
```yaml met provision=notice-stated
kind: game
name: War
category: player-dealer
---
kind: game
name: Stud
category: player-dealer
---
kind: game
name: Pai Gow
category: player-dealer
---
kind: schedule
name: Own
states: [{that: fees-posted, at: 3204}]
blocks: [{games: [{document: war}], fees: [{from: player, per: hand}], options: [{option: 1, player: 1}]}]
---
kind: schedule
name: Sheet
states: [{that: notice-to-patrons, at: 3800}]
blocks: [{games: [{document: stud}, {document: pai-gow}], options: [{option: 1, player: 1}]}]
```

## How to fix
Add the statement to the schedule.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...ladders import components
from ...model.statements import Claim, Fee
from .._law import claims, fees
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear, violated
from ..parameters import TEXT, WORDS

NEEDS_FILING = True
CHOICE = "one-schedule-at-a-time"
FIXED = "fees-determined-before-play"
BEFORE = ("before-deal", "before-play", "start-of-hand", "start-of-round", "start-of-half-hour", "start-of-hour", "with-bet", "after-wagers")
"""Moments before which a fee that is taken then must have been fixed."""

PARAMETERS = {"claims": WORDS, "what": TEXT, "beside": WORDS, "only": TEXT}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    wanted, what = set(ask.value("claims", [])), str(ask.value("what", "what is required"))
    said = [claim for claim in claims(subject) if claim.that in wanted]
    against = [claim for claim in said if not claim.is_]
    moments = [fee for fee in fees(subject) if _moment(fee, wanted)]
    elsewhere = _elsewhere(subject, wanted)
    beside = set(ask.value("beside", []))
    if not fees(subject) and not any(rows for _, rows in subject.schedule_file.blocks):
        yield not_applicable("it states no fee")
    elif CHOICE in wanted and not said and not _choice(subject):
        yield not_applicable("no game has several options: there is no choice of schedules")
    elif against:
        yield violated(f"the schedule denies {what}", f"state {what}", against[0])
    elif said:
        yield met(f"the schedule states {what}", *said)
    elif moments:
        yield met(f"the schedule states {what}, for a fee", *moments)
    elif beside and not _somewhere(subject, beside):
        yield not_applicable("nothing near it is stated: that is the matter of the provision on it")
    elif beside and (general := _general(subject, wanted)):
        yield met(f"not here; a sheet for several games of the house states {what}", general)
    elif elsewhere:
        yield met(f"not here; the other documents for its games state {what}", *elsewhere)
    elif _denied(subject, wanted):
        yield not_applicable(f"not here; another schedule for its games denies {what}, and is reported for it")
    else:
        rules = [claim for game in subject.games for claim in game.game.states if claim.that in wanted and not claim.is_]
        place = next((part for block, rows in subject.schedule_file.blocks for part in (*block.fees, *(row.place for row in rows))), None)
        if rules:
            yield violated(f"the schedule does not state {what}, and the rules of a game it is for deny it", f"state {what}", place, (rules[0], "denied here"))
            return
        told = f"neither this schedule nor another document for its games states {what}"
        near = _somewhere(subject, beside)
        if near:
            yield unclear(f"{told}; it is said {ask.value('only', '')}, which may be meant for it", f"state {what}", place, (near[0], "what is said instead"))
        else:
            yield not_stated(told, f"state {what}", place)


def _moment(fee: Fee, wanted: set[str]) -> bool:
    """Whether the sentence on a fee says it: when the fee is posted, or that it is fixed, or even collected, before play."""
    fixed = (fee.determined or "").startswith("before-") or fee.collected in BEFORE
    return ("fees-posted" in wanted and fee.posted is not None) or (FIXED in wanted and fixed)


def _somewhere(subject: Subject, wanted: set[str]) -> list[Claim]:
    """What the schedule or the rules of its games state of it."""
    return [claim for claim in (*claims(subject), *(claim for game in subject.games for claim in game.game.states)) if claim.that in wanted and claim.is_]


def _general(subject: Subject, wanted: set[str]) -> Claim | None:
    """What a sheet of the house for several games states of fees in general, where the games of this one are of the same kind."""
    kinds = {game.game.category for game in subject.games}
    for sheet in subject.filing.schedules:
        games = {id(game): game for block, _ in sheet.blocks for game in subject.filing.games_of(block)}
        said = [claim for claim in sheet.schedule.states if claim.that in wanted and claim.is_]
        if said and len(games) > 1 and kinds and kinds <= {game.game.category for game in games.values()}:
            return said[0]
    return None


def _choice(subject: Subject) -> bool:
    """Whether some game has several options to choose from, of different limits or fees."""
    assert subject.schedule_file
    return any(len({(row.option.limit, *((c.name, c.amounts) for c in components(row))) for row in rows}) > 1 for _, rows in subject.schedule_file.blocks)


def _denied(subject: Subject, wanted: set[str]) -> bool:
    """Whether another schedule for every game of this one says the opposite; this one itself says nothing."""
    sheets = [[schedule for schedule, _, _ in subject.filing.fees_of(game)] for game in subject.games]
    return bool(sheets) and all(any(c.that in wanted and not c.is_ for sheet in others for c in sheet.schedule.states) for others in sheets)


def _elsewhere(subject: Subject, wanted: set[str]) -> list[Claim | Fee]:
    """For every game of the schedule, a statement in its rules or in a schedule filed for it; nothing when one lacks it."""
    found: list[Claim | Fee] = []
    for game in subject.games:
        sheets = [schedule for schedule, _, _ in subject.filing.fees_of(game)]
        said: list[Claim | Fee] = [c for c in (*game.game.states, *(c for sheet in sheets for c in sheet.schedule.states)) if c.that in wanted and c.is_]
        said += [fee for fee in game.game.fees if _moment(fee, wanted)]
        if not said:
            return []
        found.append(said[0])
    return found
