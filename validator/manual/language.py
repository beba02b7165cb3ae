"""``docs/language.md``: every key of every kind of document, made from the models.

What each key means, what may be written there, an example, and the rules that ask for it.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from .. import predicates
from ..docket import comparators
from .contract import schema
from .scaffold import scaffold

KINDS = ("game", "schedule", "establishment", "round", "decisions", "rulebook")
EVERYWHERE = ("at", "note", "damaged")
FEW = 4
"""Words or rules named in a cell; the schema and the manual have all of them."""

HEAD = """\
# The language of documents

A document says what a filing says, and no more: an absent key means that the filing does not say.
The first part is a whole simple game and its fees. Everything after it is for looking up.

Ranges are written as people write them: `5-50`, `401+`. Money is plain numbers of dollars. Any
statement may have `at`, the line or lines of the paper that make it; `note`, a remark that no rule
reads; and `damaged`, where the paper is visibly broken. A statement made at two places is a list.
"""


CASES = """\
What an outcome may answer, by what `compares` has in `by`. A wager that a pay table decides, with no
hand against it, needs no comparison: `by: none`, or no `compares` at all."""
WORDS = """\
Where a key above takes one of many words, these are all of them."""


def text() -> str:
    """The page."""
    parts = [HEAD, "## A whole simple game", *_fenced("game"), "## Its fees", *_fenced("schedule")]
    for kind in KINDS:
        parts += [f"## Keys of a {kind} document", *_kind(kind)]
        if kind == "game":
            parts += ["### game: the cases of a comparison", CASES, _cases()]
    parts += ["## Words in full", WORDS, *_words()]
    return "\n\n".join(parts) + "\n"


def _fenced(kind: str) -> Iterator[str]:
    """A scaffold with its examples brought to life."""
    lines = scaffold(kind, "Example Game" if kind == "game" else "").splitlines()[1:]
    alive = [line.removeprefix("# ") for line in lines]
    explained = [line.replace("## ", "# ", 1) if line.startswith("## ") else line for line in alive]
    start = explained.index(f"kind: {kind}")
    yield "```yaml\n" + "\n".join(explained[start:]).strip() + "\n```"


def _cases() -> str:
    """The comparators, each with the cases it knows."""
    rows = [f"| `{by}` | {_quoted(comparators.words(by)) or 'none'} |" for by in comparators.KNOWN]
    return "\n".join(["| comparator | cases |", "|---|---|", *rows])


def _quoted(words: Iterable[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def _words() -> Iterator[str]:
    """Every list of words too long for the tables, once, with the keys that take it."""
    keys: dict[tuple[str, ...], list[str]] = {}
    for kind in ("game", "schedule", "establishment"):
        whole = schema(kind)
        for name, part in {kind: whole, **whole.get("$defs", {})}.items():
            for key, value in part.get("properties", {}).items():
                for words in _lists(value):
                    taker = key if key in EVERYWHERE else f"{name}.{key}"
                    keys.setdefault(words, []).append(taker)
    for words, places in sorted(keys.items(), key=lambda one: one[1]):
        takers = _quoted(dict.fromkeys(places))
        yield f"{takers}: {_quoted(words)}."


def _lists(value: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    """The long lists of words a key takes, or the items of its list."""
    if len(value.get("enum", ())) > FEW:
        yield tuple(map(str, value["enum"]))
    for one in (*value.get("anyOf", ()), *([value["items"]] if "items" in value else [])):
        yield from _lists(one)


def _kind(kind: str) -> Iterator[str]:
    whole = schema(kind)
    yield _table(whole, kind)
    for name, part in sorted(whole.get("$defs", {}).items()):
        if "properties" in part:
            about = part.get("description", "").partition("\n\n")[0]
            yield f"### {kind}: {name}\n\n{' '.join(about.split())}"
            yield _table(part, kind)


def _table(part: dict[str, Any], kind: str) -> str:
    needed = part.get("required", ())
    rows = ["| key | meaning | written as | example | rules |", "|---|---|---|---|---|"]
    for key, value in part.get("properties", {}).items():
        if key not in EVERYWHERE:
            bold = f"**`{key}`**" if key in needed else f"`{key}`"
            example = _flow(value["examples"][0]) if value.get("examples") else ""
            cells = (bold, value.get("description", ""), _type(value), example, _readers(key, kind))
            rows.append(f"| {' | '.join(cell.replace('|', '&#124;') for cell in cells)} |")
    return "\n".join(rows)


def _type(value: dict[str, Any]) -> str:
    if "anyOf" in value:
        return " or ".join(dict.fromkeys(_type(one) for one in value["anyOf"]))
    if "enum" in value:
        words = [f"`{word}`" for word in value["enum"]]
        more = f" and {len(words) - FEW} more" if len(words) > FEW else ""
        return f"one of {', '.join(words[:FEW])}{more}"
    if "$ref" in value:
        return str(value["$ref"].rsplit("/", 1)[-1])
    if value.get("type") == "array":
        return f"list of {_type(value['items'])}" if "items" in value else "list"
    return str(value.get("type", "value"))


def _flow(example: Any) -> str:
    """An example as YAML on one line."""
    written = json.dumps(example, ensure_ascii=False)
    return f"`{written.replace(chr(34), '')}`"


def _readers(key: str, kind: str) -> str:
    """The rules that ask for a key of this name, wherever it is."""
    if kind not in ("game", "schedule", "establishment"):
        return ""
    found = _asked().get(key.replace("-", "_"), ())
    more = f" and {len(found) - FEW} more" if len(found) > FEW else ""
    return ", ".join(f"[{name}](rules/{name}.md)" for name in found[:FEW]) + more


@cache
def _asked() -> dict[str, tuple[str, ...]]:
    """The rules by the names of attributes in their code."""
    asked: dict[str, list[str]] = {}
    for name in predicates.index():
        group, stem = predicates.where(name).split(".")[-2:]
        path = Path(predicates.__file__).parent / group / f"{stem}.py"
        tree = ast.parse(path.read_text(encoding="utf-8"))
        read = {node.attr.rstrip("_") for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        for attribute in sorted(read):
            asked.setdefault(attribute, []).append(name)
    return {attribute: tuple(names) for attribute, names in asked.items()}
