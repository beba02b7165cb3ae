"""The rules say who begins each round of betting and how often a bet may be raised.

## What is asked
Where players bet in rounds, the rules say who acts first in the first round and in the later ones, how many raises a round allows, and how large the blinds and
the ante are.
What a game referred to and not filed may say is told with the finding of `references-lead`.

## Why
Position and the size of the pot are the game; left open, they are settled by whoever is loudest.

## Fails
```yaml not-stated
kind: game
name: Example
category: poker
forced-bets: [{is: blind, at: 242}]
round: [{does: deal, to: each-player, cards: 5}, {does: betting-round, at: 244}, {does: betting-round, at: 246}]
```

## Passes
```yaml met
kind: game
name: Example
category: poker
forced-bets: [{is: blind, amount: 1}]
raises: {at-most: 3}
round: [{does: betting-round, first: left-of-big-blind}, {does: betting-round, first: left-of-button}]
```

## Boundary
Only the first round is told.
```yaml not-stated
kind: game
name: Example
category: poker
raises: {at-most: 3}
round: [{does: betting-round, number: 1, first: left-of-big-blind, at: 707}, {does: betting-round, at: 715}]
```
A second telling may say it.
```yaml met
kind: game
name: Example
category: poker
raises: {at-most: 6}
round:
  - {does: betting-round, first: left-of-big-blind}
  - {does: betting-round}
  - {does: betting-round, first: left-of-button, where: restated}
```
Raises without rounds are raises in rounds nobody told.
```yaml not-stated
kind: game
name: Example
category: poker
raises: {at-most: 3, at: 144}
forced-bets: [{is: bring-in, at: 146}]
round: [{does: deal, to: each-player, cards: 2}]
```
An ante that goes by the stakes has a size only where the stakes give it one; one the house need not ask for is not asked for here.
```yaml not-stated
kind: game
name: Example
category: poker
raises: {at-most: 3}
forced-bets: [{is: ante, at: 1754}]
round: [{does: betting-round, first: low-card, at: 1754}, {does: betting-round, first: high-hand}]
```
```yaml met
kind: game
name: Example
category: poker
raises: {at-most: 3}
forced-bets: [{is: ante, optional: true}]
round: [{does: betting-round, first: low-card}, {does: betting-round, first: high-hand}]
```
Rules taken over may have it.
```yaml unclear
kind: game
name: Example
category: poker
inherits: [{from: Texas Hold-Em, at: 251}]
round: [{does: betting-round, at: 256}]
```

## How to fix
Say who acts first in each round, the most raises, and the size of the blinds and the ante.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.game import Game, Step
from .._inherited import elsewhere, pointed, resting, silent, sources
from .._say import listed, plain
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear

NEEDS_FILING = True
LATER = ("bet-size", "blind")
"""What notes on the size of bets are about."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    game = subject.game
    rounds = [step for step in game.round if step.does == "betting-round" and step.where is None]
    games = sources(subject, subject.game_file)
    if game.category == "poker" and not rounds and game.raises and game.forced_bets and not game.inherits:
        said = "the rules speak of raises and forced bets and do not tell the rounds of betting"
        yield not_stated(said, "tell the rounds of betting and who begins each", game.raises[0], (game.forced_bets[0], "forced bet"))
        return
    if game.category != "poker" or not rounds:
        yield not_applicable("the game has no rounds of betting")
        return
    every = [step for one in games for step in one.round if step.does == "betting-round"]
    missing = [*_first(rounds, every)]
    if not any(one.raises or _noted(one, "raises") for one in games):
        missing.append("how many raises a round allows")
    blinds = [bet for one in games for bet in one.forced_bets if "blind" in bet.is_]
    if blinds and not any(bet.amount or (bet.note and "size" in bet.note) for bet in blinds) and not any(_noted(one, *LATER) for one in games):
        missing.append("how large the blinds are")
    antes = [bet for one in games for bet in one.forced_bets if bet.is_ == "ante" and not bet.optional]
    if antes and not any(bet.amount for bet in antes) and not any(_noted(one, "bet-size", "ante") for one in games):
        missing.append("how large the ante is")
    if not missing:
        yield met("the rules say who begins each round of betting and how far it goes", rounds[0], *game.raises[:1])
        return
    place = next((step for step in rounds if not step.first), rounds[-1]) if missing[0].startswith("who") else rounds[0]
    outside = elsewhere(subject, subject.game_file)
    shown = [bet for bet in game.forced_bets if "blind" in bet.is_][-1:] if any("blind" in said for said in missing) else []
    shown += [bet for bet in antes if bet in game.forced_bets][:1] if "ante" in missing[-1] else []
    related = [*pointed(subject.game_file, outside), *((bet, f"the {plain(bet.is_)}") for bet in shown)]
    yield resting((unclear if outside else not_stated)(silent(listed(missing), subject.game_file, outside), f"say {listed(missing)}", place, *related), outside)


def _first(rounds: list[Step], every: list[Step]) -> Iterator[str]:
    told = [step for step in every if step.first]
    if not told:
        yield "who begins a round of betting"
    elif len(rounds) > 1 and len({step.first for step in told}) < 2 and not any(step.first for step in rounds[1:]):
        yield "who begins the later rounds of betting"


def _noted(game: Game, *words: str) -> bool:
    return any(word in note.about for note in game.notes for word in words)
