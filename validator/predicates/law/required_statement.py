"""A schedule does not make a statement the law or the Bureau's practice expects.

Approved rate sheets state certain things, such as that patrons get notice of the fees. Each
provision names one; another document filed for all games of the schedule may state it, and so may
the general procedures of the house. What is stated on the sheet binds the house and can be read by
a patron.

## Says
- (each):
  Fix (denied, missing, near): State in the schedule {what}.
  Write (missing, near): states: [{that: {claim}}]
- denied: The schedule denies {what} ({@}).
- denied-by-rules: The schedule does not state {what}, and the rules of a game it is for deny it
  ({@rules}).
  Fix: State in the schedule {what}, and take the denial out of the rules.
  See rules: denied here
- missing: Neither this schedule nor another document for its games states {what}.[ It is stated in
  {@general}, which does not name these games.]
  Together (what, claim): {schedules} {schedules:does} not state {what}, and neither does
    another document for their games.[ It is stated in {@general},
    which does not name these games.]
  See general: states it for other games
- near: The filing says {near} ({@near}), but not {what}.
  Reading: Is the first statement meant to include the second?
  See near: says {near}
- (notice-to-patrons): that patrons get ample notice of the fees
- (fees-posted): that the fees are posted
- (one-schedule-at-a-time): that only one fee schedule is used at a table at a time
- (fees-not-percentage): that no fee is a fraction or percentage of wagers or winnings
- (house-takes-no-percentage): that the house takes no percentage
- (fees-determined-before-play): that the fees are determined before the hand or round starts
- (another): what is called {claim}
- stated: The schedule states {what} ({@}).
- stated-of-a-fee: The schedule states {what}, in its words on a fee ({@}).
- general-sheet: A sheet for several games of the house states {what} ({@}). This schedule does not.
- house: The general procedures of the house state {what} ({@}). This schedule does not.
- elsewhere: The other documents for its games state {what} ({@}). This schedule does not.
- no-fee: This schedule states no fee.
- no-choice: No game of this schedule has several options to choose from.
- nothing-near: Nothing like it is stated, which another rule reports.
- denied-elsewhere: Another schedule for its games denies {what}, and is reported for it.

## Examples
```yaml not-stated missing provision=one-schedule
kind: schedule
name: Example
blocks: [{options: [{option: 1, limit: 5-50, player: 1}, {option: 2, limit: 10-100, player: 2}]}]
```
> Neither this schedule nor another document for its games states that only one fee schedule is used
> at a table at a time.
```yaml met stated provision=one-schedule
kind: schedule
name: Example
states: [{that: one-schedule-at-a-time}]
blocks: [{options: [{option: 1, player: 1}]}]
```
"""

from __future__ import annotations

from ...docket.filings import Subject
from .._law import PERCENTAGE, claimed, claims, fees
from .._stated import FIXED, choice, denied, elsewhere, general, on_fees, somewhere
from ..answer import (
    Answer,
    Answers,
    Ask,
    following,
    met_by,
    not_applicable,
    not_stated,
    unclear,
    violated,
)
from ..parameters import WORDS, needed
from ..values import Value, phrase

NEEDS_FILING = True
CHOICE = "one-schedule-at-a-time"
WORDED = ("notice-to-patrons", "fees-posted", CHOICE, *PERCENTAGE, FIXED)
"""Statements the page has words for."""

PARAMETERS = {"claims": needed(WORDS), "beside": WORDS}


def judge(subject: Subject, ask: Ask) -> Answers:
    wanted = [str(claim) for claim in ask.value("claims", [])]
    beside = [str(claim) for claim in ask.value("beside", [])]
    yield (
        _needless(subject, wanted)
        or _own(subject, wanted)
        or _others(subject, wanted, beside)
        or _silent(subject, wanted, beside)
    )


def _needless(subject: Subject, wanted: list[str]) -> Answer | None:
    """That the schedule need not say it."""
    assert subject.schedule_file
    if not fees(subject) and not any(rows for _, rows in subject.schedule_file.blocks):
        return not_applicable("no-fee")
    said = {claim.that for claim in claims(subject)}
    if CHOICE in wanted and not said & set(wanted) and not choice(subject):
        return not_applicable("no-choice")
    return None


def _own(subject: Subject, wanted: list[str]) -> Answer | None:
    """What the schedule itself says."""
    said, against = claimed(subject, *wanted)
    if against:
        answer = violated("denied", against[0], what=_what(wanted))
        return following(answer, "flat-fee") if against[0].that in PERCENTAGE else answer
    if said:
        return met_by("stated", said, what=_what(wanted))
    moments = on_fees(subject, wanted)
    return met_by("stated-of-a-fee", moments, what=_what(wanted)) if moments else None


def _others(subject: Subject, wanted: list[str], beside: list[str]) -> Answer | None:
    """What other documents for its games say."""
    what = _what(wanted)
    house = [c for c in subject.filing.house.states if c.that in wanted and c.is_]
    if house:
        return met_by("house", house, what=what)
    if beside:
        if not somewhere(subject, beside):
            return not_applicable("nothing-near")
        if sheet := general(subject, wanted):
            return met_by("general-sheet", [sheet], what=what)
    if others := elsewhere(subject, wanted):
        return met_by("elsewhere", others, what=what)
    return not_applicable("denied-elsewhere", what=what) if denied(subject, wanted) else None


def _silent(subject: Subject, wanted: list[str], beside: list[str]) -> Answer:
    """No document says it."""
    assert subject.schedule_file
    what, claim = _what(wanted), wanted[0]
    parts = [
        (*block.fees, *(r.place for r in rows)) for block, rows in subject.schedule_file.blocks
    ]
    place = next((places[0] for places in parts if places), None)
    for against in somewhere(subject, wanted, is_=False):
        return violated("denied-by-rules", place, see=[(against, "rules")], what=what)
    for near in somewhere(subject, beside):
        see, said = [(near, "near")], _what([near.that])
        return unclear("near", place, see=see, what=what, near=said, claim=claim)
    sheet = general(subject, wanted)
    see = [(sheet, "general")] if sheet else []
    return not_stated("missing", place, see=see, what=what, claim=claim)


def _what(claims: list[str]) -> Value:
    return phrase(claims[0]) if claims[0] in WORDED else phrase("another", claim=claims[0])
