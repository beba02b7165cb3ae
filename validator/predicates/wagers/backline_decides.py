"""Where several people bet on one hand, the rules say which of them plays it.

## What is asked
Where backline betting is allowed on a hand about which a player decides, the rules say who decides: the seated player, or whoever has the largest wager.
What a game referred to and not filed may say is told with the finding of `references-lead`.

## Why
One draws, doubles, splits, folds or sets the hand for the money of all who bet on it; two who disagree need an answer.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
backline: {allowed: true, at: 4991}
round: [{does: deal, to: players, cards: 7, at: 4994}, {does: set, to: players, at: 5011}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
backline: {allowed: true, decides: largest-wager, at: 3997}
round: [{does: deal, to: players, cards: 7, at: 3985}, {does: set, to: players, at: 4001}]
```

## Boundary
Nobody decides about a hand that is drawn by fixed rules, or on a wager that waits for the cards.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
backline: {allowed: true, at: 1300}
round: [{does: deal, to: player-hand, cards: 2}, {does: draw, to: player-hand}]
```
```yaml not-applicable
kind: game
name: Example
category: player-dealer
backline: {allowed: true, on: [tie], at: 957}
wagers: [{name: base}, {name: tie, bonus: true}]
round: [{does: deal, to: players, cards: 2}, {does: act, to: players, at: 10}]
```
The rules of another game may say it.
```yaml unclear
kind: game
name: Example
category: player-dealer
inherits: {from: Stud, at: 3}
backline: {allowed: true, at: 12}
playing-options: [{is: double-down, allowed: true, at: 20}]
```

## How to fix
Say that the seated player decides, or whoever has the largest wager, and what becomes of those who do not follow.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ...model.game import Backline, Game
from .._inherited import elsewhere, pointed, resting, silent, sources
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear

NEEDS_FILING = True
DECIDES = ("act", "set", "exchange")
OWN = ("players", "each-player", "active-players", "everyone", None)
FIX = "say who decides for a hand on which several people bet"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    game = subject.game
    allowed = [said for said in game.backline if said.allowed and _main(game, said)]
    choices = _choices(game)
    told = [said for one in sources(subject, subject.game_file) for said in one.backline if said.decides]
    if not allowed or not choices:
        yield not_applicable("no backline bets are allowed on a hand about which a player decides")
    elif told:
        yield met("the rules say who decides for a hand on which several people bet", *told)
    else:
        outside = elsewhere(subject, subject.game_file)
        what = silent("which of several people who bet on a hand decides about it", subject.game_file, outside)
        yield resting((unclear if outside else not_stated)(what, FIX, allowed[0], (choices[0], "a player decides"), *pointed(subject.game_file, outside)), outside)


def _main(game: Game, said: Backline) -> bool:
    """Whether the statement takes in a wager that is no bonus bet."""
    bonuses = {wager.name for wager in game.wagers if wager.bonus}
    return not said.on or bool(set(said.on) - bonuses)


def _choices(game: Game) -> list[Place]:
    """Where a player decides about a hand."""
    steps: list[Place] = [step for step in game.round if step.does in DECIDES and step.to in OWN and step.where is None]
    return [*steps, *(option for option in game.playing_options if option.allowed)]
