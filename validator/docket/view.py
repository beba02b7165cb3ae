"""What is said of one game, and where: in its own rules, in rules it takes over, on its sheets.

Policy on silence is decided here, once: whether rules that a game borrows or a sheet filed for it
answer for it, and whether rules that are not filed might.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Generic, NamedTuple, TypeVar

from ..model.fees import Block, GameRef, Schedule
from ..model.game import Game, Inherits
from ..model.statements import Bank, Claim, Rotation
from ..model.wagers import Fate, Tie, Wager
from .filings import Filing, GameFile, Row, ScheduleFile, circles
from .names import core, names, resembles
from .timeline import Timeline

P = TypeVar("P")

OWN, BORROWED, SHEET = "own", "borrowed", "sheet"


class Said(NamedTuple, Generic[P]):
    """One statement, and where it was made."""

    part: P
    where: str


class View:
    """All that is filed about one game."""

    def __init__(self, filing: Filing, file: GameFile) -> None:
        self.filing = filing
        self.file = file

    @property
    def game(self) -> Game:
        return self.file.game

    @cached_property
    def timeline(self) -> Timeline:
        """The round of its own rules, in time."""
        return Timeline(self.game.round, self.game.wagers)

    @cached_property
    def borrowed(self) -> tuple[Game, ...]:
        """The games of the filing whose rules it takes over, and those they take over."""
        found, reached = [self.file], {self.file.id}
        for file in found:
            for lender in file.game.inherits:
                for other in self._lenders(lender):
                    if other.id not in reached:
                        reached.add(other.id)
                        found.append(other)
        return tuple(file.game for file in found[1:])

    def _lenders(self, lender: Inherits) -> tuple[GameFile, ...]:
        by_id = self.filing.game(lender.document) if lender.document else None
        named = self.filing.by_name.get(core(lender.from_), ())
        return tuple(
            file for file in self.filing.games if file is by_id or any(file is one for one in named)
        )

    @property
    def rules(self) -> tuple[Game, ...]:
        """Its own rules, then those it takes over."""
        return (self.game, *self.borrowed)

    @cached_property
    def outside(self) -> Inherits | None:
        """The first reference to a game that is not filed: its rules may say what these do not."""
        return next((one for one in self.game.inherits if not self._lenders(one)), None)

    @property
    def lender(self) -> Inherits | None:
        """The reference to other rules that a silence of these points at."""
        return self.outside or next(iter(self.game.inherits), None)

    @cached_property
    def sheets(self) -> tuple[ScheduleFile, ...]:
        """The schedules filed for it. A replaced document has replaced ones beside it only."""
        old = self.file.id in self.filing.superseded
        found = {sheet.id: sheet for sheet, _, _ in self.filing.fees_of(self.file)}
        return tuple(
            sheet for sheet in found.values() if (sheet.id in self.filing.superseded) == old
        )

    @cached_property
    def blocks(self) -> tuple[Block, ...]:
        """The parts of those schedules that are for it."""
        shown = {sheet.id for sheet in self.sheets}
        return tuple(
            block for sheet, block, _ in self.filing.fees_of(self.file) if sheet.id in shown
        )

    @cached_property
    def resembling(self) -> GameRef | None:
        """A game on a sheet, without rules in the filing, with nearly the name of these."""
        if self.filing.fees_of(self.file):
            return None
        stray = self.filing.stray
        return next((one for one in stray if resembles(self.game.name, one.called or "")), None)

    @cached_property
    def options(self) -> tuple[tuple[Block, tuple[Row, ...]], ...]:
        """Those parts, each once, with the options it has."""
        wanted = {id(block) for block in self.blocks}
        every = (part for sheet in self.sheets for part in sheet.blocks)
        return tuple(part for part in every if id(part[0]) in wanted)

    @cached_property
    def table_limited(self) -> bool:
        """Whether a schedule limits its tables: for the whole game, or option by option."""
        whole = any(limit.wager is None for block, _ in self.options for limit in block.limits)
        return whole or any(row.option.limit for _, rows in self.options for row in rows)

    @cached_property
    def wagers(self) -> dict[str, Wager]:
        """Its wagers by name, in order; of two of one name, the first."""
        found: dict[str, Wager] = {}
        for wager in self.game.wagers:
            found.setdefault(wager.name, wager)
        return found

    @cached_property
    def ties(self) -> dict[str, list[Tie]]:
        """What its wagers say of a tie, by name."""
        found: dict[str, list[Tie]] = {}
        for wager in self.game.wagers:
            found.setdefault(wager.name, []).extend(wager.ties)
        return found

    @cached_property
    def order(self) -> dict[str, int]:
        """The place of each among its wagers."""
        return {name: number for number, name in enumerate(self.wagers)}

    @cached_property
    def circular(self) -> frozenset[str]:
        """The wagers that need each other in a circle."""
        return circles({name: self._needed(wager) for name, wager in self.wagers.items()})

    @staticmethod
    def _needed(wager: Wager) -> tuple[str, ...]:
        return tuple(name for needs in wager.needs for name in needs.all)

    @cached_property
    def on_fold(self) -> Fate | None:
        """The first place that says what becomes of a wager when the player folds."""
        return next((fate for wager in self.game.wagers for fate in wager.on_fold), None)

    def said(
        self,
        fact: Callable[[Game], Iterable[P]],
        sheet: Callable[[Schedule], Iterable[P]] | None = None,
    ) -> tuple[Said[P], ...]:
        """Every statement of a fact: its own, those it takes over, those of its sheets."""
        return (
            *(Said(part, OWN) for part in fact(self.game)),
            *(Said(part, BORROWED) for game in self.borrowed for part in fact(game)),
            *(Said(part, SHEET) for one in self.sheets if sheet for part in sheet(one.schedule)),
        )

    @property
    def banks(self) -> tuple[Bank, ...]:
        """What its rules say of the player-dealer position, then what its sheets say of it."""
        said = (self.game.player_dealer, *(s.schedule.player_dealer for s in self.sheets))
        return tuple(bank for bank in said if bank)

    def of_bank(self, fact: Callable[[Bank], Iterable[P]]) -> tuple[P, ...]:
        """Every statement of a fact about the player-dealer position."""
        return tuple(part for bank in self.banks for part in fact(bank))

    @property
    def rotations(self) -> tuple[Rotation, ...]:
        return self.of_bank(lambda bank: bank.rotation)

    @property
    def claims(self) -> tuple[Claim, ...]:
        """What its rules state in so many words, then what its sheets and the house state."""
        return (
            *self.game.states,
            *(claim for sheet in self.sheets for claim in sheet.schedule.states),
            *self.filing.house.states,
        )


def by_name(filing: Filing) -> dict[str, tuple[GameFile, ...]]:
    """The games of a filing by every name their documents give them."""
    found: dict[str, list[GameFile]] = {}
    for file in filing.games:
        for name in dict.fromkeys(core(each) for each in names(file.game)):
            found.setdefault(name, []).append(file)
    return {name: tuple(files) for name, files in found.items()}
