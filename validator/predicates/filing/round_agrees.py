"""A round told twice has the same cards, draws and first player both times.

## What is asked
Where the rules tell a step again, in a summary, a glossary or a second description of the round, the number of cards, the number of draws and the
player who acts first agree.

## Why
Dealers are trained from one passage and disputes are settled from the other.

## Fails
```yaml violated
kind: game
name: Example
category: poker
round:
  - {does: deal, called: initial-deal, to: each-player, cards: 5, at: 10}
  - {does: deal, called: initial-deal, to: each-player, cards: 4, at: 40}
```
Three draws in one place, one in another.
```yaml unclear
kind: game
name: Example
category: poker
round:
  - {does: draw, called: first-draw, to: active-players, at: 513}
  - {does: draw, called: second-draw, to: active-players, at: 517}
  - {does: draw, called: third-draw, to: active-players, at: 518}
  - {does: draw, where: restated, at: 534}
```

## Passes
```yaml met
kind: game
name: Example
category: poker
round:
  - {does: deal, to: each-player, cards: 5, at: 10}
  - {does: betting-round, first: left-of-big-blind, at: 11}
  - {does: betting-round, first: left-of-button, at: 12}
  - {does: deal, to: each-player, cards: 5, where: restated, at: 40}
  - {does: betting-round, first: left-of-big-blind, where: restated, at: 41}
```

## Boundary
A summary of two cards is not contradicted by two deals of one; two names for a seat may mean the same seat, and the last blind is the big one.
```yaml met
kind: game
name: Example
category: poker
round: [{does: betting-round, first: left-of-big-blind, at: 511}, {does: betting-round, first: left-of-last-blind, where: restated, at: 534}]
```
```yaml met
kind: game
name: Example
category: player-dealer
round:
  - {does: deal, called: first-card, to: players, cards: 1, at: 10}
  - {does: deal, called: second-card, to: players, cards: 1, at: 11}
  - {does: deal, to: players, cards: 2, where: glossary, at: 40}
```
```yaml unclear
kind: game
name: Example
category: player-dealer
round:
  - {does: act, to: players, first: left-of-player-dealer, at: 598}
  - {does: act, first: right-of-dealer, where: table-description, at: 589}
```

## How to fix
Tell the round once and refer to it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...docket import Subject
from ...model.game import Step
from .._agree import line
from .._say import plain
from .._steps import again, restated
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

FIX = "tell the round once and refer to it elsewhere"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    steps = subject.game.round
    if not steps:
        yield not_applicable("the rules do not tell the round")
        return
    found = [*_cards(steps), *_draws(steps), *_first(steps)]
    yield from found
    if not found:
        yield met("no step is told in two ways", steps[0])


def _cards(steps: tuple[Step, ...]) -> Iterator[Answer]:
    """The first step told with two numbers of cards."""
    counted = [step for step in steps if step.cards is not None and step.does in ("deal", "draw", "burn", "discard")]
    for number, later in enumerate(counted):
        for first in counted[:number]:
            if again(first, later) and _apart(first, later) and _single(steps, first, later):
                yield violated(
                    f"the {plain(first.called or first.does)} is told with {first.cards} cards in one place and with {later.cards} in another",
                    FIX,
                    later,
                    (first, f"{first.cards} cards"),
                )
                return


def _apart(first: Step, second: Step) -> bool:
    assert first.cards is not None
    assert second.cards is not None
    return any(a.high is not None and a.high < b.low for a, b in ((first.cards, second.cards), (second.cards, first.cards)))


def _single(steps: tuple[Step, ...], first: Step, second: Step) -> bool:
    """A summary may add up several deals to the same hand; then nothing can be said."""
    return not (restated(first) or restated(second)) or sum(1 for s in steps if s.does == first.does and s.to == first.to and not restated(s)) == 1


def _draws(steps: tuple[Step, ...]) -> Iterator[Answer]:
    told = [step for step in steps if step.does == "draw" and step.where is None]
    second = [step for step in steps if step.does == "draw" and step.where == "restated"]
    places = {line(step) for step in second}
    if second and told and len(second) / len(places) != len(told):
        count = len(second) // len(places)
        yield unclear(
            f"the round has {len(told)} draws in one place and {count} in another. The second telling may be shortened",
            FIX,
            second[0],
            (told[-1], f"draw {len(told)}"),
        )


def _seat(name: str | None) -> str:
    """The seat a name means: betting opens behind the last blind, which is the big one."""
    return re.sub(r"\b(?:(?:big|last|furthest|large)-)?blind$", "last-blind", name or "")


def _first(steps: tuple[Step, ...]) -> Iterator[Answer]:
    """Who opens: the first step of its kind in the round against the first of each second telling."""
    for does in ("act", "betting-round"):
        opening = next((step for step in steps if step.does == does and step.where is None and step.first), None)
        others: dict[int, Step] = {}
        for step in steps:
            if step.does == does and restated(step) and step.first:
                others.setdefault(line(step), step)
        different = [step for step in others.values() if opening and _seat(step.first) != _seat(opening.first)]
        if opening and different:
            names = " or ".join(dict.fromkeys(f"the {plain(step.first)}" for step in different))
            yield unclear(
                f"who acts first is told in two ways: the {plain(opening.first)}; but also {names}. The words may mean the same seat, or may not",
                FIX, different[-1], (opening, f"the {plain(opening.first)}"), *((step, f"the {plain(step.first)}") for step in different[:-1]),
            )  # fmt: skip
