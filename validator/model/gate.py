"""The gate every document passes: does the data fit what its part declares?

Only that, and fast from a cold start: importing pydantic and building its models takes longer than
judging a filing. pydantic makes the published schemas from the same declarations
(:mod:`validator.model.reference`), and a test holds the two against each other.
"""

from __future__ import annotations

import sys
import typing
from collections.abc import Callable
from functools import cache
from types import UnionType
from typing import Any, ClassVar, ForwardRef, Literal, Self, get_args, get_origin

Reader = Callable[[Any], Any]
"""Takes a value as written and gives it as it is kept, or raises ValueError."""


class Unfit(ValueError):
    """What does not fit, the keys that lead to it, what would mend it; and others beside it."""

    expects = False
    """Whether the message says what a value should have been."""

    def __init__(
        self,
        message: str,
        path: tuple[str | int, ...] = (),
        fix: str = "",
        others: tuple[Unfit, ...] = (),
    ) -> None:
        super().__init__(message)
        self.message, self.path, self.fix, self.others = message, path, fix, others

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.path))}: {self.message}" if self.path else self.message


class Stray(Unfit):
    """A key that has no place where it stands."""


class Unlike(Unfit):
    """A value that is not what was expected."""

    expects = True


def under(step: str | int, error: ValueError) -> Unfit:
    """The same error, seen from one step further out."""
    if not isinstance(error, Unfit):
        return Unlike(str(error), (step,))
    return type(error)(
        error.message,
        (step, *error.path),
        error.fix,
        tuple(under(step, other) for other in error.others),
    )


@cache
def key(name: str) -> str:
    """``holds_at_most`` in Python is ``holds-at-most`` in a document; ``is_`` is ``is``."""
    return name.rstrip("_").replace("_", "-")


class Key:
    """A key of a part: its type, what it means, how one writes it, and what its absence stands for."""

    __slots__ = ("_name", "_owner", "default", "description", "example", "required")

    def __init__(self, description: str, example: Any, default: Any, required: bool) -> None:
        self.description, self.example, self.default, self.required = (
            description,
            example,
            default,
            required,
        )

    def __set_name__(self, owner: type, name: str) -> None:
        self._owner, self._name = owner, name

    @property
    def annotation(self) -> Any:
        """The type as declared, looked up when it is asked for: from Python 3.14 on a class has no
        annotations while it is being made.
        """
        return self._owner.__annotations__[self._name]


