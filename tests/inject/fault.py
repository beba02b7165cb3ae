"""A fault: where it is put into a document and by which edits, and the register of the operators
that make faults.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from validator.source.read import Path


class Edit(NamedTuple):
    """One change of plain data: put a value, drop one, insert one into a list, or state something
    once more.
    """

    verb: Literal["put", "drop", "insert", "also"]
    path: Path
    value: Any = None


def put(path: Path, value: Any) -> Edit:
    return Edit("put", path, value)


def drop(path: Path) -> Edit:
    return Edit("drop", path)


def insert(path: Path, value: Any) -> Edit:
    return Edit("insert", path, value)


def also(path: Path, value: Any) -> Edit:
    """State *value* at *path* besides what is stated there."""
    return Edit("also", path, value)


def exchange(data: Any, one: Path, other: Path) -> tuple[Edit, Edit]:
    """Two values in each other's place."""
    return put(one, look(data, other)), put(other, look(data, one))


@dataclass(frozen=True)
class Fault:
    """Where a fault is and how it is made. A reader finds it inside one of *homes*."""

    homes: tuple[Path, ...]
    edits: tuple[Edit, ...]
    whole: tuple[Path, ...] = ()
    """What must be clean besides: where the same is wrong already, the fault would only lengthen
    what is said of it.
    """
    silent: bool = False
    """Something is missing now: it may be reported of the nearest thing around that is left."""

    @property
    def spots(self) -> tuple[Path, ...]:
        """The statements, rows or lists the edits touch: what must be clean before."""
        return tuple(dict.fromkeys((*map(_spot, self.edits), *self.whole)))


def _spot(edit: Edit) -> Path:
    last = edit.path[-1]
    if edit.verb == "insert" and isinstance(last, int):
        return (*edit.path[:-1], max(last - 1, 0))
    cell = isinstance(last, str) or not isinstance(edit.value, dict | list)
    return edit.path[:-1] if edit.verb == "put" and cell else edit.path


def fault(
    home: Path,
    *edits: Edit,
    silent: bool = False,
    or_at: tuple[Path, ...] = (),
    whole: tuple[Path, ...] = (),
) -> Fault:
    return Fault((home, *or_at), edits, whole, silent)


@dataclass(frozen=True)
class Doc:
    """A document an operator looks at, with the others of its filing."""

    filing: str
    path: str
    id: str
    data: Any
    others: tuple[Doc, ...] = ()

    @property
    def kind(self) -> str:
        return str(self.data["kind"])

    def joined(self) -> Iterator[Doc]:
        """The games of a schedule, or the schedules of a game, by document id or approval number."""
        for other in self.others:
            sheet, game = (self, other) if self.kind == "schedule" else (other, self)
            if (
                sheet.kind == "schedule"
                and game.kind == "game"
                and any(_leads(reference, game) for reference in references(sheet.data))
            ):
                yield other

    def beside(self) -> Iterator[Doc]:
        """The other schedules for the games of a schedule."""
        games = list(self.joined())
        for other in self.others:
            if other.kind == "schedule" and any(
                _leads(reference, game) for reference in references(other.data) for game in games
            ):
                yield other


def references(data: Any) -> Iterator[Any]:
    for _, block in said(data, "blocks"):
        for _, reference in said(block, "games"):
            yield reference


def _leads(reference: Any, game: Doc) -> bool:
    if reference.get("document"):
        return bool(reference["document"] == game.id)
    return any(
        approval["number"] == reference.get("approval")
        for _, approval in said(game.data, "approvals")
    )


def look(data: Any, path: Path) -> Any:
    """The value at a path; None where there is none."""
    for step in path:
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            return None
    return data


def said(data: Any, *path: str | int) -> Iterator[tuple[Path, Any]]:
    """The statements at a key that takes one or a list of them, each with its path. A bare word is
    a statement too.
    """
    value = look(data, path)
    if isinstance(value, list):
        for number, each in enumerate(value):
            yield (*path, number), each
    elif value is not None:
        yield path, value


def statements(data: Any, *path: str | int) -> list[tuple[Path, dict[str, Any]]]:
    """Like :func:`said`, of statements written out as mappings."""
    return [(where, value) for where, value in said(data, *path) if isinstance(value, dict)]


Make = Callable[[Doc], Iterator[Fault]]


@dataclass(frozen=True)
class Operator:
    """A kind of fault: its name, what an examiner would say of it, and all places of a document it
    could be put.
    """

    name: str
    says: str
    kind: str
    besides: tuple[str, ...]
    """Provisions whose findings at the place are about another matter."""
    make: Make


OPERATORS: dict[str, Operator] = {}


def operator(says: str, kind: str, *besides: str) -> Callable[[Make], Make]:
    """Register a generator of faults for documents of one kind under its own name."""

    def register(make: Make) -> Make:
        name = make.__name__.replace("_", "-")
        assert name not in OPERATORS, f"two operators are called {name}"
        OPERATORS[name] = Operator(name, says, kind, besides, make)
        return make

    return register
