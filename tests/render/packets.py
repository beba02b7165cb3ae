"""A game's document with one fact changed, and the packet it makes: whether the change shows is
whether the fact is told.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any, get_args

from validator.docket.filed import Filed, file
from validator.docket.filings import Filing, GameFile, ScheduleFile
from validator.judge.verdict import Result
from validator.model import words
from validator.model.fees import Schedule
from validator.model.game import Game
from validator.model.gate import Unfit
from validator.render.packet import packet
from validator.render.prose import texts

RULES = Path(__file__).parents[2] / "rules"
NOT_TOLD = {"at", "kind", "id", "source", "left-out", "suppress", "extends"}
"""Keys that are about the document, not facts of the game."""
MARK = "zq-changed"
NUMBERS = (7919, 3, 1, 0, Decimal("0.25"))
WORDS = (MARK, f"before-{MARK}", "7919", "7919 to 1", "79 %", "2001-02-03")
LITERALS = (
    "7919-7920",
    "no-limit",
    "none",
    "waived",
    *sorted(
        {
            word
            for name in vars(words)
            for word in get_args(getattr(words, name))
            if isinstance(word, str)
        }
    ),
)
MORE = (
    *(
        "any-card",
        "wild",
        "high",
        "low",
        "up",
        "down",
        "deck",
        "game",
        "players",
        "hands",
        "exactly",
        "at-most",
        "hit",
        "stand",
        "split",
        "insurance",
        "less",
        "greater",
    ),
    *(
        "pushes",
        "cannot-tie",
        "seat",
        "wager",
        "pot",
        "tiles",
        "two-hands",
        "layout",
        "rates",
        "come-out",
        "any-roll",
        "ante",
        "kill",
        "all-players",
        "each-player",
        "picture",
        "garbled",
    ),
)


@cache
def opened(path: str) -> Filed:
    return file((RULES / path).read_bytes(), path)


def written(path: str, changed: Any = None, schedules: tuple[str, ...] = ()) -> str:
    """The packet's text; of a changed document when given."""
    filed = opened(path)
    if changed is not None:
        model = Game.model_validate(changed)
        filed = Filed(filed.path, filed.kind, filed.id, filed.sha256, filed.text, model)
    assert isinstance(filed.model, Game)
    game = GameFile(filed, filed.model)
    sheets = [
        ScheduleFile(sheet, sheet.model)
        for sheet in map(opened, schedules)
        if isinstance(sheet.model, Schedule)
    ]
    filing = Filing("made", None, (game,), tuple(sheets))
    return "\n".join(texts(packet(Result(), filing, game)))


def leaves(node: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The path of every scalar that is a fact."""
    if isinstance(node, dict):
        for key, value in node.items():
            if key not in NOT_TOLD:
                yield from leaves(value, (*path, key))
    elif isinstance(node, list):
        for number, value in enumerate(node):
            yield from leaves(value, (*path, number))
    else:
        yield path


def silent(path: str) -> list[str]:
    """Facts whose change leaves the packet as it was."""
    before, found = written(path), []
    taken: dict[tuple[str | int, ...], Any] = {}
    for leaf in leaves(opened(path).text.data):
        kind = tuple(step for step in leaf if not isinstance(step, int))
        for new in _values(path, leaf, taken.get(kind)):
            try:
                after = written(path, _changed(path, leaf, new))
            except Unfit:
                continue
            taken[kind] = new
            if after == before or (
                new in (7919, MARK)
                and not any(
                    sign in after.lower()
                    for sign in ("7919", "7,919", MARK, MARK.replace("-", " "))
                )
            ):
                found.append(".".join(map(str, leaf)))
            break
        else:
            found.append(f"no other value accepted at {'.'.join(map(str, leaf))}")
    return found


def _values(path: str, leaf: tuple[str | int, ...], before: Any) -> Iterator[Any]:
    """Other values a leaf may take; first the one that was accepted at its like."""
    old: Any = opened(path).text.data
    for step in leaf:
        old = old[step]
    likely = (
        (not old,)
        if isinstance(old, bool)
        else (*NUMBERS, *WORDS)
        if isinstance(old, int | Decimal)
        else (*WORDS, *LITERALS, *MORE, *NUMBERS)
    )
    yield from (
        new
        for new in (*(() if before is None or isinstance(old, bool) else (before,)), *likely)
        if new != old
    )


def _changed(path: str, leaf: tuple[str | int, ...], new: Any) -> Any:
    whole = copy.deepcopy(opened(path).text.data)
    inside = whole
    for step in leaf[:-1]:
        inside = inside[step]
    inside[leaf[-1]] = new
    return whole
