"""What becomes of a wager when the player folds is said in two ways.

## What is asked
A wager that is lost when the player folds is lost wherever the rules speak of folding.

## Why
The bonus bet of a player who folds is the one most often disputed.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: pair-plus, on-fold: [lost, stays]}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: pair-plus, on-fold: [lost, lost]}]
```

## Boundary
Two cases, told apart.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: trips, on-fold: [{is: lost, note: below three of a kind}, {is: stays, note: with three of a kind}]}]
```
To stand whatever the hands are, and to be lost on a fold, are no contradiction.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: pair-plus, survives: {is: true, at: 12}, on-fold: {is: lost, at: 40}}]
```
A bonus bet of a game with folding, and no word on it.
```yaml not-stated
kind: game
name: Example
category: player-dealer
wagers: [{name: ante, on-fold: lost}, {name: bonus-bet, bonus: true}]
```

The bonus bet still needs the cards that are taken away.
```yaml unclear
kind: game
name: Example
category: player-dealer
round: [{does: act}, {does: discard, note: folded hands}, {does: settle}]
wagers: [{name: six-card-bonus, bonus: true, on-fold: stays, judged: {whose: own-and-player-dealer, cards: 6, best: 5}}]
```

## How to fix
Say once what becomes of the wager when the player folds.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.game import Step
from .._say import plain
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear, violated

FIX = "say once what becomes of the wager when the player folds"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    wager = subject.wager
    name = plain(wager.name)
    bare = [fate for fate in wager.on_fold if not fate.note]
    other = next((fate for fate in bare if fate.is_ != bare[0].is_), None)
    stands = [said for said in wager.survives if said.is_]
    folding = [fate for each in subject.game.wagers for fate in each.on_fold]
    if other:
        yield violated(f"{name} {_says(bare[0].is_)} at one place when the player folds, and {_says(other.is_)} at another", FIX, other, (bare[0], bare[0].is_))
    elif (stays := [fate for fate in wager.on_fold if fate.is_ == "stays"]) and (gone := _cleared(subject)):
        yield unclear(
            f"{name} stays when the player folds and is decided by the player's cards, but the cards of those who fold go to the discards before the hands are shown. "
            "Those of players without the bet may be meant",
            f"say that the cards of a player with {name} up stay on the table",
            gone,
            *((fate, "stays") for fate in stays),
        )
    elif wager.on_fold:
        yield met(f"{name} {_says(wager.on_fold[0].is_)} when the player folds", *wager.on_fold)
    elif folding and wager.bonus and "envy" not in wager.name and not stands:
        yield not_stated(f"the rules let a player fold and do not say what becomes of {name}", FIX, None, (folding[0], "folding"))
    else:
        yield not_applicable("the player does not fold with this wager up" if not folding else f"{name} is not touched by folding")


def _cleared(subject: Subject) -> Step | None:
    """The step that takes folded cards away before the hands are shown, when this wager still needs them."""
    assert subject.wager
    if not any(judged.whose.startswith("own") for judged in subject.wager.judged):
        return None
    folded = False
    for step in subject.game.round:
        if step.does == "act":
            folded = True
        elif step.does in ("settle", "compare", "showdown"):
            return None
        elif folded and step.does == "discard" and step.cards is None and step.where is None and step.to in (None, "discard"):
            return step
    return None


def _says(fate: str) -> str:
    return f"is {fate}" if fate != "stays" else "stays"
