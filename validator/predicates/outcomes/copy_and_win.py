"""The wager has a printed answer when one hand is a copy and the player wins the other.

Where each side sets two hands and the player-dealer takes every copied hand, the rules also say
what happens to the wager when the player wins the other hand. "Wins all copies" can mean the hand
or the whole wager. By the first reading the wager pushes, by the second it is lost.

## Says
- open: The player-dealer wins every copied hand ({@}). When one hand is a copy and the player wins
  the other, the rules do not say what happens to {wager:the}.
  Reading: Does the player-dealer win the whole wager, or only the copied hand?
  Fix: Say what happens to {wager:the} when one hand is a copy and the player wins the other.
  See one-each: one hand each
- said: The rules say what happens to {wager:the} when one hand is a copy and the other is won
  ({@}).
- none: No copied hand has an answer that depends on the other hand.

## Examples
```yaml unclear open
wagers: [{name: base}]
compares:
  by: two-hands
  wagers: [base]
  copies: {to: player-dealer, at: 20}
  outcomes: [{case: both-higher, base: wins, at: 10}, {case: both-lower, base: loses, at: 11}, {case: one-each, base: pushes, at: 12}]
source: {document: a.txt, lines: 1-30}
```
> The player-dealer wins every copied hand (line 20). When one hand is a copy and the player wins
> the other, the rules do not say what happens to the base wager. Does the player-dealer win the
> whole wager, or only the copied hand?
```yaml met said
wagers: [{name: base}]
compares:
  by: two-hands
  wagers: [base]
  copies: {to: player-dealer, at: 20}
  outcomes: [{case: one-each, base: pushes, at: 12}, {case: copy-and-higher, base: pushes, at: 21}]
```
"""

from __future__ import annotations

from ...docket import comparators
from ...docket.comparators import Reply
from ...model.wagers import Comparison
from ..answer import Answer, Answers, Ask, Subject, met, not_applicable, unclear
from ..values import as_called


def judge(subject: Subject, ask: Ask) -> Answers:
    copied = [comparison for comparison in subject.game.compares if comparison.copies]
    answers = [answer for comparison in copied for answer in _comparison(subject, comparison)]
    yield from answers or [not_applicable("none")]


def _comparison(subject: Subject, comparison: Comparison) -> Answers:
    cases = [case for case in comparators.KNOWN[comparison.by] if case.name.endswith("-and-higher")]
    for wager in comparators.wagers(comparison, subject.game):
        given = [
            r for case in cases for r in comparators.replies(comparison, subject.view, case, wager)
        ]
        if given:
            yield _answer(comparison, wager, given)


def _answer(comparison: Comparison, wager: str, given: list[Reply]) -> Answer:
    printed = [reply.place for reply in given if reply.word != comparators.FOLLOWS]
    if printed:
        see = [(place, "also") for place in printed[1:]]
        return met("said", printed[0], see=see, key=wager, wager=as_called(wager))
    like = [(outcome, "one-each") for outcome in comparison.outcomes if outcome.case == "one-each"]
    place, result = comparison.copies[0], given[0].result
    return unclear("open", place, see=like, key=wager, wager=as_called(wager), result=result)
