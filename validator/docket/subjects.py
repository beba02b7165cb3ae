"""What provisions are applied to: a filing, its games and wagers, its schedules and options."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ..model.fees import Block, Schedule
    from ..model.game import Game
    from ..model.wagers import Wager
    from .filed import Filed, Place
    from .filings import Filing, GameFile, ScheduleFile
    from .rows import Row
    from .view import View


class _Named(NamedTuple):
    kind: str  # filing, establishment, game, schedule, option, wager
    id: str
    label: str
    filing: Filing
    filed: Filed | None
    place: Place | None
    game_file: GameFile | None = None
    schedule_file: ScheduleFile | None = None
    block: Block | None = None
    row: Row | None = None
    wager: Wager | None = None
    number: int | None = None
    """Of an option: the number of its block, from one."""


class Subject(_Named):
    """What a provision is applied to: one thing, whatever else is called the same."""

    __eq__ = object.__eq__
    __hash__ = object.__hash__

    @property
    def game(self) -> Game:
        assert self.game_file
        return self.game_file.game

    @property
    def view(self) -> View:
        """All that is filed about its game."""
        assert self.game_file
        return self.filing.view(self.game_file)

    @property
    def schedule(self) -> Schedule:
        assert self.schedule_file
        return self.schedule_file.schedule

    @cached_property
    def games(self) -> tuple[GameFile, ...]:
        """The games this subject concerns, as far as the docket knows them."""
        if self.game_file:
            return (self.game_file,)
        if self.block is not None:
            return self.filing.games_of(self.block)
        if self.schedule_file:
            found = {
                g.id: g
                for block, _ in self.schedule_file.blocks
                for g in self.filing.games_of(block)
            }
            return tuple(found.values())
        return self.filing.games


def subjects(filing: Filing, level: str) -> Iterator[Subject]:
    """Every subject of *filing* at *level*, in a stable order."""
    if level in ("filing", "establishment"):
        head = filing.establishment
        yield Subject(level, filing.id, filing.name, filing, head, head.model if head else None)
    for game in filing.games if level in ("game", "wager") else ():
        name, title = f"{filing.id}/{game.id}", filing.titles[game.id]
        if level == "game":
            yield Subject(level, name, title, filing, game.filed, game.game, game)
        else:
            yield from _wagers(filing, game, name, title)
    for schedule in filing.schedules if level in ("schedule", "option") else ():
        name = f"{filing.id}/{schedule.id}"
        own, title = schedule.schedule, schedule.schedule.name
        if level == "schedule":
            yield Subject(level, name, title, filing, schedule.filed, own, None, schedule)
        else:
            yield from _options(filing, schedule, name, title)


def _wagers(filing: Filing, game: GameFile, name: str, title: str) -> Iterator[Subject]:
    for wager in game.game.wagers:
        own, label = f"{name}/{wager.name}", f"{title}, {wager.name}"
        yield Subject("wager", own, label, filing, game.filed, wager, game, wager=wager)


def _options(filing: Filing, file: ScheduleFile, name: str, title: str) -> Iterator[Subject]:
    for number, (block, rows) in enumerate(file.blocks, 1):
        for row in rows:
            of = f" of {row.of}" if row.of else ""
            yield Subject(
                "option",
                f"{name}/{number}.{row.number + 1}",
                f"{title}, option {row.option.option}{of}",
                filing,
                file.filed,
                row.place,
                schedule_file=file,
                block=block,
                row=row,
                number=number,
            )
