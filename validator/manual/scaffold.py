"""New documents from the examples beside this file: ``## `` explains, ``# `` is an example."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple, get_args

from ..model.published import BASE
from ..model.words import Category
from ..render.clean import dumps

KINDS = ("game", "schedule", "establishment")


class Like(NamedTuple):
    """A sort of game: what it is, and what its fees are taken on."""

    about: str
    counts: str = ""
    excludes: str = "uncovered"


LIKE = {
    "nine-point": Like("totals of points, the nearest to nine wins", "base, pair-bonus"),
    "twenty-one": Like(
        "totals of points, not over a target", "base, double-down, split, pair-bonus"
    ),
    "three-card": Like(
        "ranked hands, with an ante and a play wager", "ante, pair-plus", "play, uncovered"
    ),
    "hold-em": Like("poker: players bet against each other for a pot"),
}
"""The sorts of game there is an example of; the first is the one most like others."""
USUAL = next(iter(LIKE))
_EXAMPLES = Path(__file__).with_name("examples")
_ALIVE = ("kind:", "name:", "category:", "draft:", "jurisdictions:")
"""Keys that are no example in a scaffold."""
_NAMES = {"game": "New game", "schedule": "Collection rates", "establishment": "New establishment"}
_HOW = """\
## Lines with ## explain the lines below them. Lines with one # are an example.
## Change an example to what your rules say, and take the "# " off all its lines.
## Leave out what your rules do not say: `houseway check` asks for what is missing.
## Every key is explained in docs/language.md; `houseway explain RULE` shows what a rule asks.
"""
_OTHERS = "## For another sort of game or its fees add --like SORT: {}.\n"


def example(kind: str, like: str = USUAL) -> str:
    """A whole document of *kind*, every line of it alive."""
    sort = LIKE[like]
    name = {"game": like, "schedule": "fees" if sort.counts else "fees-pot"}.get(kind, kind)
    text = (_EXAMPLES / f"{name}.yaml").read_text(encoding="utf-8")
    for word, said in (
        ("CATEGORIES", ", ".join(get_args(Category))),
        ("COUNTED", sort.counts),
        ("LEFT-OUT", sort.excludes),
    ):
        text = text.replace(word, said)
    return text


def scaffold(kind: str, name: str = "", schema: str = "", like: str = USUAL) -> str:
    """A new document of *kind*: *schema* is where its contract lies, *like* the sort of game."""
    lines = map(_waiting, example(kind, like).splitlines())
    head, _, body = "\n".join(lines).partition("\nname: ")
    quoted = dumps(name) if name else _NAMES[kind]
    how = _HOW + _OTHERS.format(", ".join(LIKE)) if kind in KINDS[:2] else _HOW
    rest = body.partition("\n")[2]
    text = f"{head}\nname: {quoted}\n{rest}\n"
    return f"# yaml-language-server: $schema={schema or f'{BASE}{kind}.schema.json'}\n{how}\n{text}"


def _waiting(line: str) -> str:
    """A line of an example as it stands in a scaffold."""
    if not line or line.startswith(_ALIVE):
        return line
    return f"#{line}" if line.startswith("# ") else f"# {line}"
