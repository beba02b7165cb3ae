"""Every value of a document with its kind, its path and the lines it says it stands on.

The walk is over the data as written, guided by the models: the data knows where each value stands
in the file, the model knows whether ``5-50`` is a range, a limit or a name, and which key a
shorthand leaves unsaid.
"""

from __future__ import annotations

import types as python
import typing
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Literal, get_args, get_origin

from ..model import types, words
from ..model.kinds import model
from ..model.part import Damage, Part, Shorthand, key
from ..model.values import Lines
from ..source.read import Path

_KINDS: tuple[tuple[Any, str], ...] = (
    (types.Money, "money"),
    (types.Text, "text"),
    (types.Hand, "text"),
    (types.HandLabel, "text"),
    (types.Prose, "text"),
    (types.Ranks, "text"),
    (types.ThirdCard, "text"),
    (types.Totals, "text"),
    (types.RollTotal, "text"),
    (types.Option, "text"),
    (types.Printed, "text"),
    (types.Day, "day"),
    (types.Range, "range"),
    (types.Spread, "range"),
    (types.Counts, "range"),
    (types.Options, "range"),
    (types.Limit, "limit"),
    (types.Odds, "odds"),
    (types.Charge, "charge"),
    (types.Share, "share"),
    (types.Lines, "lines"),
    (types.Moment, "moment"),
)
"""Any other text is the name of something."""
_VOCABULARIES: dict[Any, str] = {
    **{value: name for name, value in vars(words).items() if get_origin(value) is Literal},
    Damage: "Damage",
}


@dataclass(frozen=True, slots=True)
class Leaf:
    """One value: its path and kind, which key of which part says it, and where."""

    path: Path
    kind: str
    owner: str
    value: Any
    at: Lines | None
    vocabulary: str = ""
    damaged: bool = False

    @property
    def top(self) -> str:
        return str(self.path[0]) if self.path else ""


@dataclass(frozen=True, slots=True)
class Place:
    """An ``at`` of the document and the part that gives it."""

    path: Path
    part: str
    at: Lines


@dataclass(frozen=True, slots=True)
class Walk:
    leaves: tuple[Leaf, ...]
    places: tuple[Place, ...]


def walk(kind: str, data: dict[str, Any]) -> Walk:
    """The values and places of a document that is known to be of its shape."""
    found = list(_part(model(kind), data, (), _Here(None)))
    leaves = tuple(one for one in found if isinstance(one, Leaf))
    return Walk(leaves, tuple(one for one in found if isinstance(one, Place)))


def lines_of(at: Lines) -> Iterator[int]:
    """The numbers of all the lines that are named."""
    return (line for first, last in at.spans for line in range(first, last + 1))


@dataclass(frozen=True, slots=True)
class _Here:
    """What the parts around a value say for it: its lines, and whether the text is broken there."""

    at: Lines | None
    damaged: bool = False


@dataclass(frozen=True, slots=True)
class _Field:
    owner: str
    hint: Any


_FIELDS: dict[type[Part], dict[str, _Field]] = {}


def fields(cls: type[Part]) -> dict[str, _Field]:
    """The keys of a part and the type of each; of any other key it allows, under ``*``."""
    if cls not in _FIELDS:
        hints = typing.get_type_hints(cls, include_extras=True)
        names = {name: key(name) for name in cls.model_fields}
        found = {
            said: _Field(f"{cls.__name__}.{said}", _bare(hints[name]))
            for name, said in names.items()
        }
        if cls.others:
            found["*"] = _Field(f"{cls.__name__}.*", cls.others)
        _FIELDS[cls] = found
    return _FIELDS[cls]


def _bare(hint: Any) -> Any:
    """The type without its ``None``."""
    if get_origin(hint) in (typing.Union, python.UnionType):
        rest = [arg for arg in get_args(hint) if arg is not type(None)]
        return rest[0] if len(rest) == 1 else hint
    return hint


def _part(cls: type[Part], value: Any, path: Path, here: _Here) -> Iterator[Leaf | Place]:
    known = fields(cls)
    if not isinstance(value, dict):
        if issubclass(cls, Shorthand):
            yield from _short(cls, value, path, here)
        return
    if "at" in value:
        at = Lines.parse(value["at"])
        yield Place(path, cls.__name__, at)
        here = _Here(at, here.damaged)
    if "damaged" in value:
        here = _Here(here.at, True)
    for name, entry in value.items():
        field = known.get(name) or known.get("*")
        if field and name not in ("at", "kind"):
            yield from _value(field, field.hint, entry, (*path, name), here)


def _short(cls: type[Shorthand], value: Any, path: Path, here: _Here) -> Iterator[Leaf | Place]:
    known = fields(cls)
    if isinstance(value, list) and cls.listed:
        yield from _value(known[cls.listed], known[cls.listed].hint, value, path, here)
    elif isinstance(value, list) and cls.row:
        for index, (name, entry) in enumerate(zip(cls.row, value, strict=False)):
            yield from _value(known[name], known[name].hint, entry, (*path, index), here)
    elif cls.short:
        yield from _value(known[cls.short], known[cls.short].hint, value, path, here)


def _value(field: _Field, hint: Any, value: Any, path: Path, here: _Here) -> Iterator[Leaf | Place]:
    if isinstance(hint, type) and issubclass(hint, Part):
        yield from _part(hint, value, path, here)
        return
    entries = _entries(hint, value, path)
    if entries is not None:
        for sort, entry, where in entries:
            yield from _value(field, sort, entry, where, here)
        return
    kind, vocabulary = leaf_kind(hint, field.owner)
    if kind and kind != "lines":
        yield Leaf(path, kind, field.owner, value, here.at, vocabulary, here.damaged)


def _entries(hint: Any, value: Any, path: Path) -> list[tuple[Any, Any, Path]] | None:
    """The entries of a list, each with its type and place; None where the value is no list."""
    given = value if isinstance(value, list) else None
    if get_origin(hint) is Annotated and get_origin(get_args(hint)[0]) is tuple:
        sort = get_args(get_args(hint)[0])[0]
        if given is None:  # one entry may stand without its list
            return [(sort, value, path)]
        sorts = [sort] * len(given)
    elif given is None:
        return None
    elif get_origin(hint) is tuple:
        inner = get_args(hint)
        endless = len(inner) == 2 and inner[1] is Ellipsis
        sorts = [inner[0]] * len(given) if endless else list(inner)
    elif hint is Any:
        sorts = [Any] * len(given)
    else:
        return None
    pairs = enumerate(zip(sorts, given, strict=False))
    return [(sort, entry, (*path, at)) for at, (sort, entry) in pairs]


def leaf_kind(hint: Any, owner: str) -> tuple[str, str]:
    """The kind of a value that has no parts, and its vocabulary if it has one."""
    if get_origin(hint) is Literal:
        return "word", _VOCABULARIES.get(hint, owner)
    for known, kind in _KINDS:
        if hint == known:
            return kind, ""
    if hint is Any:
        return "cell", ""
    plain = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    return {int: "number", bool: "flag", str: "slug"}.get(plain, ""), ""
