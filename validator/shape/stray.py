"""A key that has no place where it stands: which would take its value, and where it belongs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ..source.nearest import nearest

Schema = dict[str, Any]
Fits = Callable[[Schema, Any], bool]
"""Whether a value would be taken by a schema."""
MOST = 4
"""So many keys are explained; all are listed."""
ANY_WORDS = ("Any words at all", "any-name")
"""What a key for texts or names takes: that it takes a word says nothing."""


def advice(name: str, value: Any, here: Schema, whole: Schema, fits: Fits) -> str:
    """What to write instead of the key *name* in a part that *here* describes."""
    known: Schema = here.get("properties", {})
    top: Schema = whole.get("properties", {})
    taking = [key for key, one in known.items() if _only(one, value, fits)]
    guess = nearest(name, known)
    if guess and (guess in taking or not taking):
        said = f"did you mean '{guess}'?"
    elif name in top and fits(top[name], value):
        said = f"'{name}' stands at the top of the {top['kind']['const']}, beside its name;"
    else:
        inside = _within(name, value, known, whole, fits)
        said = inside or _taken(taking, known) or _within(name, value, top, whole, fits)
    return f"{said} the keys here are {', '.join(sorted(known))}".lstrip()


def _only(schema: Schema, value: Any, fits: Fits) -> bool:
    """Whether a key takes this value, and not any words."""
    return fits(schema, value) and not any(fits(schema, words) for words in ANY_WORDS)


def _taken(taking: list[str], known: Schema) -> str:
    """The keys that take such a value, where they are few."""
    meant = " and ".join(f"'{key}' ({_meaning(known[key])})" for key in taking)
    return f"such a value is taken by {meant};" if 0 < len(taking) <= MOST else ""


def _meaning(schema: Schema) -> str:
    said = str(schema.get("description", "")).split(";")[0].split(". ")[0].rstrip(".")
    return said[:1].lower() + said[1:]


def _within(name: str, value: Any, keys: Schema, whole: Schema, fits: Fits) -> str:
    """Which of *keys* holds a part that has a key of this name, one that takes the value."""
    owners = {
        f"#/$defs/{part}"
        for part, schema in whole.get("$defs", {}).items()
        if name in schema.get("properties", {}) and fits(schema["properties"][name], value)
    }
    inside = [key for key, schema in keys.items() if owners.intersection(_references(schema))]
    return f"'{name}' is a key of {' and of '.join(inside[:2])};" if inside else ""


def _references(schema: Any) -> Iterator[str]:
    """The parts that a key may hold, itself or in a list."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"]
        for form in (*schema.get("anyOf", ()), schema.get("items")):
            yield from _references(form)
