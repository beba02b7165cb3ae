"""A way the hands can compare has two different answers.

## What is asked
For each case of the comparison each wager has one answer. A condition makes an exception, not a
second answer; a push, a return and no action are the same answer.

## Why
Two answers are as bad as none: a player who lost by one rule won by the other.

## Says
- two-answers: When {events:or}[ and {when}], {wager:the} {first} in one place ({@first}) and
    {second} in another ({@}). Which is it?
  Fix: Keep one of the two results, or say when each holds.
- two-answers-remark: When {events:or}[ and {when}], {wager:the} {first} in one place ({@first}) and
    {second} in another ({@}).
  Reading: One of the two {remark}. Which result is meant?
  Fix: Keep one of the two results, or say when each holds.
- narrower: When {events:or}[ and {when}], {wager:the} {first} in one place ({@first}) and {second}
    in another ({@}).
  Reading: Is the narrower rule an exception to the other?
  Fix: Keep one of the two results, or say when each holds.
- (returned): is returned
- (no-action): has no action
- (half-lost): loses half
- (paid-by-table): is paid by the table
- (war): goes to war
- single: No case has two different results.
- none: No outcome is stated.

## Fails
```yaml violated two-answers
wagers: [{name: base}]
compares:
  by: points-mod-10
  wagers: [base]
  outcomes: [{case: higher, base: wins}, {case: lower, base: loses}, {case: equal, base: pushes}, {case: equal, base: loses}]
```
> When the hands tie, the base wager pushes in one place (line 8) and loses in another (line 8).
> Which is it?

## Passes
An exception.
```yaml met single
wagers: [{name: base}]
compares:
  by: points-mod-10
  wagers: [base]
  outcomes: [{case: equal, base: pushes}, {case: equal, if: both hold zero, base: loses}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...docket import comparators
from ...docket.comparators import Case, Reply
from ...docket.filings import Subject
from ...model.wagers import Comparison, Outcome, Tie
from .._cases import bank, event
from ..answer import Answer, Ask, met, not_applicable, unclear, violated
from ..values import Value, as_called, name, phrase

Pair = tuple[Case, Reply, Reply]
SAME = {"returned": "pushes", "no-action": "pushes", "paid-by-table": "wins"}
WORDED = ("returned", "no-action", "half-lost", "paid-by-table", "war")
"""Results that are no verb: the page has words for them."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    compared = [comparison for comparison in subject.game.compares if comparison.outcomes]
    if not compared:
        yield not_applicable("none")
    for comparison in compared:
        first, *others = comparison.outcomes
        passed = met("single", first, see=[(one, "also") for one in others], key=comparison.wagers)
        yield from list(_conflicts(subject, comparison)) or [passed]


def _conflicts(subject: Subject, comparison: Comparison) -> Iterator[Answer]:
    """One finding for each pair of answers, though several cases and places may show it."""
    causes: dict[tuple[str, str, str | None, str, str], list[Pair]] = {}
    wagers = dict.fromkeys(wager for outcome in comparison.outcomes for wager in outcome.results)
    for case in comparators.KNOWN[comparison.by]:
        for wager in wagers:
            for one, other in combinations(_given(subject, comparison, case, wager), 2):
                if one.when == other.when and _effect(one) != _effect(other):
                    first, second = sorted((_effect(one), _effect(other)))
                    cause = (case.group, wager, one.when, first, second)
                    causes.setdefault(cause, []).append((case, one, other))
    for cause, pairs in causes.items():
        yield _conflict(subject, cause, pairs)


def _given(subject: Subject, comparison: Comparison, case: Case, wager: str) -> list[Reply]:
    return [
        reply
        for reply in comparators.replies(comparison, subject.game, case, wager)
        if isinstance(reply.place, Outcome | Tie) and reply.result != "cannot-tie"
    ]


def _conflict(
    subject: Subject, cause: tuple[str, str, str | None, str, str], pairs: list[Pair]
) -> Answer:
    case, one, other = pairs[0]
    replies = [reply for _, *both in pairs for reply in both]
    places = {id(reply.place): reply.place for reply in replies if reply.place is not other.place}
    notes = [
        reply.place.note
        for reply in replies
        if reply.place.note and reply.place.note.startswith("may ")
    ]
    whole = case.group in comparators.WHOLE and len({one.name for one, _, _ in pairs}) > 2
    same = any(a.word == b.word for _, a, b in pairs)
    verdict, kind = (violated, "two-answers") if same else (unclear, "narrower")
    if notes:
        verdict, kind = unclear, "two-answers-remark"
    return verdict(
        kind,
        other.place,
        see=[(place, "first" if place is one.place else "also") for place in places.values()],
        key=cause,
        events=[phrase(f"group-{case.group}") if whole else event(case)],
        when=name(one.when) if one.when else None,
        wager=as_called(cause[1]),
        bank=bank(subject.game),
        first=_said(one),
        second=_said(other),
        remark=name(notes[0]) if notes else None,
    )


def _effect(reply: Reply) -> str:
    return SAME.get(reply.result, reply.result)


def _said(reply: Reply) -> Value:
    return phrase(reply.result) if reply.result in WORDED else as_called(reply.result)
