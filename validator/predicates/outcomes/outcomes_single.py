"""A way the hands can compare has two different answers.

## What is asked
For each case of the comparison each wager has one answer. A condition makes an exception, not a second answer; a push, a return and no action are
the same answer.

## Why
Two answers are as bad as none: a player who lost by one rule won by the other.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
compares:
  by: points-mod-10
  wagers: [base]
  outcomes: [{case: higher, base: wins}, {case: lower, base: loses}, {case: equal, base: pushes}, {case: equal, base: loses}]
```

A tie rule of the wager says otherwise than the comparison.
```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: base, ties: loses}]
compares: {by: single-card, wagers: [base], outcomes: [{case: equal, base: pushes}]}
```

## Passes
An exception.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
compares:
  by: points-mod-10
  wagers: [base]
  outcomes: [{case: equal, base: pushes}, {case: equal, if: both hold zero, base: loses}]
```

## Boundary
A rule for every copy and another for some copies may be a rule and its exception.
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
compares: {by: two-hands, wagers: [base], outcomes: [{case: copy-front, base: loses}, {case: copy-and-higher, base: pushes}]}
```

A push and a return give the wager back alike.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
compares: {by: single-card, wagers: [base], outcomes: [{case: equal, base: pushes}, {case: equal, base: returned}]}
```

## How to fix
Keep one of the two answers, or say when each holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ... import comparators
from ...comparators import Case, Reply
from ...docket import Subject
from ...model.wagers import Comparison, Outcome, Tie
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

SAME = {"returned": "pushes", "no-action": "pushes", "paid-by-table": "wins"}
FIX = "keep one of the two answers, or say when each holds"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    compared = [comparison for comparison in subject.game.compares if comparison.outcomes]
    if not compared:
        yield not_applicable("no outcome is stated")
    for comparison in compared:
        found = list(_conflicts(subject, comparison))
        yield from found or [met("no case has two different answers", *comparison.outcomes)]


def _conflicts(subject: Subject, comparison: Comparison) -> Iterator[Answer]:
    """One finding for each pair of answers, though several cases of a group and several places may show it."""
    causes: dict[tuple[str, str, str | None, str, str], list[tuple[Case, Reply, Reply]]] = {}
    wagers = dict.fromkeys(name for outcome in comparison.outcomes for name in outcome.results)
    for case in comparators.KNOWN[comparison.by]:
        for wager in wagers:
            given = [r for r in comparators.replies(comparison, subject.game, case, wager) if isinstance(r.place, Outcome | Tie) and r.result != "cannot-tie"]
            for one, other in combinations(given, 2):
                if one.when == other.when and _effect(one) != _effect(other):
                    first, second = sorted((_effect(one), _effect(other)))
                    causes.setdefault((case.group, wager, one.when, first, second), []).append((case, one, other))
    for (_, wager, *_), pairs in causes.items():
        yield _conflict(wager, pairs)


def _conflict(wager: str, pairs: list[tuple[Case, Reply, Reply]]) -> Answer:
    case, one, other = pairs[0]
    whole = comparators.WHOLE.get(case.group) if len({one.name for one, _, _ in pairs}) > 2 else None
    when = f"{whole or case.says}{f' and {one.when}' if one.when else ''}"
    said = f"when {when}, one place says the {wager.replace('-', ' ')} wager {_said(one)} and another that it {_said(other)}"
    places = {id(reply.place): (reply.place, f"says it {_said(reply)}") for _, *replies in pairs for reply in replies if reply.place is not other.place}
    reading = next((reply.place.note for _, *replies in pairs for reply in replies if reply.place.note and reply.place.note.startswith("may ")), None)
    if reading:
        return unclear(f"{said}; the one place {reading}", FIX, other.place, *places.values())
    if any(a.word == b.word for _, a, b in pairs):
        return violated(said, FIX, other.place, *places.values())
    return unclear(f"{said}; the narrower may be meant as an exception to the other", FIX, other.place, *places.values())


def _effect(reply: Reply) -> str:
    return SAME.get(reply.result, reply.result)


def _said(reply: Reply) -> str:
    words = {"returned": "is returned", "no-action": "has no action", "half-lost": "loses half", "paid-by-table": "is paid by the table", "war": "goes to war"}
    return words.get(reply.result, reply.result)
