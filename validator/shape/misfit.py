"""Everything wrong with the shape of a document, in the words of the field.

Used only for files the model has refused. ``jsonschema`` finds the errors; this module chooses, of
an error that has several branches, the branch the writer meant, and says what was expected as a
cardroom would.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from itertools import pairwise
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError

from ..model import published
from ..model.gate import Stray, Unfit
from ..source.nearest import nearest
from ..source.read import Document, Path, Span, scalar
from . import percent, spelling
from .shape import Fault
from .spelling import plain
from .stray import advice

MOST = 50
"""Faults told of one document. Who has mended so many looks again."""
_THOUSANDS = re.compile(r"[0-9]{3}(\.[0-9]+)?\Z", re.ASCII)
_LONG = re.compile(r"\.[0-9]{7}|[0-9]{13}", re.ASCII)

FEE = "a fee in dollars"
Told = tuple[str, str]
"""What is wrong, and what to do."""


@cache
def _validator(kind: str) -> Draft202012Validator:
    return Draft202012Validator(published.schema(kind))


def explain(kind: str, document: Document, blanks: tuple[Path, ...]) -> tuple[Fault, ...]:
    """The first faults of the document in the order they stand, and how many more there are."""
    torn = dict(_torn(document, blanks))
    empty = {path for path in blanks if _value(document, path) is not None}
    causes = (set(blanks) - empty) | {before for before, _ in torn.values()}
    found: dict[Path, ValidationError | Told] = {
        path: _nothing(path, path in empty) for path in blanks if path not in torn
    }
    for before, amount in torn.values():
        said = f"{_name(before)} has an amount with a comma, which ends a value inside braces"
        found[before] = (said, f"write {before[-1]}: {amount}")
    for path, leaf in _faults(kind, document):
        if path in empty and _about_key(leaf):
            found[path] = leaf
        elif causes.isdisjoint(path[:length] for length in range(len(path) + 1)):
            found.setdefault(path, leaf)
    placed = sorted(
        (_place(document, path, what), number, path)
        for number, (path, what) in enumerate(found.items())
    )
    spots = [(span, path) for span, _, path in placed]
    return _some(spots, lambda path: _told(kind, path, found[path]))


def _faults(kind: str, document: Document) -> Iterator[tuple[Path, ValidationError]]:
    """Every fault by the schema, with its place."""
    for error in _validator(kind).iter_errors(document.data):
        for leaf in _leaves(error, {}):
            yield from ((path, leaf) for path in _paths(leaf))


def told(document: Document, errors: tuple[Unfit, ...]) -> tuple[Fault, ...]:
    """What the model alone can say is wrong."""
    found = {error.path: error for error in errors}
    placed = [
        (document.key_span(e.path) if isinstance(e, Stray) else document.span(e.path), e.path)
        for e in found.values()
    ]
    return _some(placed, lambda path: _refused(document, found[path]))


def _refused(document: Document, error: Unfit) -> Told:
    if not error.expects:
        return error.message, error.fix
    path, value = document.written(error.path)
    if error.message.startswith(FEE) and (shared := percent.told(path, value)):
        return shared
    return f"{_name(path)} must be {error.message}", f"it says {_shown(value)}"


def _some(placed: list[tuple[Span, Path]], say: Callable[[Path], Told]) -> tuple[Fault, ...]:
    """The first faults, and how many more."""
    shown = [Fault(path, *say(path), span) for span, path in placed[:MOST]]
    if len(placed) > MOST:
        span, path = placed[MOST]
        more = len(placed) - MOST
        shown.append(
            Fault(
                path,
                f"{more:,} more fault{'s' if more > 1 else ''} from here on",
                "mend those above first",
                span,
            )
        )
    return tuple(shown)


def _place(document: Document, path: Path, what: ValidationError | Told) -> Span:
    """A key that should not be there, or has no value, is its own place; else its value is."""
    key = (
        _about_key(what) if isinstance(what, ValidationError) else what[0].endswith("has no value")
    )
    return document.key_span(path) if key else document.span(path)


def _about_key(error: ValidationError) -> bool:
    return error.validator == "additionalProperties"


def _value(document: Document, path: Path) -> Any:
    value: Any = document.data
    for step in path:
        value = value[step]
    return value


def _nothing(path: Path, empty: bool) -> Told:
    """That a key has no value, or an empty list or table, which says nothing."""
    said = "is empty, which says nothing" if empty else "has no value"
    return f"{_name(path)} {said}", "give a value, or leave the key out"


def _torn(document: Document, blanks: tuple[Path, ...]) -> Iterator[tuple[Path, tuple[Path, str]]]:
    """Ends of torn amounts: ``{player: $1,000}`` has a key 000. With the key, and it mended."""
    for above, names in _by_holder(blanks):
        holder: Any = document.data
        for step in above:
            holder = holder[step]
        if not isinstance(holder, dict):
            continue
        for before, name in pairwise(holder):
            if name in names and _THOUSANDS.match(name) and isinstance(holder[before], str | int):
                amount = plain(f"{holder[before]},{name}")
                if amount:
                    yield (*above, name), ((*above, before), amount)


def _by_holder(blanks: Iterable[Path]) -> Iterable[tuple[Path, set[str | int]]]:
    found: dict[Path, set[str | int]] = {}
    for path in blanks:
        if path:
            found.setdefault(path[:-1], set()).add(path[-1])
    return found.items()


def _leaves(error: ValidationError, known: Known) -> Iterator[ValidationError]:
    """The errors the writer can act on: of several branches, those of the one that fits best."""
    best = min(_branches(error), key=lambda branch: _misfit(branch, known), default=[])
    if not best or (len(best) == 1 and best[0].validator == "type" and not best[0].path):
        yield error
        return
    for child in best:
        yield from _leaves(child, known)


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


Score = tuple[int, int, int]
Known = dict[int, Score]
"""How badly each error fits, by identity: asked again at every level above it."""


def _misfit(errors: list[ValidationError], known: Known) -> Score:
    """How badly a form fits: a wrong type, then unknown or missing keys, then errors."""
    wrong = stray = count = 0
    for error in errors:
        if id(error) not in known:
            known[id(error)] = _score(error, known)
        one, two, three = known[id(error)]
        wrong, stray, count = wrong + one, stray + two, count + three
    return wrong, stray, count


def _score(error: ValidationError, known: Known) -> Score:
    branches = _branches(error)
    if branches:
        return min(_misfit(branch, known) for branch in branches)
    here = not error.path
    held = isinstance(error.instance, dict | list) and "x-says" in _schema_of(error)
    wrong = error.validator == "type" or (error.validator != "additionalProperties" and held)
    return (
        int(here and wrong),
        int(here and error.validator in ("additionalProperties", "required")),
        1,
    )


def _paths(error: ValidationError) -> Iterator[Path]:
    """What an error is about: each key that should not be there, or the value itself."""
    path: Path = tuple(error.absolute_path)
    if _about_key(error) and isinstance(error.instance, dict):
        known = _schema_of(error).get("properties", {})
        yield from ((*path, name) for name in error.instance if name not in known)
    else:
        yield path


def _told(kind: str, path: Path, what: ValidationError | Told) -> Told:
    if not isinstance(what, ValidationError):
        return what
    schema = _schema_of(what)
    if _about_key(what):
        name, whole = str(path[-1]), published.schema(kind)
        value = what.instance[name] if isinstance(what.instance, dict) else None
        fix = advice(name, value, schema, whole, partial(_fits, kind))
        return f"{_shown(name)} is not a key {_of(path[:-1])}", fix
    if what.validator == "required":
        missing = _missing(what)
        examples = schema.get("properties", {}).get(missing, {}).get("examples")
        fix = (
            f"add a line such as '{missing}: {examples[0]}'"
            if examples
            else f"give its {missing}, or leave the key out"
        )
        return f"{_name(path)} does not say its {missing}", fix
    if what.validator == "oneOf":
        keys = [name for form in schema["oneOf"] for name in form["required"]]
        return f"{_name(path)} says both {' and '.join(keys)}", "give the one that is printed"
    if _a_fee(schema, path) and (shared := percent.told(path, what.instance)):
        return shared
    return (
        f"{_name(path)} must be {_expected(schema, what)}",
        f"it says {_shown(what.instance)}{_mended(kind, schema, what.instance)}",
    )


def _fits(kind: str, schema: dict[str, Any], value: object) -> bool:
    """Whether a value is one that a part of the schema of *kind* takes."""
    parts = published.schema(kind).get("$defs", {})
    return _validator(kind).evolve(schema={**schema, "$defs": parts}).is_valid(value)


def _a_fee(schema: dict[str, Any], path: Path) -> bool:
    """Whether an amount of money to pay stands here."""
    forms = (schema, *schema.get("anyOf", ()))
    says = (str(form.get("x-says", "")) for form in forms)
    return any(said.startswith(FEE) for said in says) or ("fees" in path and "amount" in path)


def _missing(error: ValidationError) -> str:
    """The first key that is wanted and not given."""
    wanted, given = error.validator_value, error.instance
    assert isinstance(wanted, list)
    assert isinstance(given, dict)
    return next(str(name) for name in wanted if name not in given)


def _mended(kind: str, schema: dict[str, Any], value: object) -> str:
    """That `fix` would mend it, where it would; or that a number is too long."""
    if isinstance(value, str) and _LONG.search(value):
        return "; a number has at most 12 digits, and 6 after its point"
    if isinstance(value, str) and (better := plain(value)) and _fits(kind, schema, scalar(better)):
        return f"; write {better}, as 'houseway fix' does"
    if isinstance(value, str) and (better := spelling.name(value)) and _fits(kind, schema, better):
        return f"; write {better}"
    return ""


def _expected(schema: dict[str, Any], error: ValidationError) -> str:
    if says := schema.get("x-says"):
        return str(says)
    if "enum" in schema or "const" in schema:
        return _one_of([str(w) for w in schema.get("enum", [schema.get("const")])], error.instance)
    for form in schema.get("anyOf", ()):
        if "x-says" in form or "enum" in form:
            return _expected(form, error)
    if error.validator in ("items", "maxItems"):
        return "shorter: it has more entries than columns"
    if error.validator == "minItems":
        least = schema["minItems"]
        return "a list that is not empty" if least == 1 else f"a list of at least {least}"
    return _forms(schema) or "written otherwise"


def _one_of(words: list[str], given: Any) -> str:
    """The words that may stand there, and the one that was probably meant."""
    usual = spelling.MEANT.get(str(given).lower())
    guess = usual if usual in words else nearest(str(given), words)
    listed = f"one of {', '.join(words)}" if len(words) > 1 else words[0]
    return f"{listed}; did you mean '{guess}'?" if guess and guess != given else listed


_KINDS = {
    "object": "keys and values",
    "array": "a list",
    "integer": "a whole number",
    "boolean": "true or false",
    "string": "a text",
    "number": "a number",
}


def _forms(schema: dict[str, Any]) -> str:
    forms = schema.get("anyOf", [schema])
    kinds = ["object" if "$ref" in form else form.get("type") for form in forms]
    return " or ".join(dict.fromkeys(_KINDS[kind] for kind in kinds if isinstance(kind, str)))


def _name(path: Path) -> str:
    words = [str(step) for step in path if isinstance(step, str)]
    match path:
        case ["round", int() as step]:
            return f"step {step + 1} of the round"
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
