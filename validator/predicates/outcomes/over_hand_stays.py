"""A hand that is over but may still be saved is said to stay on the table.

## What is asked
Where two hands over the target do not simply lose for the player, the rules say that a player's hand and wager stay until the player-dealer has drawn.

## Why
In games of this kind a hand that is over is usually taken at once. A dealer who does so takes a wager that may be a push.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
compares:
  by: closest-to-target
  target: [22]
  outcomes: [{case: player-bust, base: loses, at: 399}, {case: both-bust-closer, base: pushes, at: 407}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
facts: [{of: over-hand, is: stays-until-the-player-dealer-has-drawn, at: 40}]
compares:
  by: closest-to-target
  target: [22]
  outcomes: [{case: player-bust, base: loses}, {case: both-bust-closer, base: pushes}]
```

## Boundary
Wagers are settled only when the player-dealer has drawn, so that the wager stays; of the cards nothing is said.
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
round: [{does: draw, to: player-dealer, at: 61}, {does: settle, first: action-button, at: 61}]
compares:
  by: closest-to-target
  target: [22]
  outcomes: [{case: player-bust, base: loses, at: 99}, {case: both-bust-closer, base: pushes, at: 106}]
```

Where every hand that is over loses, it may be taken at once.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
compares:
  by: closest-to-target
  target: [22]
  outcomes: [{case: player-bust, base: loses}, {case: both-bust, base: loses}]
```

## How to fix
Say that hands over the target stay until the player-dealer has drawn.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...judge.answer import Answer, Ask, met, not_applicable, not_stated, unclear
from ...model.game import Step

FIX = "say that hands over the target stay until the player-dealer has drawn"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    outcomes = [outcome for comparison in game.compares if comparison.by == "closest-to-target" for outcome in comparison.outcomes]
    saved = [outcome for outcome in outcomes if outcome.case.startswith("both-bust") and set(outcome.results.values()) - {"loses"}]
    told = [fact for fact in game.facts if fact.of == "over-hand"]
    if not saved:
        yield not_applicable("no hand over the target can be saved")
    elif told:
        yield met("the rules say what becomes of a hand over the target", *told)
    else:
        lost = [(outcome, "a hand over the target loses") for outcome in outcomes if outcome.case == "player-bust"][:1]
        if settled := _settled(subject, set(saved[0].results)):
            said = "a hand over the target may be saved by the player-dealer's hand; wagers are settled only when that is complete, but whether the cards stay until then is not said"
            yield unclear(said, FIX, saved[0], *lost, (settled, "wagers are settled"))
            return
        yield not_stated(
            "a hand over the target may be saved by the player-dealer's hand, and whether hand and wager stay until then is not said", FIX, saved[0], *lost
        )


def _settled(subject: Subject, wagers: set[str]) -> Step | None:
    """The step that settles the wagers, where it comes after the player-dealer's draw and none before it settles the same ones."""
    steps = [step for step in subject.game.round if step.where is None]
    drawn = next((n for n, step in enumerate(steps) if step.does in ("draw", "act") and step.to == "player-dealer"), None)
    settling = [n for n, step in enumerate(steps) if step.does == "settle" and (not step.wagers or wagers & set(step.wagers))]
    return steps[settling[0]] if drawn is not None and settling and settling[0] > drawn else None
