"""How large the language of documents is: ``python -m benchmarks.language``.

Definitions, keys, keys at the top of a game, and homonyms: keys of one name that hold values of more
than one type. With ``--rare`` the keys that at most one document has, each with the reason why
another filing would need it.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from validator.manual.contract import schema
from validator.model.fees import Block
from validator.model.gate import Declared, key
from validator.model.kinds import model
from validator.source.read import read

KINDS = ("game", "schedule", "establishment")
EVERYWHERE = ("at", "note", "damaged")
ROOT = Path(__file__).parents[1]
REASONS = Path(__file__).with_name("rare-keys.yaml")


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


def _parts(kind: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The parts of a kind of document, and the keys of each."""
    whole = schema(kind)
    for name, part in {kind: whole, **whole.get("$defs", {})}.items():
        written = next((one for one in part.get("anyOf", ()) if "properties" in one), part)
        found = written.get("properties", {})
        yield name, {one: value for one, value in found.items() if one not in EVERYWHERE}


def count() -> dict[str, int]:
    """The figures, by name."""
    forms: dict[str, set[str]] = defaultdict(set)
    definitions: set[str] = set()
    keys: set[tuple[str, str]] = set()
    for kind in KINDS:
        for name, given in _parts(kind):
            definitions.add(name)
            for one, value in given.items():
                keys.add((name, one))
                forms[one].add(_form(value))
    return {
        "definitions": len(definitions),
        "keys": len(keys),
        "names of keys": len(forms),
        "keys at the top of a game": sum(1 for part, _ in keys if part == "game"),
        "homonyms": sum(1 for found in forms.values() if len(found) > 1),
        "keys of at most one document": len(rare()),
    }


def rare() -> dict[str, str]:
    """The keys that at most one document has, and which."""
    used: dict[str, set[str]] = defaultdict(set)
    for folder in ("rules", "benchmarks/public/filings"):
        for path in sorted((ROOT / folder).rglob("*.yaml")):
            data = read(path.read_bytes()).data
            if isinstance(data, dict) and data.get("kind") in KINDS:
                for one in _given(model(data["kind"]).model_validate(data)):
                    used[one].add(path.relative_to(ROOT).as_posix())
    known = {_name(part, one) for kind in KINDS for part, given in _parts(kind) for one in given}
    return {one: min(used[one], default="") for one in sorted(known) if len(used[one]) <= 1}


def _name(part: str, name: str) -> str:
    return f"{part[0].upper()}{part[1:]}.{name}"


def _given(value: Any) -> Iterator[str]:
    """The keys that a part and those in it give; those of options in a table too."""
    if isinstance(value, tuple | list):
        for one in value:
            yield from _given(one)
    if not isinstance(value, Declared):
        return
    for name in value.model_fields_set & set(type(value).model_fields):
        yield _name(type(value).__name__, key(name))
    yield from _given([*vars(value).values(), *value.model_extra.values()])
    if isinstance(value, Block):
        yield from _given([one for rows in value.rows for one, _ in value.options_of(rows)])


def reasons() -> dict[str, str]:
    """Why a key of one document stays."""
    groups = yaml.safe_load(REASONS.read_text(encoding="utf-8"))
    return {one: group["why"] for group in groups for one in group["keys"]}


if __name__ == "__main__":
    if "--rare" in sys.argv[1:]:
        why = reasons()
        for one, where in rare().items():
            print(f"{one} ({where or 'no document'}): {why.get(one, 'NO REASON')}")
    else:
        for name, number in count().items():
            print(f"{name}: {number}")
