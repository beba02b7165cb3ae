"""The pot when all players but one have folded.

## What is asked
Rules for a pot that let players fold and award the pot by comparing hands say who takes it when only one player is left.
What a game referred to and not filed may say is told with the finding of `references-lead`.

## Why
Most pots end so. Rules that know only the showdown have the last player compare a hand with nobody's, and leave open whether it must be shown.

## Fails
```yaml not-stated
kind: game
name: Example
category: poker
glossary: [{is: fold, at: 3849}]
round: [{does: betting-round}, {does: showdown, at: 3884}]
pot: {to: high, at: 3888}
```

## Passes
```yaml met
kind: game
name: Example
category: poker
glossary: [{is: fold}]
round: [{does: betting-round}, {does: showdown}]
pot: [{to: high}, {to: high, unopposed: last-player-takes-it, at: 12}]
```

## Boundary
Rules taken over may have it.
```yaml unclear
kind: game
name: Example
category: poker
inherits: [{from: Texas Hold-Em, at: 3}]
glossary: [{is: Fold, at: 4}]
round: [{does: betting-round}, {does: showdown, at: 8}]
pot: {to: high, at: 9}
```
Rules that never speak of folding are too short to be asked.
```yaml not-applicable
kind: game
name: Example
category: poker
round: [{does: betting-round}, {does: showdown, at: 8}]
pot: {to: high, at: 9}
```

## How to fix
Say that the last player left takes the pot, and whether the hand need be shown.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from .._inherited import elsewhere, pointed, resting, silent, sources
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear

NEEDS_FILING = True
FIX = "say that the last player left takes the pot, and whether the hand need be shown"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    game = subject.game
    games = sources(subject, subject.game_file)
    folds = [term for term in game.glossary if term.is_.lower() == "fold"]
    shown = [step for step in game.round if step.does == "showdown" and step.where is None]
    awarded: list[Place] = [*(outcome for comparison in game.compares for outcome in comparison.outcomes), *game.pot]
    told = [pot for one in games for pot in one.pot if pot.unopposed]
    if game.category != "poker" or not folds or not shown or not awarded:
        yield not_applicable("the rules do not speak of folding and of a showdown for a pot")
    elif told:
        yield met("the rules say who takes the pot when all others have folded", told[0])
    else:
        outside = elsewhere(subject, subject.game_file)
        said = silent("who takes the pot when all others have folded; it is awarded at the showdown alone", subject.game_file, outside)
        related: list[tuple[Place, str]] = [(shown[0], "the showdown"), (folds[0], "folding")]
        yield resting((unclear if outside else not_stated)(said, FIX, awarded[0], *related, *pointed(subject.game_file, outside)), outside)
