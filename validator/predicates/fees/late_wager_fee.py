"""A fee for each wager is due when every wager it is for has been placed.

Where a fee is charged for each wager and collected before the deal or as soon as the cards are out,
the schedule says whether a wager that is made after the deal bears it. Where a wager may stay on
the table for further rounds, it says whether the fee is due again. The play wager is made when the
fees are long in the box. Either it is free, or somebody must collect in the middle of the hand; a
player is entitled to know before the cards are out.

## Says
- later: The fee[ from {payer}] is charged per {unit} and collected {moment} ({@}), but players bet
  more after that: {later} ({@later}). Is the fee due on those bets too?
  Fix: Say for which bets the fee is taken.
  See alike: charged alike
  See later: bet later
- stays: The fee[ from {payer}] is charged per {unit} ({@}), and {wagers} can stay for further rounds
  ({@stays}).
  Reading: Is it due again each round?
  Fix: Say whether a bet that stays pays and counts again.
  See stays: may stay
- (rounds): the bets of the betting rounds
- (in-game): {later} in {game}
- in-time: No wager is placed after the fee for each wager is collected ({@}).
- none: No fee for each wager is collected before or at the deal.

## Examples
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
from itertools import chain
from typing import NamedTuple

from ...docket.filings import GameFile, Row, Subject
from ...docket.ladders import components
from ...model.fees import Block
from ...model.game import Game
from ...model.play import Step
from ...model.statements import Fee
from .._fees import AT_DEAL, EACH, Rows, cells, charges, free, nothing, parts
from .._steps import in_general
from .._totals import left_out
from .._wagers import late, moments, placed_bets
from ..answer import Answer, Answers, Ask, Place, judged, roles, unclear
from ..values import Value, bet, moment, payer, phrase

NEEDS_FILING = True


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


def judge(subject: Subject, ask: Ask) -> Answers:
    asked = [(b, fee) for b, rows in parts(subject) for fee in b.fees if _early(rows, fee)]
    doubts: dict[tuple[object, ...], list[Doubt]] = {}
    seen: set[str] = set()
    for block, fee in asked:
        for doubt in _doubts(subject, block, fee):
            if doubt.game.id not in seen:
                seen.add(doubt.game.id)
                doubts.setdefault((fee.from_, fee.per, fee.collected), []).append(doubt)
    several = len(subject.schedule.blocks) > 1
    found = [_asked(doubt, several, key) for key, doubt in doubts.items()]
    found += chain(*(_standing(subject, *one) for one in asked))
    yield from judged(found, [fee for _, fee in asked], "in-time")


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


def _standing(subject: Subject, block: Block, fee: Fee) -> Answers:
    """Wagers that outlast the round for which their fee was taken."""
    wagers = [wager for file in subject.filing.games_of(block) for wager in file.game.wagers]
    borne = [w for w in wagers if not fee.wagers or w.name in fee.wagers]
    stays = {w.name: one for w in borne for one in w.lasts_beyond_round if one.is_}
    if stays:
        values = {"payer": payer(fee.from_), "unit": fee.per, "wagers": [*map(bet, stays)]}
        see = roles(stays.values(), "stays")
        yield unclear("stays", fee, see=see, key=(fee.from_, *stays), **values)


def _early(rows: Rows, fee: Fee) -> bool:
    """Whether a fee for each wager is taken by the deal, under some option."""
    if fee.per not in EACH or fee.collected not in AT_DEAL or free(fee):
        return False
    if not fee.from_ and rows and all(map(_by_total, rows)):
        return False  # `fee-basis` asks how such a table goes with a fee for each wager
    printed = cells(rows, fee)
    return not printed or not all(nothing(part) for _, part in printed)


def _by_total(row: Row) -> bool:
    """Whether all that the option charges goes by what is wagered at the table."""
    charged = [part for part in components(row) if charges(part)]
    return bool(charged) and all(part.basis == "total-table-action" for part in charged)


def _doubts(subject: Subject, block: Block, fee: Fee) -> Iterator[Doubt]:
    """What is bet when the fee has been taken, and no sentence takes out."""
    games = () if fee.wagers else subject.filing.games_of(block)
    for file in games:
        later = _later(file.game, fee, left_out(block))
        round_ = _round(file.game)
        if later or round_:
            yield Doubt(fee, file, round_, later)


def _later(game: Game, fee: Fee, out: set[str]) -> dict[str, Place]:
    """The wagers that are always placed late, unless all are: no fee can be meant to come first."""
    bets = [(wager, when) for wager in placed_bets(game) for when in moments(game, wager)[:1]]
    later = {wager.name: when for wager, when in bets if late(game, wager)}
    if len(later) == len(bets):
        return {}
    asked = {name: when for name, when in later.items() if name not in out}
    return {n: when for n, when in asked.items() if getattr(when, "is_", None) != fee.collected}


def _round(game: Game) -> Step | None:
    """The first betting round after a deal, where bets go on from card to card."""
    steps = in_general(game)
    dealt = next((n for n, step in enumerate(steps) if step.does == "deal"), len(steps))
    return next((step for step in steps[dealt:] if step.does == "betting-round"), None)
