"""A fee is charged to someone the game does not have.

A fee from the player-dealer is charged only in games with a player-dealer position, and a fee from
the pot only in games that play for a pot at that moment. A poker game on a sheet for player-dealer
games either pays no such fee or has a position its rules do not tell of. A time charge "from the
pot" at the start of the half hour finds no pot.

## Says
- no-player-dealer-there: A fee is taken from the player-dealer ({@}) in {games}, whose rules have
  no player-dealer.
  Fix: List {games} on a sheet for games without a player-dealer, or add the position to the rules.
  See listed: listed here
  See deal: its deal
- no-pot-yet: The fee is taken from the pot {moment} ({@}). That time is not tied to a
  hand, so there may be no pot to take it from.
  Fix: Take the fee from each player, or at a time when there is a pot.
  See also: the same
- exist: Every payer named takes part in the games ({@}).
- none: The text names no payer.

## Examples
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

from collections.abc import Container
from itertools import chain

from ...docket.filings import GameFile, Subject
from ...docket.positions import charges
from ...model.fees import Block, GameRef
from ...model.statements import Fee
from .._fees import current, deals, free, parts
from ..answer import Answers, Ask, Role, judged, roles, unclear, violated
from ..values import moment

WITHOUT_BANK = ("poker", "pan")


def judge(subject: Subject, ask: Ask) -> Answers:
    blocks = [(block, _charged(block)) for block, _ in parts(subject)]
    found = [a for part in blocks for a in (*_banks(subject, *part), *_pots(part[1]))]
    yield from judged(found, [fee for _, fees in blocks for fee in fees], "exist")


def _charged(block: Block) -> list[Fee]:
    return [fee for fee in block.fees if fee.from_ and not free(fee)]


def _banks(subject: Subject, block: Block, charged: list[Fee]) -> Answers:
    fees = [fee for fee in charged if fee.from_ == "player-dealer"]
    games = subject.filing.games_of(block) if fees else ()
    lacking = {game.id: game for game in games if _without_bank(subject, game)}
    if lacking:
        see: list[Role] = [(ref, "listed") for ref in block.games if _joins(subject, ref, lacking)]
        see += roles(chain(*(deals(game)[:1] for game in lacking.values())), "deal")
        values = {"key": tuple(lacking), "games": lacking.values()}
        yield violated("no-player-dealer-there", fees[0], see=see, **values)


def _joins(subject: Subject, reference: GameRef, games: Container[str]) -> bool:
    return any(file.id in games for file in subject.filing.joined(reference))


def _without_bank(subject: Subject, file: GameFile) -> bool:
    """A game with no player-dealer, unless it is also filed as one, which two-categories reports."""
    game = file.game
    if game.category not in WITHOUT_BANK or game.player_dealer is not None:
        return False
    denied = any(one.that == "no-player-dealer-position" and one.is_ for one in game.states)
    return not denied and all(charges(block) for _, block in current(subject.filing, file))


def _pots(charged: list[Fee]) -> Answers:
    pots = [(fee, fee.collected or "") for fee in charged if fee.from_ == "pot"]
    early = [(fee, when) for fee, when in pots if when.startswith("start-of-")]
    for fee, when in early[:1]:
        see = [(other, "also") for other, _ in early[1:]]
        yield unclear("no-pot-yet", fee, see=see, key=when, moment=moment(when))