class Declared:
    """A class whose keys are declared in its body; shared names are those of pydantic's models."""

    __slots__ = ("model_extra", "model_fields_set")

    model_fields: ClassVar[dict[str, Key]] = {}
    others: ClassVar[Any] = None
    """The type of keys that are not declared, where a part may have them."""
    _readers: ClassVar[dict[str, tuple[str, Reader]]]
    _others: ClassVar[Reader | None]
    _defaults: ClassVar[dict[str, Any]]
    _required: ClassVar[frozenset[str]]

    model_extra: dict[str, Any]
    """What undeclared keys say."""
    model_fields_set: set[str]
    """Names of the keys given, undeclared ones too."""

    def __init_subclass__(cls, others: Any = None) -> None:
        declared = {name: given for name, given in vars(cls).items() if isinstance(given, Key)}
        for name in declared:
            delattr(cls, name)
        cls.model_fields = {**cls.model_fields, **declared}
        cls.others = others or cls.others

    def __init__(self, **given: Any) -> None:
        made = self.model_validate({key(name): value for name, value in given.items()})
        self._fill(made.__dict__, made.model_fields_set, made.model_extra)

    @classmethod
    def _build(cls) -> None:
        """Work out once how each key is read, and only for parts that a document has."""
        fields = cls.model_fields
        cls._defaults = {name: given.default for name, given in fields.items()}
        cls._required = frozenset(name for name, given in fields.items() if given.required)
        cls._others = reader(cls.others, cls.__module__) if cls.others else None
        cls._readers = {
            key(name): (name, reader(given.annotation, cls.__module__))
            for name, given in fields.items()
        }

    @classmethod
    def model_validate(cls, value: Any) -> Self:
        """The part that *value* writes; raises :class:`Unfit`."""
        if isinstance(value, cls):
            return value
        data = cls._expand(value)
        if not isinstance(data, dict):
            raise Unfit("keys and values")
        if "_readers" not in cls.__dict__:
            cls._build()
        readers, fields, given = cls._readers, cls._defaults.copy(), set()
        extra: dict[str, Any] = {}
        for written, item in data.items():
            try:
                if declared := readers.get(written):
                    name, read = declared
                    fields[name] = read(item)
                    given.add(name)
                elif cls._others is not None:
                    extra[written] = cls._others(item)
                else:
                    raise Unfit("not a key here")
            except ValueError as error:
                raise under(written, error) from None
        if cls._required - given:
            raise Unfit(f"without {', '.join(sorted(map(key, cls._required - given)))}")
        given.update(extra)
        made = cls._made(fields, given, extra)
        made._fit()
        return made

    @classmethod
    def _made(cls, fields: dict[str, Any], given: set[str], extra: dict[str, Any]) -> Self:
        made = cls.__new__(cls)
        made._fill(fields, given, extra)
        return made

    def _fill(self, fields: dict[str, Any], given: set[str], extra: dict[str, Any]) -> None:
        self.__dict__.update(fields)
        object.__setattr__(self, "model_fields_set", given)
        object.__setattr__(self, "model_extra", extra)

    @classmethod
    def model_construct(cls, _fields_set: set[str] | None = None, **given: Any) -> Self:
        """A part of values that are known to fit."""
        defaults = {name: declared.default for name, declared in cls.model_fields.items()}
        return cls._made(
            {**defaults, **given}, set(given) if _fields_set is None else _fields_set, {}
        )

    def model_copy(self, *, update: dict[str, Any]) -> Self:
        """The same part with other values, which are known to fit."""
        return self._made(
            {**self.__dict__, **update}, self.model_fields_set | set(update), self.model_extra
        )

    @classmethod
    def _expand(cls, value: Any) -> Any:
        """What *value* is short for."""
        return value

    def _fit(self) -> None:
        """Raises ValueError where keys do not fit together."""

    def __getstate__(self) -> tuple[dict[str, Any], set[str], dict[str, Any]]:
        return self.__dict__, self.model_fields_set, self.model_extra

    def __setstate__(self, state: tuple[dict[str, Any], set[str], dict[str, Any]]) -> None:
        self._fill(*state)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is not changed once it is read: {name}")

    def __eq__(self, other: object) -> bool:
        return (
            type(self) is type(other)
            and isinstance(other, Declared)
            and self.__dict__ == other.__dict__
            and self.model_extra == other.model_extra
        )

    def __hash__(self) -> int:
        return hash((type(self), *self.__dict__.values()))

    def __repr__(self) -> str:
        said = {
            name: value for name, value in self.__dict__.items() if name in self.model_fields_set
        } | self.model_extra
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in said.items())})"


def reader(hint: Any, module: str) -> Reader:
    """What reads a value of the type *hint*, as written in *module*."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is typing.Annotated:
        return _annotated(hint, module)
    if origin in (typing.Union, UnionType):
        (one,) = (arg for arg in inner if arg is not type(None))
        return _optional(reader(one, module))
    if origin is tuple:
        return (
            _sequence(reader(inner[0], module))
            if inner[-1] is Ellipsis
            else _row([reader(arg, module) for arg in inner])
        )
    if origin is dict:
        return _mapping(reader(inner[1], module))
    if origin is Literal:
        return _word(frozenset(inner))
    if isinstance(hint, ForwardRef):
        return reader(vars(sys.modules[module])[hint.__forward_arg__], module)
    if hint is Any:
        return lambda value: value
    found: Reader = hint.model_validate
    return found


def _annotated(hint: Any, module: str) -> Reader:
    """The first mark on a type says how it is read; the others are for its schema."""
    mark = hint.__metadata__[0]
    found: Reader = (
        mark.parse if hasattr(mark, "parse") else mark.around(reader(hint.__origin__, module))
    )
    return found


def _optional(one: Reader) -> Reader:
    return lambda value: None if value is None else one(value)


def _sequence(one: Reader) -> Reader:
    def read(value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list | tuple):
            raise Unfit("a list")
        made: list[Any] = []
        try:
            for item in value:
                made.append(one(item))  # noqa: PERF401  its length is the place of a fault
        except ValueError as error:
            raise under(len(made), error) from None
        return tuple(made)

    return read


def _row(cells: list[Reader]) -> Reader:
    def read(value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list | tuple) or len(value) != len(cells):
            raise Unfit(f"a list of {len(cells)}")
        return tuple(one(item) for one, item in zip(cells, value, strict=True))

    return read


def _mapping(one: Reader) -> Reader:
    def read(value: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise Unfit("keys and values")
        made = {}
        for name, item in value.items():
            try:
                made[name] = one(item)
            except ValueError as error:
                raise under(name, error) from None
        return made

    return read


def _word(words: frozenset[str]) -> Reader:
    def read(value: Any) -> str:
        if not isinstance(value, str) or value not in words:
            raise Unfit(f"one of {', '.join(sorted(words))}")
        return value

    return read
