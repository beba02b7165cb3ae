"""A value of an answer as plain data, JSON, and a tuple of the cache."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple


class Value(NamedTuple):
    """One value: its kind, and text, a whole number, or a tuple of such."""

    kind: str
    data: Any


Values = tuple[tuple[str, Value], ...]


_PLAIN: dict[str, Callable[[Any], Any]] = {
    "count": lambda number: number,
    "list": lambda items: [plain(one) for one in items],
    "phrase": lambda said: {"phrase": said[0]} | {label: plain(one) for label, one in said[1]},
    "lines": lambda spans: [list(span) for span in spans],
    "amounts": lambda ends: {"from": ends[0]} | ({"to": ends[1]} if ends[1] else {}),
    "counts": lambda ends: {"from": ends[0]} | ({"to": ends[1]} if ends[1] else {}),
    "tier": lambda tier: {"tier": tier[0], "fee": tier[1]},
}


def plain(given: Value) -> Any:
    """A value as JSON has it."""
    if known := _PLAIN.get(given.kind):
        return known(given.data)
    return given.data if isinstance(given.data, str) else given.data[0]


def restored(row: tuple[str, Any]) -> Value:
    """A value from the plain tuples of the cache."""
    kind, data = row
    if kind == "list":
        return Value(kind, tuple(restored(one) for one in data))
    if kind == "phrase":
        return Value(kind, (data[0], tuple((label, restored(one)) for label, one in data[1])))
    return Value(kind, data)


def bare(given: Value) -> tuple[str, Any]:
    """A value as plain tuples."""
    if given.kind == "list":
        return given.kind, tuple(bare(one) for one in given.data)
    if given.kind == "phrase":
        of, inside = given.data
        return given.kind, (of, tuple((label, bare(one)) for label, one in inside))
    return given.kind, given.data


def leaves(given: Values) -> Iterator[Value]:
    """Every single value, those inside lists and phrases too."""
    for _, one in given:
        if one.kind == "list":
            yield from leaves(tuple(("", inner) for inner in one.data))
        elif one.kind == "phrase":
            yield from leaves(one.data[1])
        else:
            yield one
