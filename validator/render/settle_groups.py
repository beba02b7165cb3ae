"""Readings that settle a round alike, told as one: which they are, in words."""

from __future__ import annotations

from collections.abc import Iterable
from operator import contains
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
        _either(readings) + (f" ({'; or '.join(conditions)})" if conditions else "")
        for conditions, readings in named.items()
    )


def _either(names: Iterable[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} or {last}" if most else last


def _conditions(own: set[Facets], open_: set[Facets], at: int = 0) -> list[str]:
    """What must hold beside the reading: of each question the answers that lead here, in one or
    more ways.
    """
    if own == open_:
        return []
    mine, given = _answers(own), _answers(open_)
    if own == _spanned(mine, open_):
        bound = [each for each, every in zip(mine, given, strict=True) if each != every]
        return [", ".join(_either(sorted(each)) for each in bound)]
    return [
        ", ".join(filter(None, (answer if len(given[at]) > 1 else "", more)))
        for answer in sorted(mine[at])
        for more in _conditions(_with(own, at, answer), _with(open_, at, answer), at + 1) or [""]
    ]


def _spanned(answers: list[set[str]], open_: set[Facets]) -> set[Facets]:
    """Whatever is open and has one of these answers to each question."""
    return {one for one in open_ if all(map(contains, answers, one))}


def _with(of: set[Facets], at: int, answer: str) -> set[Facets]:
    return {one for one in of if one[at] == answer}


def _answers(of: set[Facets]) -> list[set[str]]:
    """The answers to each question."""
    return [set(column) for column in zip(*of, strict=True)]


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
        f"{_either(sorted(order.on_fold))} at the fold" if order.on_fold else "folds in turn",
        "limit implied" if one.implied else "no limit",
    )
