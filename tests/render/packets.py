"""A game's document with one fact changed, and the packet it makes: whether the change shows is whether the fact is told."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any, get_args

import yaml

from validator.docket import Filing, GameFile, ScheduleFile
from validator.filed import file
from validator.judge.verdict import Result
from validator.model import words
from validator.model.fees import Schedule
from validator.model.game import Game
from validator.render.packet import packet
from validator.render.prose import texts
from validator.shape import Misshapen

RULES = Path(__file__).parents[2] / "rules"
NOT_TOLD = {"at", "kind", "id", "source", "left-out", "suppress", "extends"}
"""Keys that are about the document, not facts of the game."""
MARK = "zq-changed"
NUMBERS = (7919, 3, 1, 0, Decimal("0.25"))
WORDS = (MARK, f"before-{MARK}", "7919", "7919 to 1", "79 %", "2001-02-03")
LITERALS = ("7919-7920", "no-limit", "none", "waived", *sorted({word for name in vars(words) for word in get_args(getattr(words, name)) if isinstance(word, str)}))
MORE = ("any-card", "wild", "high", "low", "up", "down", "deck", "game", "players", "hands", "exactly", "at-most", "hit", "stand", "split", "insurance", "less", "greater", "pushes", "cannot-tie", "seat", "wager", "pot", "tiles", "two-hands",
        "layout", "rates", "come-out", "any-roll", "ante", "kill", "all-players", "each-player", "picture", "garbled")  # fmt: skip


class _Dump(yaml.SafeDumper):
    pass


_Dump.add_representer(Decimal, lambda dumper, value: dumper.represent_scalar("tag:yaml.org,2002:float", str(value)))


@cache
def data(path: str) -> Any:
    return file((RULES / path).read_bytes(), path).text.data


def written(path: str, changed: Any = None, schedules: tuple[str, ...] = ()) -> str:
    """The packet's text; of a changed document when given."""
    content = yaml.dump(changed, Dumper=_Dump, allow_unicode=True).encode() if changed is not None else (RULES / path).read_bytes()
    filed = file(content, path)
    assert isinstance(filed.model, Game)
    game = GameFile(filed, filed.model)
    joined = []
    for name in schedules:
        sheet = file((RULES / name).read_bytes(), name)
        assert isinstance(sheet.model, Schedule)
        joined.append(ScheduleFile(sheet, sheet.model))
    filing = Filing("made", None, (game,), tuple(joined))
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


def changes(path: str, leaf: tuple[str | int, ...]) -> Iterator[tuple[Any, Any]]:
    """The document with another value at *leaf*, and that value, for each value its schema may accept."""
    whole = copy.deepcopy(data(path))
    inside = whole
    for step in leaf[:-1]:
        inside = inside[step]
    old = inside[leaf[-1]]
    for new in (not old,) if isinstance(old, bool) else (*NUMBERS, *WORDS) if isinstance(old, int | Decimal) else (*WORDS, *LITERALS, *MORE, *NUMBERS):
        if new != old:
            inside[leaf[-1]] = new
            yield whole, new


def silent(path: str) -> list[str]:
    """Facts whose change leaves the packet as it was."""
    before, found = written(path), []
    for leaf in leaves(data(path)):
        for whole, new in changes(path, leaf):
            try:
                after = written(path, whole)
            except Misshapen:
                continue
            if after == before or (new in (7919, MARK) and not any(sign in after.lower() for sign in ("7919", "7,919", MARK, MARK.replace("-", " ")))):
                found.append(".".join(map(str, leaf)))
            break
        else:
            found.append(f"no other value accepted at {'.'.join(map(str, leaf))}")
    return found
