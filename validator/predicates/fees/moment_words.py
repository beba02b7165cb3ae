"""The moment of a fee is told in words that do not fit one of its games.

## What is asked
Where a fee is taken when each player's hand, or the cards, have been dealt, every game of the block deals one hand to a player, and cards.

## Why
"After each player's two-card hand" is one moment in most games. Where each player is dealt two hands it may be after the first or after both, and a
fee per hand may be due once or twice. Where tiles are dealt, no card ever is.

What is meant can often be guessed, so this is a question for a person. A step the game lacks altogether is a matter of `fee-moment`.

## Fails
```yaml unclear
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, collected: after-deal, cards-dealt: 2, at: 3351}]
    options: [{option: 1, player-dealer: 1}]
---
kind: game
name: Example
category: player-dealer
round: [{does: deal, to: players, cards: 2, hands: 2, at: 1926}, {does: deal, to: players, cards: 2, hands: 2}, {does: compare}]
```

## Passes
```yaml met
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, collected: after-deal, cards-dealt: 2}]
    options: [{option: 1, player-dealer: 1}]
---
kind: game
name: Example
category: player-dealer
round: [{does: deal, to: players, cards: 2}, {does: compare}]
```

## Boundary
Tiles for cards.
```yaml unclear
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, collected: after-deal, dealt: cards, at: 3668}]
    options: [{option: 1, player-dealer: 1}]
---
kind: game
name: Example
category: player-dealer
equipment: [{is: tiles, count: 32, at: 5}]
```
After the deal, in whatever words, fits both.
```yaml not-applicable
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, collected: after-deal}]
    options: [{option: 1, player-dealer: 1}]
---
kind: game
name: Example
category: player-dealer
equipment: [{is: tiles, count: 32}]
```

## How to fix
Name a moment that fits each game, or give the game a sentence of its own.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import GameFile, Subject
from ...filed import Place
from ...model.statements import Fee
from .._fees import deals
from ..legacy import Answer, Ask, met, not_applicable, unclear

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    asked = [(fee, game) for block, _ in subject.schedule_file.blocks for fee in block.fees if fee.cards_dealt or fee.dealt for game in subject.filing.games_of(block)]
    found: dict[str, tuple[Fee, Place, str]] = {}
    for fee, game in asked:
        for told, place, what in (*_hands(fee, game), *_tiles(fee, game)):
            found.setdefault(told, (fee, place, what))
    if found:
        fee = next(iter(found.values()))[0]
        others = list({id(other): other for other, _, _ in found.values() if other is not fee}.values())
        yield unclear(
            "; ".join(found),
            "name a moment that fits each game, or give the game a sentence of its own",
            fee,
            *((place, what) for _, place, what in found.values()),
            *((other, "told in the same way") for other in others),
        )
    elif asked:
        yield met("the moment of the fee is told in words that fit its games", asked[0][0])
    else:
        yield not_applicable("no fee is tied to cards or a hand having been dealt")


def _hands(fee: Fee, game: GameFile) -> Iterator[tuple[str, Place, str]]:
    """A player's hand, where each player is dealt several."""
    step = next((step for step in deals(game) if step.hands and step.hands > 1), None)
    if fee.cards_dealt and not fee.only_if and step:
        due = ", and whether a fee per hand is due once or for each of them," if fee.per == "hand" else ""
        told = f"the fee is taken when each player has been dealt a hand of {fee.cards_dealt} cards, and {game.game.name} deals {step.hands} hands to each player"
        yield f"{told}: whether after the first or the last of them{due} is not said", step, f"{step.hands} hands to each player"


def _tiles(fee: Fee, game: GameFile) -> Iterator[tuple[str, Place, str]]:
    """Cards, where tiles are dealt."""
    tiles = next((item for item in game.game.equipment if item.is_ == "tiles"), None)
    if fee.dealt == "cards" and tiles:
        yield f"the fee is taken when cards have been dealt, and {game.game.name} is played with tiles, which may be meant", tiles, "tiles"
