"""Readings that settle a round alike, told as one: which they are, in words."""

from __future__ import annotations

from collections.abc import Iterable
from string import ascii_uppercase
from typing import NamedTuple

from ..settle.engine import Settled

PARTS = {
    "part-action": "part action",
    "returned-whole": "returned whole",
    "returned-and-ends": "returned and over",
}
MEANS = {
    "part action": "a bet that what is left covers in part has action for that part",
    "returned whole": "such a bet is returned, and later bets are still reached",
    "returned and over": "such a bet is returned, and nothing follows",
}
Facets = tuple[str, ...]


class Group(NamedTuple):
    """Readings under which the same money moves."""

    letter: str
    title: str
    shown: Settled
    readings: tuple[Settled, ...]


def groups(readings: tuple[Settled, ...]) -> tuple[Group, ...]:
    """The results a round can have, each with the readings that lead to it."""
    found: dict[object, list[Settled]] = {}
    for one in readings:
        moved = sorted((step.bet, step.moved, step.left_open) for step in one.steps)
        found.setdefault(tuple(moved), []).append(one)
    letters = (*ascii_uppercase, *(f"{a}{b}" for a in ascii_uppercase for b in ascii_uppercase))
    return tuple(
        Group(letter, _title(same, readings), same[0], tuple(same))
        for letter, same in zip(letters, found.values(), strict=False)
    )


def _title(same: list[Settled], every: tuple[Settled, ...]) -> str:
    """``action or running (part action)``."""
    if len(same) == len(every) > 1:
        return "every reading"
    named: dict[tuple[str, ...], list[str]] = {}
    for reading in dict.fromkeys(one.reading for one in same):
        own = {_facets(one) for one in same if one.reading == reading}
        open_ = {_facets(one) for one in every if one.reading == reading}
        named.setdefault(tuple(_conditions(own, open_)), []).append(reading)
    return "; ".join(
        _either(readings) + (f" ({' | '.join(conditions)})" if conditions else "")
        for conditions, readings in named.items()
    )


def _either(names: Iterable[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} or {last}" if most else last


def _conditions(own: set[Facets], open_: set[Facets], at: int = 0) -> list[str]:
    """What must hold beside the reading: for each question the answers, where not all of them lead
    here; several times where the answers depend on each other.
    """
    if own == open_:
        return []
    columns = range(len(next(iter(own))))
    mine = [{one[column] for one in own} for column in columns]
    if own == {one for one in open_ if all(one[n] in mine[n] for n in columns)}:
        given = [{one[column] for one in open_} for column in columns]
        bound = [column for column in columns if mine[column] != given[column]]
        return [", ".join(_either(sorted(mine[column])) for column in bound)]
    found: list[str] = []
    for answer in sorted(mine[at]):
        part = {one for one in own if one[at] == answer}
        rest = {one for one in open_ if one[at] == answer}
        more = _conditions(part, rest, at + 1)
        said = f"{answer}, " if len({one[at] for one in open_}) > 1 else ""
        found += [f"{said}{one}" for one in more] or [answer]
    return found


def _facets(one: Settled) -> Facets:
    """The answers to everything else that the rules leave open."""
    order = one.order
    early = order.at_once[-1] if order.at_once else frozenset()
    return (
        PARTS[one.part],
        "seat by seat" if order.by_seat else "kind by kind",
        "clockwise" if order.clockwise else "counter-clockwise",
        f"from the {(order.start or '').replace('-', ' ')}",
        "backline last" if order.behind_last else "backline with its seat",
        f"{_either(sorted(early))} at once" if early else "no bet before its turn",
        "losing hands in their own order" if order.by_result else "one order for all hands",
        "limit implied" if one.implied else "no limit",
    )
