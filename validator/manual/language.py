"""``docs/language.md``: every key of every kind of document, made from the models.

What each key means, what may be written there, an example, and the rules that ask for it.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from .. import predicates
from ..docket import comparators
from ..model.part import Shorthand
from .contract import schema
from .scaffold import LIKE, example

KINDS = ("game", "schedule", "establishment", "round", "decisions", "rulebook")
JUDGED = KINDS[:3]
EVERYWHERE = ("at", "note", "damaged")
FEW = 4
"""Words or rules named in a cell; the schema and the manual have all of them."""

HEAD = """\
# The language of documents

A document says what a filing says, and no more: an absent key means that the filing does not say.
The first part is a whole simple game, its fees and what differs in other sorts of game. Everything
after it is for looking up: the keys of each document and of its parts, how values are written, and
all words of the closed lists.

A filing is a folder: `establishment.yaml` says who files, `games/` has the rules of each game,
`schedules/` the fees. `houseway new establishment`, `new game` and `new schedule` write them to fill
in; `houseway check .` says what is missing or wrong, and `houseway explain RULE` what a rule asks.

Ranges are written as people write them: `5-50`, `401+`. Money is plain numbers of dollars. Names of
wagers and hands are small letters and hyphens. A moment is `before-`, `after-`, `at-` or `with-` and
a step: `before-deal`, `after-own-cards`, `after-flop`.

