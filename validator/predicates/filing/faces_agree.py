"""Cards lie face up or face down in the same way wherever the rules tell of the same deal.

## What is asked
The same step told twice gives the same face, and a sentence about every card holds for every deal.

## Why
A card seen before the wager is made changes the game.

## Fails
All cards are said to be dealt face up, and one is dealt face down.
```yaml violated
kind: game
name: Example
category: player-dealer
round:
  - {does: deal, to: everyone, face: up, where: all-cards, at: 1050}
  - {does: deal, called: hole-card, to: player-dealer, cards: 1, face: down, at: 1051}
```
```yaml violated
kind: game
name: Example
category: poker
round:
  - {does: deal, called: flop, to: board, cards: 3, face: up, at: 10}
  - {does: deal, called: flop, to: board, cards: 3, face: down, at: 40}
```

## Passes
Different cards of the same hand may lie differently.
```yaml met
kind: game
name: Example
category: player-dealer
round:
  - {does: deal, called: first-card, to: player-dealer, cards: 1, face: up, at: 10}
  - {does: deal, called: second-card, to: player-dealer, cards: 1, face: down, at: 10}
```

## Boundary
A definition that calls the cards dealt face up may mean how they end.
```yaml unclear
kind: game
name: Example
category: player-dealer
round:
  - {does: deal, to: board, cards: 5, face: down, at: 1563}
  - {does: reveal, to: board, cards: 3, face: up, at: 1573}
  - {does: deal, to: board, face: up, where: glossary, at: 1645}
```

## How to fix
Say once how each card is dealt.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.game import Step
from .._agree import CONTRADICTION, Clash, Compare, agreement, stated
from .._say import plain
from .._steps import EVERY, again, restated
from ..legacy import Answer, Ask

FIX = "say once how each card is dealt"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    steps = [step for step in subject.game.round if step.face in ("up", "down") and step.does == "deal"]
    yield from agreement("how cards lie when dealt", stated(steps, lambda s: s, _told), _clash(subject.game.round), FIX)


def _told(step: Step) -> str:
    what = "every card" if step.where == EVERY else f"{plain(step.called or 'cards')} to the {plain(step.to or 'players')}"
    return f"{what}: face {step.face}"


def _clash(steps: tuple[Step, ...]) -> Compare:
    def compare(first: Step, second: Step) -> Clash | None:
        if first.face == second.face:
            return None
        if EVERY in (first.where, second.where):
            told = [step for step in (first, second) if step.where != EVERY]
            return None if told and restated(told[0]) else CONTRADICTION
        if not again(first, second):
            return None
        shown = any(step.does == "reveal" and step.to == first.to for step in steps)
        loose = restated(first) or restated(second)
        return Clash("The cards are turned over later; the place may mean how they lie then") if shown and loose else CONTRADICTION

    return compare
