"""Answers as text and back, so that they can be kept."""

from __future__ import annotations

import json
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from ..table import Row, Worked
from .answer import Answer


def pack(answers: Iterable[Answer]) -> bytes:
    return json.dumps([_packed(one) for one in answers], separators=(",", ":")).encode()


def unpack(content: bytes) -> list[Answer]:
    return [_unpacked(*one) for one in json.loads(content)]


def _packed(answer: Answer) -> list[Any]:
    worked = answer.worked
    rows = [[row.label, _text(row.pays), row.ways] for row in worked.rows] if worked else None
    head = [answer.wager, answer.decks, answer.reading, answer.staked, answer.not_computed]
    last = [worked.total, worked.shared, worked.hidden] if worked else [0, (), ()]
    return [*head, answer.of_itself, rows, *last]


def _unpacked(
    wager: str,
    decks: int | None,
    reading: str,
    staked: bool,
    not_computed: str,
    of_itself: bool,
    rows: list[tuple[str, str | None, int]] | None,
    total: int,
    shared: list[str],
    hidden: list[str],
) -> Answer:
    worked = None
    if rows is not None:
        made = (Row(label, Fraction(pays) if pays else None, ways) for label, pays, ways in rows)
        worked = Worked(tuple(made), total, tuple(shared), tuple(hidden))
    return Answer(wager, worked, decks, reading, staked, not_computed, of_itself)


def _text(pays: Fraction | None) -> str | None:
    return None if pays is None else str(pays)
