"""What the published contract expects at a place: every form a value may take there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator

from ..model import published
from ..source.read import Path

AMOUNTS = (
    "an amount in dollars",
    "a fee in dollars",
    "a range such as",
    "a table limit such as",
    "odds such as",
)
"""How the contract says that it expects figures of money or a range of them."""

Form = dict[str, Any]


class Expected:
    """The forms of one kind of document."""

    def __init__(self, kind: str) -> None:
        self._root: Form = published.schema(kind)

    def amounts(self, data: Any, path: Path) -> tuple[bool, bool, tuple[Form, ...]]:
        """Whether it is accepted as it is, and as something else than an amount; else its forms."""
        forms = self._at(_through_table(data, path))
        fitting = [form for form in forms if self.accepts(form, _value(data, path))]
        return bool(fitting), not all(map(_amount, fitting)), tuple(filter(_amount, forms))

    def accepts(self, form: Form, value: Any) -> bool:
        """Whether *value* fits a form."""
        return bool(
            Draft202012Validator({**form, "$defs": self._root.get("$defs", {})}).is_valid(value)
        )

    def _at(self, path: Path) -> list[Form]:
        forms = list(self._forms(self._root))
        for step in path:
            children = (child for given in forms for child in _children(given, step))
            forms = [form for child in children for form in self._forms(child)]
        return forms

    def _forms(self, form: Form) -> Iterator[Form]:
        """A form, or each of those it offers; one that says itself what it expects is kept whole."""
        if "$ref" in form:
            yield from self._forms(self._root["$defs"][form["$ref"].rpartition("/")[2]])
        elif "x-says" in form or not ("anyOf" in form or "oneOf" in form):
            yield form
        else:
            for branch in (*form.get("anyOf", ()), *form.get("oneOf", ())):
                yield from self._forms(branch)


@cache
def expected(kind: str) -> Expected:
    return Expected(kind)


def _amount(form: Form) -> bool:
    return str(form.get("x-says", "")).startswith(AMOUNTS)


def _children(form: Form, step: str | int) -> Iterator[Form]:
    """The forms one step further in: a key of a mapping, or a place in a list."""
    if isinstance(step, str):
        inside = form.get("properties", {}).get(step, form.get("additionalProperties"))
    else:
        cells = form.get("prefixItems", ())
        inside = cells[step] if step < len(cells) else form.get("items")
    if isinstance(inside, dict):
        yield inside


def _value(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


def _through_table(data: Any, path: Path) -> Path:
    """A cell of a table of options is what the option written out holds under its column."""
    if "table" not in path[:-2] or "rows" not in path:
        return path
    at, start = path.index("table"), path.index("rows")
    columns = _value(data, path[:start]).get("columns", [])
    columns = columns if isinstance(columns, list) else [columns]
    number = path[at + 2] if len(path) > at + 2 else None
    if not isinstance(number, int) or number >= len(columns):
        return path
    column = columns[number]
    name = column.get("is") if isinstance(column, dict) else column
    return (*path[:start], "options", 0, str(name), *path[at + 3 :])
