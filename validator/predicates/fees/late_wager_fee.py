"""A fee for each wager is due when every wager it is for has been placed.

## What is asked
Where a fee is charged for each wager and collected before the deal or as soon as the cards are out,
the schedule says whether a wager that is made after the deal bears it.

## Why
The play wager is made when the fees are long in the box. Either it is free, or somebody must
collect in the middle of the hand; a player is entitled to know before the cards are out.

## Says
- later: The fee[ from {payer}] is charged per {unit} and collected {moment} ({@}), but players bet
  more after that: {later} ({@later}). Is the fee due on those bets too?
  Fix: Say for which bets the fee is taken.
  See alike: charged alike
  See later: bet later
- (rounds): the bets of the betting rounds
- (in-game): {later} in {game}
- in-time: No wager is placed after the fee for each wager is collected ({@}).
- none: No fee for each wager is collected before or at the deal.

## Fails
```yaml unclear later
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player, per: bet, collected: before-deal, at: 2471}]
    options: [{option: 1, limit: 5-50, player: 0.50}]
---
wagers: [{name: ante, placed: before-deal}, {name: play, placed: {is: after-flop, at: 2399}}]
```
> The fee from players is charged per bet and collected before the deal (line 5), but players bet
> more after that: the play wager (line 4 of Example). Is the fee due on those bets too?

## Passes
```yaml met in-time
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player, per: bet, wagers: [ante], collected: before-deal}]
    options: [{option: 1, limit: 5-50, player: 0.50}]
---
wagers: [{name: ante, placed: before-deal}, {name: play, placed: after-flop}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...docket.filed import Place
from ...docket.filings import GameFile, Row, Subject
from ...model.fees import Block
from ...model.game import Game, Step
from ...model.statements import Fee
from .._fees import cell, free, nothing, scope
from .._wagers import late, moments, placed_bets
from ..answer import Answer, Ask, met, not_applicable, unclear
from ..values import Value, bet, moment, payer, phrase

NEEDS_FILING = True
EACH = ("bet", "wager", "betting-circle")
EARLY = (
    "before-deal",
    "before-play",
    "with-bet",
    "after-wagers",
    "after-antes",
    "at-deal",
    "after-deal",
)


class Doubt(NamedTuple):
    """A fee, a game it is for, and what is bet there after the fee was taken."""

    fee: Fee
    game: GameFile
    round: Step | None
    wagers: dict[str, Place]

    @property
    def places(self) -> list[Place]:
        return [*([self.round] if self.round else []), *self.wagers.values()]

    def shown(self, several: bool) -> list[Value]:
        rounds = [phrase("rounds")] if self.round else []
        later = [*rounds, *map(bet, self.wagers)]
        return [phrase("in-game", later=later, game=self.game)] if several else later


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    asked = [
        (block, fee)
        for block, rows in subject.schedule_file.blocks
        for fee in block.fees
        if fee.per in EACH and fee.collected in EARLY and _charged(rows, fee)
    ]
    if not asked:
        yield not_applicable("none")
        return
    doubts: dict[tuple[object, ...], list[Doubt]] = {}
    seen: set[str] = set()
    for block, fee in asked:
        for file in subject.filing.games_of(block):
            doubt = _later(file, block, fee) if file.id not in seen else None
            if doubt and doubt.places:
                seen.add(file.id)
                doubts.setdefault((fee.from_, fee.per, fee.collected), []).append(doubt)
    for key, found in doubts.items():
        yield _asked(found, len(subject.schedule.blocks) > 1, key)
    if not doubts:
        yield met("in-time", asked[0][1])


def _asked(found: list[Doubt], several: bool, key: tuple[object, ...]) -> Answer:
    fee = found[0].fee
    alike = {id(doubt.fee): doubt.fee for doubt in found if doubt.fee is not fee}
    later = [(place, "later") for doubt in found for place in doubt.places]
    return unclear(
        "later",
        fee,
        see=[*((other, "alike") for other in alike.values()), *later],
        key=key,
        payer=payer(fee.from_),
        unit=fee.per,
        moment=moment(fee.collected),
        later=[one for doubt in found for one in doubt.shown(several)],
    )


def _charged(rows: tuple[Row, ...], fee: Fee) -> bool:
    """Whether anything is taken under the options the sentence speaks of."""
    cells = [found for row in scope(rows, fee) if (found := cell(row, fee))]
    return not free(fee) and (not cells or not all(map(nothing, cells)))


def _later(file: GameFile, block: Block, fee: Fee) -> Doubt | None:
    """What is always bet when the fee has been taken, and no sentence takes out."""
    if fee.wagers or fee.wager_called:
        return None
    game = file.game
    out = {
        name
        for said in block.fees
        for name in (*said.excludes, *(said.wagers if free(said) else ()))
    }
    bets = [wager for wager in placed_bets(game) if moments(game, wager)]
    later = {wager.name: moments(game, wager)[0] for wager in bets if late(game, wager)}
    if len(later) == len(bets):
        later = {}
    wagers: dict[str, Place] = {
        name: where
        for name, where in later.items()
        if name not in out and getattr(where, "is_", None) != fee.collected
    }
    return Doubt(fee, file, _round(game), wagers)


def _round(game: Game) -> Step | None:
    """The first betting round after a deal, where bets go on from card to card."""
    steps = [step for step in game.round if step.where is None]
    dealt = next((n for n, step in enumerate(steps) if step.does == "deal"), len(steps))
    return next((step for step in steps[dealt:] if step.does == "betting-round"), None)
