"""Hands that are said to tie are also said to push.

## What is asked
Where the rules give equal hands a name, they also say what becomes of the wager: that it stays, goes back, wins or loses.

## Why
A tie is a result, not a fate. In one game it goes to the player-dealer, in another nobody wins.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
compares: {by: points-mod-10, wagers: [base], outcomes: [{case: equal, only-called: tie, base: pushes, at: 1330}]}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
compares: {by: points-mod-10, wagers: [base], outcomes: [{case: equal, base: pushes, at: 1838}]}
```

## Boundary
Another place says it.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
compares:
  by: points-mod-10
  wagers: [base]
  outcomes: [{case: equal, only-called: tie, base: pushes, at: 1808}, {case: equal, base: pushes, at: 1838}]
```
A place for one narrower case does not.
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
compares:
  by: points-mod-10
  wagers: [base]
  outcomes: [{case: equal, only-called: tie, base: pushes, at: 1427}, {case: equal, if: both are 0, base: loses, at: 1433}]
```
A pot does not push.
```yaml unclear
kind: game
name: Example
category: poker
compares: {by: pot, outcomes: [{case: tied-best, only-called: push, pot: splits, at: 713}]}
```

## How to fix
Say what becomes of the wager.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...comparators import POT
from ...docket import Subject
from ...model.game import Game
from ...model.wagers import Comparison, Outcome
from .._say import listed
from ..legacy import Answer, Ask, met, not_applicable, unclear


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    equal = [(comparison, outcome) for comparison in subject.game.compares for outcome in comparison.outcomes if "equal" in outcome.case or outcome.only_called]
    named = [outcome for comparison, outcome in equal if outcome.only_called and not _answered(comparison, outcome)]
    for outcome in named:
        wagers = listed(wager.replace("-", " ") for wager in outcome.results)
        narrower = [(other, "says it of a narrower case") for _, other in equal if other is not outcome and other.case == outcome.case and not other.only_called]
        said = f"the rules call it a {outcome.only_called} and do not say what becomes of the {wagers} wager; it is usually a push{_pushes(subject.game)}"
        if tuple(outcome.results) == (POT,):
            yield unclear(f"the rules call it a {outcome.only_called} and do not say who takes the pot; it is usually divided", "say that the pot is divided", outcome)
            continue
        yield unclear(said, f"say whether the {wagers} wager stays, goes back, wins or loses", outcome, *narrower[:1])
    if not equal:
        yield not_applicable("the rules answer no case of equal hands")
    elif not named:
        yield met("the rules say what becomes of the wager when hands are equal", equal[0][1])


def _answered(comparison: Comparison, outcome: Outcome) -> bool:
    return any(other.case == outcome.case and not other.only_called and not other.if_ and set(outcome.results) <= set(other.results) for other in comparison.outcomes)


def _pushes(game: Game) -> str:
    """That the rules have the word for it, and use another."""
    return ", a word the rules explain and do not use here" if any("push" in said.is_.lower() for said in game.glossary) else ""
