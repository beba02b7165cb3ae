"""A fee is charged to someone the game does not have.

## What is asked
A fee from the player-dealer is charged only in games with a player-dealer position, and a fee from the pot only in games that play for a
pot at that moment.

## Why
A poker game on a sheet for player-dealer games either pays no such fee or has a position its rules do not tell of. A time charge "from the
pot" at the start of the half hour finds no pot.

## Fails
```yaml violated
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, collected: after-deal}]
    options: [{option: 1, limit: 5-100, player-dealer: 1, player: 1}]
---
kind: game
name: Example
category: poker
```

## Passes
```yaml met
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, collected: after-deal}]
    options: [{option: 1, limit: 5-100, player-dealer: 1, player: 1}]
---
kind: game
name: Example
category: player-dealer
```

## Boundary
There is no pot at the start of a half hour.
```yaml unclear
kind: schedule
name: Example Fees
blocks:
  - fees: [{component: collection, from: pot, per: half-hour, collected: start-of-half-hour}]
    options: [{option: 1, limit: 2-4, collection: 6}]
```

## How to fix
List the game on the sheet of its kind, or charge someone who takes part in it.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import GameFile, Subject
from ...filed import Place
from ...model.fees import Block, GameRef
from ...model.statements import Fee
from .._fees import current, deals, free, moment, names
from ..filing.two_categories import charges
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

WITHOUT_BANK = ("poker", "pan")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    found, place = False, None
    for block, _ in subject.schedule_file.blocks:
        charged = [fee for fee in block.fees if fee.from_ and not free(fee)]
        place = place or next(iter(charged), None)
        for answer in (*_banks(subject, block, charged), *_pots(charged)):
            found = True
            yield answer
    if place is None:
        yield not_applicable("the prose names no payer")
    elif not found:
        yield met("every payer takes part in the games", place)


def _banks(subject: Subject, block: Block, charged: list[Fee]) -> Iterator[Answer]:
    fee = next((fee for fee in charged if fee.from_ == "player-dealer"), None)
    lacking = [game for game in subject.filing.games_of(block) if game.game.category in WITHOUT_BANK and game.game.player_dealer is None and not _elsewhere(subject, game)]
    if fee and lacking:
        related: list[tuple[Place, str]] = [(reference, "listed here") for reference in _references(subject, block, lacking)]
        related += [(step, f"{game.game.name}: its deal") for game in lacking for step in deals(game)[:1]]
        yield violated(
            f"a fee is taken from the player-dealer in {names(lacking)}, whose rules have no player-dealer position",
            "list the game on a sheet for games without a player-dealer, or give its rules the position",
            fee,
            *related,
        )


def _elsewhere(subject: Subject, game: GameFile) -> bool:
    """Whether the game is also filed as one without the position, which two-categories reports."""
    denied = any(claim.that == "no-player-dealer-position" and claim.is_ for claim in game.game.states)
    return denied or any(not charges(block) for _, block in current(subject.filing, game))


def _references(subject: Subject, block: Block, games: list[GameFile]) -> list[GameRef]:
    return [reference for reference in block.games if set(map(id, subject.filing.joined(reference))) & set(map(id, games))]


def _pots(charged: list[Fee]) -> Iterator[Answer]:
    early = [fee for fee in charged if fee.from_ == "pot" and (fee.collected or "").startswith("start-of-")]
    if early:
        yield unclear(
            f"the fee is taken from the pot {moment(early[0].collected or '')}, when no hand is being played and there is no pot",
            "take the fee from each player, or at a moment when there is a pot",
            early[0],
            *((fee, "likewise") for fee in early[1:]),
        )
