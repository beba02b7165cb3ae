"""The wager has a printed answer when one hand is a copy and the player wins the other.

## What is asked
Where each side sets two hands and the player-dealer takes every copied hand, the rules also say what becomes of the wager when the player wins the other hand.

## Why
"Wins all copies" can mean the hand or the whole wager. By the first reading the wager pushes, by the second it is lost.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
compares:
  by: two-hands
  wagers: [base]
  copies: {to: player-dealer, at: 20}
  outcomes: [{case: both-higher, base: wins, at: 10}, {case: both-lower, base: loses, at: 11}, {case: one-each, base: pushes, at: 12}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
compares:
  by: two-hands
  wagers: [base]
  copies: {to: player-dealer, at: 20}
  outcomes: [{case: one-each, base: pushes, at: 12}, {case: copy-and-higher, base: pushes, at: 21}]
```

## Boundary
Nothing is said of one hand each either: then the case has no answer at all, which is another rule's matter.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
compares: {by: two-hands, wagers: [base], copies: {to: player-dealer, at: 20}, outcomes: [{case: both-lower, base: loses, at: 11}]}
```

## How to fix
Say that a copied hand counts as lost and that the wager then pushes, or that it is lost.
"""

from __future__ import annotations

from collections.abc import Iterator

from ... import comparators
from ...comparators import Reply
from ...docket import Subject
from ...model.wagers import Comparison
from ..legacy import Answer, Ask, met, not_applicable, unclear

FIX = "say what becomes of the wager when one hand is a copy and the player wins the other"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    answers = [answer for comparison in subject.game.compares if comparison.copies for answer in _comparison(subject, comparison)]
    yield from answers or [not_applicable("no copied hand has an answer that rests on the other hand")]


def _comparison(subject: Subject, comparison: Comparison) -> Iterator[Answer]:
    for wager in comparators.wagers(comparison, subject.game):
        given = [reply for case in comparators.KNOWN[comparison.by] if case.name.endswith("-and-higher") for reply in comparators.replies(comparison, subject.game, case, wager)]
        if given:
            yield _answer(comparison, wager, given)


def _answer(comparison: Comparison, wager: str, given: list[Reply]) -> Answer:
    printed = [reply.place for reply in given if reply.word != comparators.FOLLOWS]
    if printed:
        return met(f"the rules say what the {wager.replace('-', ' ')} wager does when one hand is a copy and the other is won", *printed)
    said = f"the player-dealer wins every copied hand; when the player wins the other one, the {wager.replace('-', ' ')} wager {given[0].result} if only the hand is meant, and loses if the wager is"
    return unclear(said, FIX, comparison.copies[0], *((outcome, "one hand each") for outcome in comparison.outcomes if outcome.case == "one-each"))
