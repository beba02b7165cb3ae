"""All that is judged together: filings, each the documents of one establishment, with schedules
joined to games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import PurePath
from typing import TYPE_CHECKING, Any, NamedTuple

from ..model.establishment import Establishment
from ..model.fees import Block, GameRef, Schedule
from ..model.game import Game
from ..model.wagers import Wager
from ..source.paths import HEAD
from .filed import Filed, Place
from .rows import Row as Row
from .rows import games_named
from .rows import options as options

if TYPE_CHECKING:
    from .view import View

GUESSES = 50
"""For so many references to documents that are not there an id like theirs is looked for."""


@dataclass(frozen=True, eq=False)
class GameFile:
    filed: Filed
    game: Game

    @property
    def id(self) -> str:
        return self.filed.id


@dataclass(frozen=True, eq=False)
class ScheduleFile:
    filed: Filed
    schedule: Schedule

    @property
    def id(self) -> str:
        return self.filed.id

    @cached_property
    def blocks(self) -> tuple[tuple[Block, tuple[Row, ...]], ...]:
        several = len(self.schedule.blocks) > 1
        return tuple(
            (block, options(block, games_named(block) if several else ""))
            for block in self.schedule.blocks
        )


@dataclass(frozen=True, eq=False)
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

    @property
    def documents(self) -> tuple[Filed, ...]:
        head = (self.establishment,) if self.establishment else ()
        return (*head, *(g.filed for g in self.games), *(s.filed for s in self.schedules))

    @property
    def alone(self) -> bool:
        """Whether it is one document without an establishment: what else there is, is unknown."""
        return self.establishment is None and len(self.documents) == 1

    @property
    def draft(self) -> bool:
        """Whether it is still being prepared."""
        model = self.establishment.model if self.establishment else None
        return isinstance(model, Establishment) and model.draft

    @property
    def folder(self) -> str:
        """Where its establishment lies; nothing when it has none, or one that is no file."""
        path = PurePath(self.establishment.path if self.establishment else "")
        return path.parent.as_posix() if path.name == HEAD else ""

    @property
    def jurisdictions(self) -> tuple[str, ...]:
        model = self.establishment.model if self.establishment else None
        return model.jurisdictions if isinstance(model, Establishment) else ()

    @property
    def name(self) -> str:
        model = self.establishment.model if self.establishment else None
        return (model.name if isinstance(model, Establishment) else None) or self.id

    @cached_property
    def _by_approval(self) -> dict[str, list[GameFile]]:
        found: dict[str, list[GameFile]] = {}
        for game in self.games:
            for number in dict.fromkeys(approval.number for approval in game.game.approvals):
                found.setdefault(number, []).append(game)
        return found

    @cached_property
    def _by_id(self) -> dict[str, GameFile]:
        return {game.id: game for game in self.games}

    @cached_property
    def titles(self) -> dict[str, str]:
        """What each game is called in reports, by id: where two bear one name, a version tells them
        apart, else the id.
        """
        full = {
            game.id: " Version ".join(
                (game.game.name, *(said.is_ for said in game.game.version[:1]))
            )
            for game in self.games
        }
        plain, long = Counter(game.game.name for game in self.games), Counter(full.values())
        return {
            g.id: g.game.name
            if plain[g.game.name] == 1
            else full[g.id]
            if long[full[g.id]] == 1
            else f"{g.game.name} ({g.id})"
            for g in self.games
        }

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
        """References to documents that are not there, each with the game it seems to mean.

        That is the game of the name on the sheet, else of an id like the one given.
        """
        from ..source.nearest import nearest

        named = {_letters(game.game.name): game for game in self.games}
        found: dict[int, tuple[ScheduleFile, GameRef, GameFile | None]] = {}
        for schedule in self.schedules:
            for reference in (one for block in schedule.schedule.blocks for one in block.games):
                if reference.document and not self.joined(reference):
                    game = named.get(_letters(reference.called or ""))
                    if game is None and len(found) < GUESSES:
                        game = self._by_id.get(nearest(reference.document, self._by_id) or "")
                    found[id(reference)] = (schedule, reference, game)
        return found

    def meant(self, reference: GameRef) -> GameFile | None:
        """The game that a reference to a document that is not there seems to mean."""
        return self._dangling[id(reference)][2] if id(reference) in self._dangling else None

    def dangling(self, game: GameFile) -> tuple[tuple[ScheduleFile, GameRef], ...]:
        """References of schedules to a document that is not there that seem to mean *game*."""
        return tuple(
            (sheet, said) for sheet, said, likely in self._dangling.values() if likely is game
        )

    @property
    def _succession(self) -> Iterator[tuple[Filed, tuple[str, ...]]]:
        """Every document with the ids of those it replaces."""
        return ((new, tuple(getattr(new.model, "supersedes", ()))) for new in self.documents)

    @cached_property
    def circular(self) -> frozenset[str]:
        """Documents that replace themselves, be it by way of others, by id."""
        return circles({new.id: old for new, old in self._succession})

    @cached_property
    def superseded(self) -> dict[str, Filed]:
        """Documents replaced by a later one, by id: those that it can replace, and none of those
        that replace each other.
        """
        from .succession import successions

        named = ((one.old.id, one.new) for one in successions(self) if not one.against)
        return {old: new for old, new in named if not {old, new.id} <= self.circular}


def _letters(name: str) -> str:
    return "".join(letter for letter in name.casefold() if letter.isalnum())


def circles(leads: Mapping[str, tuple[str, ...]]) -> frozenset[str]:
    """The names from which the way leads back to the same name."""
    there = {name: {other for other in others if other in leads} for name, others in leads.items()}
    left = _endless(there)
    back: dict[str, set[str]] = {name: set() for name in left}
    for name in left:
        for other in there[name] & left:
            back[other].add(name)
    return frozenset(_endless(back))


def _endless(leads: dict[str, set[str]]) -> set[str]:
    """The names from which the way has no end; one that leads only to ends is taken off."""
    open_ = {name: len(others) for name, others in leads.items()}
    before: dict[str, list[str]] = {}
    for name, others in leads.items():
        for other in others:
            before.setdefault(other, []).append(name)
    ends = [name for name, count in open_.items() if not count]
    while ends:
        for name in before.get(ends.pop(), ()):
            open_[name] -= 1
            if not open_[name]:
                ends.append(name)
    return {name for name, count in open_.items() if count}


class Docket(NamedTuple):
    filings: tuple[Filing, ...]

    @property
    def documents(self) -> tuple[Filed, ...]:
        return tuple(document for filing in self.filings for document in filing.documents)


@dataclass(frozen=True, eq=False)
class Subject:
    """What a provision is applied to."""

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
    elif level == "game":
        for game in filing.games:
            yield Subject(
                "game",
                f"{filing.id}/{game.id}",
                filing.titles[game.id],
                filing,
                game.filed,
                game.game,
                game,
            )
    elif level == "wager":
        for game in filing.games:
            for wager in game.game.wagers:
                label = f"{filing.titles[game.id]}, {wager.name}"
                yield Subject(
                    "wager",
                    f"{filing.id}/{game.id}/{wager.name}",
                    label,
                    filing,
                    game.filed,
                    wager,
                    game,
                    wager=wager,
                )
    elif level == "schedule":
        for schedule in filing.schedules:
            yield Subject(
                "schedule",
                f"{filing.id}/{schedule.id}",
                schedule.schedule.name,
                filing,
                schedule.filed,
                schedule.schedule,
                schedule_file=schedule,
            )
    elif level == "option":
        for schedule in filing.schedules:
            for number, (block, rows) in enumerate(schedule.blocks, 1):
                for row in rows:
                    name = f"{filing.id}/{schedule.id}/{number}.{row.number + 1}"
                    label = f"{schedule.schedule.name}, block {number}, option {row.option.option}"
                    yield Subject(
                        "option",
                        name,
                        label,
                        filing,
                        schedule.filed,
                        row.place,
                        schedule_file=schedule,
                        block=block,
                        row=row,
                        number=number,
                    )


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


def assemble(groups: Iterable[Group]) -> Docket:
    """A docket from groups of files."""
    filings = []
    for group in groups:
        given = sorted(group.documents, key=lambda d: d.path)
        by_id = {
            document.id: document
            for document in (*group.parents, *given)
            if isinstance(document.model, Game)
        }
        games = tuple(
            GameFile(d, d.model)
            for d in (extend(x, by_id) for x in given)
            if isinstance(d.model, Game)
        )
        schedules = tuple(ScheduleFile(d, d.model) for d in given if isinstance(d.model, Schedule))
        head, whole = group.establishment, group.whole
        filings.append(Filing(group.name, head, games, schedules, whole, group.aside))
    return Docket(tuple(sorted(filings, key=lambda filing: filing.id)))


MAX_CHAIN = 10
"""Games of which each extends the next; those of the filings have one."""


def chain(filed: Filed, by_id: dict[str, Filed]) -> tuple[str, ...]:
    """The ids of the games a game extends, one through the other, as far as they lead without going
    round; at most one more than are allowed.
    """
    found = [filed.id]
    while len(found) <= MAX_CHAIN + 1:
        above = getattr(filed.model, "extends", None)
        if not above or above in found or above not in by_id:
            break
        found.append(above)
        filed = by_id[above]
    return tuple(found[1:])


def extend(filed: Filed, by_id: dict[str, Filed]) -> Filed:
    """A variant as a whole game: its own keys, and those of the game it extends. One that leads
    nowhere, or on and on, stays as it is.
    """
    above = chain(filed, by_id)
    if len(above) > MAX_CHAIN:
        return filed
    narrower = [filed, *(by_id[name] for name in above)]
    whole = narrower.pop()
    while narrower:
        whole = _extended(narrower.pop(), whole)
    return whole


def _extended(filed: Filed, parent: Filed) -> Filed:
    """A game with what it does not say itself from its parent, which is whole."""
    model = filed.model
    assert isinstance(model, Game)
    assert isinstance(parent.model, Game)
    inherited = {
        name: getattr(parent.model, name)
        for name in parent.model.model_fields_set - _OWN
        if name not in model.model_fields_set
    }
    fields: dict[str, Any] = {
        name: getattr(model, name) for name in model.model_fields_set
    } | inherited
    own = frozenset(str(k) for k in filed.text.data)
    if "wagers" in model.model_fields_set:
        names = {wager.name for wager in model.wagers}
        fields["wagers"] = (*model.wagers, *(w for w in parent.model.wagers if w.name not in names))
    whole = Game.model_construct(_fields_set=set(fields), **fields)
    return Filed(filed.path, filed.kind, filed.id, filed.sha256, filed.text, whole, parent, own)


_OWN = frozenset(
    {
        "id",
        "name",
        "source",
        "approvals",
        "supersedes",
        "extends",
        "dated",
        "version",
        "suppress",
        "left_out",
        "also_called",
    }
)
