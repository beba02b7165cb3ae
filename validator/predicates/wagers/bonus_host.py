"""A bonus bet filed by itself says with which game it is offered.

## What is asked
Rules for a bonus bet alone name the game it belongs to, or a game of the filing has the bet among
its wagers.

## Why
The game decides who deals, when a hand is over its target, how it is drawn, and above all whose
money pays: rules that know only a dealer read as if the house did.

## Says
- no-host: The rules do not say with which game of this filing {wager} ({@}) is offered, or who pays
  it.[ They name only a dealer ({@dealer}).]
  Fix: Name the game by its title, and say that its player-dealer pays and collects the bet.
  See dealer: only a dealer is named
- hosted: The rules or another game of this filing show with which game {wager} is offered ({@}).
- whole-game: These are not the rules of a bonus bet alone.

## Fails
```yaml not-stated no-host
kind: game
name: Buster
category: bonus-bet
wagers: [{name: base, required: true, at: 217}, {name: buster, bonus: true, at: 217}]
```
> The rules do not say with which game of this filing the buster wager (line 4) is offered, or who
> pays it.

## Passes
```yaml met hosted
kind: game
name: Buster
category: bonus-bet
wagers: [{name: buster, bonus: true, at: 217}]
---
kind: game
name: Twenty-One and a Half
category: player-dealer
wagers: [{name: base}, {name: buster, bonus: true, at: 40}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import Subject
from ...model.wagers import Wager
from ..answer import Answer, Ask, met, not_applicable, not_stated, roles
from ..values import bet

NEEDS_FILING = True
KIND = "bonus-bet"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    own = [wager for wager in game.wagers if wager.bonus]
    if game.category != KIND or not own:
        yield not_applicable("whole-game")
        return
    first = own[0]
    known: list[Place] = [*game.inherits[:1], *_hosts(subject, {wager.name for wager in own})]
    if known:
        yield met("hosted", known[0], see=roles(known[1:]), wager=bet(first))
        return
    dealt = [step for step in game.round if step.to == "dealer"]
    yield not_stated("no-host", first, see=roles(dealt[-1:], "dealer"), wager=bet(first))


def _hosts(subject: Subject, names: set[str]) -> list[Wager]:
    """The first wager of that name in a whole game of the filing."""
    games = [file.game for file in subject.filing.games if file.game.category != KIND]
    return [wager for game in games for wager in game.wagers if wager.name in names][:1]
