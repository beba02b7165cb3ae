"""Everything wrong with the shape of a document, in the words of the field.

Used only for files the model has refused. ``jsonschema`` finds the errors; this module chooses, of an error that
has several branches, the branch the writer meant, and says what was expected as a cardroom would.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError

from .fix.spelling import plain
from .model import published
from .nearest import nearest
from .read import Document, Path, scalar
from .shape import Fault

_THOUSANDS = re.compile(r"[0-9]{3}(\.[0-9]+)?\Z", re.ASCII)


@cache
def _validator(kind: str) -> Draft202012Validator:
    return Draft202012Validator(published.schema(kind))


def explain(kind: str, document: Document, blanks: tuple[Path, ...]) -> tuple[Fault, ...]:
    """All faults of the document in the order they stand."""
    torn = dict(_torn(document, blanks))
    faults = {path: Fault(path, f"{_name(path)} has no value", "give a value, or leave the key out", document.key_span(path)) for path in blanks if path not in torn}
    for before, amount in torn.values():
        faults[before] = Fault(before, f"{_name(before)} has an amount with a comma, which ends a value inside braces", f"write {before[-1]}: {amount}", document.span(before))
    blanks = (*blanks, *(before for before, _ in torn.values()))
    for error in _validator(kind).iter_errors(document.data):
        for leaf in _leaves(error):
            path: Path = tuple(leaf.absolute_path)
            for found, message, fix in _say(leaf, path):
                if not any(found[: len(blank)] == blank for blank in blanks):
                    span = document.key_span(found) if leaf.validator == "additionalProperties" else document.span(found)
                    faults.setdefault(found, Fault(found, message, fix, span))
    return tuple(sorted(faults.values(), key=lambda fault: (fault.span.line, fault.span.column, fault.message)))


def _torn(document: Document, blanks: tuple[Path, ...]) -> Iterator[tuple[Path, tuple[Path, str]]]:
    """Keys that are the end of an amount: in ``{player: $1,000}`` there is a key 000. With the key they were torn from, and the amount written plainly."""
    for path in blanks:
        holder: Any = document.data
        for step in path[:-1]:
            holder = holder[step]
        if isinstance(holder, dict) and _THOUSANDS.match(str(path[-1])):
            keys = list(holder)
            before = keys[keys.index(path[-1]) - 1]
            amount = plain(f"{holder[before]},{path[-1]}") if isinstance(holder[before], str | int) else None
            if before != path[-1] and amount:
                yield path, ((*path[:-1], before), amount)


def _leaves(error: ValidationError) -> Iterator[ValidationError]:
    """The errors the writer can act on: of several branches, those of the one that fits best."""
    branches = _branches(error)
    best = min(branches, key=_misfit, default=[])
    if not best or (len(best) == 1 and best[0].validator == "type" and not best[0].path):
        yield error
        return
    for child in best:
        yield from _leaves(child)


def _branches(error: ValidationError) -> list[list[ValidationError]]:
    """The errors of each form a value may take; none where the schema says itself what is expected."""
    if error.validator not in ("anyOf", "oneOf") or "x-says" in _schema_of(error):
        return []
    found: dict[int, list[ValidationError]] = {}
    for child in error.context or ():
        found.setdefault(int(child.schema_path[0]), []).append(child)
    return list(found.values())


def _schema_of(error: ValidationError) -> dict[str, Any]:
    return error.schema if isinstance(error.schema, dict) else {}


def _misfit(errors: list[ValidationError]) -> tuple[int, int, int]:
    """How badly a form fits: a value of the wrong type first, then unknown or missing keys, then the number of errors."""
    total = [0, 0, 0]
    for error in errors:
        branches = _branches(error)
        if branches:
            parts = min(_misfit(branch) for branch in branches)
        else:
            here = not error.path
            wrong = error.validator == "type" or (error.validator != "additionalProperties" and isinstance(error.instance, dict | list) and "x-says" in _schema_of(error))
            parts = (int(here and wrong), int(here and error.validator in ("additionalProperties", "required")), 1)
        total = [a + b for a, b in zip(total, parts, strict=True)]
    return total[0], total[1], total[2]


def _say(error: ValidationError, path: Path) -> Iterator[tuple[Path, str, str]]:
    schema = _schema_of(error)
    if error.validator == "additionalProperties":
        known = list(schema.get("properties", {}))
        given: Any = error.instance
        for name in sorted(set(given) - set(known)):
            guess = nearest(name, known)
            yield (*path, name), f"{name!r} is not a key {_of(path)}", f"did you mean '{guess}'?" if guess else f"the keys here are {', '.join(sorted(known))}"
    elif error.validator == "required":
        wanted, given = error.validator_value, error.instance
        assert isinstance(wanted, list)
        assert isinstance(given, dict)
        for name in wanted:
            if name not in given:
                example = schema.get("properties", {}).get(name, {}).get("examples", [""])[0]
                yield path, f"{_name(path)} does not say its {name}", f"add a line such as '{name}: {example}'"
    else:
        yield path, f"{_name(path)} must be {_expected(schema, error)}", f"it says {_shown(error.instance)}{_mended(schema, error.instance)}"


def _mended(schema: dict[str, Any], value: object) -> str:
    """That `fix` would mend it, where it would."""
    better = plain(value) if isinstance(value, str) else None
    return f"; write {better}, as 'houseway fix' does" if better and Draft202012Validator(schema).is_valid(scalar(better)) else ""


def _expected(schema: dict[str, Any], error: ValidationError) -> str:
    if says := schema.get("x-says"):
        return str(says)
    if "enum" in schema or "const" in schema:
        words = [str(w) for w in schema.get("enum", [schema.get("const")])]
        guess = nearest(str(error.instance), words)
        listed = f"one of {', '.join(words)}" if len(words) > 1 else words[0]
        return f"{listed}; did you mean '{guess}'?" if guess and guess != error.instance else listed
    for form in schema.get("anyOf", ()):
        if "x-says" in form or "enum" in form:
            return _expected(form, error)
    if error.validator in ("items", "maxItems"):
        return "shorter: it has more entries than columns"
    kinds = {"object": "keys and values", "array": "a list", "integer": "a whole number", "boolean": "true or false", "string": "a text", "number": "a number"}
    forms = [form.get("type") for form in schema.get("anyOf", [schema])]
    return " or ".join(dict.fromkeys(kinds[form] for form in forms if isinstance(form, str))) or "written otherwise"


def _name(path: Path) -> str:
    words = [str(step) for step in path if isinstance(step, str)]
    match path:
        case [*_, int() as row, int() as entry]:
            number = f", row {row + 1}, entry {entry + 1},"
        case [*_, int() as entry]:
            number = f" {entry + 1}"
        case _:
            number = ""
    return f"{words[-1]}{number}" if words else "the document"


def _of(path: Path) -> str:
    return f"of {_name(path)}" if path else "of this kind of document"


def _shown(value: Any) -> str:
    text = str(value)
    return repr(text if len(text) <= 40 else text[:37] + "...")
