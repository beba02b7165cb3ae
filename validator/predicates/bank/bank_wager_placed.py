"""The rules say when the player-dealer's wager is put up.

## What is asked
Where what the player-dealer pays, wins or loses ends at a wager of the player-dealer's own, the rules say when that wager is placed.

## Why
The wager decides who is paid. A bank that may be put up or raised when cards are out is another game.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
player-dealer: {wins-or-loses-at-most: {is: original-wager, at: 2776}}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {wins-or-loses-at-most: {is: original-wager, at: 2289}, wager: {placed: before-wagers, at: 2273}}
```
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {settling: {pays: true, to-the-extent: true, at: 631}}
round: [{does: bet, to: player-dealer, at: 592}, {does: bet, to: players, at: 596}]
```

## Boundary
Players bet before the deal; the player-dealer may be meant too.
```yaml unclear
kind: game
name: Example
category: player-dealer
player-dealer: {settling: {pays: true, to-the-extent: true, at: 2775}}
round: [{does: bet, wagers: [ante], at: 2750}, {does: deal, to: players, cards: 3}]
```
Without a wager that bounds anything there is nothing to put up.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
player-dealer: {wins-or-loses-at-most: {is: money-on-table}}
```

## How to fix
Say at which step the player-dealer places the wager, and that it is not raised afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ...model.game import Game
from ...model.statements import Bank
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear

OWN = ("original-wager", "amount-wagered")
FIX = "say at which step the player-dealer places the wager"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    bank = game.player_dealer
    bounds = _bounds(bank) if bank else []
    if not bank or not bounds or game.inherits:
        yield not_applicable("no wager of the player-dealer's own bounds what is paid, or another game tells the round")
        return
    told: list[Place] = [*(said for said in bank.wager if said.placed), *(step for step in game.round if step.does == "bet" and step.to in ("player-dealer", "everyone"))]
    if told:
        yield met("the rules say when the player-dealer's wager is placed", *told)
        return
    what = "what is paid ends at the player-dealer's wager, and when that wager is put up is not said"
    players = _players(game)
    related = [*((said, "the wager") for said in bank.wager[:1]), *((place, "the players' wagers") for place in players[:1])]
    if players:
        meant = "The call that closes the bets may be meant for it too" if game.no_more_bets else "It may be meant to be up when the players have bet"
        yield unclear(f"{what}. {meant}", FIX, bounds[0], *related)
    else:
        yield not_stated(what, FIX, bounds[0], *related)


def _bounds(bank: Bank) -> list[Place]:
    """Where a wager of the player-dealer's own bounds what is won, lost or paid."""
    return [*(said for said in bank.wins_or_loses_at_most if said.is_ in OWN), *(said for said in bank.settling if said.to_the_extent)]


def _players(game: Game) -> list[Place]:
    """Where the players' wagers are placed or closed before the deal."""
    dealt = next((n for n, step in enumerate(game.round) if step.does == "deal"), 0)
    return [*game.no_more_bets, *(step for step in game.round[:dealt] if step.does in ("bet", "no-more-bets"))]
