"""All that is judged together: filings of an establishment, schedules joined to games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import PurePath
from typing import TYPE_CHECKING, NamedTuple

from ..model.establishment import Establishment
from ..model.fees import Block, GameRef, Schedule
from ..model.game import Game
from ..source.paths import HEAD
from .extends import MAX_CHAIN as MAX_CHAIN
from .extends import chain as chain
from .extends import extend as extend
from .filed import Filed
from .rows import Row as Row
from .rows import games_named
from .rows import options as options
from .subjects import Subject as Subject
from .subjects import subjects as subjects

if TYPE_CHECKING:
    from .view import View

GUESSES = 50
"""For so many ids that no document has, one like it is looked for."""


@dataclass(eq=False)
class GameFile:
    filed: Filed
    game: Game

    @property
    def id(self) -> str:
        return self.filed.id


@dataclass(eq=False)
class ScheduleFile:
    filed: Filed
    schedule: Schedule

    @property
    def id(self) -> str:
        return self.filed.id

    @property
    def references(self) -> Iterator[GameRef]:
        """The games its blocks name."""
        return (one for block in self.schedule.blocks for one in block.games)

    @cached_property
    def blocks(self) -> tuple[tuple[Block, tuple[Row, ...]], ...]:
        several = len(self.schedule.blocks) > 1
        return tuple(
            (block, options(block, games_named(block) if several else ""))
            for block in self.schedule.blocks
        )


@dataclass(eq=False)
class Filing:
    """The documents one establishment files."""

    id: str
    establishment: Filed | None
    games: tuple[GameFile, ...]
    schedules: tuple[ScheduleFile, ...]
    whole: bool = True
    """False when only some of its documents were given, so that what needs them all is not run."""
    aside: tuple[Filed, ...] = ()
    """Rulebooks and decisions found among its documents, which are not applied."""
    lost: tuple[str, ...] = ()
    """Files of it that could not be used."""

    @cached_property
    def documents(self) -> tuple[Filed, ...]:
        head = (self.establishment,) if self.establishment else ()
        return (*head, *(g.filed for g in self.games), *(s.filed for s in self.schedules))

    @property
    def alone(self) -> bool:
        """Whether it is one document without an establishment: what else there is, is unknown."""
        return self.establishment is None and len(self.documents) == 1

    @cached_property
    def house(self) -> Establishment:
        """The establishment, and what its general procedures say; an empty one where there is none."""
        model = self.establishment.model if self.establishment else None
        empty = Establishment.model_construct(kind="establishment")
        return model if isinstance(model, Establishment) else empty

    @property
    def draft(self) -> bool:
        """Whether it is still being prepared."""
        return self.house.draft

    @property
    def folder(self) -> str:
        """Where its establishment lies; nothing when it has none, or one that is no file."""
        path = PurePath(self.establishment.path if self.establishment else "")
        return path.parent.as_posix() if path.name == HEAD else ""

    @property
    def jurisdictions(self) -> tuple[str, ...]:
        return self.house.jurisdictions

    @property
    def name(self) -> str:
        return self.house.name or self.id

    @cached_property
    def _by_approval(self) -> dict[str, list[GameFile]]:
        found: dict[str, list[GameFile]] = {}
        for game in self.games:
            for number in dict.fromkeys(approval.number for approval in game.game.approvals):
                found.setdefault(number, []).append(game)
        return found

    @cached_property
    def by_id(self) -> dict[str, tuple[Filed, ...]]:
        """Its documents; those of several kinds may bear one id."""
        found: dict[str, tuple[Filed, ...]] = {}
        for document in self.documents:
            found[document.id] = (*found.get(document.id, ()), document)
        return found

    @cached_property
    def _by_id(self) -> dict[str, GameFile]:
        return {game.id: game for game in self.games}

    @cached_property
    def titles(self) -> dict[str, str]:
        """What each game is called, by id: told apart by a version, else its lines, else its id."""
        found: dict[str, str] = {}
        for title in (lambda g: g.game.name, _with_version, _with_lines):
            made = {g.id: title(g) for g in self.games if g.id not in found}
            often = Counter(map(title, self.games))
            found |= {id_: one for id_, one in made.items() if often[one] == 1}
        return {g.id: found.get(g.id, _with_lines(g)) for g in self.games}

    def game(self, name: str) -> GameFile | None:
        return self._by_id.get(name)

    def joined(self, reference: GameRef) -> tuple[GameFile, ...]:
        """The games a reference leads to: by document, else by approval number."""
        if reference.document:
            game = self._by_id.get(reference.document)
            return (game,) if game else ()
        return tuple(self._by_approval.get(reference.approval, ())) if reference.approval else ()

    def games_of(self, block: Block) -> tuple[GameFile, ...]:
        found = {id(game): game for reference in block.games for game in self.joined(reference)}
        return tuple(found.values())

    @cached_property
    def _joins(self) -> dict[str, list[tuple[ScheduleFile, Block, GameRef]]]:
        found: dict[str, list[tuple[ScheduleFile, Block, GameRef]]] = {}
        for schedule in self.schedules:
            for block, _ in schedule.blocks:
                for reference in block.games:
                    for game in self.joined(reference):
                        found.setdefault(game.id, []).append((schedule, block, reference))
        return found

    @cached_property
    def with_player_dealer(self) -> frozenset[str]:
        """The games that have a player-dealer, by id, whatever category they are filed in."""
        from .positions import with_player_dealer

        return with_player_dealer(self)

    @cached_property
    def stray(self) -> tuple[GameRef, ...]:
        """The games that its schedules name and it has no rules of."""
        blocks = [block for sheet in self.schedules for block, _ in sheet.blocks]
        named = [reference for block in blocks for reference in block.games if reference.called]
        return tuple(reference for reference in named if not self.joined(reference))

    @cached_property
    def by_name(self) -> dict[str, tuple[GameFile, ...]]:
        """Its games by every name their documents give them, generic words left out."""
        from .view import by_name

        return by_name(self)

    @cached_property
    def _views(self) -> dict[str, View]:
        return {}

    def view(self, game: GameFile) -> View:
        """All that is filed about *game*; made once."""
        from .view import View

        if game.id not in self._views:
            self._views[game.id] = View(self, game)
        return self._views[game.id]

    def fees_of(self, game: GameFile) -> tuple[tuple[ScheduleFile, Block, GameRef], ...]:
        """Every block of every schedule that is for *game*."""
        return tuple(self._joins.get(game.id, ()))

    @cached_property
    def _dangling(self) -> dict[int, tuple[ScheduleFile, GameRef, GameFile | None]]:
        """References to documents that are not there, each with the game it seems to mean."""
        named = {letters(game.game.name): game for game in self.games}
        found: dict[int, tuple[ScheduleFile, GameRef, GameFile | None]] = {}
        for schedule in self.schedules:
            for reference in schedule.references:
                if reference.document and not self.joined(reference):
                    game = named.get(letters(reference.called or ""))
                    game = game or self._by_id.get(self.nearest(reference.document) or "")
                    found[id(reference)] = (schedule, reference, game)
        return found

    @cached_property
    def _nearest(self) -> dict[tuple[str, tuple[str, ...]], str | None]:
        return {}

    def nearest(self, id_: str, kinds: tuple[str, ...] = ("game",)) -> str | None:
        """The id of a document of such a kind that was probably meant; looked for so often only."""
        from ..source.nearest import nearest

        known = self._nearest
        if (id_, kinds) not in known and len(known) < GUESSES:
            fit = {one.id for one in self.documents if one.kind in kinds and one.id != id_}
            known[id_, kinds] = nearest(id_, fit)
        return known.get((id_, kinds))

    def meant(self, reference: GameRef) -> GameFile | None:
        """The game that a reference to a document that is not there seems to mean."""
        return self._dangling[id(reference)][2] if id(reference) in self._dangling else None

    def dangling(self, game: GameFile) -> tuple[tuple[ScheduleFile, GameRef], ...]:
        """References of schedules to a document that is not there that seem to mean *game*."""
        return tuple(self._likely.get(game.id, ()))

    @cached_property
    def _likely(self) -> dict[str, list[tuple[ScheduleFile, GameRef]]]:
        found: dict[str, list[tuple[ScheduleFile, GameRef]]] = {}
        for sheet, said, likely in self._dangling.values():
            if likely:
                found.setdefault(likely.id, []).append((sheet, said))
        return found

    @property
    def _succession(self) -> Iterator[tuple[Filed, tuple[str, ...]]]:
        """Every document with the ids of those it replaces."""
        return ((new, new.replaces) for new in self.documents)

    @cached_property
    def circular(self) -> frozenset[str]:
        """Documents that replace themselves, be it by way of others, by id."""
        return circles({new.id: old for new, old in self._succession})

    @cached_property
    def own_variants(self) -> frozenset[str]:
        """Games that extend themselves, be it by way of others, by id."""
        return circles({one.id: (one.game.extends,) for one in self.games if one.game.extends})

    @cached_property
    def superseded(self) -> dict[str, Filed]:
        """Documents replaced by a later one that can replace them, by id; not in a circle."""
        from .succession import successions

        named = ((one.old.id, one.new) for one in successions(self) if not one.against)
        return {old: new for old, new in named if not {old, new.id} <= self.circular}


def _with_version(file: GameFile) -> str:
    return " Version ".join((file.game.name, *(said.is_ for said in file.game.version[:1])))


def _with_lines(file: GameFile) -> str:
    """Its name with where on paper its rules are; with its id where no paper is named."""
    source = file.game.source
    spans = source.lines.spans if source else ()
    where = f"lines {spans[0][0]} to {spans[-1][1]}" if spans else file.id
    return f"{file.game.name} ({where})"


def letters(name: str) -> str:
    return "".join(letter for letter in name.casefold() if letter.isalnum())


def circles(leads: Mapping[str, tuple[str, ...]]) -> frozenset[str]:
    """The names from which the way leads back to the same name."""
    there = {name: {other for other in others if other in leads} for name, others in leads.items()}
    left = _endless(there)
    return frozenset(_endless(_turned({name: there[name] & left for name in left})))


def _turned(leads: dict[str, set[str]]) -> dict[str, set[str]]:
    """The way back to each name."""
    back: dict[str, set[str]] = {name: set() for name in leads}
    for name, others in leads.items():
        for other in others:
            back[other].add(name)
    return back


def _endless(leads: dict[str, set[str]]) -> set[str]:
    """The names from which the way has no end; one that leads only to ends is taken off."""
    open_ = {name: len(others) for name, others in leads.items()}
    before = _turned(leads)
    ends = [name for name, count in open_.items() if not count]
    while ends:
        for name in before[ends.pop()]:
            open_[name] -= 1
            if not open_[name]:
                ends.append(name)
    return {name for name, count in open_.items() if count}


class Docket(NamedTuple):
    filings: tuple[Filing, ...]

    @property
    def documents(self) -> tuple[Filed, ...]:
        return tuple(document for filing in self.filings for document in filing.documents)


class Group(NamedTuple):
    """The files of one establishment, before they are joined."""

    name: str
    establishment: Filed | None
    documents: tuple[Filed, ...]
    whole: bool = True
    parents: tuple[Filed, ...] = ()
    """Games that others extend, given only for that."""
    aside: tuple[Filed, ...] = ()
    """Rulebooks and decisions found among the documents: a filing brings neither."""
    lost: tuple[str, ...] = ()
    """Files that could not be used."""


def assemble(groups: Iterable[Group]) -> Docket:
    """A docket from groups of files."""
    filings = []
    for group in groups:
        given = sorted(group.documents, key=lambda d: d.path)
        by_id = {d.id: d for d in (*group.parents, *given) if isinstance(d.model, Game)}
        wholes = (extend(document, by_id) for document in given)
        games = tuple(GameFile(d, d.model) for d in wholes if isinstance(d.model, Game))
        schedules = tuple(ScheduleFile(d, d.model) for d in given if isinstance(d.model, Schedule))
        head, whole = group.establishment, group.whole
        filings.append(Filing(group.name, head, games, schedules, whole, group.aside, group.lost))
    return Docket(tuple(sorted(filings, key=lambda filing: filing.id)))
