"""A way the hands can compare has two different answers.

For each case of the comparison each wager has one answer. A condition makes an exception, not a
second answer; a push, a return and no action are the same answer. Two answers are as bad as none: a
player who lost by one rule won by the other.

## Says
- two-answers: When {events:or}[ and {when}], {wager:the} {first} in one place ({@first}) and
  {second} in another ({@}). Which is it?
  Fix: Keep one of the two results, or say when each holds.
- narrower: When {events:or}[ and {when}], {wager:the} {first} in one place ({@first}) and {second}
  in another ({@}).
  Reading: Is the narrower rule an exception to the other?
  Fix: Keep one of the two results, or say when each holds.
- (returned): is returned
- (no-action): has no action
- (half-lost): loses half
- (half-won): wins half
- (paid-by-table): is paid by the table
- (war): goes to war
- single: No case has two different results.
- none: No outcome is stated.

## Examples
```yaml violated two-answers
wagers: [{name: base}]
compares:
  by: points-mod-10
  wagers: [base]
  outcomes: [{case: higher, base: wins}, {case: lower, base: loses}, {case: equal, base: pushes}, {case: equal, base: loses}]
```
> When the hands tie, the base wager pushes in one place (line 8) and loses in another (line 8).
> Which is it?
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
from typing import NamedTuple

from ...docket import comparators
from ...docket.comparators import Case, Reply
from ...docket.filings import Subject
from ...docket.view import View
from ...model.game import Game
from ...model.wagers import Comparison, Outcome, Tie
from .._cases import bank, event
from ..answer import Answer, Answers, Ask, Role, met_by, not_applicable, unclear, violated
from ..values import Value, as_called, name, phrase

SAME = {"returned": "pushes", "no-action": "pushes", "paid-by-table": "wins"}
WORDED = ("returned", "no-action", "half-lost", "half-won", "paid-by-table", "war")
"""Results that are no verb: the page has words for them."""


class Cause(NamedTuple):
    """Two results for one wager: what tells it from other pairs of results."""

    group: str
    wager: str
    when: object | None
    first: str
    second: str


class Pair(NamedTuple):
    """Two answers to one case."""

    case: Case
    one: Reply
    other: Reply


def judge(subject: Subject, ask: Ask) -> Answers:
    compared = [comparison for comparison in subject.game.compares if comparison.outcomes]
    if not compared:
        yield not_applicable("none")
    for comparison in compared:
        passed = met_by("single", comparison.outcomes, key=comparison.wagers)
        yield from list(_conflicts(subject.view, comparison)) or [passed]


def _conflicts(view: View, comparison: Comparison) -> Answers:
    """One finding for each pair of answers, though several cases and places may show it."""
    causes: dict[Cause, list[Pair]] = {}
    wagers = dict.fromkeys(wager for outcome in comparison.outcomes for wager in outcome.results)
    for case in comparators.KNOWN[comparison.by]:
        for wager in wagers:
            for pair in _differing(case, _given(view, comparison, case, wager)):
                effects = sorted((_effect(pair.one), _effect(pair.other)))
                cause = Cause(case.group, wager, pair.one.narrower, *effects)
                causes.setdefault(cause, []).append(pair)
    for cause, pairs in causes.items():
        yield _conflict(view.game, cause, pairs)


def _differing(case: Case, given: list[Reply]) -> Iterator[Pair]:
    """Pairs of answers on one condition that are not the same in effect."""
    for one, other in combinations(given, 2):
        if one.narrower == other.narrower and _effect(one) != _effect(other):
            yield Pair(case, one, other)


def _given(view: View, comparison: Comparison, case: Case, wager: str) -> list[Reply]:
    replies = comparators.replies(comparison, view, case, wager)
    told = [reply for reply in replies if isinstance(reply.place, Outcome | Tie)]
    return [reply for reply in told if reply.result != "cannot-tie"]


def _conflict(game: Game, cause: Cause, pairs: list[Pair]) -> Answer:
    case, one, other = pairs[0]
    whole = case.group in comparators.WHOLE and len({pair.case.name for pair in pairs}) > 2
    same = any(pair.one.word == pair.other.word for pair in pairs)
    verdict, kind = (violated, "two-answers") if same else (unclear, "narrower")
    return verdict(
        kind,
        other.place,
        see=_places(pairs),
        key=(cause.group, cause.wager, one.says, cause.first, cause.second),
        events=[phrase(f"group-{case.group}") if whole else event(case)],
        when=name(one.says) if one.says else None,
        wager=as_called(cause.wager),
        bank=bank(game),
        first=_said(one),
        second=_said(other),
    )


def _places(pairs: list[Pair]) -> list[Role]:
    """The places of all answers but the one that the finding stands at."""
    first, at = pairs[0].one.place, pairs[0].other.place
    places = {id(reply.place): reply.place for pair in pairs for reply in pair[1:]}
    return [(p, "first" if p is first else "also") for p in places.values() if p is not at]


def _effect(reply: Reply) -> str:
    return SAME.get(reply.result, reply.result)


def _said(reply: Reply) -> Value:
    return phrase(reply.result) if reply.result in WORDED else as_called(reply.result)
