"""Totals of wagers by which fees are graded: which there are, and where a filing defines them."""

from __future__ import annotations

from itertools import chain

from ..docket.filings import Row, Subject
from ..model.fees import Block
from ..model.game import Game
from ..model.statements import Fee
from ..model.wagers import Wager
from ._fees import AT_DEAL, free, ladders, same_payer
from ._wagers import late, placed_bets

ACTION = "total-table-action"
SUMS = (ACTION, "total-player-wager")
OWN = "player-dealer-wager"
"""The player-dealer's own wager, as a total counts it or leaves it out."""


def graded(rows: tuple[Row, ...]) -> dict[str, list[Row]]:
    """The totals by which fees are graded, and the options of each."""
    graded: dict[str, list[Row]] = {}
    for row, fee in ladders(rows, *SUMS, "undefined"):
        graded.setdefault(fee.basis or "", []).append(row)
    return graded


def defined(subject: Subject, block: Block, basis: str) -> bool:
    """Whether the schedule, the rules of a joined game or another sheet for it define the total."""
    blocks, games = subject.schedule.blocks, subject.filing.games_of(block)
    fees = [*chain(*(one.fees for one in blocks)), *chain(*(file.game.fees for file in games))]
    counted = any(fee.on == basis and fee.counts for fee in fees)
    here = any(_defines(one, basis) for one in blocks)
    return here or counted or other_sheet(subject, block, basis)


def other_sheet(subject: Subject, block: Block, basis: str) -> bool:
    """Whether every game of the block has another sheet that defines it for that game."""
    games = subject.filing.games_of(block)
    sheets = [subject.filing.fees_of(game) for game in games]
    others = [[b for sheet, b, _ in of if sheet is not subject.schedule_file] for of in sheets]
    return bool(games) and all(any(_defines(one, basis) for one in of) for of in others)


def _defines(block: Block, basis: str) -> bool:
    return any(said.basis == basis and not said.promised for said in block.defines)


def doubtful_in(subject: Subject, block: Block) -> list[Wager]:
    """Bonus bets that nobody can tell in or out of an undefined total."""
    freed = {wager for fee in block.fees if free(fee) for wager in fee.wagers}
    bets = [bet for file in subject.filing.games_of(block) for bet in placed_bets(file.game)]
    return list({bet.name: bet for bet in bets if bet.bonus and bet.name not in freed}.values())


def left_out(block: Block) -> set[str]:
    """The wagers that some sentence of a block frees of the fee or leaves out."""
    freed = {name for said in block.fees if free(said) for name in said.wagers}
    return freed | {name for said in block.fees for name in said.excludes}


def each_wager(fee: Fee) -> bool:
    """A sentence that takes a fee from players for each wager, of whatever kind."""
    kind = fee.on or fee.wagers or fee.excludes
    each = fee.per in ("wager", "bet") and same_payer(fee.from_, "player")
    return each and not (free(fee) or kind)


def spared(game: Game, block: Block, fee: Fee, wager: Wager) -> bool:
    """Whether a wager is said to bear no fee, or is placed after it is taken (`late-wager-fee`)."""
    named = {one for other in block.fees if free(other) for one in other.wagers}
    freed = wager.name in named or (bool(wager.bonus) and "bonus" in named)
    return freed or (fee.collected in AT_DEAL and late(game, wager))
