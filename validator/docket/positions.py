"""Which games have a player-dealer: by what their documents say, not by the category they name.

A filing chooses the word for its category. It does not choose the law: a game that describes the
position, says that it is used, deals to whoever holds it, compares hands with theirs or takes a fee
from them, has it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..model.fees import Block
from ..model.game import Game
from ..model.part import Part
from ..model.statements import Claim, Fee
from .filed import walk
from .filings import Filing, GameFile, options

POSITION = "player-dealer"
USED = "player-dealer-position-used"
APART = ("house-banked",)
"""A banking game by its own word stands under that law, also where a player may bank."""

_NAMES = re.compile(r"(^|-)(player-dealer|bank|banker)(-|s?$)")
_DENIES = re.compile(r"(^|-)(no|not|none|never|nobody|without)(-|$)")


def described(game: Game) -> bool:
    """Whether the rules of a game speak of a player-dealer as of one they have."""
    bank = game.player_dealer
    return (
        (bank is not None and bool(bank.model_fields_set))
        or any(claim.that == USED and claim.is_ for claim in game.states)
        or next(named(game), None) is not None
    )


def named(game: Game) -> Iterator[Part]:
    """The parts of a game's rules, other than its claims, that name a bank or whoever holds it.

    A step of the round, a hand compared, a fact, a term: whichever part says it, the game has one.
    """
    for part in walk(game):
        words = [] if part is game or isinstance(part, Claim) or _free(part) else list(_words(part))
        if any(map(_NAMES.search, words)) and not any(map(_DENIES.search, words)):
            yield part


def _free(part: Part) -> bool:
    """A sentence that denies a fee speaks of nobody the game has."""
    return isinstance(part, Fee) and any(odds.text == "none" for odds in part.amount)


def _words(part: Part) -> Iterator[str]:
    """The words of the vocabulary in a part, without its notes and other text."""
    for field in sorted(set(part.keys()) & set(type(part).model_fields)):
        said = getattr(part, field)
        for word in said if isinstance(said, tuple) else (said,):
            if isinstance(word, str) and " " not in word:
                yield word


def in_prose(block: Block) -> bool:
    """Whether the prose of a block takes a fee from the player-dealer."""
    fees = [fee for fee in block.fees if fee.from_ == POSITION]
    return any(not any(odds.text == "none" for odds in fee.amount) for fee in fees)


def charges(block: Block) -> bool:
    """Whether the block takes money from a player-dealer."""
    cells = [row.cells[POSITION] for row in options(block) if POSITION in row.cells]
    fees = [fee for cell in cells for fee in (*(tier.fee for tier in cell.tiers), cell.fee) if fee]
    return in_prose(block) or any(fee.dollars for fee in fees)


def with_player_dealer(filing: Filing) -> frozenset[str]:
    """The ids of the games of a filing that have the position."""
    blocks = (block for file in filing.schedules for block in file.schedule.blocks)
    charged = {id(block) for block in blocks if charges(block)}
    return frozenset(file.id for file in filing.games if _has_one(filing, file, charged))


def _has_one(filing: Filing, file: GameFile, charged: set[int]) -> bool:
    if file.game.category in (POSITION, *APART):
        return file.game.category == POSITION
    priced = _priced(filing, file)
    return described(file.game) or any(id(block) in charged for block in priced)


def _priced(filing: Filing, file: GameFile) -> Iterator[Block]:
    """The blocks for a game; a replaced document goes with replaced ones only."""
    old = file.id in filing.superseded
    for schedule, block, _ in filing.fees_of(file):
        if (schedule.id in filing.superseded) == old:
            yield block
