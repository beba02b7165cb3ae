"""The parts as pydantic models, made from the same declarations: where the published schemas come from.

They validate as well, and a test holds them against the gate and against the schemas: all three
take and refuse the same documents.
"""

from __future__ import annotations

import typing
from functools import cache
from types import UnionType, new_class
from typing import Any, ClassVar, get_args, get_origin

from pydantic import BaseModel, ConfigDict, Field, GetJsonSchemaHandler, model_validator

from .kinds import model
from .part import Part, Shorthand, key

_MADE: dict[type[Part], type[BaseModel]] = {}
"""The model of each part; of one that speaks of itself, while it is being made, its name."""


@cache
def reference(kind: str) -> type[BaseModel]:
    """The pydantic model of a kind of document."""
    made: type[BaseModel] = _made(model(kind))
    made.model_rebuild(_types_namespace={found.__name__: found for found in _MADE.values()})
    return made


class _Reference(BaseModel):
    """What the pydantic model of every part has."""

    model_config = ConfigDict(frozen=True, extra="forbid", alias_generator=key, defer_build=True)

    part: ClassVar[type[Part]]

    @model_validator(mode="before")
    @classmethod
    def _expand(cls, value: Any) -> Any:
        return cls.part._expand(value)

    @model_validator(mode="after")
    def _fit(self) -> _Reference:
        self.part._fit(self)  # type: ignore[arg-type]  # it has the same keys
        return self

    @classmethod
    def __get_pydantic_json_schema__(
        cls, core: Any, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        reference = handler(core)
        if issubclass(cls.part, Shorthand):
            _shorten(cls.part, handler.resolve_ref_schema(reference))
        return reference


def _shorten(part: type[Shorthand], whole: dict[str, Any]) -> None:
    """Add the forms a part may be written short in."""
    fields = whole.get("properties", {})
    forms: list[dict[str, Any]] = []
    if part.short:
        forms.append(_bare(fields[part.short]))
    if part.listed:
        forms.append(_bare(fields[part.listed]))
    if part.row:
        needed = sum(1 for name in part.row if name in whole.get("required", []))
        cells = [_bare(fields[name]) for name in part.row]
        forms.append(
            {"type": "array", "prefixItems": cells, "items": False, "minItems": max(needed, 1)}
        )
    if part.one_of:
        whole["allOf"] = [{"oneOf": [{"required": [name]} for name in part.one_of]}]
    copy = dict(whole)
    whole.clear()
    whole.update(
        {
            "anyOf": [*forms, copy],
            "title": copy.get("title", ""),
            "description": copy.get("description", ""),
        }
    )


def _bare(field: dict[str, Any]) -> dict[str, Any]:
    return {
        name: value
        for name, value in field.items()
        if name not in ("title", "description", "examples", "default")
    }


_BEGUN: set[type[Part]] = set()


def _made(part: type[Part]) -> Any:
    """The model of a part; only its name where it is still being made."""
    if part not in _MADE:
        if part in _BEGUN:
            return part.__name__
        _BEGUN.add(part)
        hints = {name: _hint(given.annotation) for name, given in part.model_fields.items()}
        fields: dict[str, Any] = {
            name: Field(
                description=given.description,
                examples=[given.example],
                **({} if given.required else {"default": given.default}),
            )
            for name, given in part.model_fields.items()
        }
        if part.others:
            fields["model_config"] = ConfigDict(extra="allow")
            hints["__pydantic_extra__"] = dict[str, _hint(part.others)]  # type: ignore[misc]
        body = {
            "__module__": part.__module__,
            "__qualname__": part.__name__,
            "__doc__": part.__doc__,
            "part": part,
            **fields,
            "__annotations__": {"part": ClassVar[type[Part]], **hints},
        }
        _MADE[part] = new_class(
            part.__name__, (_Reference,), exec_body=lambda names: names.update(body)
        )
    return _MADE[part]


def _hint(hint: Any) -> Any:
    """The type of a key with models in place of parts."""
    origin, inner = get_origin(hint), get_args(hint)
    if isinstance(hint, type) and issubclass(hint, Part):
        return _made(hint)
    if origin is typing.Annotated:
        return typing.Annotated[_hint(hint.__origin__), *hint.__metadata__]
    if origin in (typing.Union, UnionType):
        return typing.Optional[_hint(inner[0])]  # noqa: UP045  one argument may be a name
    if origin in (tuple, dict):
        return origin[tuple(_hint(arg) for arg in inner)]
    return hint