Any statement may have `at`, the line or lines of the paper that make it; `note`, a remark that no
rule reads; and `damaged`, where the paper is visibly broken. A statement made at two places is a
list.
"""


OTHERS = """\
`houseway new game NAME --like SORT` starts any of these, and `houseway new schedule --like SORT` its
fees. Shown is only what differs from the game above. Poker has no player-dealer: leave that part out."""
CASES = """\
What an outcome may answer, by what `compares` has in `by`. A wager that a pay table decides, with no
hand against it, needs no comparison: `by: none`, or no `compares` at all."""
WORDS = """\
Where a key above takes one of many words, these are all of them."""


def text() -> str:
    """The page."""
    parts = [
        HEAD,
        "## Who files",
        _fenced("establishment"),
        "## A whole simple game",
        _fenced("game"),
        "## Its fees",
        _fenced("schedule"),
    ]
    parts += ["## Other games", OTHERS, *_others()]
    told: list[dict[str, Any]] = []
    for kind in KINDS:
        parts += [
            f"## Keys of {'an' if kind[0] in 'aeiou' else 'a'} {kind} document",
            *_kind(kind, told),
        ]
        if kind == "game":
            parts += ["### game: the cases of a comparison", CASES, _cases()]
    parts += ["## How values are written", "\n".join(_values())]
    parts += ["## Words in full", WORDS, *_words()]
    return "\n\n".join(parts) + "\n"


def _fenced(kind: str) -> str:
    """A whole example of a kind of document."""
    return f"```yaml\n{example(kind).strip()}\n```"


def _others() -> Iterator[str]:
    """The examples of other games: the paragraphs in which they differ from the first."""
    for like, sort in LIKE.items():
        if more := _differing("game", like):
            yield f"### {like}: {sort.about}"
            yield more
        if not sort.counts:
            yield f"Its fees:\n\n{_differing('schedule', like)}"


def _differing(kind: str, like: str) -> str:
    usual = set(example(kind).split("\n\n"))
    more = [part for part in example(kind, like).split("\n\n") if part not in usual]
    return "```yaml\n" + "\n\n".join(more).strip() + "\n```" if more else ""


def _cases() -> str:
    """The comparators, each with the cases it knows."""
    rows = [f"| `{by}` | {_quoted(comparators.words(by)) or 'none'} |" for by in comparators.KNOWN]
    return "\n".join(["| comparator | cases |", "|---|---|", *rows])


def _quoted(words: Iterable[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def _parts(kind: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """A kind of document and the parts it is made of, each as it is written out."""
    whole = schema(kind)
    yield kind, whole
    for name, part in sorted(whole.get("$defs", {}).items()):
        written = (one for one in part.get("anyOf", (part,)) if "properties" in one)
        yield from ((name, one) for one in written)


def _words() -> Iterator[str]:
    """Every list of words too long for the tables, once, with the keys that take it."""
    keys: dict[tuple[str, ...], list[str]] = {}
    for kind in JUDGED:
        for name, part in _parts(kind):
            for key, value in part["properties"].items():
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


def _values() -> Iterator[str]:
    """How each sort of value is written, by the name it has in the tables."""
    found: dict[str, str] = {}
    for kind in KINDS:
        for _, part in _parts(kind):
            for value in part["properties"].values():
                found |= {_named(said): said for said in _said(value) if _named(said) != said}
    yield from (f"- {said}" for _, said in sorted(found.items()))


def _said(value: dict[str, Any]) -> Iterator[str]:
    if "x-says" in value:
        yield value["x-says"]
        return
    for one in (*value.get("anyOf", ()), *([value["items"]] if "items" in value else [])):
        yield from _said(one)


def _named(said: str) -> str:
    """*a range such as 5-50 or 5* is *a range*."""
    return said.partition(" such as ")[0].rstrip(",")


def _kind(kind: str, told: list[dict[str, Any]]) -> Iterator[str]:
    """The keys of a kind of document and of its parts, each part once."""
    for name, part in _parts(kind):
        if part in told:
            continue
        told.append(part)
        if name != kind:
            about = part.get("description", "").partition("\n\n")[0]
            yield f"### {kind}: {name}\n\n{' '.join(about.split())}{_short(name)}"
        yield _table(name, part, kind)


def _short(name: str) -> str:
    """In which short form a part may be written."""
    part = next((one for one in _shorthands(Shorthand) if one.__name__ == name), None)
    if part is None:
        return ""
    forms = [f"`{part.short}` alone"] if part.short else []
    forms += [f"a row of `{', '.join(part.row)}`"] if part.row else []
    forms += [f"a list, for `{part.listed}`"] if part.listed else []
    return f" In short: {', or '.join(forms)}." if forms else ""


def _shorthands(of: type[Shorthand]) -> Iterator[type[Shorthand]]:
    for one in of.__subclasses__():
        yield from (one, *_shorthands(one))


def _table(owner: str, part: dict[str, Any], kind: str) -> str:
    needed = part.get("required", ())
    rows = ["| key | meaning | written as | example | rules |", "|---|---|---|---|---|"]
    for key, value in part["properties"].items():
        if key not in EVERYWHERE:
            bold = f"**`{key}`**" if key in needed else f"`{key}`"
            example = _flow(value["examples"][0]) if value.get("examples") else ""
            readers = _readers(owner, key) if kind in JUDGED else ""
            cells = (bold, value.get("description", ""), _type(value), example, readers)
            rows.append(f"| {' | '.join(cell.replace('|', '&#124;') for cell in cells)} |")
    return "\n".join(rows)


def _type(value: dict[str, Any]) -> str:
    if "x-says" in value:
        return _named(value["x-says"])
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
    """An example as YAML on one line, its place last."""
    written = json.dumps(_placed_last(example), ensure_ascii=False)
    return f"`{written.replace(chr(34), '')}`"


def _placed_last(example: Any) -> Any:
    if isinstance(example, list):
        return [_placed_last(one) for one in example]
    if not isinstance(example, dict):
        return example
    return {key: _placed_last(example[key]) for key in sorted(example, key="at".__eq__)}


def _readers(owner: str, key: str) -> str:
    """The rules that ask for a key of this name and for what holds it."""
    holders = _holders().get(owner)
    asking = _asked().get(key.replace("-", "_"), ())
    found = [name for name in asking if holders is None or holders & _reached(name)]
    more = f" and {len(found) - FEW} more" if len(found) > FEW else ""
    return ", ".join(f"[{name}](rules/{name}.md)" for name in found[:FEW]) + more


@cache
def _holders() -> dict[str, set[str]]:
    """The keys that hold each part."""
    held: dict[str, set[str]] = {}
    for kind in JUDGED:
        for _, part in _parts(kind):
            for key, value in part["properties"].items():
                for name in re.findall(r"#/\$defs/(\w+)", json.dumps(value)):
                    held.setdefault(name, set()).add(key.replace("-", "_"))
    return held


@cache
def _asked() -> dict[str, tuple[str, ...]]:
    """The rules by the names of attributes in their code."""
    asked: dict[str, list[str]] = {}
    for name in predicates.index():
        for attribute in sorted(_attributes(_file(name))):
            asked.setdefault(attribute, []).append(name)
    return {attribute: tuple(names) for attribute, names in asked.items()}


def _file(rule: str) -> Path:
    group, stem = predicates.where(rule).split(".")[-2:]
    return Path(predicates.__file__).parent / group / f"{stem}.py"


@cache
def _reached(rule: str) -> frozenset[str]:
    """The attributes a rule and the modules it is built on ask for."""
    path = _file(rule)
    found = set(_attributes(path))
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.ImportFrom) and node.module and node.level > 1:
            near = path.parents[node.level - 1].joinpath(*node.module.split(".")).with_suffix(".py")
            found |= _attributes(near) if near.is_file() else set()
    return frozenset(found)


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def _attributes(path: Path) -> frozenset[str]:
    """The names of the attributes a module asks for."""
    nodes = ast.walk(_tree(path))
    return frozenset(node.attr.rstrip("_") for node in nodes if isinstance(node, ast.Attribute))
