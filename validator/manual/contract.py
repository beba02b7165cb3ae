"""The published contract: one JSON Schema per kind, made from the models."""

from __future__ import annotations

import json
from typing import Any

from pydantic.json_schema import GenerateJsonSchema

from ..model.published import BASE
from ..model.reference import reference
from ..shape.shape import may_be_empty


class _Generate(GenerateJsonSchema):
    schema_dialect = "https://json-schema.org/draft/2020-12/schema"

    def field_title_should_be_set(self, schema: Any) -> bool:  # noqa: ARG002
        return True


def schema(kind: str) -> dict[str, Any]:
    """The JSON Schema of *kind*."""
    raw = reference(kind).model_json_schema(by_alias=True, schema_generator=_Generate)
    tidy: dict[str, Any] = _tidy(raw, may_be_empty(kind))
    head = {
        "$schema": _Generate.schema_dialect,
        "$id": f"{BASE}{kind}.schema.json",
        "title": f"Houseway {kind}",
    }
    return {**head, **{name: value for name, value in tidy.items() if name not in head}}


def text(kind: str) -> str:
    """The schema as it stands in ``schemas/``."""
    return json.dumps(schema(kind), indent=1, ensure_ascii=False) + "\n"


def _tidy(node: Any, empty: bool) -> Any:
    """No nulls, no defaults; titles read as words. Unless it may be *empty*, nothing is."""
    if isinstance(node, list):
        return [_tidy(item, empty) for item in node]
    if not isinstance(node, dict):
        return node
    tidy = {
        name: value if name == "examples" else _tidy(value, empty)
        for name, value in node.items()
        if name != "default" or isinstance(value, dict)
    }
    forms = tidy.get("anyOf")
    if forms:
        forms = [form for form in forms if form != {"type": "null"}]
        tidy.pop("anyOf")
        tidy = {**forms[0], **tidy} if len(forms) == 1 else {**tidy, "anyOf": forms}
    if isinstance(tidy.get("properties"), dict):
        for name, field in tidy["properties"].items():
            field["title"] = name.replace("-", " ").capitalize()
    return tidy if empty else {**tidy, **_least(tidy)}


def _least(tidy: dict[str, Any]) -> dict[str, int]:
    """That there is at least one entry, or one key."""
    if tidy.get("type") == "array" and not {"prefixItems", "minItems"} & tidy.keys():
        return {"minItems": 1}
    bare = tidy.get("type") == "object" and not tidy.get("required")
    return {"minProperties": 1} if bare else {}
