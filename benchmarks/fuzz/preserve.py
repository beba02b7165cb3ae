"""Changes that keep the meaning of a document. No verdict may change with them."""

from __future__ import annotations

import json
import random
import re
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import yaml

from validator.source.read import scalar

from .corpus import ROOT
from .nodes import WIDE, compose, write

RULES = ROOT / "rules"
_PLACE = re.compile(r"(\.ya?ml):[0-9]+(?::[0-9]+)?")
_NARROW = 60
_COMMENTS = ("# a comment", "#", "    # - a: {b", "", "", "   ", "# kind: game")
Verdicts = Counter[tuple[str, ...]]


class Meaning(Exception):
    """The harness itself changed what a document says."""


def order(node: yaml.Node, rng: random.Random) -> None:
    """Another order of keys in every mapping."""
    for one in _nodes(node):
        if isinstance(one, yaml.MappingNode):
            rng.shuffle(one.value)


def quoting(node: yaml.Node, rng: random.Random) -> None:
    """Other quotes, or none, wherever what is quoted is a text with or without them."""
    for one in _nodes(node):
        if not isinstance(one, yaml.ScalarNode) or "\n" in one.value:
            continue
        if isinstance(scalar(one.value), str):
            one.style = rng.choice((None, "'", '"'))


def style(node: yaml.Node, rng: random.Random) -> None:
    """Braces and brackets, or lines and dashes."""
    share = rng.random()
    for one in _nodes(node):
        if isinstance(one, yaml.CollectionNode):
            one.flow_style = rng.random() < share


def nothing(node: yaml.Node, rng: random.Random) -> None:
    """Written anew, no more."""


KINDS: dict[str, tuple[Callable[[yaml.Node, random.Random], None], ...]] = {
    "order of keys": (order,),
    "quoting": (quoting,),
    "flow and block style": (style,),
    "comments and blanks": (nothing,),
    "CRLF": (),
    "all together": (order, quoting, style),
}


def changed(content: bytes, kind: str, rng: random.Random) -> bytes:
    """The document written in another way."""
    made = content
    if KINDS[kind]:
        root = compose(content)
        assert root is not None
        for one in _nodes(root):
            _settle(one)
        for change in KINDS[kind]:
            change(root, rng)
        wide = kind != "flow and block style"
        made = write(root, width=WIDE if wide else _NARROW, indent=rng.choice((2, 4, 8)))
    if kind in ("comments and blanks", "all together"):
        made = "\n".join(_commented(made.decode().split("\n"), rng)).encode()
    if kind == "CRLF" or (kind == "all together" and rng.random() < 0.5):
        made = made.replace(b"\r\n", b"\n").replace(b"\n", b"\r\n")
    if _plain(made) != _plain(content):
        raise Meaning(f"{kind} made another document of this one:\n{content.decode()}")
    return made


def _settle(node: yaml.Node) -> None:
    """What a writer would turn into something else: no value is not an empty text."""
    if isinstance(node, yaml.ScalarNode):
        if node.value == "" and not node.style:
            node.value = "null"
        elif "\n" in node.value or node.style in ("|", ">"):
            node.style = '"'


def _commented(lines: list[str], rng: random.Random) -> Iterator[str]:
    """Nothing in the lines goes over an end of line, so that a comment fits between any two."""
    for line in lines:
        if rng.random() < 0.3:
            yield rng.choice(_COMMENTS)
        tail = rng.choice(("", "", "", " ", "   ", "  # a comment: [x")) if line.strip() else ""
        yield line + tail


def _plain(content: bytes) -> Any:
    """What any reader of YAML takes from the document, as texts."""
    loaded = yaml.load(content, Loader=yaml.CBaseLoader)  # noqa: S506  it makes texts only
    return json.loads(json.dumps(loaded).replace('"null"', '""'))


def _nodes(node: yaml.Node) -> Iterator[yaml.Node]:
    yield node
    if isinstance(node, yaml.SequenceNode):
        for one in node.value:
            yield from _nodes(one)
    elif isinstance(node, yaml.MappingNode):
        for pair in node.value:
            for one in pair:
                yield from _nodes(one)


def judged(documents: Iterable[tuple[str, bytes]]) -> Verdicts:
    """The verdicts on documents, without the places in them."""
    from validator.cli.main import main

    with tempfile.TemporaryDirectory(prefix="houseway-fuzz-") as place:
        folder, output = Path(place, "rules"), Path(place, "out.json")
        for name, content in documents:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(content)
        given = ["check", str(folder), "--isolated", "--no-cache", "--format", "json"]
        main([*given, "--output", str(output)])
        told = json.loads(output.read_text())
    unable = (
        ("refused", _PLACE.sub(r"\1", str(one))) for one in (*told["refused"], *told["faults"])
    )
    return Counter((*map(_print, told["verdicts"]), *unable))


def _print(verdict: dict[str, Any]) -> tuple[str, ...]:
    """What a verdict is known by."""
    message = _PLACE.sub(r"\1", verdict["message"])
    evidence = sorted(f"{one['document']} {one['lines']}" for one in verdict["evidence"])
    return (verdict["subject"]["id"], verdict["provision"], verdict["verdict"], message, *evidence)


def documents(below: Path = RULES) -> list[tuple[str, bytes]]:
    found = sorted(below.rglob("*.yaml"))
    return [
        (path.relative_to(below.parent).as_posix(), path.read_bytes())
        for path in found
        if path.name != "ledger.yaml"
    ]


def differences(
    given: list[tuple[str, bytes]], kind: str, seed: str, before: Verdicts
) -> list[str]:
    """What one round of a kind of change does to the verdicts."""
    made = []
    for name, content in given:
        rng = random.Random(f"{seed}/{kind}/{name}")  # noqa: S311
        made.append((name, changed(content, kind, rng)))
    after = judged(made)
    gone = [f"- {' | '.join(one)}" for one in (before - after).elements()]
    new = [f"+ {' | '.join(one)}" for one in (after - before).elements()]
    return sorted((*gone, *new), key=lambda line: line[2:])


def run(seed: int, rounds: int) -> int:
    """Every kind of change on every document of ``rules/``; how many verdicts it changed."""
    if not rounds:
        return 0
    given = documents()
    before, total = judged(given), 0
    for kind in KINDS:
        found = [
            line
            for number in range(rounds)
            for line in differences(given, kind, f"{seed}/{number}", before)
        ]
        total += len(found)
        told = "no verdict changed" if not found else f"{len(found)} verdicts gone or new"
        print(f"{kind}: {len(given)} documents, {rounds} rounds, {before.total()} verdicts: {told}")
        print("".join(f"  {line}\n" for line in dict.fromkeys(found)), end="", flush=True)
    return total
