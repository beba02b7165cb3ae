"""Hands that are said to tie are also said to push.

Where the rules give equal hands a name, they also say what happens to the wager: that it stays,
goes back, wins or loses. A tie is a result, not a fate. In one game it goes to the player-dealer,
in another nobody wins.

## Says
- only-named: The rules call equal hands a {called} ({@}) but do not say what happens to the
  {wagers} wager{wagers:s}.
  Reading: Is such a hand a push?
  Fix: Say for the {wagers} wager{wagers:s} whether that is a push, a win or a loss.
  See narrower: says it of a narrower case
- pot-only-named: The rules call equal hands a {called} ({@}) but do not say who takes the pot.
  Reading: Is the pot divided?
  Fix: Say that the pot is divided, or who takes it.
- said: The rules say what happens when hands are equal ({@}).
- none: The rules have no case of equal hands.

## Examples
```yaml unclear only-named
wagers: [{name: base}]
compares: {by: points-mod-10, wagers: [base], outcomes: [{case: equal, only-called: tie, base: pushes, at: 1330}]}
source: {document: a.txt, lines: 1300-1400}
```
> The rules call equal hands a tie (line 1330) but do not say what happens to the base wager. Is
> such a hand a push?
```yaml met said
wagers: [{name: base}]
compares: {by: points-mod-10, wagers: [base], outcomes: [{case: equal, base: pushes, at: 1838}]}
```
"""

from __future__ import annotations

from ...docket.comparators import POT
from ...model.wagers import Comparison, Outcome
from ..answer import Answer, Answers, Ask, Subject, concluded, unclear
from ..values import as_called


def judge(subject: Subject, ask: Ask) -> Answers:
    compares = subject.game.compares
    equal = [one for comparison in compares for one in _equal(comparison)]
    found = (answer for comparison in compares for answer in _named(comparison))
    yield from concluded(found, equal[:1], "said")


def _equal(comparison: Comparison) -> list[Outcome]:
    return [one for one in comparison.outcomes if "equal" in one.case or one.only_called]


def _named(comparison: Comparison) -> Answers:
    """Equal hands that have a name and no result."""
    for outcome in (one for one in comparison.outcomes if one.only_called):
        told = _results(comparison, outcome.case)
        settled = [one for one in told if not one.narrower and {*outcome.results} <= {*one.results}]
        if not settled:
            yield _answer(outcome, told)


def _results(comparison: Comparison, case: str) -> list[Outcome]:
    """The outcomes of a case that have a result, and not a name alone."""
    return [one for one in comparison.outcomes if one.case == case and not one.only_called]


def _answer(outcome: Outcome, told: list[Outcome]) -> Answer:
    called, wagers = as_called(outcome.only_called or ""), tuple(outcome.results)
    key = (outcome.case, *wagers)
    if wagers == (POT,):
        return unclear("pot-only-named", outcome, key=key, called=called)
    see, named = [(one, "narrower") for one in told[:1]], [*map(as_called, wagers)]
    return unclear("only-named", outcome, see=see, key=key, called=called, wagers=named)
