"""A fee is charged to someone the game does not have.

## What is asked
A fee from the player-dealer is charged only in games with a player-dealer position, and a fee from
the pot only in games that play for a pot at that moment.

## Why
A poker game on a sheet for player-dealer games either pays no such fee or has a position its rules
do not tell of. A time charge "from the pot" at the start of the half hour finds no pot.

## Says
- no-player-dealer-there: A fee is taken from the player-dealer ({@}) in {games}, whose rules have
  no player-dealer.
  Fix: List {games} on a sheet for games without a player-dealer, or add the position to the rules.
  See listed: listed here
  See deal: its deal
- no-pot-yet: The fee is taken from the pot {moment} ({@}), when no hand is in play and there is no
  pot.
  Fix: Take the fee from each player, or at a time when there is a pot.
  See also: the same
- exist: Every payer named takes part in the games ({@}).
- none: The text names no payer.

## Fails
```yaml violated no-player-dealer-there
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, collected: after-deal}]
    options: [{option: 1, limit: 5-100, player-dealer: 1, player: 1}]
---
category: poker
```
> A fee is taken from the player-dealer (line 5) in Example, whose rules have no player-dealer.

## Passes
```yaml met exist
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, collected: after-deal}]
    options: [{option: 1, limit: 5-100, player-dealer: 1, player: 1}]
---
category: player-dealer
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import GameFile, Subject
from ...docket.positions import charges
from ...model.fees import Block, GameRef
from ...model.statements import Fee
from .._fees import current, deals, free
from ..answer import Answer, Ask, Role, met, not_applicable, unclear, violated
from ..values import moment

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
        yield not_applicable("none")
    elif not found:
        yield met("exist", place)


def _banks(subject: Subject, block: Block, charged: list[Fee]) -> Iterator[Answer]:
    fee = next((fee for fee in charged if fee.from_ == "player-dealer"), None)
    lacking = [
        game
        for game in subject.filing.games_of(block)
        if game.game.category in WITHOUT_BANK
        and game.game.player_dealer is None
        and not _elsewhere(subject, game)
    ]
    if fee and lacking:
        see: list[Role] = [
            (reference, "listed") for reference in _references(subject, block, lacking)
        ]
        see += [(step, "deal") for game in lacking for step in deals(game)[:1]]
        key = tuple(game.id for game in lacking)
        yield violated("no-player-dealer-there", fee, see=see, key=key, games=lacking)


def _elsewhere(subject: Subject, game: GameFile) -> bool:
    """Whether the game is also filed as one without the position, which two-categories reports."""
    denied = any(
        claim.that == "no-player-dealer-position" and claim.is_ for claim in game.game.states
    )
    return denied or any(not charges(block) for _, block in current(subject.filing, game))


def _references(subject: Subject, block: Block, games: list[GameFile]) -> list[GameRef]:
    wanted = set(map(id, games))
    return [ref for ref in block.games if set(map(id, subject.filing.joined(ref))) & wanted]


def _pots(charged: list[Fee]) -> Iterator[Answer]:
    pots = [fee for fee in charged if fee.from_ == "pot"]
    early = [fee for fee in pots if (fee.collected or "").startswith("start-of-")]
    if early:
        see = [(fee, "also") for fee in early[1:]]
        yield unclear(
            "no-pot-yet",
            early[0],
            see=see,
            key=early[0].collected,
            moment=moment(early[0].collected),
        )
