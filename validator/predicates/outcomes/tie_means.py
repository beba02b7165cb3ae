"""Hands that are said to tie are also said to push.

## What is asked
Where the rules give equal hands a name, they also say what happens to the wager: that it stays,
goes back, wins or loses.

## Why
A tie is a result, not a fate. In one game it goes to the player-dealer, in another nobody wins.

## Says
- only-named: The rules call equal hands a {called} ({@}) but do not say what happens to the
  {wagers} wager{wagers:s}[; they define a {push} and do not use the word here].
  Reading: Is such a hand a push?
  Fix: Say for the {wagers} wager{wagers:s} whether that is a push, a win or a loss.
  See narrower: says it of a narrower case
- pot-only-named: The rules call equal hands a {called} ({@}) but do not say who takes the pot.
  Reading: Is the pot divided?
  Fix: Say that the pot is divided, or who takes it.
- said: The rules say what happens when hands are equal ({@}).
- none: The rules have no case of equal hands.

## Fails
```yaml unclear only-named
wagers: [{name: base}]
compares: {by: points-mod-10, wagers: [base], outcomes: [{case: equal, only-called: tie, base: pushes, at: 1330}]}
glossary: [{is: Push}]
source: {document: a.txt, lines: 1300-1400}
```
> The rules call equal hands a tie (line 1330) but do not say what happens to the base wager; they
> define a push and do not use the word here. Is such a hand a push?

## Passes
```yaml met said
wagers: [{name: base}]
compares: {by: points-mod-10, wagers: [base], outcomes: [{case: equal, base: pushes, at: 1838}]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.comparators import POT
from ...docket.filings import Subject
from ...model.game import Game
from ...model.wagers import Comparison, Outcome
from ..answer import Answer, Ask, met, not_applicable, unclear
from ..values import as_called

Equal = tuple[Comparison, Outcome]


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    equal = [
        (comparison, outcome)
        for comparison in subject.game.compares
        for outcome in comparison.outcomes
        if "equal" in outcome.case or outcome.only_called
    ]
    named = [one for comparison, one in equal if one.only_called and not _answered(comparison, one)]
    for outcome in named:
        yield _named(subject.game, outcome, equal)
    if not equal:
        yield not_applicable("none")
    elif not named:
        yield met("said", equal[0][1])


def _named(game: Game, outcome: Outcome, equal: list[Equal]) -> Answer:
    called, wagers = as_called(outcome.only_called or ""), tuple(outcome.results)
    key = (outcome.case, *wagers)
    if wagers == (POT,):
        return unclear("pot-only-named", outcome, key=key, called=called)
    narrower = [
        (other, "narrower")
        for _, other in equal
        if other is not outcome and other.case == outcome.case and not other.only_called
    ]
    push = "push" if any("push" in said.is_.lower() for said in game.glossary) else None
    named = [as_called(wager) for wager in wagers]
    return unclear(
        "only-named", outcome, see=narrower[:1], key=key, called=called, wagers=named, push=push
    )


def _answered(comparison: Comparison, outcome: Outcome) -> bool:
    return any(
        other.case == outcome.case
        and not other.only_called
        and not other.if_
        and set(outcome.results) <= set(other.results)
        for other in comparison.outcomes
    )
