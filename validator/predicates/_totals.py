"""Totals of wagers by which fees are graded: which there are, and where a filing defines them."""

from __future__ import annotations

from ..docket.filings import Row, Subject
from ..docket.ladders import components
from ..model.fees import Block
from ..model.game import Game
from ..model.statements import Fee
from ..model.wagers import Wager
from ._fees import definitions, free, same_payer
from ._wagers import late, placed_bets
from .fees.late_wager_fee import EARLY as TAKEN

ACTION = "total-table-action"
TOTALS = (ACTION, "total-player-wager", "undefined")


def graded(rows: tuple[Row, ...]) -> dict[str, list[Row]]:
    graded: dict[str, list[Row]] = {}
    for row in rows:
        for component in components(row):
            if component.cell.tiers and component.basis in TOTALS:
                graded.setdefault(component.basis or "", []).append(row)
    return graded


def defined(subject: Subject, block: Block, basis: str) -> bool:
    """Whether the schedule, the rules of a joined game or another sheet for it define the total."""
    assert subject.schedule_file
    fees = [fee for b in subject.schedule.blocks for fee in b.fees]
    fees += [fee for game in subject.filing.games_of(block) for fee in game.game.fees]
    here = any(said.basis == basis for said in definitions(subject.schedule_file))
    counted = any(fee.on == basis and fee.counts for fee in fees)
    return here or counted or other_sheet(subject, block, basis)


def other_sheet(subject: Subject, block: Block, basis: str) -> bool:
    """Whether every game of the block has another sheet that defines it for that game."""
    games = subject.filing.games_of(block)
    own = subject.schedule_file
    others = [
        [
            said
            for sheet, other, _ in subject.filing.fees_of(game)
            if sheet is not own
            for said in other.defines
        ]
        for game in games
    ]
    return bool(games) and all(any(said.basis == basis for said in of) for of in others)


def doubtful_in(subject: Subject, block: Block) -> list[Wager]:
    """Bonus bets that nobody can tell in or out of an undefined total."""
    freed = {wager for fee in block.fees if free(fee) for wager in fee.wagers}
    bets = [bet for file in subject.filing.games_of(block) for bet in placed_bets(file.game)]
    return list({bet.name: bet for bet in bets if bet.bonus and bet.name not in freed}.values())


def each_wager(fee: Fee) -> bool:
    """A sentence that takes a fee from players for each wager, of whatever kind."""
    kind = fee.on or fee.wagers or fee.wager_called or fee.excludes
    return (
        fee.per in ("wager", "bet") and same_payer(fee.from_, "player") and not (free(fee) or kind)
    )


def spared(game: Game, block: Block, fee: Fee, wager: Wager) -> bool:
    """Whether a wager is said to bear no fee, or is placed after it is taken (`late-wager-fee`)."""
    named = {one for other in block.fees if free(other) for one in other.wagers}
    freed = wager.name in named or (bool(wager.bonus) and "bonus" in named)
    return freed or (fee.collected in TAKEN and late(game, wager))
