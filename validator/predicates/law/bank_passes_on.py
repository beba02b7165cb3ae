"""The position may return at once to the person who held it.

After a turn the position goes to another person: nobody holds it for more consecutive turns than
the provision allows. A person who takes every turn in sequence is a bank.

## Says
- (each):
  Fix (over, again-at-once, unsettled, not-said): Say that another person must bank before the same
    person banks again.
  Write (over, again-at-once, unsettled, not-said): player-dealer: {intervening: true}
- over: One person may bank {turns} in a row ({@}). The limit is {cap}.
- again-at-once: The same person may bank again at once ({@}).
- disagree: By {@another} another person must bank in between, but by {@} the same person may bank
  again. Which is it?
  Fix: Say once that another person must bank before the same person banks again.
  See another: another must bank
- unsettled: One person may bank {turns} in a row ({@}). Whether that is one turn or too many is not
  settled.
- not-said: The rules do not say that another person must bank before the same person banks again.
- in-between: Another person must bank in between ({@}).[ {only_there}]
- counted: Nobody banks more than {turns} in a row ({@}).[ {only_there}]
- no-bank: The rules do not let a player bank.

## Examples
```yaml violated over provision=one-round-of-banking
kind: game
name: Pai Gow Poker
category: house-banked
player-dealer: {rotation: {holds-at-most: 2, unit: rounds}}
```
> One person may bank two rounds in a row (line 4). The limit is one.
```yaml met in-between provision=one-round-of-banking
kind: game
name: Pai Gow Poker
category: house-banked
player-dealer: {intervening: true}
```
"""

from __future__ import annotations

from ...docket.filings import Subject
from ...model.part import SaidYes
from ...model.statements import Rotation
from .._law import held
from ..answer import (
    Answer,
    Answers,
    Ask,
    Figure,
    met,
    not_applicable,
    not_stated,
    unclear,
    violated,
)
from ..parameters import COUNT
from ..values import name

NEEDS_FILING = True

PARAMETERS = {"cap": COUNT}


def judge(subject: Subject, ask: Ask) -> Answers:
    caps, counts = ask.figure("cap", 1), _counted(subject.view.rotations)
    over = [rotation for count, rotation in counts if count > max(caps.values)]
    yes, no = _intervening(subject)
    if not subject.view.banks:
        yield not_applicable("no-bank")
    elif yes and (over or no):
        yield unclear("disagree", (*over, *no)[0], see=[(yes[0], "another")])
    elif yes:
        yield met("in-between", yes[0])
    elif over:
        yield violated("over", over[0], turns=held(over[0]), cap=max(caps.values))
    elif no:
        yield violated("again-at-once", no[0])
    else:
        yield _within(counts, caps)


def _intervening(subject: Subject) -> tuple[list[SaidYes], list[SaidYes]]:
    """Where another person must bank in between, and where not."""
    said = subject.view.of_bank(lambda bank: bank.intervening)
    return [one for one in said if one.is_], [one for one in said if not one.is_]


def _counted(rotations: tuple[Rotation, ...]) -> list[tuple[int, Rotation]]:
    counts = [(one.holds_at_most, one) for one in rotations if one.unit != "minutes"]
    return [(count, one) for count, one in counts if count is not None]


def _within(counts: list[tuple[int, Rotation]], caps: Figure) -> Answer:
    """Only how often one person may bank in a row is said, or nothing."""
    arguable = [rotation for count, rotation in counts if count > min(caps.values)]
    if arguable:
        reason = name(caps.reason) if caps.reason else None
        return unclear("unsettled", arguable[0], turns=held(arguable[0]), reason=reason)
    if counts:
        return met("counted", counts[0][1], turns=held(counts[0][1]))
    return not_stated("not-said")
