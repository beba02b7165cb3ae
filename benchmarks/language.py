"""How large the language of documents is: ``python -m benchmarks.language``.

Definitions, keys, keys at the top of a game, and homonyms: keys of one name that hold values of more
than one type.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from validator.manual.contract import schema

KINDS = ("game", "schedule", "establishment")
EVERYWHERE = ("at", "note", "damaged")


def _form(value: dict[str, Any]) -> str:
    """The type of a key, apart from what is said of it and whether it may be a list."""
    if "$ref" in value:
        return str(value["$ref"])
    if "anyOf" in value:
        return " or ".join(sorted({_form(one) for one in value["anyOf"]} - {"null"}))
    if "enum" in value:
        return f"one of {sorted(value['enum'])}"
    if value.get("type") == "array" and "items" in value:
        return _form(value["items"])
    return str(value.get("x-says", value.get("type", "")))


def count() -> dict[str, int]:
    """The figures, by name."""
    forms: dict[str, set[str]] = defaultdict(set)
    definitions: set[str] = set()
    keys: set[tuple[str, str]] = set()
    for kind in KINDS:
        whole = schema(kind)
        parts = {kind: whole, **whole.get("$defs", {})}
        definitions.update(parts)
        for name, part in parts.items():
            written = next((one for one in part.get("anyOf", ()) if "properties" in one), part)
            for key, value in written.get("properties", {}).items():
                if key not in EVERYWHERE:
                    keys.add((name, key))
                    forms[key].add(_form(value))
    return {
        "definitions": len(definitions),
        "keys": len(keys),
        "names of keys": len(forms),
        "keys at the top of a game": sum(1 for part, _ in keys if part == "game"),
        "homonyms": sum(1 for found in forms.values() if len(found) > 1),
    }


if __name__ == "__main__":
    for name, number in count().items():
        print(f"{name}: {number}")
