"""A card decides who is first, and two players may hold the same.

## What is asked
Where the highest or lowest card decides who has the button or makes the forced bet, the rules say who does when two cards are of one rank.
What a game referred to and not filed may say is told with the finding of `references-lead`.

## Why
With ten players it happens every other time. Rules that rank the suits for this purpose, or go by the seat nearest the button, are done with it in a sentence.

## Fails
```yaml not-stated
kind: game
name: Example
category: poker
tie-rules: {is: false, at: 3818}
round: [{does: place-button, by-card: highest, at: 3844}]
```

## Passes
```yaml met
kind: game
name: Example
category: poker
round: [{does: place-button, by-card: highest, equal-cards: suit, at: 4865}]
```
```yaml met
kind: game
name: Example
category: poker
forced-bets: [{is: bring-in, by: high-card, equal-cards: nearest-the-button, at: 390}]
```

## Boundary
Rules taken over may have it.
```yaml unclear
kind: game
name: Example
category: poker
inherits: [{from: Seven Card Stud, at: 3}]
forced-bets: [{is: bring-in, by: low-card, at: 7}]
```
A seat decides, and no two players sit there.
```yaml not-applicable
kind: game
name: Example
category: poker
forced-bets: [{is: big-blind, by: left-of-button}]
```

## How to fix
Rank the suits for this purpose, or name the player nearest the button.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.game import Forced, Game, Step
from .._inherited import elsewhere, pointed, resting, silent, sources
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear

NEEDS_FILING = True
FIX = "rank the suits for this purpose, or name the player nearest the button"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    game = subject.game
    decided = _decided(game)
    told = [one for source in sources(subject, subject.game_file) for one in _decided(source) if one.equal_cards]
    if not decided:
        yield not_applicable("no card decides who is first")
    elif told:
        yield met("the rules say who is first when two cards are alike", told[0])
    else:
        outside = elsewhere(subject, subject.game_file)
        what = "has the button" if isinstance(decided[0], Step) else "makes the forced bet"
        said = silent(f"who {what} when two players hold a card of the same rank", subject.game_file, outside)
        suits = [(rule, "suits rank alike") for rule in game.tie_rules if not rule.is_]
        yield resting((unclear if outside else not_stated)(said, FIX, decided[0], *suits[:1], *pointed(subject.game_file, outside)), outside)


def _decided(game: Game) -> list[Step | Forced]:
    """What the rules let a card decide."""
    return [*(step for step in game.round if step.by_card), *(bet for bet in game.forced_bets if bet.by and "card" in bet.by.split("-"))]
